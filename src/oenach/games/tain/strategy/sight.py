"""A round of Táin as everybody sees it: which places are taken, by whom, and who has passed.

What lies face down is never looked at; only one's own hand is, and that elsewhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.tain.rules.components import (
    ANY_KIND,
    GATES,
    KINGDOM,
    KINGDOM_KINDS,
    LAST_ROUND,
    OUTER,
    PASTURE_GATES,
    RAIDER_KINDS,
    captives_of,
)
from oenach.games.tain.rules.legal import free_kingdom
from oenach.games.tain.rules.state import TainState
from oenach.kernel.bits import bit, shifted

# The situations in which a place can be. Where a number is left out after one, the first is for
# the pasture and the next for the house.
KINGDOM_ALONE: Final[i64] = 0
KINGDOM_MET: Final[i64] = 1
KINGDOM_BARE: Final[i64] = 2
GUARD: Final[i64] = 3
GUARD_RAIDED: Final[i64] = 5
GUARD_IDLE: Final[i64] = 7
RAID: Final[i64] = 8
RAID_GUARDED: Final[i64] = 10
RAID_SURE: Final[i64] = 12
RAID_IDLE: Final[i64] = 14
SITUATIONS: Final[i64] = 15

ALL_BOARDS: Final[i64] = 0xFFFFF


class Sight:
    """What is seen of a round, and what it means for one seat."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.last_round = False
        self.kingdom_bare = False
        # Taken places, as bits.
        self.inner: i64 = 0
        self.outer: i64 = 0
        self.kingdom: i64 = 0
        # The seats that will place nothing more, as bits.
        self.done: i64 = 0
        # Gates behind which there is nothing to take.
        self.poor: i64 = 0

    def face(self, state: TainState) -> None:
        """Look at the round as it stands, for the seat to act."""
        self.face_beginning(state)
        self.inner = state.taken & ALL_BOARDS
        self.outer = (state.taken >> OUTER) & ALL_BOARDS
        self.kingdom = state.taken >> KINGDOM
        self.done = state.passed
        seat: i64 = 0
        while seat < self.seats:
            if state.unused[seat] == 0:
                self.done |= bit(seat)
            seat += 1
        self.face_as(state, state.to_act)

    def face_beginning(self, state: TainState) -> None:
        """Look at the round as it was before any token was placed."""
        self.last_round = state.round == LAST_ROUND
        self.kingdom_bare = state.kingdom_cattle == 0
        self.inner = 0
        self.outer = 0
        self.kingdom = 0
        self.done = 0

    def face_as(self, state: TainState, seat: i64) -> None:
        """See which gates have nothing behind them for a seat."""
        poor: i64 = 0
        board: i64 = 0
        while board < self.seats:
            if state.cattle[board] == 0:
                poor |= shifted(7, GATES * board)
            if state.jewels[board] == 0 and not captives_of(state.prisoners[board], seat):
                poor |= shifted(24, GATES * board)
            board += 1
        self.poor = poor

    def take(self, clan: i64, place: i64) -> None:
        """See a clan put a token at a place."""
        board = place // GATES
        if board == self.seats:
            self.kingdom |= bit(place - GATES * board)
        elif board == clan:
            self.inner |= bit(place)
        else:
            self.outer |= bit(place)

    def free_places(self, state: TainState, seat: i64) -> i64:
        """The places that a seat may still take, as bits in the order of the notation."""
        boards = bit(GATES * self.seats) - 1
        own = shifted(31, GATES * seat)
        free = (own & ~self.inner) | (boards & ~own & ~self.outer)
        return free | free_kingdom(state, seat) << (GATES * self.seats)

    def alone(self, seat: i64) -> bool:
        """Whether no other seat will place anything more."""
        return self.done | bit(seat) == bit(self.seats) - 1

    def situation(self, place: i64, seat: i64) -> i64:
        """The situation of a free place for a seat that may take it."""
        board = place // GATES
        if board == self.seats:
            if self.kingdom_bare:
                return KINGDOM_BARE
            return KINGDOM_MET if self.kingdom else KINGDOM_ALONE
        house: i64 = 1 if place - GATES * board >= PASTURE_GATES else 0
        here = bit(place)
        if board == seat:
            if self.outer & here:
                return GUARD_RAIDED + house
            if self.poor & here or self.alone(seat):
                return GUARD_IDLE
            return GUARD + house
        if self.poor & here:
            return RAID_IDLE
        if self.inner & here:
            return RAID_GUARDED + house
        if self.done >> board & 1:
            return RAID_SURE + house
        return RAID + house

    def alikes(self, state: TainState, seat: i64, place: i64) -> i64:
        """Of the free places those that are as good as this one, itself among them, as bits."""
        free = self.free_places(state, seat)
        own = self._look(state, seat, place)
        alike: i64 = 0
        other: i64 = 0
        while free >> other:
            if free >> other & 1 and self._look(state, seat, other) == own:
                alike |= bit(other)
            other += 1
        return alike

    def _look(self, state: TainState, seat: i64, place: i64) -> i64:
        """A number for what tells a free place from others: board, situation, whose raider, and the
        side where one cow is left."""
        board = place // GATES
        apart: i64 = 0
        if board == seat:
            apart = (state.raiders[board] >> (5 * (place - GATES * board)) & 31) >> 3
        elif board == self.seats and state.kingdom_cattle == 1:
            apart = place - GATES * board  # T13: one side is served first
        return (board * SITUATIONS + self.situation(place, seat)) * 4 + apart


def kinds_in_situation(situation: i64) -> i64:
    """The kinds that may be put in a place (T7, T8, T9)."""
    if situation <= KINGDOM_BARE:
        return KINGDOM_KINDS
    return ANY_KIND if situation <= GUARD_IDLE else RAIDER_KINDS
