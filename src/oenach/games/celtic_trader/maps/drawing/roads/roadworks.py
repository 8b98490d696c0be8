"""Drawing roads, lanes and bridges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from oenach.games.celtic_trader.maps.drawing.hexes import APOTHEM, EDGES
from oenach.games.celtic_trader.maps.drawing.palette import PARAPET, ROAD, ROAD_EDGE
from oenach.games.celtic_trader.maps.drawing.placing import HALF_ROAD, ON_ROAD, nearest
from oenach.games.celtic_trader.maps.drawing.roads.curves import Curve, Line, cross, path
from oenach.games.celtic_trader.maps.drawing.roads.routes import Bridge, Route, bottom_up
from oenach.games.celtic_trader.maps.drawing.svg import add, entitle, polyline, stroke
from oenach.games.celtic_trader.maps.drawing.tileplan import TilePlan

WIDTH: Final = 2 * HALF_ROAD
PAVED: Final = WIDTH - 4.6
"""The width of a road without its edges."""
SPAN: Final = 23.0
"""Half the length of a bridge."""
HEADROOM: Final = 8.0
"""What is left out of the lower road on both sides of a bridge."""
OVERLAP: Final = 1.5
"""So far the paving reaches into the next tile, so that no seam shows."""


def draw_roads(parent: Element, plan: TilePlan, titles: Sequence[str]) -> None:
    """The roads of a tile, the lower ones first, each section in a group with a title."""
    for n in bottom_up(plan.routes):
        section = plan.sections[n]
        roads = add(parent, "g", id=f"section.{section.id}")
        entitle(roads, titles[n])
        pieces = _open_pieces(plan, n)
        data = "".join(path(piece) for piece in pieces)
        paving = "".join(path(_reaching_over(piece)) for piece in pieces)
        lanes = _lanes(plan, n)
        if lanes:
            stroke(roads, lanes, ROAD_EDGE, WIDTH - 5)
        stroke(roads, data, ROAD_EDGE, WIDTH, "butt")
        if lanes:
            stroke(roads, lanes, ROAD, PAVED - 4.5)
        stroke(roads, paving, ROAD, PAVED, "butt")
        route = plan.routes[n]
        if len(route.edges) != 2 and plan.tile.kind != "stronghold":
            # A junction, or the end of a road: round it off.
            ends = "".join(polyline([hub, hub]) for hub in route.hubs)
            if len(route.edges) == 1:
                stroke(roads, ends, ROAD_EDGE, WIDTH)
            stroke(roads, ends, ROAD, PAVED)
        for bridge in plan.bridges:
            if bridge.upper == n:
                _draw_bridge(roads, plan, bridge)


def _open_pieces(plan: TilePlan, section: int) -> list[list[Curve]]:
    """The roads of a section without the stretches that lie under a bridge."""
    pieces: list[list[Curve]] = []
    for n, line in enumerate(plan.routes[section].lines):
        hidden = sorted(
            _hidden(plan.routes, bridge)
            for bridge in plan.bridges
            if (bridge.lower, bridge.lower_line) == (section, n)
        )
        start = 0.0
        for first, last in [*hidden, (line.length, line.length)]:
            if first > start:
                pieces.append(line.part(start, first))
            start = max(start, last)
    return pieces


def _hidden(routes: tuple[Route, ...], bridge: Bridge) -> tuple[float, float]:
    """Which stretch of the lower road a bridge hides."""
    upper = routes[bridge.upper].lines[bridge.upper_line].heading(bridge.meeting.first)
    lower = routes[bridge.lower].lines[bridge.lower_line].heading(bridge.meeting.second)
    square = max(0.5, abs(cross(upper, lower)))
    half = (HALF_ROAD + HEADROOM) / square
    return bridge.meeting.second - half, bridge.meeting.second + half


def _reaching_over(piece: list[Curve]) -> list[Curve]:
    """A road that ends at an edge of its tile goes on a little."""
    first, last = piece[0], piece[-1]
    for edge in EDGES:
        if abs(first.start - edge * APOTHEM) < 0.01:
            beyond = first.start + OVERLAP * edge
            piece = [Curve(beyond, first.start, first.start, first.start), *piece]
        if abs(last.end - edge * APOTHEM) < 0.01:
            beyond = last.end + OVERLAP * edge
            piece = [*piece, Curve(last.end, last.end, last.end, beyond)]
    return piece


def _lanes(plan: TilePlan, section: int) -> str:
    """Lanes from the road to things of the section that found no place on it."""
    data = ""
    for thing, box in plan.places.items():
        kind, _, rest = thing.partition(".")
        if kind in ("spot", "roman") and rest.partition(".")[0] == plan.sections[section].id:
            end = nearest(plan.routes[section], box.at)
            if abs(end - box.at) > ON_ROAD:
                data += polyline([end, box.at])
    return data


def _draw_bridge(parent: Element, plan: TilePlan, bridge: Bridge) -> None:
    """Parapets along the upper road, their ends turned outwards."""
    line = plan.routes[bridge.upper].lines[bridge.upper_line]
    names = plan.sections[bridge.upper].id, plan.sections[bridge.lower].id
    number = sum(
        (other.upper, other.lower) == (bridge.upper, bridge.lower)
        for other in plan.bridges[: plan.bridges.index(bridge)]
    )
    id = "bridge." + ".".join(names) + (f".{number + 1}" if number else "")
    spans = add(parent, "g", id=id)
    for side in (-1, 1):
        stroke(spans, _parapet(line, bridge.meeting.first, side), PARAPET, 3.2)


def _parapet(line: Line, middle: float, side: int) -> str:
    ways = [middle + SPAN * n / 6 for n in range(-6, 7)]
    ways = [min(max(way, 0.0), line.length) for way in ways]
    wall = [line.at(way) + side * 1j * line.heading(way) * (HALF_ROAD + 1.6) for way in ways]
    first, last = line.heading(ways[0]), line.heading(ways[-1])
    wing = 5.5 * side * 1j
    return polyline([wall[0] + wing * first - 4 * first, *wall, wall[-1] + wing * last + 4 * last])
