"""The map of Celtic Trader: tiles, road sections, charts and roles, read from a map file.

A map is data, not code (C1-C7): `builtin` gives the project's own reconstruction, `read_map`
takes the parsed content of any map file, and `faults` lists all that is wrong with one.
"""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass
from importlib import resources
from typing import Final

from oenach.games.celtic_trader.maps.files.checking import check
from oenach.games.celtic_trader.maps.files.draft import (
    KINDS,
    DraftRole,
    DraftTile,
    MapDraft,
    read_draft,
)
from oenach.games.celtic_trader.maps.files.faults import (
    ABILITIES,
    COLUMNS,
    RESOURCES,
    Ability,
    MapError,
    MapFault,
    Resource,
    TileKind,
    content_faults,
)
from oenach.games.celtic_trader.maps.files.roads import Roads

__all__ = [
    "ABILITIES",
    "BUILTIN_MAPS",
    "COLUMNS",
    "RESOURCES",
    "Ability",
    "MapError",
    "MapFault",
    "Resource",
    "Role",
    "Section",
    "Tile",
    "TileKind",
    "WorldMap",
    "builtin",
    "faults",
    "read_map",
    "without_comments",
]

BUILTIN_MAPS: Final = ("britannia",)

COMMENT: Final = "$comment"

# The words of a file, which are texts until they were looked up.
_TILE_KINDS: Final[dict[str, TileKind]] = {kind: kind for kind in KINDS}
_RESOURCES: Final[dict[str, Resource]] = {resource: resource for resource in RESOURCES}
_ABILITIES: Final[dict[str, Ability]] = {ability: ability for ability in ABILITIES}


@dataclass(frozen=True)
class Section:
    """A connected road network on one tile (C3); on a stronghold tile, one road into it (C3a)."""

    id: str
    tile: int  # index into WorldMap.tiles
    edges: tuple[int, ...]
    spots: tuple[Resource, ...]
    roman: bool  # it has a place for a Roman token (C3b)


@dataclass(frozen=True)
class Tile:
    """A hexagonal tile at axial (q, r); `name` is the stronghold's, None on other tiles."""

    id: str
    q: int
    r: int
    kind: TileKind
    name: str | None
    sections: tuple[int, ...]  # indices into WorldMap.sections


@dataclass(frozen=True)
class Role:
    """A role card (C7): where it starts and what it adds to the score."""

    name: str
    start: str  # as the file has it; WorldMap.start_place resolves it
    bonus: dict[Ability, tuple[int, ...]]  # ability -> VP for levels 0 to 4; absent: none
    rp: int  # VP for each RP left at the end


class WorldMap:
    """A map that has passed every check; build it with `read_map` or `builtin`.

    tiles and sections are in file order; `circle` is the index of the stone circle's tile;
    `strongholds` are names in the order of their tiles in the file, `stronghold_tiles` the
    indices of these tiles; `charts` gives each stronghold's start columns by resource (C4);
    `file` is a copy of the content that was read, for embedding, and is not to be changed.
    """

    def __init__(self, draft: MapDraft, file: dict[str, object]) -> None:
        drafted = draft.tiles or []
        roads = Roads(drafted)
        self.name = draft.name
        self.version = draft.version
        self.reconstruction = draft.reconstruction
        self.tiles = _tiles(drafted)
        self.sections = _sections(drafted)
        kinds = [tile.kind for tile in self.tiles]
        self.circle = kinds.index("circle")
        self.stronghold_tiles = tuple(n for n, kind in enumerate(kinds) if kind == "stronghold")
        self.strongholds = tuple(self.tiles[n].name or "" for n in self.stronghold_tiles)
        self.charts = draft.charts or {}
        self.roles = {name: _role(name, role) for name, role in (draft.roles or {}).items()}
        self.file = file
        self._across = [
            [roads.across(section, edge) for edge in range(6)]
            for section in range(len(self.sections))
        ]

    def neighbour(self, section: int, edge: int) -> int:
        """The section that the road over this edge leads to; ValueError if there is no road."""
        other = self._across[section][edge]
        if other < 0:
            raise ValueError(f"section {self.sections[section].id} has no road at edge {edge}")
        return other

    def start_place(self, role: str) -> str:
        """A section's id, or a stronghold's name, at which this role starts (C13a)."""
        start = self.roles[role].start
        for name, tile in zip(self.strongholds, self.stronghold_tiles, strict=True):
            if start == self.tiles[tile].id:
                return name
        return start


def _tiles(drafted: list[DraftTile]) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    first = 0
    for tile in drafted:
        q, r = tile.at or (0, 0)
        numbers = tuple(range(first, first + len(tile.sections)))
        tiles.append(Tile(tile.id, q, r, _TILE_KINDS[tile.kind], tile.name, numbers))
        first += len(numbers)
    return tuple(tiles)


def _sections(drafted: list[DraftTile]) -> tuple[Section, ...]:
    return tuple(
        Section(
            section.id,
            n,
            tuple(section.edges),
            tuple(_RESOURCES[spot] for spot in section.spots),
            section.roman,
        )
        for n, tile in enumerate(drafted)
        for section in tile.sections
    )


def _role(name: str, role: DraftRole) -> Role:
    bonus = {_ABILITIES[ability]: points for ability, points in role.bonus.items()}
    return Role(name, role.start or "", bonus, role.rp)


def _inspect(data: object, found: list[MapFault]) -> MapDraft:
    """Reads and checks; a file that is too large, or no JSON, is looked at no further."""
    found.extend(content_faults(data))
    if found:
        return MapDraft()
    draft = read_draft(data, found)
    check(draft, found)
    return draft


def faults(data: object) -> list[MapFault]:
    """All that is wrong with the parsed content of a map file; an empty list if nothing is."""
    found: list[MapFault] = []
    _inspect(data, found)
    return found


def read_map(data: object) -> WorldMap:
    """The map that the parsed content of a map file describes, or MapError with every fault."""
    found: list[MapFault] = []
    draft = _inspect(data, found)
    if found or not isinstance(data, dict):
        raise MapError(found)
    return WorldMap(draft, copy.deepcopy(data))


def without_comments(data: object) -> object:
    """The content of a map file without its comments, which may stand in every object."""
    if isinstance(data, dict):
        return {key: without_comments(inner) for key, inner in data.items() if key != COMMENT}
    if isinstance(data, list):
        return [without_comments(inner) for inner in data]
    return data


_builtin: Final[dict[str, WorldMap]] = {}


def builtin(name: str) -> WorldMap | None:
    """A map that comes with the package, or None if there is none of that name."""
    if name not in BUILTIN_MAPS:
        return None
    if name not in _builtin:
        file = resources.files(__package__) / "data" / f"{name}.json"
        _builtin[name] = read_map(json.loads(file.read_text(encoding="utf-8")))
    return _builtin[name]
