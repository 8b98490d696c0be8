"""Where the sea is open: room for a compass, a boat and waves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oenach.games.celtic_trader.maps.drawing.hexes import SIDE
from oenach.games.celtic_trader.maps.drawing.page import Layout
from oenach.games.celtic_trader.maps.drawing.svg import Point

FAR_OUT: Final = 84.0
"""Waves keep so far from land, where the lines along the coast end."""
APART: Final = 78.0
"""How far waves are from each other."""


class OpenSea:
    """The sea round tiles whose middles are known, and what is there already."""

    def __init__(self, tiles: Sequence[Point], layout: Layout) -> None:
        self.side = SIDE * layout.land_scale
        self.land = list(tiles)
        self.taken = [(tile, self.side) for tile in tiles]
        self.corner = layout.chart_corner
        self.size = layout.chart_size

    def take(self, at: Point, radius: float) -> None:
        """Nothing else goes here."""
        self.taken.append((at, radius))

    def room(self, at: Point) -> float:
        """The radius of the free water round a point."""
        inner = at - self.corner
        shore = min([abs(other - at) - radius for other, radius in self.taken])
        away = self.size - inner
        return min(inner.real, inner.imag, away.real, away.imag, shore)

    def widest(self) -> tuple[float, Point]:
        """The widest piece of free water: its radius and its middle."""
        points = [
            self.corner + complex(self.size.real * column / 40, self.size.imag * row / 30)
            for row in range(1, 30)
            for column in range(1, 40)
        ]
        rooms = [round(self.room(at), 2) for at in points]
        room = max(rooms)
        return room, points[rooms.index(room)]

    def waves(self) -> Iterator[Point]:
        """Places for waves, in rows that are shifted like bricks."""
        rows = int(self.size.imag / APART * 1.4)
        columns = int(self.size.real / APART)
        for row in range(rows):
            for column in range(columns):
                shift = 0.5 + 0.5 * (row % 2)
                at = self.corner + complex(
                    (column + shift) * self.size.real / (columns + 0.5),
                    (row + 0.5) * self.size.imag / rows,
                )
                far = min([abs(other - at) for other in self.land]) - self.side
                if far > FAR_OUT and self.room(at) > 16:
                    yield at
