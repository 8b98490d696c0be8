"""Strongholds as hill-forts, and the stone circle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from oenach.games.celtic_trader.maps.drawing.emblems import use
from oenach.games.celtic_trader.maps.drawing.palette import (
    BANK,
    DEEP,
    INK,
    PAPER,
    ROAD,
    ROAD_EDGE,
    STONE,
    THATCH,
    TURF,
)
from oenach.games.celtic_trader.maps.drawing.roads.curves import towards
from oenach.games.celtic_trader.maps.drawing.svg import (
    Point,
    area,
    disc,
    polygon,
    polyline,
    stroke,
    text_width,
    write,
)

FORT: Final = 47.0
"""From the middle of a fort to the foot of its outer bank."""
RING: Final = 45.0
"""From the middle of the stone circle to its stones."""
BANNER: Final = 25j
GARRISON: Final = -9j


def draw_fort(parent: Element, name: str, edges: Sequence[int]) -> None:
    """A hill-fort with a gate at each road, its garrison place, and its name on a banner."""
    gates = [60 * edge - 60 for edge in edges]
    disc(parent, 0j, FORT, BANK[0])
    _bank(parent, FORT - 6, FORT + 1, gates)
    disc(parent, 0j, FORT - 13, TURF)
    _bank(parent, FORT - 13, FORT - 8, gates)
    for gate in gates:
        way = polyline([18 * towards(gate), (FORT + 3) * towards(gate)])
        stroke(parent, way, ROAD_EDGE, 17, "butt")
        stroke(parent, way, ROAD, 12.4, "butt")
    disc(parent, 0j, 25, TURF)
    for turn in (205, 335, 236, 304, 172, 8):
        at = 24 * towards(turn)
        if all(abs((turn - gate + 180) % 360 - 180) > 34 for gate in gates):
            _hut(parent, at, 4.4 + turn % 5 / 4)
    use(parent, "sign.roman", GARRISON, 0.95)
    _banner(parent, name)


def _bank(parent: Element, top: float, foot: float, gates: Sequence[float]) -> None:
    """A bank as surveyors draw one: a ring at its top, strokes down its slope, gaps at gates."""
    arcs: list[str] = []
    slopes: list[str] = []
    run: list[Point] = []
    for turn in range(0, 366, 3):
        at_gate = any(abs((turn - gate + 180) % 360 - 180) < 560 / top for gate in gates)
        if not at_gate:
            run.append(top * towards(turn))
            slopes.append(polyline([top * towards(turn), foot * towards(turn)]))
        if (at_gate or turn == 363) and run:
            arcs.append(polyline(run))
            run = []
    stroke(parent, "".join(slopes[::2]), BANK[1], 1.3, "butt")
    stroke(parent, "".join(arcs), INK, 2)


def _hut(parent: Element, at: Point, size: float) -> None:
    """A round house with a thatched roof, from above."""
    disc(parent, at, size, THATCH[0], INK, 0.9)
    rays = [polyline([at, at + size * towards(turn)]) for turn in range(20, 380, 40)]
    stroke(parent, "".join(rays), THATCH[1], 0.7, "butt")


def _banner_size(name: str) -> float:
    """The size of the letters that a stronghold's name is written in."""
    return min(14.0, 14 * 96 / text_width(name, 14))


def banner_half(name: str) -> float:
    """Half the width of a stronghold's banner."""
    return text_width(name, _banner_size(name)) / 2 + 12


def _banner(parent: Element, name: str) -> None:
    size = _banner_size(name)
    half = banner_half(name)
    right = [complex(half, -8), complex(half - 4, 0), complex(half, 8)]
    left = [complex(-half, 8), complex(4 - half, 0), complex(-half, -8)]
    area(parent, polygon([BANNER + point for point in right + left]), PAPER, DEEP, 1.5)
    write(parent, BANNER + 0.34j * size, name, size, font_weight="bold", fill=DEEP)


def standing_stones(ways: Sequence[Point]) -> list[Point]:
    """Where the stones of the circle stand; `ways` are points of roads, which lead through gaps."""
    ring = [RING * towards(turn) for turn in range(0, 360, 15)]
    return [at for at in ring if all(abs(at - way) >= 12.8 for way in ways)]


def draw_circle(parent: Element, stones: Sequence[Point]) -> None:
    """The stones of the circle, each with its shadow."""
    for at in stones:
        outwards = at / abs(at)
        across, along = 7.0 * outwards, 4.3j * outwards
        corners = (0.7 + 1j, -0.6 + 1.15j, -0.7 - 1j, 0.75 - 0.9j)
        stone = [at + corner.real * across + corner.imag * along for corner in corners]
        area(parent, polygon([point + 2.2 + 3j for point in stone]), STONE[1])
        area(parent, polygon(stone), STONE[0], INK, 1.2)
