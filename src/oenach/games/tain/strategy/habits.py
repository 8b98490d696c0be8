"""Habits in Táin: how likely a player puts which token where, from what everybody can see.

A habit is a weight for a kind of token in a situation: a gate of one's own that is raided, say,
or an unguarded gate of another pasture. A move's weight is its habit times the number of such
tokens in hand, so that a hand full of bluffs bluffs more often.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import KIND_COUNT, count_of, hand_size
from oenach.games.tain.rules.notation import PASS, first_placement, placement
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.strategy.numbers import HABITS_2, HABITS_3, HABITS_4
from oenach.games.tain.strategy.sight import SITUATIONS, Sight, kinds_in_situation
from oenach.kernel.bits import bit, bit_count
from oenach.kernel.rng import Rng

# After the situations: passing, first while others still place and then alone, by what is left
# in hand.
PASSES: Final[i64] = SITUATIONS * KIND_COUNT
PASS_SIZES: Final[i64] = 4
TABLE: Final[i64] = PASSES + 2 * PASS_SIZES
"""One table of habits; a second one follows for the last round, after which nothing counts."""

# Points between 0 and 1 are drawn as one of so many steps.
STEPS: Final[i64] = 0x10000000
STEP: Final = 1.0 / 0x10000000


class Habits:
    """The weights at a table of so many seats.

    A `firmness` of 1 keeps the habits as they were learnt, one of 0 makes all kinds and places
    alike, and between them every weight is a power of what was learnt."""

    def __init__(self, seats: i64, firmness: float) -> None:
        self.seats = seats
        self.sight = Sight(seats)
        numbers = HABITS_2 if seats == 2 else HABITS_3 if seats == 3 else HABITS_4
        self.weights = vec[float]()
        for number in numbers:
            self.weights = append(self.weights, math.exp(firmness * math.log(number)))
        # Which of several places that are alike is looked at; any number will do.
        self.leaning: i64 = 0
        # By place its situation, by situation the weight of the whole hand, while a move is drawn.
        self.situations = vec[i64]([0] * 22)
        self.totals = vec[float]([0.0] * 15)
        self.totalled: i64 = 0

    def draw(self, state: TainState, rng: Rng) -> i64:
        """A move for the seat to act in the commando phase, as habit has it."""
        seat = state.to_act
        hand = state.unused[seat]
        if hand == 0:
            return PASS
        sight = self.sight
        sight.face(state)
        passing = self.weights[self._pass_cell(seat, hand)]
        free = sight.free_places(state, seat)
        point = point_below_one(rng) * (passing + self._weigh(free, seat, hand)) - passing
        if point < 0.0:
            return PASS
        place = self._place_at(free, point)
        if place < 0:
            return PASS
        kind = self.draw_kind(self.situations[place], hand, point_below_one(rng))
        return placement(self.seats, place, kind)

    def _weigh(self, free: i64, seat: i64, hand: i64) -> float:
        """Find the situation of every free place; their weight in all."""
        self.totalled = 0
        total = 0.0
        place: i64 = 0
        while free >> place:
            if free >> place & 1:
                situation = self.sight.situation(place, seat)
                self.situations[place] = situation
                if not self.totalled >> situation & 1:
                    self.totalled |= bit(situation)
                    self.totals[situation] = self._hand_weight(situation, hand)
                total += self.totals[situation]
            place += 1
        return total

    def _place_at(self, free: i64, point: float) -> i64:
        """The place at which a point falls when the weights are laid end to end; -1 if none has
        any weight."""
        found: i64 = -1
        place: i64 = 0
        while free >> place:
            if free >> place & 1 and self.totals[self.situations[place]] > 0.0:
                found = place
                point -= self.totals[self.situations[place]]
                if point < 0.0:
                    return found
            place += 1
        return found

    def _hand_weight(self, situation: i64, hand: i64) -> float:
        total = 0.0
        cell = self._first_cell(situation)
        kinds = kinds_in_situation(situation)
        kind: i64 = 0
        while kind < KIND_COUNT:
            if kinds >> kind & 1:
                total += self.weights[cell + kind] * float(count_of(hand, kind))
            kind += 1
        return total

    def draw_kind(self, situation: i64, hand: i64, point: float) -> i64:
        """A kind from a hand for a place, the likelier ones more often; -1 if none may stand
        there. `point` is drawn evenly from 0 to 1."""
        point *= self._hand_weight(situation, hand)
        cell = self._first_cell(situation)
        kinds = kinds_in_situation(situation)
        found: i64 = -1
        kind: i64 = 0
        while kind < KIND_COUNT:
            if kinds >> kind & 1 and count_of(hand, kind):
                found = kind
                point -= self.weights[cell + kind] * float(count_of(hand, kind))
                if point < 0.0:
                    return found
            kind += 1
        return found

    def _first_cell(self, situation: i64) -> i64:
        first: i64 = TABLE if self.sight.last_round else 0
        return first + situation * KIND_COUNT

    def _pass_cell(self, seat: i64, hand: i64) -> i64:
        size = hand_size(hand)
        step: i64 = 0 if size <= 2 else 1 if size <= 5 else 2 if size <= 9 else 3
        return self._first_cell(SITUATIONS) + step + (PASS_SIZES if self.sight.alone(seat) else 0)

    # All moves at once.

    def cells(self, state: TainState, moves: vec[i64]) -> vec[i64]:
        """For each legal move of the commando phase the index of its weight."""
        seat = state.to_act
        self.sight.face(state)
        first = first_placement(self.seats)
        found = vec[i64]()
        for move in moves:
            if move < first:
                found = append(found, self._pass_cell(seat, state.unused[seat]))
                continue
            place = (move - first) // KIND_COUNT
            kind = (move - first) - place * KIND_COUNT
            found = append(found, self._first_cell(self.sight.situation(place, seat)) + kind)
        return found

    def shares(self, state: TainState, moves: vec[i64]) -> vec[float]:
        """How likely each of the legal moves is; together 1."""
        hand = state.unused[state.to_act]
        first = first_placement(self.seats)
        cells = self.cells(state, moves)
        found = vec[float]()
        total = 0.0
        for index in range(i64(len(moves))):
            weight = self.weights[cells[index]]
            if moves[index] >= first:
                weight *= float(count_of(hand, (moves[index] - first) % KIND_COUNT))
            found = append(found, weight)
            total += weight
        for index in range(i64(len(moves))):
            found[index] = found[index] / total
        return found

    def narrowed_shares(self, state: TainState, moves: vec[i64]) -> vec[float]:
        """The same, but of places that are alike only one is looked at, for all of them."""
        shares = self.shares(state, moves)
        first = first_placement(self.seats)
        stands_for = 1.0
        last: i64 = -1
        for index in range(i64(len(moves))):
            if moves[index] < first:
                continue
            place = (moves[index] - first) // KIND_COUNT
            if place != last:
                stands_for = self._stands_for(state, place)
                last = place
            shares[index] = shares[index] * stands_for
        return shares

    def _stands_for(self, state: TainState, place: i64) -> float:
        """How many places this one stands for: all that are alike, or none."""
        alikes = self.sight.alikes(state, state.to_act, place)
        count = bit_count(alikes)
        rank = bit_count(alikes & (bit(place) - 1))
        return float(count) if rank == self.leaning % count else 0.0


def point_below_one(rng: Rng) -> float:
    """A number from 0 up to 1, drawn evenly."""
    return float(rng.below(STEPS)) * STEP
