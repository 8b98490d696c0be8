"""The score of a seat, and who has won."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.keltis.rules.components import (
    BONUS_ONE,
    BONUS_THREE,
    COLOUR_NAMES,
    COLOURS,
    ENDED,
    WISHING_STONES,
    tiles_of_colour,
)
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.bits import bit_count, highest
from oenach.kernel.outcome import Outcome, ScoreLine, Sheet, leaders, line_of, sheet_of

# Points by count, four bits each from the right, written 4 too high so that none is negative.
SERIES_POINTS: Final[i64] = 0xEA76104  # R9: 0, -4, -3, 2, 3, 6, 10
STONE_POINTS: Final[i64] = 0xEA7610  # R10: -4, -3, 2, 3, 6, 10


def series_points(tiles: i64) -> i64:
    """The points of a series of so many tiles (R9)."""
    most: i64 = 6
    return (SERIES_POINTS >> (4 * (tiles if tiles < most else most)) & 15) - 4


def stone_points(stones: i64) -> i64:
    """The points of so many wishing stones (R10)."""
    most: i64 = 5
    return (STONE_POINTS >> (4 * (stones if stones < most else most)) & 15) - 4


def bonus_points(laid: i64) -> i64:
    """The bonus points on a set of tiles (R11)."""
    return bit_count(laid & BONUS_ONE) + 3 * bit_count(laid & BONUS_THREE)


def points(laid: i64) -> i64:
    """The whole score of the tiles in front of a seat."""
    total = stone_points(bit_count(laid & WISHING_STONES)) + bonus_points(laid)
    for colour in range(i64(COLOURS)):
        total += series_points(bit_count(laid & tiles_of_colour(colour)))
    return total


def sheet(state: KeltisState, seat: int) -> Sheet:
    """The itemised score of a seat as things stand."""
    laid = state.laid[seat]
    lines: list[ScoreLine] = []
    for colour in range(i64(COLOURS)):
        tiles = bit_count(laid & tiles_of_colour(colour))
        lines.append(line_of(COLOUR_NAMES[colour], tiles, series_points(tiles)))
    stones = bit_count(laid & WISHING_STONES)
    lines.append(line_of("wishing-stones", stones, stone_points(stones)))
    bonuses = bit_count(laid & (BONUS_ONE | BONUS_THREE))
    lines.append(line_of("bonus", bonuses, bonus_points(laid)))
    return sheet_of(lines)


def winners(state: KeltisState) -> i64:
    """R11: the seats with the most points, as bits."""
    totals = vec[i64]()
    for seat in range(i64(len(state.laid))):
        totals = append(totals, points(state.laid[seat]))
    return highest(totals)


def outcome(state: KeltisState) -> Outcome | None:
    """The winners, or None while the game goes on."""
    if state.phase != ENDED:
        return None
    sheets = [sheet(state, seat) for seat in range(len(state.laid))]
    # R11: most points wins, and those who tie win together.
    winners = leaders([(own.total,) for own in sheets])
    return Outcome("last-tile", winners, tuple(sheets))
