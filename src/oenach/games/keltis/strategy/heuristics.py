"""What there is to understand of Keltis."""

from __future__ import annotations

import math
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.keltis.rules import scoring
from oenach.games.keltis.rules.apply import perform
from oenach.games.keltis.rules.components import DECIDE, ENDED, TURN
from oenach.games.keltis.rules.notation import FLIP, KEEP, LEAVE, STOP, TAKE
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.strategy.numbers import learned_numbers
from oenach.games.keltis.strategy.prospects import Prospects
from oenach.games.keltis.strategy.rules_of_thumb import RulesOfThumb
from oenach.kernel.bits import bit_count, lowest_bit
from oenach.kernel.game import Game
from oenach.kernel.rng import Rng
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics

# A tile from the middle must promise as much as a flip does on average.
FLIP_WORTH: Final = 1.0
# What it is worth to keep a tile from the next seat, as a share of what that seat would gain.
DENIAL: Final = 0.3
# How much better a move must look by its win chance to be favoured e to 1 before search.
FAVOUR: Final = 0.04


class KeltisHeuristics(Heuristics):
    """Greedy play by the rules of thumb; judgement by the learned prospects."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.thumb = RulesOfThumb(game.seats)
        self.prospects = Prospects(learned_numbers(game.seats))

    def greedy_move(self, state: State, rng: Rng) -> i64:
        keltis = cast(KeltisState, state)
        seat = keltis.seat_to_move
        if keltis.phase == DECIDE:
            if keltis.fits[seat] >> keltis.revealed & 1 == 0:
                return LEAVE
            return KEEP if self.worth(keltis, seat, keltis.revealed) > 0.0 else LEAVE
        if keltis.phase != TURN:
            return self.game.random_move(state, rng)
        best = FLIP if keltis.face_down != 0 else STOP
        most = FLIP_WORTH if keltis.face_down != 0 else 0.0
        takes = keltis.middle & keltis.fits[seat]
        while takes != 0:
            tile = lowest_bit(takes)
            takes &= takes - 1
            worth = self.worth(keltis, seat, tile)
            if worth > most:
                most = worth
                best = TAKE + tile
        return best

    def worth(self, state: KeltisState, seat: i64, tile: i64) -> float:
        """What laying a tile is worth to a seat, and that the next seat does not get it."""
        own = self.thumb.gain(state, seat, tile)
        following = seat + 1 if seat + 1 < i64(len(state.laid)) else 0
        if state.fits[following] >> tile & 1:
            theirs = self.thumb.gain(state, following, tile)
            if theirs > 0.0:
                own += DENIAL * theirs
        return own

    def settled(self, state: State) -> bool:
        phase = cast(KeltisState, state).phase
        return phase == TURN or phase >= DECIDE

    def estimate(self, state: State) -> vec[float]:
        return self._judged(cast(KeltisState, state))

    def _judged(self, state: KeltisState) -> vec[float]:
        if state.phase == ENDED:
            return self._final(state)
        if state.phase != DECIDE:
            return self.prospects.chances(state)
        seat = state.seat_to_move
        left = self._after(state, LEAVE)
        if state.fits[seat] >> state.revealed & 1 == 0:
            return left
        kept = self._after(state, KEEP)
        return kept if kept[seat] > left[seat] else left

    def _after(self, state: KeltisState, move: i64) -> vec[float]:
        """The chances to win once a move is made that is no flip."""
        following = state.copy()
        perform(following, move, None)
        if following.phase == ENDED:
            return self._final(following)
        return self.prospects.chances(following)

    def _final(self, state: KeltisState) -> vec[float]:
        winners = scoring.winners(state)
        share = 1.0 / float(bit_count(winners))
        found = vec[float]()
        for seat in range(i64(len(state.laid))):
            found = append(found, share if winners >> seat & 1 else 0.0)
        return found

    def priors(self, state: State, moves: vec[i64]) -> vec[float]:
        keltis = cast(KeltisState, state)
        seat = keltis.seat_to_move
        shares = vec[float]()
        total = 0.0
        for index in range(i64(len(moves))):
            move = moves[index]
            # A flip is taken at what the position is worth: looking at every tile takes long.
            if move == FLIP:
                promise = self.prospects.chances(keltis)[seat]
            else:
                promise = self._after(keltis, move)[seat]
            share = math.exp(promise / FAVOUR)
            shares = append(shares, share)
            total += share
        for index in range(i64(len(shares))):
            shares[index] /= total
        return shares
