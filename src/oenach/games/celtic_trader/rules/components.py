"""The pieces of Celtic Trader as small numbers, and how counts of them are packed.

Bag, discard, what a player carries and the columns of a chart are all packed alike: four bits for
each kind of token, so that a token changes hands by one subtraction and one addition.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import RESOURCES
from oenach.games.celtic_trader.rules.view import Phase, Token
from oenach.kernel.bits import bit

# C1, C8: the kinds of token, resources first.
TOKENS: Final[tuple[Token, ...]] = (*RESOURCES, "roman", "cycle", "orders", "romanisation")
KINDS: Final[i64] = 10
RESOURCE_KINDS: Final[i64] = 6
ROMAN: Final[i64] = 6
CYCLE: Final[i64] = 7
ORDERS: Final[i64] = 8
ROMANISATION: Final[i64] = 9
NOTHING: Final[i64] = -1

TOKENS_OF_A_RESOURCE: Final[i64] = 7
SPOTS_OF_A_RESOURCE: Final[i64] = 3
SPOTS: Final[i64] = 18
ALL_SPOTS: Final[i64] = (1 << 18) - 1
STRONGHOLDS: Final[i64] = 6
ALL_STRONGHOLDS: Final[i64] = 63
ROLES: Final[i64] = 6
# C6, C19: what the five 10-markers cover once the supply has run out.
RESERVE: Final[i64] = 50

# Sets of places are words of this many bits.
WORD: Final[i64] = 60

PHASES: Final[tuple[Phase, ...]] = (
    "roles",
    "roman",
    "draw",
    "resolve",
    "move",
    "circle",
    "stronghold",
    "over",
)
PHASE_ROLES: Final[i64] = 0
PHASE_ROMAN: Final[i64] = 1
PHASE_DRAW: Final[i64] = 2
PHASE_RESOLVE: Final[i64] = 3
PHASE_MOVE: Final[i64] = 4
PHASE_CIRCLE: Final[i64] = 5
PHASE_STRONGHOLD: Final[i64] = 6
PHASE_OVER: Final[i64] = 7

# A seat's words in `CelticTraderState.players`, at 8 * seat + one of these.
PLAYER_WORDS: Final[i64] = 8
ROLE: Final[i64] = 0
AT: Final[i64] = 1
RP: Final[i64] = 2
VP: Final[i64] = 3
CARRIED: Final[i64] = 4
LEVEL: Final[i64] = 5  # and 6 and 7: movement, trading, carrying

MOVEMENT: Final[i64] = 0
TRADING: Final[i64] = 1
CARRYING: Final[i64] = 2
ABILITY_COUNT: Final[i64] = 3
TOP_LEVEL: Final[i64] = 4
LEVELS: Final[i64] = 5

# C5, by level from the low end, four bits each.
TRADING_BONUS: Final[i64] = 0x74210
CARRYING_LIMIT: Final[i64] = 0x33221
FREE_PICKS: Final[i64] = 0x21100
NEXT_COST: Final[i64] = 0xA742  # what the level after this one costs
# C4, by column.
COLUMN_VALUE: Final[i64] = 0x86421
TOP_COLUMN: Final[i64] = 4

# The most that anybody can earn in one turn: three tokens from column 8 with a bonus of 7.
MOST_EARNED: Final[i64] = 45


def entry(packed: i64, index: i64) -> i64:
    """The count of a kind, or the entry of any other table of four bits each."""
    return (packed >> (index << 2)) & 15


def one(kind: i64) -> i64:
    """A single token of a kind, packed."""
    return bit(kind << 2)


def tokens_in(packed: i64) -> i64:
    """How many tokens there are of all kinds together."""
    pairs = (packed & 0x0F0F0F0F0F) + ((packed >> 4) & 0x0F0F0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16) + (pairs >> 24) + (pairs >> 32)) & 255


def kinds_in(packed: i64) -> i64:
    """The kinds of which there is any, as bits."""
    bits: i64 = 0
    kind: i64 = 0
    while packed != 0:
        if packed & 15 != 0:
            bits |= bit(kind)
        packed >>= 4
        kind += 1
    return bits


def movement_points(level: i64) -> i64:
    """C5: the movement points at a level."""
    return level + 2


def romans_in_play(seats: int, fast_game: bool) -> int:
    """C8: fourteen Romans, less one for each player after the second unless it is a fast game."""
    return 14 if fast_game else 16 - seats
