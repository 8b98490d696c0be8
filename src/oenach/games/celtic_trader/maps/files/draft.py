"""A map file as its author wrote it: each value of the right type, its rules not yet checked.

What has the wrong type is reported and left out, or something sound stands for it, so that the
rules can still be checked on all the rest and a person sees every mistake at once.
"""

from __future__ import annotations

import re
from typing import Final

from oenach.games.celtic_trader.maps.files.faults import (
    ABILITIES,
    COLUMNS,
    RESOURCES,
    MapFault,
    Place,
    TileKind,
    shown,
    step,
)

KINDS: Final[tuple[TileKind, ...]] = ("land", "stronghold", "circle")
LEVELS: Final = 5  # C5
MAX_BONUS: Final = 1000
MAX_RATE: Final = 100
LONGEST_NAME: Final = 60  # of the map
FAR: Final = 1000  # no coordinate lies further out
_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,15}")
_ROLE: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
_COMMENT: Final = "$comment"


class DraftSection:
    """A section as the file has it; an id that is no name is kept as ''."""

    def __init__(self, place: Place, id: str) -> None:
        self.place = place
        self.id = id
        self.edges: list[int] = []
        self.spots: list[str] = []
        self.roman = True


class DraftTile:
    """A tile as the file has it; `slot` is its place in the file, for tiles without a good id."""

    def __init__(self, place: Place, slot: str, id: str) -> None:
        self.place = place
        self.slot = slot
        self.id = id
        self.at: tuple[int, int] | None = None
        self.kind = ""
        self.name: str | None = None
        self.sections: list[DraftSection] = []


class DraftRole:
    """A role as the file has it; a start that is no text is kept as None."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.start: str | None = None
        self.bonus: dict[str, tuple[int, ...]] = {}
        self.rp = 0


class MapDraft:
    """All that could be read from a map file."""

    def __init__(self) -> None:
        self.name = ""
        self.version = 0
        self.reconstruction = True
        self.tiles: list[DraftTile] | None = None
        self.charts: dict[str, dict[str, int]] | None = None
        self.roles: dict[str, DraftRole] | None = None


class _Fields:
    """The fields of one object, comments left out; unknown and missing keys are reported."""

    def __init__(
        self, value: object, place: Place, required: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> None:
        self.place = place
        self.values = _entries(value, place)
        if not isinstance(value, dict):
            return
        for key in self.values:
            if key not in required and key not in optional:
                place.fault("unknown-key", name=shown(key))
        for key in required:
            if key not in self.values:
                place.fault("missing-key", name=key)

    def inside(self, key: str) -> Place:
        whole = self.place.where
        return self.place.inside(key if whole == "file" else f"{whole}, {key}")

    def items(self, key: str) -> list[object]:
        """The list under a key; empty when it is absent or no list."""
        return _items(self.values[key], self.inside(key)) if key in self.values else []

    def integer(self, key: str, low: int, high: int) -> int | None:
        """A whole number; None when it is absent or not one from `low` to `high`."""
        if key not in self.values:
            return None
        return _integer(self.values[key], self.inside(key), low, high)

    def flag(self, key: str, default: bool) -> bool:
        value = self.values.get(key, default)
        if isinstance(value, bool):
            return value
        self.inside(key).fault("wrong-type", expected="true or false", found=shown(value))
        return default

    def text(self, key: str) -> str | None:
        return _text(self.values[key], self.inside(key)) if key in self.values else None

    def short_name(self, key: str) -> str:
        """A short name; '' when it is absent or not of the right form."""
        value = self.text(key)
        if value is None:
            return ""
        return value if _matches(value, _ID, self.inside(key)) else ""


def _entries(value: object, place: Place) -> dict[str, object]:
    if isinstance(value, dict):
        return {str(key): entry for key, entry in value.items() if key != _COMMENT}
    place.fault("wrong-type", expected="an object", found=shown(value))
    return {}


def _items(value: object, place: Place) -> list[object]:
    if isinstance(value, list):
        return value
    place.fault("wrong-type", expected="a list", found=shown(value))
    return []


def _integer(value: object, place: Place, low: int, high: int) -> int | None:
    if not isinstance(value, int) or isinstance(value, bool):
        place.fault("wrong-type", expected="a whole number", found=shown(value))
        return None
    if not low <= value <= high:
        place.fault("out-of-range", found=value, low=low, high=high)
        return None
    return int(value)


def _text(value: object, place: Place) -> str | None:
    if isinstance(value, str):
        return value
    place.fault("wrong-type", expected="text", found=shown(value))
    return None


def _matches(value: str, form: re.Pattern[str], place: Place) -> bool:
    if form.fullmatch(value) is not None:
        return True
    place.fault("bad-name", found=shown(value), form=form.pattern)
    return False


def read_draft(data: object, found: list[MapFault]) -> MapDraft:
    """All that can be read from a file's content; what can't be is added to `found`."""
    draft = MapDraft()
    file = _Fields(
        data,
        Place("file", "C1", found),
        ("name", "version", "reconstruction", "tiles", "charts", "roles"),
    )
    name = file.text("name")
    if name is not None:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            form = f"1 to {LONGEST_NAME} printable characters"
            file.inside("name").fault("bad-name", found=shown(name), form=form)
        draft.name = name
    version = file.integer("version", 1, 1_000_000)
    draft.version = 0 if version is None else version
    draft.reconstruction = file.flag("reconstruction", True)
    tiles = file.items("tiles")
    if isinstance(file.values.get("tiles"), list):
        draft.tiles = [_tile(tile, n, found) for n, tile in enumerate(tiles)]
    if "charts" in file.values:
        draft.charts = _charts(file.values["charts"], Place("charts", "C4", found))
    if "roles" in file.values:
        draft.roles = _roles(file.values["roles"], Place("roles", "C7", found))
    return draft


def _title(value: object, word: str, slot: str) -> str:
    """How faults name a tile or section: by its id if it has one, else by its place."""
    name = value.get("id") if isinstance(value, dict) else None
    return f"{word} {name}" if isinstance(name, str) and _ID.fullmatch(name) else slot


def _tile(value: object, number: int, found: list[MapFault]) -> DraftTile:
    slot = f"tiles[{number}]"
    place = Place(_title(value, "tile", slot), "C2", found)
    fields = _Fields(value, place, ("id", "at", "kind", "sections"), ("name",))
    tile = DraftTile(place, slot, fields.short_name("id"))
    tile.at = _position(fields)
    kind = fields.text("kind")
    if kind is not None:
        if kind in KINDS:
            tile.kind = kind
        else:
            place.fault("unknown-kind", found=shown(kind))
    if "name" in fields.values:
        tile.name = fields.short_name("name")
    for n, section in enumerate(fields.items("sections")):
        tile.sections.append(_section(section, n, place))
    return tile


def _position(fields: _Fields) -> tuple[int, int] | None:
    if "at" not in fields.values:
        return None
    place = fields.inside("at")
    value = fields.items("at")
    if not isinstance(fields.values["at"], list):
        return None
    if len(value) != 2:
        place.fault("wrong-length", expected=2, found=len(value))
        return None
    q, r = _integer(value[0], place, -FAR, FAR), _integer(value[1], place, -FAR, FAR)
    return None if q is None or r is None else (q, r)


def _section(value: object, number: int, tile: Place) -> DraftSection:
    title = _title(value, "section", f"sections[{number}]")
    place = tile.inside(f"{tile.where}, {title}").under("C3")
    fields = _Fields(value, place, ("id", "edges"), ("spots", "roman"))
    section = DraftSection(place, fields.short_name("id"))
    for entry in fields.items("edges"):
        edge = _integer(entry, fields.inside("edges"), 0, 5)
        if edge is not None:
            section.edges.append(edge)
    for entry in fields.items("spots"):
        resource = _text(entry, fields.inside("spots"))
        if resource in RESOURCES:
            section.spots.append(str(resource))
        elif resource is not None:
            fields.inside("spots").under("C1").fault("unknown-resource", found=shown(resource))
    section.roman = fields.flag("roman", True)
    return section


def _charts(value: object, place: Place) -> dict[str, dict[str, int]] | None:
    """Each stronghold's start columns (C4)."""
    charts: dict[str, dict[str, int]] = {}
    for name, chart in _entries(value, place).items():
        where = f"charts.{step(name)}"
        fields = _Fields(chart, place.inside(where), RESOURCES)
        charts[name] = {}
        for resource in RESOURCES:
            if resource in fields.values:
                column = _column(fields.values[resource], place.inside(f"{where}.{resource}"))
                charts[name][resource] = column
    return charts if isinstance(value, dict) else None


