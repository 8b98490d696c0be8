"""Finding the way that each road takes across its tile.

Where a tile has several sections their hubs are moved about until unconnected roads keep apart,
and those that have to cross do so once, squarely, and away from junctions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from oenach.games.celtic_trader.maps.drawing.hexes import EDGES, MIDDLES, margin
from oenach.games.celtic_trader.maps.drawing.roads.curves import Meeting, cross, towards
from oenach.games.celtic_trader.maps.drawing.roads.routes import (
    Route,
    crossings,
    make_fork,
    make_route,
    must_cross,
    natural_hub,
    sides,
)
from oenach.games.celtic_trader.maps.drawing.svg import Point

APART: Final = 40.0
"""Unconnected roads keep so far apart where they do not cross."""
NEAR_BRIDGE: Final = 36.0
NEEDLESS: Final = 500.0
"""What a bridge costs where there could be none."""
CLEAR_OF_HUB: Final = 34.0
FINE: Final = 12
COARSE: Final = 7
"""Chords a curve, for drawing and while routes are being compared."""

_HUBS: Final = [0j] + [
    radius * towards(30 * turn) for radius in (13, 26, 38, 50, 60) for turn in range(12)
]

Wish = tuple[tuple[int, ...], int]
"""The edges of a section, and how many things will lie on its road."""


def plan(wishes: Sequence[Wish]) -> tuple[Route, ...]:
    """The routes of all sections of a tile."""
    turned = [_turned(wishes, turn) for turn in range(6)]
    turn = min(range(6), key=lambda n: turned[n])
    back = towards(-60 * turn)
    hubs = _hubs(turned[turn])
    return tuple(_route(wishes, n, hub * back, FINE) for n, hub in enumerate(hubs))


def _route(wishes: Sequence[Wish], n: int, hub: Point, steps: int) -> Route:
    """The route of one section, by way of a hub unless it has to be forked."""
    over = _forked_by(wishes, n)
    edges = wishes[n][0]
    return make_route(edges, hub, steps) if over is None else make_fork(edges, over, steps)


def _forked_by(wishes: Sequence[Wish], n: int) -> tuple[int, ...] | None:
    """The road that parts the four edges of a section in two pairs of neighbours, if one does."""
    edges = wishes[n][0]
    for other, _ in wishes:
        if len(edges) == 4 and len(other) == 2 and len(sides(edges, other)[0]) == 2:
            return other
    return None


def _turned(wishes: Sequence[Wish], turn: int) -> tuple[Wish, ...]:
    return tuple((tuple((edge + turn) % 6 for edge in edges), load) for edges, load in wishes)


@lru_cache(maxsize=512)
def _hubs(wishes: tuple[Wish, ...]) -> tuple[Point, ...]:
    """The best hubs of the sections of a tile."""
    if len(wishes) == 1:
        return (natural_hub(wishes[0][0]),)
    natural = [_first_hub(edges) for edges, _ in wishes]
    # Three roads through the middle only come apart if they give way by turns.
    aside = [
        hub + 18j * (-1) ** edges[0] * EDGES[edges[0]]
        for hub, (edges, _) in zip(natural, wishes, strict=True)
    ]
    starts = [natural, aside] if len(wishes) > 2 else [natural]
    settled = [_settle(wishes, start) for start in starts]
    return min(settled, key=lambda found: found[0])[1]


def _first_hub(edges: tuple[int, ...]) -> Point:
    """Where a search begins; the end of a road is kept out of the way of others at first."""
    return 0.5 * MIDDLES[edges[0]] if len(edges) == 1 else natural_hub(edges)


def _settle(wishes: tuple[Wish, ...], hubs: list[Point]) -> tuple[float, tuple[Point, ...]]:
    """Each hub in turn is moved to where it is best beside the others; with the final cost."""
    hubs = list(hubs)
    for _ in range(3):
        before = list(hubs)
        for n in range(len(wishes)):
            if _forked_by(wishes, n) is None:
                hubs[n] = _best_hub(wishes[n], hubs[n], _others(wishes, hubs, n))
        if hubs == before:
            break
    cost = sum(
        _cost(wishes[n], hubs[n], _others(wishes, hubs, n), math.inf) for n in range(len(wishes))
    )
    return cost, tuple(hubs)


def _others(wishes: tuple[Wish, ...], hubs: list[Point], n: int) -> list[Route]:
    return [_route(wishes, m, hubs[m], COARSE) for m in range(len(wishes)) if m != n]


def _best_hub(wish: Wish, hub: Point, others: list[Route]) -> Point:
    """The hub from which a section's roads get on best with those of other sections."""
    best, least = hub, _cost(wish, hub, others, math.inf)
    for choice in (natural_hub(wish[0]), *_HUBS):
        cost = _cost(wish, choice, others, least)
        if cost < least:
            best, least = choice, cost
    return best


def _cost(wish: Wish, hub: Point, others: list[Route], least: float) -> float:
    """How bad a hub is; not looked at any further once it is worse than the least so far.

    Costs are rounded, to keep the choice the same on every machine.
    """
    edges, load = wish
    cost = abs(hub - natural_hub(edges)) ** 2 / 120 + max(0.0, 24 - margin(hub))
    if cost >= least:
        return cost
    route = make_route(edges, hub, COARSE)
    if len(edges) == 1:
        cost += max(0.0, 20 + 40 * load - route.lines[0].length)
    if route.is_junction:
        cost += _crowding(route)
    bridges: list[Point] = []
    for other in others:
        found = crossings(route, other)
        cost += sum(_bridge_cost(route, other, *crossing) for crossing in found)
        if not must_cross(edges, other.edges):
            cost += NEEDLESS * len(found)
        if cost >= least:
            return cost
        here = [meeting.point for _, _, meeting in found]
        cost += _closeness(route, other, here)
        bridges += here
    for n, bridge in enumerate(bridges):
        cost += sum(max(0.0, 50 - abs(bridge - other)) * 3 for other in bridges[:n])
    return round(cost, 3)


def _crowding(route: Route) -> float:
    """How closely the lines of a junction run together on their way out of it."""
    out = [line.at(line.length - 30) - route.hub for line in route.lines]
    cost = 0.0
    for n, one in enumerate(out):
        for other in out[:n]:
            cost += max(0.0, 26 - abs(one - other)) * 2
    return cost


def _bridge_cost(route: Route, other: Route, line: int, other_line: int, at: Meeting) -> float:
    square = abs(
        cross(route.lines[line].heading(at.first), other.lines[other_line].heading(at.second))
    )
    cost = 80 + 60 * (1 - square) + max(0.0, 34 - margin(at.point)) * 3
    for side in (route, other):
        if len(side.edges) != 2:
            cost += sum(max(0.0, CLEAR_OF_HUB - abs(at.point - hub)) * 2 for hub in side.hubs)
    return cost


def _closeness(route: Route, other: Route, bridges: list[Point]) -> float:
    """How closely unconnected roads pass each other where there is no bridge."""
    cost = 0.0
    for line in route.lines:
        for point in line.points:
            if any(abs(point - bridge) < NEAR_BRIDGE for bridge in bridges):
                continue
            cost += max(0.0, APART - other.distance(point))
    return cost
