"""What there is to understand of Celtic Trader."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.components import (
    ABILITY_COUNT,
    AT,
    CARRIED,
    LEVEL,
    LEVELS,
    NOTHING,
    PHASE_CIRCLE,
    PHASE_DRAW,
    PHASE_MOVE,
    PHASE_RESOLVE,
    PHASE_ROMAN,
    PHASE_STRONGHOLD,
    PLAYER_WORDS,
    ROLE,
    RP,
    TOP_LEVEL,
    kinds_in,
    movement_points,
)
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.legal import roles_left
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.economy import Economy
from oenach.games.celtic_trader.strategy.errands import Errands
from oenach.games.celtic_trader.strategy.judgement import Judgement
from oenach.games.celtic_trader.strategy.plan_cache import PlanCache
from oenach.games.celtic_trader.strategy.priors import Priors
from oenach.games.celtic_trader.strategy.tokens import Tokens
from oenach.games.celtic_trader.strategy.ways import Ways
from oenach.kernel.bits import lowest_bit
from oenach.kernel.game import Game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics, win_shares

# With fewer rounds to come, RP are not kept for a later purchase.
SAVING: Final = 7.0


class CelticTraderHeuristics(Heuristics):
    """Goes where most is to be gained for the turns it takes."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # Nothing is left to chance here; the interface wants a generator all the same.
        self._nobody = Rng(0)
        self._read(cast(CelticTraderGame, game).board)

    def _read(self, board: Board) -> None:
        """Learn a map. A position can bring one of its own, with other options than the game's."""
        self.board = board
        self.ways = Ways(board)
        self.economy = Economy(board)
        self.errands = Errands(self.ways, self.economy)
        self.plan_cache = PlanCache(self.errands)
        self.tokens = Tokens(self.ways, self.economy, self.plan_cache)
        self.move_priors = Priors(self.ways, self.errands, self.tokens)
        self.judgement = Judgement(self.ways, self.economy, self.plan_cache)

    def greedy_move(self, state: State, rng: Rng) -> i64:
        trader = cast(CelticTraderState, state)
        if trader.board is not self.board:
            self._read(trader.board)
        phase = trader.phase
        if phase == PHASE_MOVE:
            return self._travel(trader)
        if phase == PHASE_RESOLVE:
            return self.tokens.resolve(trader)
        if phase == PHASE_STRONGHOLD:
            return self._trade(trader)
        if phase == PHASE_CIRCLE:
            return self._develop(trader)
        if phase == PHASE_ROMAN:
            return self.tokens.move_away(trader)
        return best_role(trader)

    def priors(self, state: State, moves: vec[i64]) -> vec[float]:
        best = self.greedy_move(state, self._nobody)
        trader = cast(CelticTraderState, state)
        return self.move_priors.shares(trader, moves, best, self.economy.rounds_left(trader))

    def settled(self, state: State) -> bool:
        """Between two turns."""
        trader = cast(CelticTraderState, state)
        phase = trader.phase
        return (phase == PHASE_DRAW and trader.first == NOTHING) or phase == PHASE_ROMAN

    def estimate(self, state: State) -> vec[float]:
        if state.to_act == OVER:
            return win_shares(self.game, state)
        trader = cast(CelticTraderState, state)
        if trader.board is not self.board:
            self._read(trader.board)
        return self.judgement.chances(trader)

    def _travel(self, state: CelticTraderState) -> i64:
        """Towards the errand's target, and what is to be done there; halt when out of points."""
        ids, ways, errands = state.board.ids, self.ways, self.errands
        own = state.seat * PLAYER_WORDS
        at = state.players[own + AT]
        used = movement_points(state.players[own + LEVEL]) - state.points
        rounds = self.economy.rounds_left(state)
        self.plan_cache.recall(state, state.seat, used, state.picks, rounds)
        if errands.target == at:
            return ids.pick + errands.takes if errands.takes >= 0 else ids.halt
        to = ways.next_place(errands.target)
        if state.halted or (state.points == 0 and not ways.is_free(at, to)):
            return ids.halt
        return ids.go + to

    def _trade(self, state: CelticTraderState) -> i64:
        """Deliver, unless this is only a halt on the way to a better market."""
        ids = state.board.ids
        own = state.seat * PLAYER_WORDS
        carried = state.players[own + CARRIED]
        if carried == 0:
            return ids.end
        market = self.errands.best_market(state, state.seat, self.economy.rounds_left(state))
        if state.board.middle(market) != state.players[own + AT]:
            return ids.end
        return ids.deliver + lowest_bit(kinds_in(carried))

    def _develop(self, state: CelticTraderState) -> i64:
        """At the circle: buy, then claim what is not kept for the next visit."""
        ids, economy, seat = state.board.ids, self.economy, state.seat
        if state.claimed:
            return ids.end
        left = economy.rounds_left(state)
        economy.fill_basket(state, seat, left)
        if economy.first >= 0:
            return ids.buy + economy.first
        own = seat * PLAYER_WORDS
        rp = state.players[own + RP]
        if rp == 0 or state.board.rp_bonus[state.players[own + ROLE]] > 0:
            return ids.end
        if left >= SAVING and economy.longs_for_more(state, seat, left):
            return ids.end
        return ids.claim + rp - 1


def best_role(state: CelticTraderState) -> i64:
    """In a draft, the role with the highest bonus."""
    board = state.board
    left = roles_left(state)
    best: i64 = -1
    best_bonus: i64 = -1
    while left != 0:
        role = lowest_bit(left)
        left &= left - 1
        bonus: i64 = 0
        for ability in range(ABILITY_COUNT):
            bonus += board.bonus[(role * ABILITY_COUNT + ability) * LEVELS + TOP_LEVEL]
        if bonus > best_bonus:
            best_bonus = bonus
            best = role
    return board.ids.role + best
