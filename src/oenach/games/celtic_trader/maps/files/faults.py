"""What may stand in a map file, the faults one can have, and how large one may be."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Final, Literal

Resource = Literal["deer", "cloth", "wheat", "fish", "ore", "grapes"]
Ability = Literal["movement", "trading", "carrying"]
TileKind = Literal["land", "stronghold", "circle"]

RESOURCES: Final[tuple[Resource, ...]] = ("deer", "cloth", "wheat", "fish", "ore", "grapes")
ABILITIES: Final[tuple[Ability, ...]] = ("movement", "trading", "carrying")
COLUMNS: Final = (1, 2, 4, 6, 8)

# A map of 60 tiles has some 1,100 values and 3,600 characters of text, comments apart.
MAX_VALUES: Final = 20_000
MAX_TEXT: Final = 200_000
MAX_DEPTH: Final = 32
_PLAIN: Final = re.compile(r"[$A-Za-z0-9_-]+")
SHOWN: Final = 24  # characters of a text that a fault quotes
MAX_NUMBER: Final = 2**53  # beyond this, readers of JSON in other languages differ

_SENTENCES: Final[dict[str, str]] = {
    # the file as a whole
    "file-too-large": "more than {limit} values are too many for a map",
    "text-too-long": "more than {limit} characters of text are too many for a map",
    "file-too-deep": "nested more than {limit} levels deep",
    "not-json": "{found} is not a value that JSON knows",
    "number-not-finite": "{found} is not a number that JSON knows",
    "number-too-large": "a number may have at most {digits} digits here",
    "text-not-unicode": "the text holds half of a surrogate pair",
    # single values
    "wrong-type": "{expected} is expected here, not {found}",
    "missing-key": "the key {name} is missing",
    "unknown-key": "the key {name} is not known here",
    "bad-name": "{found} is not a name ({form})",
    "out-of-range": "{found} does not lie between {low} and {high}",
    "wrong-length": "{expected} entries are expected here, not {found}",
    "unknown-kind": "{found} is not a kind of tile (land, stronghold, circle)",
    "unknown-resource": "{found} is not a resource",
    "unknown-column": "{found} is not a column of a chart (1, 2, 4, 6, 8)",
    "unknown-bonus": "{found} is not a bonus (movement, trading, carrying, rp)",
    # names and places
    "name-taken": "the name {name} is already used by {other}",
    "name-reserved": "the name {name} is that of a token",
    "sole-section-name": "the tile's only section must be named {expected}, not {found}",
    "place-taken": "{other} already lies at [{q}, {r}]",
    # counts
    "tile-count": "{found} tiles, where {low} to {high} are needed",
    "stronghold-count": "{found} strongholds, where {expected} are needed",
    "circle-count": "{found} stone circles, where exactly one is needed",
    "resource-count": "{found} spots for {resource}, where {expected} are needed",
    "role-count": "{found} roles, where {expected} are needed",
    # tiles and roads
    "tile-without-section": "the tile has no road",
    "section-without-edge": "the section reaches no edge of its tile",
    "edge-taken": "section {other} already uses this edge",
    "road-off-map": "the road leads off the map",
    "edge-without-road": "the road ends here: tile {other} has no road at its edge {other_edge}",
    "stronghold-without-name": "a stronghold needs a name",
    "name-not-stronghold": "only a stronghold has a name",
    "stronghold-roads": "a stronghold needs at least two roads, and has {found}",
    "stronghold-road-edges": "a stronghold's road has exactly one edge, not {found}",
    "stronghold-road-roman": "a stronghold's road always has a Roman place",
    "spot-on-stronghold": "{resource} can't lie on a stronghold's tile",
    "spot-twice": "{resource} has two spots on one section",
    "section-unreachable": "no road leads here from the stone circle",
    "stronghold-unreachable": "no road leads to {name} from the stone circle",
    # charts and roles
    "chart-missing": "the stronghold {name} has no chart",
    "chart-without-stronghold": "there is no stronghold {name}",
    "start-unknown": "{found} is neither a section nor a stronghold",
    "start-on-stronghold-road": "{found} is a road of a stronghold; name the stronghold instead",
}
FAULT_KEYS: Final = tuple(_SENTENCES)


class MapFault:
    """One mistake in a map file: where it is, which kind, the rule it breaks, and the facts."""

    def __init__(self, where: str, key: str, rule: str, facts: Mapping[str, str | int]) -> None:
        self.where = where
        self.key = key
        self.rule = rule
        self.facts: dict[str, str | int] = dict(facts)

    def __str__(self) -> str:
        return f"{self.where}: {_SENTENCES[self.key].format_map(self.facts)} ({self.rule})"

    def __repr__(self) -> str:
        return f"MapFault({self.where!r}, {self.key!r}, {self.rule!r}, {self.facts!r})"


class MapError(ValueError):
    """A map file was refused; `faults` names every mistake that was found in it."""

    def __init__(self, faults: list[MapFault]) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)


class Place:
    """A place in the file and the rule it is held to; faults found there go to one list."""

    def __init__(self, where: str, rule: str, found: list[MapFault]) -> None:
        self.where = where
        self.rule = rule
        self.found = found

    def fault(self, key: str, **facts: str | int) -> None:
        self.found.append(MapFault(self.where, key, self.rule, facts))

    def inside(self, where: str) -> Place:
        """A place within this one, held to the same rule."""
        return Place(where, self.rule, self.found)

    def under(self, rule: str) -> Place:
        """The same place, held to another rule."""
        return Place(self.where, rule, self.found)


def shown(value: object) -> str:
    """A value in a few characters, as its author would recognise it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return repr(value if len(value) <= SHOWN else value[: SHOWN - 1] + "…")
    if isinstance(value, int):
        return str(value) if abs(value) <= MAX_NUMBER else "a very large number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        return "a list"
    return "an object" if isinstance(value, dict) else type(value).__name__


