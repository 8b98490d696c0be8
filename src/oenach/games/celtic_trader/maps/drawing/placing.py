"""Where things go on a tile: spots and Roman places on their roads, names beside them.

Each thing tries many places and takes the one that is least in the way of roads, bridges and
things placed before; then all have a second look, now that the others are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from oenach.games.celtic_trader.maps.drawing.hexes import margin
from oenach.games.celtic_trader.maps.drawing.roads.curves import towards
from oenach.games.celtic_trader.maps.drawing.roads.routes import Bridge, Route
from oenach.games.celtic_trader.maps.drawing.svg import Point

SPOT: Final = 20.0
"""The radius of a resource spot."""
SHIELD: Final = 13.5
"""The radius of the circle round a Roman place."""
HALF_ROAD: Final = 8.5
ON_ROAD: Final = 4.5
"""Whatever is so near to the middle of a road lies on it."""

LANE: Final = 18.0
"""What it costs to put something beside its road, at the end of a lane."""

GRID: Final = [0j] + [
    (radius + 5.5 * (turn % 2)) * towards(15 * turn)
    for radius in (12, 24, 36, 48, 60, 72)
    for turn in range(24)
]


@dataclass(frozen=True)
class Box:
    """A box by its middle and half its width and height; with equal halves and `round`, a disc."""

    at: Point
    wide: float
    high: float
    round: bool = False

    def gap(self, point: Point) -> float:
        """How far a point is outside; 0 or less inside."""
        away = point - self.at
        if self.round:
            return abs(away) - self.wide
        x, y = abs(away.real) - self.wide, abs(away.imag) - self.high
        return abs(complex(x, y)) if x > 0 and y > 0 else max(x, y)

    def clearance(self, other: Box) -> float:
        """How far two boxes are apart; 0 or less when they overlap."""
        if other.round:
            return self.gap(other.at) - other.wide
        if self.round:
            return other.gap(self.at) - self.wide
        away = other.at - self.at
        x = abs(away.real) - self.wide - other.wide
        y = abs(away.imag) - self.high - other.high
        return abs(complex(x, y)) if x > 0 and y > 0 else max(x, y)

    def margin(self) -> float:
        """How far inside its tile the box is."""
        if self.round:
            return margin(self.at) - self.wide
        halves = (complex(self.wide, self.high), complex(self.wide, -self.high))
        return min(margin(self.at + sign * half) for half in halves for sign in (1, -1))


@dataclass(frozen=True)
class Thing:
    """Something to be placed: its size, and the section that it belongs to (None: the tile)."""

    id: str
    section: int | None
    wide: float
    high: float
    round: bool = False
    on_road: bool = False  # it lies on its road like a bead, or else at the end of a lane
    from_hub: float = 0.0  # how much it wants to be where the roads meet
    leash: float = 1.5  # how much it wants to be near its road

    def at(self, point: Point) -> Box:
        """Its box at a place."""
        return Box(point, self.wide, self.high, self.round)


Choice = tuple[float, Box]
"""A place, and what it costs."""


@dataclass
class Site:
    """A tile while things are being placed on it."""

    routes: Sequence[Route]
    bridges: Sequence[Bridge]
    fixed: list[Box] = field(default_factory=list)
    placed: dict[str, Box] = field(default_factory=dict)

    def place_all(self, things: Sequence[Thing]) -> None:
        """Find a place for each of several things."""
        choices = {thing.id: self._choices(thing, self._usual(thing)) for thing in things}
        for _ in range(2):
            for thing in things:
                self.placed.pop(thing.id, None)
                cost, box = self._best(thing, choices[thing.id])
                if cost > LANE and thing.on_road:
                    # There is no room on the road: look beside it as well.
                    choices[thing.id] += self._choices(thing, GRID)
                    cost, box = self._best(thing, choices[thing.id])
                self.placed[thing.id] = box

    def _best(self, thing: Thing, choices: list[Choice]) -> Choice:
        costs = [(cost + self._crowding(thing, box), n) for n, (cost, box) in enumerate(choices)]
        cost, n = min(costs)
        return cost, choices[n][1]

    def _usual(self, thing: Thing) -> list[Point]:
        """Places to be tried first."""
        if thing.section is None:
            # Names of tiles stand in the corners in the north and south, which no road enters.
            return [complex(0, -77), complex(0, 77), *GRID]
        route = self.routes[thing.section]
        found = [route.hub]
        for line in route.lines:
            steps = int(line.length / 5)
            found += [line.at(line.length * n / steps) for n in range(1, steps)]
        return found if thing.on_road else found + GRID

    def _choices(self, thing: Thing, points: Sequence[Point]) -> list[Choice]:
        """Places for a thing, each with what it costs before other things are placed."""
        boxes = [thing.at(point) for point in points]
        inside = [box for box in boxes if box.margin() > 1] or boxes
        return [(self._cost(thing, box), box) for box in inside]

    def _crowding(self, thing: Thing, box: Box) -> float:
        """What it costs to be near other things."""
        others = (*self.fixed, *self.placed.values())
        cost = sum(max(0.0, 3 - box.clearance(other)) * 8 for other in others)
        if thing.on_road and thing.section is not None:
            end = nearest(self.routes[thing.section], box.at)
            if abs(end - box.at) > ON_ROAD:
                way = [end + (box.at - end) * n / 6 for n in range(1, 6)]
                cost += sum(20 for other in others if any(other.gap(at) < 2 for at in way))
        return round(cost, 3)

    def _cost(self, thing: Thing, box: Box) -> float:
        cost = max(0.0, 4 - box.margin()) * 6
        for bridge in self.bridges:
            cost += max(0.0, 28 - box.gap(bridge.point)) * 6
        gaps = [min(box.gap(point) for point in route.points) for route in self.routes]
        for n, gap in enumerate(gaps):
            if n != thing.section:
                cost += max(0.0, HALF_ROAD + 5 - gap) * 5
        if thing.section is None:
            return round(cost + abs(box.at - complex(0, -77)) / 10, 3)
        return round(cost + self._belonging(thing, thing.section, box, gaps), 3)

    def _belonging(self, thing: Thing, section: int, box: Box, gaps: list[float]) -> float:
        """What it costs to be away from the thing's own road."""
        route = self.routes[section]
        cost = abs(box.at - route.hub) * thing.from_hub
        if route.distance(box.at) < ON_ROAD:
            return cost if thing.on_road else cost + 14
        gap = gaps[section]
        lane = LANE if thing.on_road else 1
        cost += (
            lane + max(0.0, HALF_ROAD + 2 - gap) * 5 + max(0.0, gap - HALF_ROAD - 4) * thing.leash
        )
        # Whatever lies between two roads must be plainly nearer to its own.
        for n, other in enumerate(gaps):
            if n != section:
                cost += max(0.0, 9 - (other - gap)) * 1.5
        if thing.on_road:
            end = nearest(route, box.at)
            way = [end + (box.at - end) * n / 6 for n in range(1, 6)]
            for n, other_route in enumerate(self.routes):
                if n != section:
                    cost += 40 * any(other_route.distance(at) < HALF_ROAD + 6 for at in way)
        return cost


def nearest(route: Route, point: Point) -> Point:
    """The place on a section's roads that is nearest to a point."""
    return min(route.points, key=lambda other: abs(other - point))
