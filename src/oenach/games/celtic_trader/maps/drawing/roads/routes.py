"""The roads of a section across its tile.

They run from the middles of its edges to one point, the hub; in a fork, to two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from oenach.games.celtic_trader.maps.drawing.hexes import EDGES, MIDDLES, SIDE
from oenach.games.celtic_trader.maps.drawing.roads.curves import Curve, Line, Meeting, meetings
from oenach.games.celtic_trader.maps.drawing.svg import Point


@dataclass(frozen=True)
class Route:
    """The roads of one section on its tile."""

    edges: tuple[int, ...]
    hubs: tuple[Point, ...]
    lines: tuple[Line, ...]

    @property
    def hub(self) -> Point:
        """Where the roads meet; the first place if there are two."""
        return self.hubs[0]

    @property
    def is_junction(self) -> bool:
        """Whether several lines meet at the hub."""
        return len(self.edges) > 2

    @cached_property
    def points(self) -> list[Point]:
        """Points all along the roads."""
        return [point for line in self.lines for point in line.points]

    def distance(self, point: Point) -> float:
        """How far a point is from the nearest road."""
        return min([abs(point - other) for other in self.points])


@dataclass(frozen=True)
class Bridge:
    """One road over another: sections by their number on the tile, lines by theirs in a route."""

    upper: int
    upper_line: int
    lower: int
    lower_line: int
    meeting: Meeting  # along the upper line, then along the lower

    @property
    def point(self) -> Point:
        """Where it is."""
        return self.meeting.point


def natural_hub(edges: Sequence[int]) -> Point:
    """Where a section's roads meet if nothing is in their way."""
    if len(edges) == 1:
        return -0.2 * MIDDLES[edges[0]]
    bisector = sum((EDGES[edge] for edge in edges), 0j)
    if len(edges) > 2:
        return bisector * 30 / len(edges)
    apart = min((edges[0] - edges[1]) % 6, (edges[1] - edges[0]) % 6)
    # The arcs that leave both edges at right angles.
    return 0j if apart == 3 else bisector / abs(bisector) * (0.5 if apart == 1 else 0.23) * SIDE


def _approach(edge: int, hub: Point, heading: Point | None) -> Curve:
    """From an edge, at a right angle to it, to the hub, where it arrives with a heading."""
    start = MIDDLES[edge]
    reach = 0.42 * abs(hub - start)
    leaving = start - reach * EDGES[edge]
    if heading is None:
        way = hub - (start - 0.8 * reach * EDGES[edge])
        heading = way / abs(way) if way else -EDGES[edge]
    return Curve(start, leaving, hub - reach * 0.9 * heading, hub)


def make_route(edges: tuple[int, ...], hub: Point, steps: int) -> Route:
    """The roads of a section by way of a hub."""
    if len(edges) != 2:
        lines = [Line([_approach(edge, hub, None)], steps) for edge in edges]
        return Route(edges, (hub,), tuple(lines))
    way = MIDDLES[edges[1]] - MIDDLES[edges[0]]
    heading = way / abs(way)
    there = _approach(edges[0], hub, heading)
    back = _approach(edges[1], hub, -heading)
    onwards = Curve(hub, back.arriving, back.leaving, back.start)
    return Route(edges, (hub,), (Line([there, onwards], steps),))


def make_fork(edges: tuple[int, ...], over: tuple[int, ...], steps: int) -> Route:
    """The roads of a section with pairs of edges on both sides of a road: each pair meets on its
    side, and one road joins the two, so that there is only one bridge."""
    pairs = sides(edges, over)
    hubs = [34 * sum((EDGES[edge] for edge in pair), 0j) / 3**0.5 for pair in pairs]
    lines = [
        Line([_approach(edge, hub, None)], steps)
        for pair, hub in zip(pairs, hubs, strict=True)
        for edge in pair
    ]
    way = (hubs[1] - hubs[0]) / 3
    link = Line([Curve(hubs[0], hubs[0] + way, hubs[1] - way, hubs[1])], steps)
    return Route(edges, tuple(hubs), (*lines, link))


def sides(edges: tuple[int, ...], over: tuple[int, ...]) -> list[list[int]]:
    """The edges on either side of a road."""
    low, high = min(over), max(over)
    between = [edge for edge in edges if low < edge < high]
    return [between, [edge for edge in edges if edge not in between]]


def must_cross(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether two sections of a tile can't be drawn without a bridge."""
    for low, high in combinations(sorted(one), 2):
        between = [low < edge < high for edge in other]
        if any(between) and not all(between):
            return True
    return False


def crossings(one: Route, other: Route) -> list[tuple[int, int, Meeting]]:
    """Where the roads of two sections cross: a line of each, and the place."""
    return [
        (n, m, meeting)
        for n, first in enumerate(one.lines)
        for m, second in enumerate(other.lines)
        for meeting in meetings(first, second)
    ]


def find_bridges(routes: Sequence[Route]) -> list[Bridge]:
    """Every place of a tile where one road goes over another.

    The section with fewer roads goes over the other; of two with as many, the later one.
    """
    order = bottom_up(routes)
    found: list[Bridge] = []
    for rank, upper in enumerate(order):
        for lower in order[:rank]:
            found += [
                Bridge(upper, n, lower, m, meeting)
                for n, m, meeting in crossings(routes[upper], routes[lower])
            ]
    return found


def bottom_up(routes: Sequence[Route]) -> list[int]:
    """The sections of a tile in the order in which they are drawn."""
    return sorted(range(len(routes)), key=lambda n: (-len(routes[n].edges), n))
