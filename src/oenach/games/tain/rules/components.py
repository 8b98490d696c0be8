"""What is in the box, and how it is packed into integers.

- A **hand** (unused or used tokens of one clan) holds the count of each kind in four bits.
- A **guard row** holds the five inner places of a board, three bits each: 0 empty, else kind + 1.
- A **raider row** holds the five outer places, five bits each: 0 empty, else kind + 1 with the
  owner's seat three bits up. The two kingdom places are packed in the same way.
- A **cell** holds the prisoners in one house, four bits for each owner: the number of boys, and
  the daughter as the fourth bit.
- A **purse** holds one small number for each seat, eight bits each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.tain.rules.view import Kind, Phase
from oenach.kernel.bits import bit

KINDS: Final[tuple[Kind, ...]] = ("C", "W", "B", "D", "X")
CHIEF: Final[i64] = 0
WARRIOR: Final[i64] = 1
BOY: Final[i64] = 2
DAUGHTER: Final[i64] = 3
BLUFF: Final[i64] = 4
KIND_COUNT: Final[i64] = 5

# T1: 1 chief, 2 warriors, 6 boys, 1 daughter, 8 bluffs.
CLAN: Final = (1, 2, 6, 1, 8)
CLAN_SIZE: Final = 18
FULL_HAND: Final[i64] = 0x81621

# Sets of kinds, as bits.
ANY_KIND: Final[i64] = 0b11111
RAIDER_KINDS: Final[i64] = 0b10111  # T8: all but the daughter
KINGDOM_KINDS: Final[i64] = 0b10011  # T9: chief, warrior, bluff

# T2: gates 1 to 3 open on the pasture, 4 and 5 on the house.
GATES: Final[i64] = 5
PASTURE_GATES: Final[i64] = 3
KINGDOM_PLACES: Final[i64] = 2  # T3

# T4
CATTLE: Final[i64] = 25
CLAN_CATTLE: Final[i64] = 5
CLAN_JEWELS: Final[i64] = 3

LAST_ROUND: Final[i64] = 8  # T3, T23
HERD: Final[i64] = 11  # T23, T24

# Phases.
START: Final[i64] = 0
COMMANDO: Final[i64] = 1
RAID: Final[i64] = 2
ENDED: Final[i64] = 3
PHASES: Final[tuple[Phase, ...]] = ("start", "commando", "raid", "over")

# The places of a round as bits of one set: inner places, outer places, the kingdom.
OUTER: Final[i64] = 20
KINGDOM: Final[i64] = 40

# T14: what a raider (chief, warrior, boy) meets at a gate guarded by nobody, chief, warrior,
# boy or daughter. Bluffs are gone by then (T12).
FAILS: Final[i64] = 0
SUCCEEDS: Final[i64] = 1
BOY_CAPTURED: Final[i64] = 2
DAUGHTER_KIDNAPPED: Final[i64] = 3
DUELS: Final[tuple[tuple[int, ...], ...]] = (
    (SUCCEEDS, FAILS, SUCCEEDS, SUCCEEDS, FAILS),
    (SUCCEEDS, FAILS, FAILS, SUCCEEDS, DAUGHTER_KIDNAPPED),
    (SUCCEEDS, FAILS, BOY_CAPTURED, FAILS, FAILS),
)


def _packed_duels() -> i64:
    packed: i64 = 0
    for raider, row in enumerate(DUELS):
        for guard, result in enumerate(row):
            packed |= i64(result) << (2 * (5 * raider + guard))
    return packed


PACKED_DUELS: Final[i64] = _packed_duels()


def duel(raider: i64, guard: i64) -> i64:
    """The result at one gate; `guard` is 0 for nobody, else the kind + 1."""
    return (PACKED_DUELS >> (2 * (5 * raider + guard))) & 3


def one_of(kind: i64) -> i64:
    """A hand with one token of a kind."""
    return bit(4 * kind)


def count_of(hand: i64, kind: i64) -> i64:
    """How many tokens of a kind a hand holds."""
    return (hand >> (4 * kind)) & 15


def hand_size(hand: i64) -> i64:
    """How many tokens a hand holds."""
    return (
        (hand & 15)
        + ((hand >> 4) & 15)
        + ((hand >> 8) & 15)
        + ((hand >> 12) & 15)
        + ((hand >> 16) & 15)
    )


def kinds_in(hand: i64) -> i64:
    """The set of kinds that a hand holds."""
    kinds: i64 = 0
    if hand & 0xF:
        kinds = 1
    if hand & 0xF0:
        kinds |= 2
    if hand & 0xF00:
        kinds |= 4
    if hand & 0xF000:
        kinds |= 8
    if hand & 0xF0000:
        kinds |= 16
    return kinds


def captive(owner: i64, kind: i64) -> i64:
    """A cell that holds one boy, or the daughter, of a clan."""
    return bit(4 * owner + 3) if kind == DAUGHTER else bit(4 * owner)


def captives_of(cell: i64, owner: i64) -> i64:
    """A clan's prisoners in a cell: 0 to 6 boys, and 8 for the daughter."""
    return (cell >> (4 * owner)) & 15


def one_share(seat: i64) -> i64:
    """A purse in which one seat has one."""
    return bit(8 * seat)


def share(purse: i64, seat: i64) -> i64:
    """One seat's number in a purse."""
    return (purse >> (8 * seat)) & 255
