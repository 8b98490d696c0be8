"""Map files: read with every check, refused with the file, the place and the reason."""

from __future__ import annotations

import json
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from oenach.games.celtic_trader.maps.files.faults import MapError, MapFault, step
from oenach.games.celtic_trader.maps.files.worldmap import WorldMap, read_map
from oenach.kernel.errors import Fact, OenachError

LARGEST: Final = 2_000_000
"""No map file has more bytes than this; 60 tiles have some 11,000, comments apart."""
LONGEST_NAME: Final = 400
MOST_DIGITS: Final = 18
TOO_LARGE: Final = 10**MOST_DIGITS
"""Stands for every number of more digits: as far beyond what the checker allows as they are."""


class MapFileError(OenachError):
    """A map file was refused. `faults` has every mistake of a file that could be read, for
    `oenach.games.celtic_trader.maps.files.telling`; the facts have the first."""

    code = "bad-map"

    def __init__(self, key: str, faults: Sequence[MapFault] = (), **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.faults = list(faults)


def read_map_file(path: Path) -> WorldMap:
    """The map in a file, or MapFileError; what was read is the map's `file`."""
    content = _parse(_read_text(path), path)
    try:
        return read_map(content)
    except MapError as error:
        first = error.faults[0]
        raise MapFileError(
            "map-file-faulty",
            error.faults,
            file=_told(path),
            where=first.where,
            fault=first.key,
            rule=first.rule,
            count=len(error.faults),
        ) from None


def _told(path: Path) -> str:
    """The name of a file, in no more characters than a message takes."""
    name = str(path)
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 3] + "..."


def _read_text(path: Path) -> str:
    try:
        # A pipe or a device could keep us waiting for ever.
        if not stat.S_ISREG(path.stat().st_mode):
            raise MapFileError("map-file-not-a-file", file=_told(path))
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise MapFileError("map-file-unreadable", file=_told(path), why=why) from None
    if len(content) > LARGEST:
        raise MapFileError("map-file-too-large", file=_told(path), megabytes=LARGEST // 1_000_000)
    try:
        # Some editors put a byte order mark before everything else.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise MapFileError("map-file-not-utf-8", file=_told(path), line=line) from None


class _Twice(dict[str, object]):
    """An object of the file in which some key stands more than once."""

    def __init__(self, pairs: list[tuple[str, object]], name: str) -> None:
        super().__init__(pairs)
        self.name = name


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            break
        seen.add(name)
    return _Twice(pairs, name)


def _integer(digits: str) -> int:
    return int(digits) if len(digits) <= MOST_DIGITS else TOO_LARGE


def _parse(text: str, path: Path) -> object:
    try:
        content: object = json.loads(text, object_pairs_hook=_object, parse_int=_integer)
    except json.JSONDecodeError as error:
        raise MapFileError(
            "map-file-not-json", file=_told(path), line=error.lineno, column=error.colno
        ) from None
    except RecursionError:
        raise MapFileError("map-file-too-deep", file=_told(path)) from None
    twice = _find_twice(content)
    if twice is not None:
        where, name = twice
        # Two readers might each take another one of them.
        raise MapFileError("map-file-key-twice", file=_told(path), where=where, name=name)
    return content


def _find_twice(content: object) -> tuple[str, str] | None:
    """Where a key stands twice in one object, and which; a walk with a stack of its own."""
    waiting: list[tuple[object, str]] = [(content, "")]
    while waiting:
        value, where = waiting.pop()
        if isinstance(value, _Twice):
            return where or "file", step(value.name)
        if isinstance(value, dict):
            for key, entry in value.items():
                waiting.append((entry, f"{where}.{step(key)}" if where else step(key)))
        elif isinstance(value, list):
            waiting += [(entry, _entry_name(entry, where, n)) for n, entry in enumerate(value)]
    return None


def _entry_name(entry: object, where: str, number: int) -> str:
    """An entry of a list; a tile or section by its id if it has one, as the checker names them."""
    id = entry.get("id") if isinstance(entry, dict) else None
    if isinstance(id, str):
        if where == "tiles":
            return f"tile {step(id)}"
        if where.startswith("tile ") and where.endswith(".sections"):
            return f"{where.removesuffix('.sections')}, section {step(id)}"
    return f"{where}[{number}]"
