"""A first opinion of every move of Celtic Trader, for search to begin with."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    AT,
    LEVEL,
    PHASE_CIRCLE,
    PHASE_MOVE,
    PHASE_RESOLVE,
    PHASE_ROMAN,
    PLAYER_WORDS,
    ROMAN,
    RP,
    SPOTS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    movement_points,
)
from oenach.games.celtic_trader.rules.resolving import is_drawn
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.errands import Errands
from oenach.games.celtic_trader.strategy.markets import WORTHLESS
from oenach.games.celtic_trader.strategy.tokens import Tokens
from oenach.games.celtic_trader.strategy.ways import Ways

# The share of the move that looks best, and of what is spread over all moves alike.
FAVOURITE: Final = 0.4
EVEN: Final = 0.05
# How many turns an errand must be worth less to be thought of e times less often; and the same
# for a Roman token, in the units of its worth.
ERRAND_SCALE: Final = 0.7
TOKEN_SCALE: Final = 0.7
UNLIKELY: Final = -8.0


class Priors:
    """Turns the worth of errands and places into shares of attention."""

    def __init__(self, ways: Ways, errands: Errands, tokens: Tokens) -> None:
        self.ways = ways
        self.errands = errands
        self.tokens = tokens
        # By place, the worth of the best errand whose way begins with a step there.
        self._steps = vec[float]([0.0] * int(ways.places))

    def shares(
        self, state: CelticTraderState, moves: vec[i64], best: i64, rounds: float
    ) -> vec[float]:
        """Shares that add up to 1; FAVOURITE of it is for the move `best` alone."""
        phase = state.phase
        weights = vec[float]()
        total = 0.0
        if phase == PHASE_MOVE:
            self._weigh_steps(state, rounds)
        elif phase == PHASE_ROMAN or (phase == PHASE_RESOLVE and is_drawn(state, ROMAN)):
            self.tokens.best_place(state)
        for index in range(i64(len(moves))):
            move = moves[index]
            if phase == PHASE_MOVE:
                score = self._travel(state, move)
            elif phase in (PHASE_RESOLVE, PHASE_ROMAN):
                score = self._token(state, move)
            elif phase == PHASE_CIRCLE:
                score = circle_score(state, move)
            else:
                score = 0.0
            weight = math.exp(max(UNLIKELY, min(0.0, score)))
            weights = append(weights, weight)
            total += weight
        rest = (1.0 - FAVOURITE - EVEN) / total
        even = EVEN / float(i64(len(moves)))
        for index in range(i64(len(moves))):
            weights[index] = weights[index] * rest + even
            if moves[index] == best:
                weights[index] += FAVOURITE
        return weights

    # Movement

    def _weigh_steps(self, state: CelticTraderState, rounds: float) -> None:
        """Which step the best errands begin with."""
        ways, errands, steps = self.ways, self.errands, self._steps
        own = state.seat * PLAYER_WORDS
        used = movement_points(state.players[own + LEVEL]) - state.points
        errands.plan(state, state.seat, used, state.picks, rounds)
        for place in range(ways.places):
            steps[place] = WORTHLESS
        self._credit(state, errands.circle, errands.circle_worth)
        for stronghold in range(STRONGHOLDS):
            self._credit(state, ways.board.middle(stronghold), errands.market_worths[stronghold])
        for spot in range(SPOTS):
            self._credit(state, ways.board.spot_sections[spot], errands.spot_worths[spot])

    def _credit(self, state: CelticTraderState, target: i64, worth: float) -> None:
        if worth == WORTHLESS:
            return
        steps = self._steps
        first = target
        if target != state.players[state.seat * PLAYER_WORDS + AT]:
            first = self.ways.next_place(target)
        if worth > steps[first]:
            steps[first] = worth

    def _travel(self, state: CelticTraderState, move: i64) -> float:
        """How much less an errand is worth that this move begins: ERRAND_SCALE turns are -1."""
        ids, errands = state.board.ids, self.errands
        at = state.players[state.seat * PLAYER_WORDS + AT]
        worth = WORTHLESS
        if move < ids.pick:
            worth = self._steps[move - ids.go]
        elif move < ids.drop:
            first = (move - ids.pick) * SPOTS_OF_A_RESOURCE
            for spot in range(first, first + SPOTS_OF_A_RESOURCE):
                if state.board.spot_sections[spot] == at:
                    worth = max(worth, errands.spot_worths[spot])
        elif move == ids.halt:
            worth = errands.worth - 2.0 * errands.markets.turn_cost
            landmark = state.board.landmark[at]
            if landmark == STRONGHOLDS:
                worth = max(worth, errands.circle_worth)
            elif landmark >= 0:
                worth = max(worth, errands.market_worths[landmark])
        if worth == WORTHLESS:
            return UNLIKELY
        return (worth - errands.worth) / (errands.markets.turn_cost * ERRAND_SCALE)

    # Tokens

    def _token(self, state: CelticTraderState, move: i64) -> float:
        ids = state.board.ids
        if move >= ids.resolve_roman and move < ids.no_place:
            return self._roman(move - ids.resolve_roman)
        if move >= ids.roman and move < ids.spot:
            return self._roman(move - ids.roman)
        if move == ids.stay:
            return -2.0
        return 0.0

    def _roman(self, place: i64) -> float:
        """Places by their worth, less the best one's."""
        return (self.tokens.worth[place] - self.tokens.best_worth) / TOKEN_SCALE


def circle_score(state: CelticTraderState, move: i64) -> float:
    """Buy, claim all, or leave; to claim a part only is seldom of use."""
    ids = state.board.ids
    if move < ids.claim:
        return 0.0 if move < ids.end else -1.0
    rp = state.players[state.seat * PLAYER_WORDS + RP]
    return 0.0 if move == ids.claim + rp - 1 else -5.0
