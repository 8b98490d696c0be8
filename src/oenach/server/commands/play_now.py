"""`oenach play-now`, which is also what a bare `oenach` does."""

from __future__ import annotations

import json
import webbrowser
from typing import Annotated, Final
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

import typer
from rich.console import Console
from rich.text import Text

from oenach.console.arguments import Language
from oenach.console.telling import begin
from oenach.games.installed import games, module_of
from oenach.kernel.registry import no_such_game
from oenach.messages import say
from oenach.server.commands.serve import Opening, open_server
from oenach.server.settings import read_settings

PATIENCE: Final = 2.0
"""Seconds in which a server that runs already has said so."""


def play_now(
    game: Annotated[
        str | None, typer.Argument(help=f"One of: {', '.join(games())}.", metavar="[GAME]")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open it in a browser.")] = True,
    port: Annotated[
        int | None, typer.Option(help="The port; another one is taken where it is not free.")
    ] = None,
    language: Language = "en",
) -> None:
    """Open the games in a browser; oenach alone does so, too."""
    begin(language)
    if game is not None and module_of(game) is None:
        raise no_such_game(game)
    page = f"new?game={quote(game)}" if game else ""
    settings, _ = read_settings({"host": "127.0.0.1", "port": port})
    if (url := running_at(settings.port)) is not None:
        # Whoever has it open already wants to go on with it: a store is for one server.
        Console(highlight=False).print(Text(say("server-listens", language, url=url + page)))
        if browser:
            webbrowser.open(url + page)
        raise typer.Exit
    opening = Opening(browser=browser, page=page, language=language, any_port=True)
    raise typer.Exit(open_server({"host": "127.0.0.1", "port": port}, None, opening))


def running_at(port: int) -> str | None:
    """The address of an Óenach that runs on this machine at a port, if there is one."""
    url = f"http://127.0.0.1:{port}/"
    try:
        with urlopen(f"{url}healthz", timeout=PATIENCE) as answer:
            told = json.loads(answer.read(1000))
    except (URLError, OSError, ValueError):
        return None
    return url if isinstance(told, dict) and {"status", "version"} <= told.keys() else None
