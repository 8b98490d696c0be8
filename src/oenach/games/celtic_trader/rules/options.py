"""The options that only Celtic Trader has: the map, and the limit of a game."""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.maps.files.worldmap import (
    BUILTIN_MAPS,
    MapError,
    WorldMap,
    builtin,
    read_map,
    without_comments,
)
from oenach.kernel.errors import OptionError
from oenach.kernel.options import Option, OptionValue

_latest: Final[list[WorldMap]] = []
"""The map of a file that was read last. Whoever makes a game has just had its options read."""


class MapOption(Option):
    """A map that comes with the package, by name, or the parsed content of a map file."""

    def __init__(self) -> None:
        super().__init__("map", BUILTIN_MAPS[0])

    def read(self, game: str, value: object) -> OptionValue:
        world = self.world(game, value)
        if not isinstance(value, dict):
            return str(value)
        # The world's own copy, which stays as it was checked whatever becomes of the one given.
        _latest[:] = [world]
        return world.file

    def kept(self, value: object) -> object:
        return without_comments(value) if isinstance(value, dict) else value

    def world(self, game: str, value: object) -> WorldMap:
        """The map itself; OptionError if the name is unknown or the file has faults."""
        for latest in _latest:
            if value is latest.file:
                return latest
        if isinstance(value, dict):
            try:
                return read_map(value)
            except MapError as error:
                fault = error.faults[0]
                raise OptionError(
                    "bad-map",
                    game=game,
                    option=self.name,
                    where=fault.where,
                    fault=fault.key,
                    rule=fault.rule,
                    count=len(error.faults),
                ) from error
        world = builtin(value) if isinstance(value, str) else None
        if world is None:
            allowed = ", ".join([*BUILTIN_MAPS, "the content of a map file"])
            raise self.refuse(game, value, allowed)
        return world

    def schema(self) -> dict[str, object]:
        names: dict[str, object] = {"type": "string", "enum": list(BUILTIN_MAPS)}
        return {"anyOf": [names, {"type": "object"}], "default": self.default}


class LimitOption(Option):
    """C19: `none`, `rounds:N` or `minutes:N`; for minutes the table calls time."""

    def __init__(self) -> None:
        super().__init__("limit", "none")

    def read(self, game: str, value: object) -> OptionValue:
        if isinstance(value, str):
            unit, colon, number = value.partition(":")
            if value == "none" or (unit in ("rounds", "minutes") and colon and _is_count(number)):
                return value
        raise self.refuse(game, value, "none, rounds:1 to rounds:999, minutes:1 to minutes:999")

    def schema(self) -> dict[str, object]:
        pattern = "^(none|(rounds|minutes):[1-9][0-9]{0,2})$"
        return {"type": "string", "pattern": pattern, "default": self.default}


def _is_count(text: str) -> bool:
    """Whether a text is a number from 1 to 999 in its plainest form."""
    return text.isascii() and text.isdigit() and text[0] != "0" and len(text) <= 3


def round_limit(limit: OptionValue) -> int:
    """The number of rounds of a `limit`, or 0 if it does not count rounds."""
    unit, _, number = str(limit).partition(":")
    return int(number) if unit == "rounds" else 0
