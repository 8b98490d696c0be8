"""What a trader has, what it may hope to earn with it, and what it had best buy."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.components import (
    ABILITY_COUNT,
    LEVEL,
    LEVELS,
    NEXT_COST,
    PLAYER_WORDS,
    ROLE,
    RP,
    STRONGHOLDS,
    TOP_LEVEL,
    TRADING_BONUS,
    VP,
    entry,
    one,
)
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.bits import bit_count

# Measured in games between sensible players: the tokens that a trader sells in a turn, by
# carrying, how much movement adds to that, and what a token brings without a trading bonus.
SALES: Final = (0.28, 0.48, 0.58, 0.75, 0.91)
PACE: Final = (0.8, 1.0, 1.2, 1.3, 1.4)
USUAL_PRICE: Final = 6.3
# An early purchase earns the next ones; what is earned in the last rounds is seldom brought home.
GROWTH: Final = 1.5
LAST_TRIP: Final = 3.0
# The part of an income that is not spent at the circle, and the rounds that a stronghold holds
# out: fewer when more seats draw tokens in a round.
KEPT: Final = 0.9
SIEGE: Final = 1.0
SIEGE_DRAWS: Final = 4.5


class Economy:
    """Abilities and money of the traders of one map."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # By movement, trading and carrying, RP a turn to be hoped for.
        self.incomes = vec[float]()
        for movement in range(LEVELS):
            for trading in range(LEVELS):
                for carrying in range(LEVELS):
                    price = USUAL_PRICE + float(entry(TRADING_BONUS, trading))
                    self.incomes = append(self.incomes, SALES[carrying] * PACE[movement] * price)
        # Of the last basket: what it costs, adds to the score, and earns until the end.
        self.cost: i64 = 0
        self.bonus: i64 = 0
        self.earnings: float = 0.0
        self.first: i64 = -1

    def income(self, state: CelticTraderState, seat: i64) -> float:
        """RP a turn that a seat may hope for."""
        own = seat * PLAYER_WORDS + LEVEL
        players = state.players
        return self.incomes[(players[own] * LEVELS + players[own + 1]) * LEVELS + players[own + 2]]

    def rounds_left(self, state: CelticTraderState) -> float:
        """How long the game may still last: supply, strongholds, and the limit if there is one."""
        if state.last_round:
            return 0.0
        seats = state.terms.seats
        drain = 0.0
        for seat in range(seats):
            drain += self.income(state, seat)
        siege = SIEGE + SIEGE_DRAWS / float(seats)
        left = siege * float(STRONGHOLDS - bit_count(state.cities))
        left = min(left, float(state.supply) / (drain * KEPT))
        if state.terms.rounds != 0:
            left = min(left, float(state.terms.rounds - state.round))
        return max(0.0, left)

    def score(self, state: CelticTraderState, seat: i64) -> i64:
        """C20: the points as things stand."""
        return state.players[seat * PLAYER_WORDS + VP] + self.role_bonus(state, seat)

    def role_bonus(self, state: CelticTraderState, seat: i64) -> i64:
        """C7: what the role adds now."""
        own = seat * PLAYER_WORDS
        players, board = state.players, self.board
        role = players[own + ROLE]
        total = board.rp_bonus[role] * players[own + RP]
        for ability in range(ABILITY_COUNT):
            level = players[own + LEVEL + ability]
            total += board.bonus[(role * ABILITY_COUNT + ability) * LEVELS + level]
        return total

    def fill_basket(self, state: CelticTraderState, seat: i64, rounds_left: float) -> None:
        """What a seat had best buy at the circle with the RP it has, the first thing first."""
        own = seat * PLAYER_WORDS
        players, board, incomes = state.players, self.board, self.incomes
        rp = players[own + RP]
        rows = players[own + ROLE] * ABILITY_COUNT * LEVELS
        levels = packed_levels(players, own + LEVEL)
        years = GROWTH * max(0.0, rounds_left - LAST_TRIP)
        self.cost = 0
        self.bonus = 0
        self.earnings = 0.0
        self.first = -1
        while True:
            now = incomes[income_row(levels)]
            best: i64 = -1
            best_rate = 0.0
            for ability in range(ABILITY_COUNT):
                level = entry(levels, ability)
                if level == TOP_LEVEL or self.cost + entry(NEXT_COST, level) > rp:
                    continue
                row = rows + ability * LEVELS + level
                more = incomes[income_row(levels + one(ability))] - now
                price = float(entry(NEXT_COST, level))
                gain = float(board.bonus[row + 1] - board.bonus[row]) + years * more - price
                if gain > 0.0 and gain / price > best_rate:
                    best_rate = gain / price
                    best = ability
            if best < 0:
                return
            if self.first < 0:
                self.first = best
            level = entry(levels, best)
            row = rows + best * LEVELS + level
            levels += one(best)
            self.earnings += years * (incomes[income_row(levels)] - now)
            self.bonus += board.bonus[row + 1] - board.bonus[row]
            self.cost += entry(NEXT_COST, level)

    def longs_for_more(self, state: CelticTraderState, seat: i64, rounds_left: float) -> bool:
        """Whether a next level of any ability would pay, be there RP enough for it or not."""
        own = seat * PLAYER_WORDS
        players, board, incomes = state.players, self.board, self.incomes
        rows = players[own + ROLE] * ABILITY_COUNT * LEVELS
        levels = packed_levels(players, own + LEVEL)
        years = GROWTH * max(0.0, rounds_left - LAST_TRIP)
        now = incomes[income_row(levels)]
        for ability in range(ABILITY_COUNT):
            level = entry(levels, ability)
            if level == TOP_LEVEL:
                continue
            row = rows + ability * LEVELS + level
            more = incomes[income_row(levels + one(ability))] - now
            gain = float(board.bonus[row + 1] - board.bonus[row]) + years * more
            if gain > float(entry(NEXT_COST, level)):
                return True
        return False


def packed_levels(players: vec[i64], first: i64) -> i64:
    """The levels of the three abilities, four bits each."""
    return players[first] | players[first + 1] << 4 | players[first + 2] << 8


def income_row(levels: i64) -> i64:
    """Where the income of packed levels is found."""
    return (entry(levels, 0) * LEVELS + entry(levels, 1)) * LEVELS + entry(levels, 2)
