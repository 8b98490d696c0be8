"""All that will be drawn on one tile, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oenach.games.celtic_trader.maps.drawing.hexes import EDGES, MIDDLES, centre
from oenach.games.celtic_trader.maps.drawing.land.earthworks import (
    BANNER,
    FORT,
    banner_half,
    standing_stones,
)
from oenach.games.celtic_trader.maps.drawing.placing import SHIELD, SPOT, Box, Site, Thing
from oenach.games.celtic_trader.maps.drawing.roads.curves import Curve, Line
from oenach.games.celtic_trader.maps.drawing.roads.routes import Bridge, Route, find_bridges
from oenach.games.celtic_trader.maps.drawing.roads.routing import plan
from oenach.games.celtic_trader.maps.drawing.svg import Point, text_width
from oenach.games.celtic_trader.maps.files.worldmap import Section, Tile, WorldMap

NAME_SIZE: Final = 11.0
"""The size of the letters of tiles' and sections' names."""
STRONGHOLD_SHIELD: Final = 66.0
"""From the middle of a stronghold to the Roman places on its roads."""


@dataclass(frozen=True)
class TilePlan:
    """A tile with its roads laid out. All places are counted from the middle of the tile."""

    tile: Tile
    at: Point
    sections: tuple[Section, ...]
    routes: tuple[Route, ...]
    bridges: list[Bridge]
    places: dict[str, Box]

    def place(self, thing: str) -> Point | None:
        """Where a thing is; None if the tile has no such thing."""
        box = self.places.get(thing)
        return None if box is None else box.at


def name_size(name: str) -> float:
    """The size of the letters of a name; long names are written smaller."""
    return NAME_SIZE if len(name) <= 5 else max(6.5, NAME_SIZE * 6 / (len(name) + 1))


def starts(world: WorldMap) -> dict[str, list[int]]:
    """The roles that start at each place, by their number from 1."""
    found: dict[str, list[int]] = {}
    for number, role in enumerate(world.roles, start=1):
        found.setdefault(world.start_place(role), []).append(number)
    return found


def plan_tile(world: WorldMap, tile: Tile, begin: dict[str, list[int]]) -> TilePlan:
    """Lay out a tile; `begin` has the roles that start at each place."""
    sections = tuple(world.sections[n] for n in tile.sections)
    if tile.kind == "stronghold":
        routes = tuple(_straight(section) for section in sections)
    else:
        routes = plan([(section.edges, len(section.spots)) for section in sections])
    bridges = [] if tile.kind == "stronghold" else find_bridges(routes)
    site = Site(routes, bridges)
    if tile.kind == "stronghold":
        _fortify(site, tile, sections)
    else:
        if tile.kind == "circle":
            stones = standing_stones(points_of(routes))
            site.fixed += [Box(stone, 6, 6, True) for stone in stones]
        site.place_all(_goods(sections))
    site.place_all(_names(tile, sections, begin))
    return TilePlan(tile, centre(tile.q, tile.r), sections, routes, bridges, site.placed)


def _straight(section: Section) -> Route:
    """The road of a stronghold (C3a)."""
    start = MIDDLES[section.edges[0]]
    return Route(section.edges, (0j,), (Line([Curve(start, start * 2 / 3, start / 3, 0j)]),))


def points_of(routes: tuple[Route, ...]) -> list[Point]:
    """Points all along the roads of a tile."""
    return [point for route in routes for point in route.points]


def _fortify(site: Site, tile: Tile, sections: tuple[Section, ...]) -> None:
    site.fixed.append(Box(0j, FORT + 2, FORT + 2, True))
    site.fixed.append(Box(BANNER, banner_half(tile.name or ""), 8))
    for section in sections:
        at = STRONGHOLD_SHIELD * EDGES[section.edges[0]]
        site.placed[f"roman.{section.id}"] = Box(at, SHIELD - 2, SHIELD, False)


def _goods(sections: tuple[Section, ...]) -> list[Thing]:
    """Spots and Roman places."""
    things = [
        Thing(f"spot.{section.id}.{resource}", n, SPOT, SPOT, True, True, 0.06)
        for n, section in enumerate(sections)
        for resource in section.spots
    ]
    return things + [
        Thing(f"roman.{section.id}", n, SHIELD, SHIELD, True, True, 0.05)
        for n, section in enumerate(sections)
        if section.roman
    ]


def _names(tile: Tile, sections: tuple[Section, ...], begin: dict[str, list[int]]) -> list[Thing]:
    """The names of the tile and its sections, and the flags of the roles that start here."""
    things = [
        _name(f"name.{section.id}", section.id, n)
        for n, section in enumerate(sections)
        if section.id != tile.id
    ]
    things.insert(0, _name(f"tile-name.{tile.id}", tile.id, None))
    flagged = [(section.id, n) for n, section in enumerate(sections)]
    places: list[tuple[str, int | None]] = [*flagged, (tile.name or "", None)]
    for place, section in places:
        things += [
            Thing(f"start.{number}", section, 11, 12.5, leash=0.5)
            for number in begin.get(place, [])
        ]
    return things


def _name(id: str, name: str, section: int | None) -> Thing:
    size = name_size(name)
    return Thing(id, section, text_width(name, size) / 2 + 3, size / 2 + 1)
