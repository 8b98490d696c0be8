"""A frame of plaited bands.

The bands run diagonally over a lattice and are turned back by the walls of the frame, the outer
one and the inner one; every time one meets another it goes over and under by turns. A band
passes lattice points (i, j) with i + j odd; at such a point inside the frame two bands cross, on
a wall one turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element

from oenach.games.celtic_trader.maps.drawing.palette import DEEP, GOLD, PARCHMENT
from oenach.games.celtic_trader.maps.drawing.svg import (
    Point,
    add,
    box,
    number,
    place,
    polyline,
    stroke,
)

DEEP_LATTICE: Final = 4
"""The frame is so many lattice steps deep; an even number, so that no band ends in a corner."""

EDGE: Final = 9.0
"""The ground that shows on both sides of the plait."""


@dataclass(frozen=True)
class Frame:
    """A frame round a page of some width and height, `deep` on all sides."""

    wide: float
    high: float
    deep: float

    @property
    def step(self) -> float:
        """How far lattice points are apart, about."""
        return (self.deep - 2 * EDGE) / DEEP_LATTICE

    @property
    def columns(self) -> int:
        """Lattice steps from left to right, an even number."""
        return 2 * round((self.wide - 2 * EDGE) / self.step / 2)

    @property
    def rows(self) -> int:
        """Lattice steps from top to bottom, an even number."""
        return 2 * round((self.high - 2 * EDGE) / self.step / 2)

    def point(self, i: float, j: float) -> Point:
        """Where a lattice point is on the page."""
        return complex(
            EDGE + i * (self.wide - 2 * EDGE) / self.columns,
            EDGE + j * (self.high - 2 * EDGE) / self.rows,
        )

    def inside(self, i: int, j: int) -> bool:
        """Whether a point lies in the frame, its walls included."""
        if not (0 <= i <= self.columns and 0 <= j <= self.rows):
            return False
        return not (
            DEEP_LATTICE < i < self.columns - DEEP_LATTICE
            and DEEP_LATTICE < j < self.rows - DEEP_LATTICE
        )

    def wall(self, i: int, j: int) -> Point | None:
        """The direction of the wall through a point; None if there is none."""
        low, right, bottom = DEEP_LATTICE, self.columns - DEEP_LATTICE, self.rows - DEEP_LATTICE
        if i in (0, self.columns) or (i in (low, right) and low <= j <= bottom):
            return 1j
        if j in (0, self.rows) or (j in (low, bottom) and low <= i <= right):
            return 1 + 0j
        return None

    def joined(self, i: int, j: int, right: int, down: int) -> bool:
        """Whether a band leads from a point to one of its diagonal neighbours."""
        low, high = DEEP_LATTICE, self.rows - DEEP_LATTICE
        over_window = low < j + down / 2 < high and (
            low < i + right / 2 < self.columns - DEEP_LATTICE
        )
        return self.inside(i + right, j + down) and not over_window


def draw_frame(parent: Element, frame: Frame) -> None:
    """The plait on its ground."""
    knot = add(parent, "g", id="border")
    inner = complex(frame.wide - 2 * frame.deep, frame.high - 2 * frame.deep)
    ground = complex(frame.wide, frame.high)
    box(knot, 0j, ground, DEEP)
    box(knot, complex(frame.deep, frame.deep), inner, PARCHMENT, GOLD, 3)
    band = frame.step * 0.56
    # Bands first, then once more where they go over others.
    stroke(knot, "".join(_links(frame)), PARCHMENT, band)
    add(add(knot, "defs"), "path", id="overpasses", d="".join(_overpasses(frame)))
    for colour, width, cap in ((DEEP, band * 1.7, "butt"), (PARCHMENT, band, "round")):
        piece = add(knot, "use", href="#overpasses", stroke=colour, stroke_width=width)
        piece.set("stroke-linecap", cap)
    box(knot, 1.5 + 1.5j, ground - (3 + 3j), "none", GOLD, 3)


def _links(frame: Frame) -> list[str]:
    """The bands from each point to the next ones to the right."""
    data: list[str] = []
    for i in range(frame.columns):
        for j in range(frame.rows + 1):
            if (i + j) % 2 == 0 or not frame.inside(i, j):
                continue
            for down in (-1, 1):
                if frame.joined(i, j, 1, down):
                    data.append(_link(frame, i, j, down))
    return data


def _link(frame: Frame, i: int, j: int, down: int) -> str:
    start, end = frame.point(i, j), frame.point(i + 1, j + down)
    slant = end - start
    leaving = _bend(frame.wall(i, j), slant)
    arriving = _bend(frame.wall(i + 1, j + down), slant)
    controls = (leaving, slant - arriving, slant)
    return f"M{place(start)}c" + " ".join(
        f"{number(point.real)} {number(point.imag)}" for point in controls
    )


def _bend(wall: Point | None, slant: Point) -> Point:
    """Where a band heads at a point: straight on, or along the wall."""
    if wall is None:
        return slant * 0.4
    along = slant.real * wall.real + slant.imag * wall.imag
    return wall * along * 0.62


def _overpasses(frame: Frame) -> list[str]:
    """A short straight piece of the upper band at every crossing."""
    data: list[str] = []
    for i in range(1, frame.columns):
        for j in range(1, frame.rows):
            if (i + j) % 2 and frame.inside(i, j) and frame.wall(i, j) is None:
                down = -1 if i % 2 else 1
                half = (frame.point(i + 1, j + down) - frame.point(i, j)) * 0.33
                data.append(polyline([frame.point(i, j) - half, frame.point(i, j) + half]))
    return data
