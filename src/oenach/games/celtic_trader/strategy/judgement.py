"""Who is going to win a game of Celtic Trader: a small network looks at each seat's prospects."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    ABILITY_COUNT,
    AT,
    CARRIED,
    LEVEL,
    LEVELS,
    NEXT_COST,
    PLAYER_WORDS,
    ROLE,
    RP,
    STRONGHOLDS,
    TOP_LEVEL,
    VP,
    entry,
    tokens_in,
)
from oenach.games.celtic_trader.rules.romans import has_roman
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.economy import Economy
from oenach.games.celtic_trader.strategy.plan_cache import PlanCache
from oenach.games.celtic_trader.strategy.ways import Ways
from oenach.games.celtic_trader.strategy.weights import WEIGHTS
from oenach.kernel.bits import bit_count

FACTS: Final[i64] = 32
HIDDEN: Final[i64] = 16


class Judgement:
    """Facts about a seat, and what the network makes of them.

    The weights are those of a layer of HIDDEN units, each with FACTS weights and a bias, and of
    a single unit on top of them. The chances to win are the softmax over the seats.
    """

    def __init__(self, ways: Ways, economy: Economy, plan_cache: PlanCache) -> None:
        self.ways = ways
        self.economy = economy
        self.plan_cache = plan_cache
        self.errands = plan_cache.errands
        self.weights = vec[float](list(WEIGHTS))
        self.facts = vec[float]([0.0] * int(FACTS))

    def chances(self, state: CelticTraderState) -> vec[float]:
        """Every seat's chance to win, between two turns."""
        rounds = self.economy.rounds_left(state)
        chances = vec[float]()
        total = 0.0
        for seat in range(state.terms.seats):
            self.look(state, seat, rounds)
            power = math.exp(max(-30.0, min(30.0, self._prospects())))
            chances = append(chances, power)
            total += power
        for seat in range(state.terms.seats):
            chances[seat] /= total
        return chances

    def _prospects(self) -> float:
        weights, facts = self.weights, self.facts
        at: i64 = 0
        top = HIDDEN * (FACTS + 1)
        prospects = 0.0
        for unit in range(HIDDEN):
            signal = weights[at + FACTS]
            for fact in range(FACTS):
                signal += weights[at + fact] * facts[fact]
            at += FACTS + 1
            if signal > 0.0:
                prospects += signal * weights[top + unit]
        return prospects

    def look(self, state: CelticTraderState, seat: i64, rounds: float) -> None:
        """Write down the facts about a seat, each of the order of 1."""
        facts, economy, ways = self.facts, self.economy, self.ways
        own = seat * PLAYER_WORDS
        players = state.players
        at = players[own + AT]
        points = float(players[own + LEVEL] + 2)
        self.plan_cache.recall(state, seat, 0, 0, rounds)
        facts[0] = float(players[own + VP]) / 50.0
        facts[1] = float(economy.role_bonus(state, seat)) / 50.0
        facts[2] = float(players[own + RP]) / 20.0
        facts[3] = facts[2] if self.errands.markets.claims else 0.0
        self._look_at_levels(state, seat, 4)
        facts[16] = economy.income(state, seat) / 10.0
        facts[17] = facts[16] * rounds / 10.0
        facts[18] = float(tokens_in(players[own + CARRIED])) / 3.0
        facts[19] = self.errands.worth / 20.0
        facts[20] = float(ways.home[at]) / points / 3.0
        facts[21] = facts[20] * facts[3]
        facts[22] = 1.0 if has_roman(state, at) else 0.0
        seats = state.terms.seats
        facts[23] = float((seat + seats - state.seat) % seats) / float(seats)
        facts[24] = rounds / 20.0
        facts[25] = float(state.supply) / 100.0
        facts[26] = float(STRONGHOLDS - bit_count(state.cities)) / 6.0
        facts[27] = float(seats - 2) / 3.0
        economy.fill_basket(state, seat, rounds)
        facts[28] = float(economy.bonus) / 30.0
        facts[29] = float(economy.cost) / 20.0
        facts[30] = max(0.0, self.errands.sale_worth + self.errands.markets.turn_cost) / 20.0
        facts[31] = max(0.0, 1.0 - rounds / 4.0)

    def _look_at_levels(self, state: CelticTraderState, seat: i64, first: i64) -> None:
        """By ability the level, what the next one and the top add, and what the next one costs."""
        facts, board = self.facts, self.ways.board
        own = seat * PLAYER_WORDS
        role = state.players[own + ROLE]
        for ability in range(ABILITY_COUNT):
            level = state.players[own + LEVEL + ability]
            row = (role * ABILITY_COUNT + ability) * LEVELS
            fact = first + 4 * ability
            facts[fact] = float(level) / 4.0
            facts[fact + 1] = 0.0
            facts[fact + 2] = 0.0
            facts[fact + 3] = 0.0
            if level < TOP_LEVEL:
                now = board.bonus[row + level]
                facts[fact + 1] = float(board.bonus[row + level + 1] - now) / 15.0
                facts[fact + 2] = float(board.bonus[row + TOP_LEVEL] - now) / 40.0
                facts[fact + 3] = float(entry(NEXT_COST, level)) / 10.0
