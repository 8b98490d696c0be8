"""The options of a game, as they are given on a command line and shown in a list."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from oenach.console.errors import TerminalError
from oenach.games.installed import module_of
from oenach.kernel.errors import OptionError
from oenach.kernel.options import kept_options
from oenach.kernel.registry import make_game


def read_options(
    game: str, seats: int, texts: Sequence[str], map_file: Path | None
) -> dict[str, object]:
    """The options by name; their values are checked when the game is made."""
    # An unknown game or number of seats is told before anything about its options.
    kind = type(make_game(game, seats))
    schemas = {option.name: option.schema() for option in kind.option_list(seats)}
    given: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise TerminalError("terminal-option-form", option=text[:60])
        if name in given:
            raise TerminalError("terminal-option-twice", option=name[:40])
        given[name] = _value(value, schemas.get(name, {}).get("type"))
    if map_file is not None:
        given["map"] = _from_file(game, "map", map_file)
    return kept_options(kind.option_list(seats), given)


def _from_file(game: str, option: str, path: Path) -> object:
    """The value of an option that is read from a file, in a game that has such a one."""
    module = module_of(game)
    if module is None or "commands" not in module.part_names():
        raise OptionError("unknown-option", game=game, option=option, known="")
    return module.commands.OPTION_FILES[option](path)


def _value(text: str, kind: object) -> object:
    """The value of an option as its schema wants it; as text if it is not of that kind."""
    if kind == "boolean":
        return {"true": True, "false": False}.get(text, text)
    if kind == "integer" and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    return text


def shown_value(value: object) -> str:
    """The value of an option in a few characters."""
    return value if isinstance(value, str) else json.dumps(value)
