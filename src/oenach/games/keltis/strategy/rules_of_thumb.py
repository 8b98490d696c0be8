"""What a tile is worth at first sight in Keltis: quick enough for every move of a playout.

A series is worth what it would score on average if each tile that still fits came to its seat
with a fixed chance, and the same goes for the wishing stones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.keltis.rules.components import (
    BONUS_ONE,
    BONUS_THREE,
    CLOVERS,
    VALUES,
    WISHING_STONES,
    tiles_of_colour,
)
from oenach.games.keltis.rules.scoring import series_points, stone_points
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.bits import bit, bit_count

# A series or the stones, by how many are laid and how many could follow.
COUNTS: Final[i64] = 7
FITTING: Final[i64] = 12
# What the rules of thumb hold true: the chance that a fitting tile comes to any seat, which all of
# them share alike, and the worth of another turn.
COMING: Final = 0.9
ANOTHER_TURN: Final = 1.0


def hopes(seats: i64, stones: bool) -> vec[float]:
    """By `count * FITTING + fitting`, the mean points if fitting tiles come independently."""
    coming = COMING / float(seats)
    found = vec[float]()
    for count in range(COUNTS):
        for fitting in range(FITTING):
            total = 0.0
            weight = 1.0
            for _ in range(fitting):
                weight *= 1.0 - coming
            for more in range(fitting + 1):
                points = stone_points(count + more) if stones else series_points(count + more)
                total += weight * float(points)
                weight *= coming / (1.0 - coming) * float(fitting - more) / float(more + 1)
            found = append(found, total)
    return found


class RulesOfThumb:
    """First-sight worths at a table of so many seats."""

    def __init__(self, seats: int) -> None:
        self.series = hopes(seats, False)
        self.stones = hopes(seats, True)
        # A series not begun costs nothing, and need never be begun.
        for fitting in range(FITTING):
            if self.series[fitting] < 0.0:
                self.series[fitting] = 0.0

    def gain(self, state: KeltisState, seat: i64, tile: i64) -> float:
        """What a seat gains by laying a tile that fits it, at first sight."""
        own = bit(tile)
        of_colour = tiles_of_colour(tile // VALUES)
        laid = state.laid[seat] & of_colour
        open_tiles = (state.face_down | state.middle) & ~own
        fitting = state.fits[seat] & of_colour & open_tiles
        count = bit_count(laid)
        below = fitting & (own - 1)
        above = fitting & ~(own - 1)
        if count == 0:
            before = self.series[bit_count(fitting) * 2 // 3 + 1]
            up, down = bit_count(above), bit_count(below)
            kept = up if up > down else down
        else:
            kept = bit_count(above if own > laid else below)
            before = self._series(count, fitting, laid)
        gained = self._series_of(count + 1, kept) - before
        if own & WISHING_STONES:
            left = bit_count(state.fits[seat] & open_tiles & WISHING_STONES)
            stones = bit_count(state.laid[seat] & WISHING_STONES)
            gained += self._stones(stones + 1, left) - self._stones(stones, left)
        elif own & CLOVERS:
            gained += ANOTHER_TURN
        elif own & BONUS_ONE:
            gained += 1.0
        elif own & BONUS_THREE:
            gained += 3.0
        return gained

    def _series(self, count: i64, fitting: i64, laid: i64) -> float:
        if count > 1:
            return self._series_of(count, bit_count(fitting))
        up = bit_count(fitting & ~(laid - 1))
        down = bit_count(fitting & (laid - 1))
        return self._series_of(count, up if up > down else down)

    def _series_of(self, count: i64, fitting: i64) -> float:
        most = COUNTS - 1
        return self.series[(count if count < most else most) * FITTING + fitting]

    def _stones(self, count: i64, fitting: i64) -> float:
        most = COUNTS - 1
        return self.stones[(count if count < most else most) * FITTING + fitting]