def step(key: object) -> str:
    """One key as part of a path: as it is when it is plain, quoted when it is not."""
    if isinstance(key, str) and len(key) <= SHOWN and _PLAIN.fullmatch(key) is not None:
        return key
    return shown(key)


class _Walk:
    """A walk over all values of a file, with a stack of its own so that no depth can hurt it."""

    def __init__(self, data: object) -> None:
        self.found: list[MapFault] = []
        self.values = 1
        self.text = 0
        self.waiting: list[tuple[object, int, str]] = [(data, 0, "file")]

    def run(self) -> list[MapFault]:
        while self.waiting:
            value, depth, where = self.waiting.pop()
            place = Place(where, "C1", self.found)
            if isinstance(value, (dict, list)):
                self.values += len(value)
                if self.values > MAX_VALUES:
                    place.fault("file-too-large", limit=MAX_VALUES)
                    return self.found
                if depth >= MAX_DEPTH:
                    place.fault("file-too-deep", limit=MAX_DEPTH)
                    return self.found
                self._open(value, depth + 1, place)
            elif isinstance(value, str):
                self._read(value, place)
            else:
                _check_number(value, place)
            if self.text > MAX_TEXT:
                place.fault("text-too-long", limit=MAX_TEXT)
                return self.found
        return self.found

    def _open(self, value: object, depth: int, place: Place) -> None:
        prefix = "" if place.where == "file" else place.where
        inner: list[tuple[object, int, str]] = []
        if isinstance(value, dict):
            for key, entry in value.items():
                where = f"{prefix}.{step(key)}" if prefix else step(key)
                if isinstance(key, str):
                    self._read(key, place.inside(where))
                else:
                    place.fault("wrong-type", expected="a key that is text", found=shown(key))
                inner.append((entry, depth, where))
        elif isinstance(value, list):
            inner = [(entry, depth, f"{prefix}[{n}]") for n, entry in enumerate(value)]
        inner.reverse()  # the stack gives the last first
        self.waiting.extend(inner)

    def _read(self, value: str, place: Place) -> None:
        self.text += len(value)
        if self.text <= MAX_TEXT and not _is_unicode(value):
            place.fault("text-not-unicode")


def _is_unicode(text: str) -> bool:
    """Whether no half of a surrogate pair is in a text, which UTF-8 cannot write."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _check_number(value: object, place: Place) -> None:
    if value is None or isinstance(value, bool):
        return
    if isinstance(value, int):
        if abs(value) > MAX_NUMBER:
            place.fault("number-too-large", digits=15)
    elif isinstance(value, float):
        if not math.isfinite(value):
            place.fault("number-not-finite", found=str(value))
    else:
        place.fault("not-json", found=shown(value))


def content_faults(data: object) -> list[MapFault]:
    """What bars a file from being looked at more closely: its size, depth, or what is not JSON.

    A map is embedded in positions and logs, so even a comment must be JSON of modest size.
    """
    return _Walk(data).run()