def _column(value: object, place: Place) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        place.fault("wrong-type", expected="a whole number", found=shown(value))
    elif value not in COLUMNS:
        place.fault("unknown-column", found=value)
    else:
        return int(value)
    return 1


def _roles(value: object, place: Place) -> dict[str, DraftRole] | None:
    """The role cards (C7)."""
    roles: dict[str, DraftRole] = {}
    for name, role in _entries(value, place).items():
        where = f"roles.{step(name)}"
        inner = place.inside(where)
        _matches(name, _ROLE, inner)
        fields = _Fields(role, inner, ("start", "bonus"))
        roles[name] = DraftRole(inner)
        if "start" in fields.values:
            roles[name].start = _text(fields.values["start"], inner.inside(f"{where}.start"))
        if "bonus" in fields.values:
            _bonus(fields.values["bonus"], inner.inside(f"{where}.bonus"), roles[name])
    return roles if isinstance(value, dict) else None


def _bonus(value: object, place: Place, role: DraftRole) -> None:
    for key, entry in _entries(value, place).items():
        inner = place.inside(f"{place.where}.{step(key)}")
        if key == "rp":
            rate = _integer(entry, inner, 0, MAX_RATE)
            role.rp = 0 if rate is None else rate
        elif key in ABILITIES:
            role.bonus[key] = _levels(entry, inner)
        else:
            place.fault("unknown-bonus", found=shown(key))


def _levels(value: object, place: Place) -> tuple[int, ...]:
    """The VP for each level of an ability."""
    points = [_integer(entry, place, 0, MAX_BONUS) for entry in _items(value, place)]
    if isinstance(value, list) and len(points) != LEVELS:
        place.fault("wrong-length", expected=LEVELS, found=len(points))
    return tuple(entry for entry in points if entry is not None)
