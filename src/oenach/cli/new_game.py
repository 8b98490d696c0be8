"""`oenach new-game`: the package of a game of one's own, which works from the first minute."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from oenach.console.arguments import Language
from oenach.console.errors import TerminalError
from oenach.console.telling import begin
from oenach.games.installed import games

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LEFT_BEHIND: Final = ("__pycache__",)


def new_game(
    name: Annotated[
        str, typer.Argument(help="What commands will call it: lower case, such as `fox-and-geese`.")
    ],
    folder: Annotated[
        Path | None, typer.Option(help="Where to put it; a folder of that name here if left out.")
    ] = None,
    language: Language = "en",
) -> None:
    """Begin a game of your own: a package with a small game in it that can be played at once."""
    speaker, screen = begin(language)
    place = folder or Path(name)
    try:
        _check(name, place)
        for path, text in _written(name):
            file = place / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise TerminalError("terminal-cannot-write", path=str(place), why=why) from None
    screen.show(speaker.say("terminal-new-game-made", folder=str(place), game=name))


def _check(name: str, place: Path) -> None:
    """TerminalError for a name that cannot be one, and for a folder in which something is."""
    if not NAME.fullmatch(name) or len(name) > 40:
        raise TerminalError("terminal-new-game-name", name=name)
    if name in games():
        raise TerminalError("terminal-new-game-taken", name=name)
    package = name.replace("-", "_")
    # A package of such a name would hide the other, or be hidden by it.
    if iskeyword(package) or find_spec(package) is not None:
        raise TerminalError("terminal-new-game-module", name=name)
    if os.path.lexists(place) and (not os.path.isdir(place) or os.listdir(place)):
        raise TerminalError("terminal-new-game-folder", folder=str(place))


def _written(name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the template, with the game's own name in it."""
    words = {
        "game_package": name.replace("-", "_"),
        "game-name": name,
        "GameTitle": name.title().replace("-", ""),
        "Game Title": name.replace("-", " ").title(),
    }
    for path, file in _files(files("oenach.cli") / "template", Path()):
        yield Path(_filled_in(str(path), words)), _filled_in(file.read_text("utf-8"), words)


def _files(folder: Traversable, below: Path) -> Iterator[tuple[Path, Traversable]]:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir() and one.name not in LEFT_BEHIND:
            yield from _files(one, below / one.name)
        elif one.is_file():
            yield below / one.name, one


def _filled_in(text: str, words: dict[str, str]) -> str:
    for placeholder, word in words.items():
        text = text.replace(placeholder, word)
    return text
