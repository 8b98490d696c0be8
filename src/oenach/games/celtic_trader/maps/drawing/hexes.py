"""Where things are on a hexagonal tile whose middle is the origin, and where the tiles are."""

from __future__ import annotations

import math
from typing import Final

from oenach.games.celtic_trader.maps.drawing.roads.curves import towards
from oenach.games.celtic_trader.maps.drawing.svg import Point

SIDE: Final = 100.0
"""From the middle of a tile to its corners, and from corner to corner."""
APOTHEM: Final = SIDE * math.sqrt(3) / 2
"""From the middle of a tile to the middles of its edges."""

EDGES: Final = tuple(towards(60 * edge - 60) for edge in range(6))
"""The direction of each edge from the middle: north-east, and on clockwise."""
MIDDLES: Final = tuple(APOTHEM * edge for edge in EDGES)
"""The middles of the edges, where roads cross them."""
CORNERS: Final = tuple(SIDE * towards(60 * corner - 90) for corner in range(6))
"""The corners: the northern one, and on clockwise; corner n and the next bound edge n."""


def centre(q: int, r: int) -> Point:
    """The middle of the tile at axial (q, r)."""
    return complex(2 * APOTHEM * (q + r / 2), 1.5 * SIDE * r)


def margin(point: Point) -> float:
    """How far inside the tile a point is; negative outside of it."""
    return APOTHEM - max(point.real * edge.real + point.imag * edge.imag for edge in EDGES)
