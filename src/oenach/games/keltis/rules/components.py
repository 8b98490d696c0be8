"""The 55 tiles, their symbols, and how a position is packed.

A tile is the number `colour * 11 + value`, and a set of tiles is the set of those bits. Within a
colour a higher bit is a higher value, so comparing bits compares tiles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.keltis.rules.view import Colour, ColourName, Phase
from oenach.kernel.bits import lowest_bit, shifted

# R1
COLOURS: Final = 5
VALUES: Final[i64] = 11
ALL_TILES: Final[i64] = (1 << 55) - 1
ONE_COLOUR: Final[i64] = (1 << 11) - 1

COLOUR_LETTERS: Final[tuple[Colour, ...]] = ("B", "Y", "P", "N", "G")
COLOUR_NAMES: Final[tuple[ColourName, ...]] = ("blue", "yellow", "pink", "brown", "green")
TILE_NAMES: Final = tuple(
    [f"{COLOUR_LETTERS[colour]}{value}" for colour in range(5) for value in range(11)]
)

# R2: one line a colour, in the order blue, yellow, pink, brown, green.
WISHING_STONES: Final[i64] = (
    (1 << 2 | 1 << 3)
    | (1 << 6 | 1 << 8) << 11
    | (1 << 1 | 1 << 4) << 22
    | (1 << 4 | 1 << 7) << 33
    | (1 << 6 | 1 << 9) << 44
)
CLOVERS: Final[i64] = (
    (1 << 5 | 1 << 6)
    | (1 << 1 | 1 << 7) << 11
    | (1 << 2 | 1 << 9) << 22
    | (1 << 5 | 1 << 8) << 33
    | (1 << 3 | 1 << 4) << 44
)
BONUS_ONE: Final[i64] = (
    1 << 9  # blue
    | 1 << 4 << 11
    | 1 << 5 << 22
    | 1 << 6 << 33
    | 1 << 1 << 44
)
BONUS_THREE: Final[i64] = (
    1 << 8  # blue
    | 1 << 3 << 11
    | 1 << 7 << 22
    | 1 << 2 << 33
    | 1 << 5 << 44
)

# The phases of a position, by the words that the JSON form uses.
START: Final[i64] = 0
TURN: Final[i64] = 1
DRAW: Final[i64] = 2
DECIDE: Final[i64] = 3
ENDED: Final[i64] = 4
PHASES: Final[tuple[Phase, ...]] = ("start", "turn", "chance", "decide", "over")

NO_TILE: Final[i64] = -1
NO_SEAT: Final[i64] = -1


def tiles_of_colour(colour: i64) -> i64:
    """All tiles of a colour, as a set."""
    return shifted(ONE_COLOUR, VALUES * colour)


def tile_names(tiles: i64) -> list[str]:
    """The names of a set of tiles, in colour and value order."""
    names: list[str] = []
    while tiles != 0:
        names.append(TILE_NAMES[lowest_bit(tiles)])
        tiles &= tiles - 1
    return names
