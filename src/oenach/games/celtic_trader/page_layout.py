"""Where the drawing of a Celtic Trader map puts roads, bridges, spots and Roman places."""

from __future__ import annotations

from oenach.games.celtic_trader.maps.drawing.roads.routes import Route
from oenach.games.celtic_trader.maps.drawing.tileplan import TilePlan, plan_tile, starts
from oenach.games.celtic_trader.maps.files.worldmap import WorldMap
from oenach.games.celtic_trader.page_types import CelticTraderLayout, Curve, Point, TileLayout


def map_layout(world: WorldMap) -> CelticTraderLayout:
    """By tile, everything as seen from the tile's middle, in the units of the static_data."""
    begin = starts(world)
    return {tile.id: _tile(plan_tile(world, tile, begin)) for tile in world.tiles}


def at(point: complex) -> Point:
    """A point as x and y."""
    return round(point.real, 2), round(point.imag, 2)


def _tile(plan: TilePlan) -> TileLayout:
    ids = [section.id for section in plan.sections]
    return {
        "roads": {name: _curves(route) for name, route in zip(ids, plan.routes, strict=True)},
        "hubs": {name: at(route.hub) for name, route in zip(ids, plan.routes, strict=True)},
        "bridges": [
            {"over": ids[bridge.upper], "under": ids[bridge.lower], "at": at(bridge.point)}
            for bridge in plan.bridges
        ],
        "spots": {
            section.id: {kind: _place(plan, f"spot.{section.id}.{kind}") for kind in section.spots}
            for section in plan.sections
            if section.spots
        },
        "romans": {
            section.id: _place(plan, f"roman.{section.id}")
            for section in plan.sections
            if section.roman
        },
    }


def _curves(route: Route) -> list[list[Curve]]:
    """The lines of a section, each of cubic Bézier curves with their four points."""
    return [[_curve(*curve) for curve in line.curves] for line in route.lines]


def _curve(start: complex, near: complex, far: complex, end: complex) -> Curve:
    return at(start), at(near), at(far), at(end)


def _place(plan: TilePlan, thing: str) -> Point:
    found = plan.place(thing)
    assert found is not None, "the drawing has room for everything on a tile"
    return at(found)
