"""What a position of Keltis will come to: the points that each seat may expect, and who will win.

Every series is looked up in a table of learned means: by how much of the game is left, whose turn
it is, how many tiles are laid, how many could still follow from the face-down tiles and from the
middle, and whether another seat wants those as well. The wishing stones have a table alike.
Bonuses and clovers in reach count by shares, learned for each stage and turn.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.keltis.rules.components import (
    CLOVERS,
    COLOURS,
    WISHING_STONES,
    tiles_of_colour,
)
from oenach.games.keltis.rules.scoring import bonus_points
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.bits import bit_count

# How the tables are laid out, the last index running fastest.
STAGES: Final[i64] = 5
SERIES_COUNTS: Final[i64] = 6
SERIES_HIDDEN: Final[i64] = 9
SERIES_SEEN: Final[i64] = 4
STONE_COUNTS: Final[i64] = 5
STONE_HIDDEN: Final[i64] = 8
STONE_SEEN: Final[i64] = 3
STONES_AT: Final[i64] = 4320  # after stage, turn, count, hidden, seen, wanted of the series
SHARES_AT: Final[i64] = 5520  # after stage, turn, count, hidden, seen of the stones
SHARES: Final[i64] = 4  # by stage and turn: bonuses hidden and seen, clovers hidden and seen
SCALE_AT: Final[i64] = 5560  # by stage: how much a point weighs in the chance to win
NUMBERS: Final[i64] = 5565

FULL_SERIES: Final = 10.0  # R9: six tiles or more
FULL_STONES: Final = 10.0  # R10: five stones or more


def stage_of(face_down: i64) -> i64:
    """How much of the game is left, in five steps: by the number of tiles still face down."""
    left = bit_count(face_down)
    if left < 10:
        return 0 if left < 4 else 1
    if left < 35:
        return 2 if left < 20 else 3
    return 4


def at_most(number: i64, most: i64) -> i64:
    """The number, or the most if it is more."""
    return number if number < most else most


class Prospects:
    """The learned tables for a table of so many seats."""

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers = numbers

    def moment(self, state: KeltisState, seat: i64) -> i64:
        """The stage of the game, and whether it is the seat's turn."""
        return stage_of(state.face_down) * 2 + (1 if state.seat_to_move == seat else 0)

    def series_cell(self, state: KeltisState, seat: i64, colour: i64, moment: i64) -> i64:
        """Where a series is looked up; -1 once nothing can be added to its points."""
        of_colour = tiles_of_colour(colour)
        laid = state.laid[seat] & of_colour
        count = bit_count(laid)
        if count >= SERIES_COUNTS:
            return -1
        fits = state.fits[seat] & of_colour
        hidden_fits = fits & state.face_down
        hidden = bit_count(hidden_fits)
        seen = bit_count(fits & state.middle)
        wanted = self._wanted(state, seat, of_colour, hidden_fits, hidden)
        if count == 1 and hidden > 0:
            # Only one of the two directions will be taken.
            above = bit_count(hidden_fits & ~(laid - 1))
            below = hidden - above
            hidden = (2 * above + below) // 2 if above > below else (2 * below + above) // 2
        cell = moment * SERIES_COUNTS + count
        cell = cell * SERIES_HIDDEN + at_most(hidden, SERIES_HIDDEN - 1)
        cell = cell * SERIES_SEEN + at_most(seen, SERIES_SEEN - 1)
        return cell * 2 + wanted

    def _wanted(self, state: KeltisState, seat: i64, of_colour: i64, fits: i64, hidden: i64) -> i64:
        """1 if another seat that has begun the colour could lay half of those tiles, else 0."""
        for other in range(i64(len(state.laid))):
            if other != seat and state.laid[other] & of_colour != 0:
                shared = bit_count(state.fits[other] & fits)
                if shared > 0 and 2 * shared >= hidden:
                    return 1
        return 0

    def stone_cell(self, state: KeltisState, seat: i64, moment: i64) -> i64:
        """Where a seat's wishing stones are looked up; -1 once it has enough of them."""
        count = bit_count(state.laid[seat] & WISHING_STONES)
        if count >= STONE_COUNTS:
            return -1
        fits = state.fits[seat] & WISHING_STONES
        hidden = bit_count(fits & state.face_down)
        seen = bit_count(fits & state.middle)
        cell = moment * STONE_COUNTS + count
        cell = cell * STONE_HIDDEN + at_most(hidden, STONE_HIDDEN - 1)
        return cell * STONE_SEEN + at_most(seen, STONE_SEEN - 1)

    def expected(self, state: KeltisState, seat: i64) -> float:
        """The points that a seat may expect in the end."""
        numbers = self.numbers
        moment = self.moment(state, seat)
        total = float(bonus_points(state.laid[seat]))
        for colour in range(i64(COLOURS)):
            cell = self.series_cell(state, seat, colour, moment)
            total += FULL_SERIES if cell < 0 else numbers[cell]
        cell = self.stone_cell(state, seat, moment)
        total += FULL_STONES if cell < 0 else numbers[STONES_AT + cell]
        shares = SHARES_AT + moment * SHARES
        hidden = state.fits[seat] & state.face_down
        seen = state.fits[seat] & state.middle
        total += numbers[shares] * float(bonus_points(hidden))
        total += numbers[shares + 1] * float(bonus_points(seen))
        total += numbers[shares + 2] * float(bit_count(hidden & CLOVERS))
        return total + numbers[shares + 3] * float(bit_count(seen & CLOVERS))

    def chances(self, state: KeltisState) -> vec[float]:
        """The chance to win of every seat, before a turn."""
        scale = self.numbers[SCALE_AT + stage_of(state.face_down)]
        weights = vec[float]()
        total = 0.0
        first = self.expected(state, 0)
        for seat in range(i64(len(state.laid))):
            ahead = 0.0 if seat == 0 else self.expected(state, seat) - first
            weight = math.exp(scale * ahead)
            weights = append(weights, weight)
            total += weight
        for seat in range(i64(len(state.laid))):
            weights[seat] /= total
        return weights
