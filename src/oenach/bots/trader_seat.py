"""A seat of Celtic Trader as a trader thinks of it: load, abilities, and what they are worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from oenach.games.celtic_trader.components import (
    AT,
    CARRIED,
    CARRYING_LIMIT,
    FREE_PICKS,
    LEVEL,
    NEXT_COST,
    PLAYER_WORDS,
    RESOURCE_KINDS,
    ROLE,
    RP,
    STRONGHOLDS,
    TOP_LEVEL,
    TRADING_BONUS,
    VP,
    entry,
)
from oenach.games.celtic_trader.state import TraderState
from oenach.games.celtic_trader.worldmap import ABILITIES, Role

MOVES: Final = (2, 3, 4, 5, 6)
TRADES: Final = tuple(int(entry(TRADING_BONUS, level)) for level in range(5))
CARRIES: Final = tuple(int(entry(CARRYING_LIMIT, level)) for level in range(5))
FREE: Final = tuple(int(entry(FREE_PICKS, level)) for level in range(5))
COSTS: Final = tuple(int(entry(NEXT_COST, level)) for level in range(4))

# Measured in games that this player played with itself: the tokens that a trader sells in a turn,
# by carrying, how much movement adds to that, and what a token brings without a trading bonus.
SALES: Final = (0.28, 0.48, 0.58, 0.75, 0.91)
PACE: Final = (0.8, 1.0, 1.2, 1.3, 1.4)
USUAL_PRICE: Final = 6.3


def income(movement: int, trading: int, carrying: int) -> float:
    """RP a turn that a trader with such levels may hope for."""
    return SALES[carrying] * PACE[movement] * (USUAL_PRICE + TRADES[trading])


INCOME: Final = [
    [[income(movement, trading, carrying) for carrying in range(5)] for trading in range(5)]
    for movement in range(5)
]


class Trader(NamedTuple):
    """What one seat has."""

    seat: int
    role: Role
    at: int
    rp: int
    vp: int
    carried: int
    levels: tuple[int, int, int]

    @property
    def points(self) -> int:
        """Movement points a turn."""
        return MOVES[self.levels[0]]

    @property
    def bonus(self) -> int:
        """What trading adds to every price."""
        return TRADES[self.levels[1]]

    @property
    def limit(self) -> int:
        """How many tokens can be carried."""
        return CARRIES[self.levels[2]]

    @property
    def free_picks(self) -> int:
        """How many can be picked up in a turn without stopping."""
        return FREE[self.levels[2]]

    @property
    def goods(self) -> tuple[int, ...]:
        """The kinds of the carried tokens, one by one."""
        return tuple(
            kind for kind in range(RESOURCE_KINDS) for _ in range(self.carried >> 4 * kind & 15)
        )

    @property
    def income(self) -> float:
        """RP a turn to be hoped for."""
        movement, trading, carrying = self.levels
        return INCOME[movement][trading][carrying]

    @property
    def score(self) -> int:
        """C20: the points as things stand."""
        return self.vp + self.rp * self.role.rp + role_bonus(self.role, self.levels)


def trader_at(state: TraderState, seat: int) -> Trader:
    """The trader of a seat that has taken its role."""
    own = seat * PLAYER_WORDS
    words = list(state.players)[own : own + PLAYER_WORDS]
    board = state.board
    return Trader(
        seat,
        board.world.roles[board.role_names[words[ROLE]]],
        words[AT],
        words[RP],
        words[VP],
        words[CARRIED],
        (words[LEVEL], words[LEVEL + 1], words[LEVEL + 2]),
    )


def role_bonus(role: Role, levels: tuple[int, int, int]) -> int:
    """C7: what a role adds for such levels."""
    bonus = 0
    for ability, table in role.bonus.items():
        bonus += table[levels[ABILITIES.index(ability)]]
    return bonus


class Purchase(NamedTuple):
    """The next level of an ability: what it costs, adds at the end, and earns until then."""

    ability: int
    cost: int
    bonus: int
    earnings: float

    @property
    def gain(self) -> float:
        """What is won by it in all."""
        return self.bonus + self.earnings - self.cost


# An early purchase earns the next ones; what is earned in the last rounds is seldom brought home.
GROWTH: Final = 2.0
LAST_TRIP: Final = 2.0


def purchases(trader: Trader, rounds_left: float) -> list[Purchase]:
    """The levels that can come next, whatever they cost."""
    offered: list[Purchase] = []
    before = role_bonus(trader.role, trader.levels)
    for ability, level in enumerate(trader.levels):
        if level < TOP_LEVEL:
            levels = risen(trader.levels, ability)
            movement, trading, carrying = levels
            more = INCOME[movement][trading][carrying] - trader.income
            earnings = GROWTH * more * max(0.0, rounds_left - LAST_TRIP)
            bonus = role_bonus(trader.role, levels) - before
            offered.append(Purchase(ability, COSTS[level], bonus, earnings))
    return offered


def risen(levels: tuple[int, int, int], ability: int) -> tuple[int, int, int]:
    """The levels with one of them a step higher."""
    higher = list(levels)
    higher[ability] += 1
    return higher[0], higher[1], higher[2]


def shopping(trader: Trader, rounds_left: float) -> list[Purchase]:
    """What the trader would buy at the circle with the RP at hand, the best first."""
    bought: list[Purchase] = []
    while True:
        offered = [
            offer
            for offer in purchases(trader, rounds_left)
            if offer.cost <= trader.rp and offer.gain > 0
        ]
        if not offered:
            return bought
        best = max(offered, key=lambda offer: offer.gain / offer.cost)
        bought.append(best)
        trader = trader._replace(
            rp=trader.rp - best.cost, levels=risen(trader.levels, best.ability)
        )


# The part of an income that is not spent at the circle, and the rounds that a stronghold holds
# out: fewer when more seats draw tokens in a round.
KEPT: Final = 0.9
SIEGE: Final = 1.0
SIEGE_DRAWS: Final = 4.5


def rounds_left(state: TraderState, traders: list[Trader]) -> float:
    """How long the game may still last: supply, strongholds, and the limit if there is one."""
    if state.last_round:
        return 0.0
    drain = sum(trader.income for trader in traders) * KEPT
    siege = SIEGE + SIEGE_DRAWS / len(traders)
    celtic = int(STRONGHOLDS) - int(state.cities).bit_count()
    left = min(int(state.supply) / drain, siege * celtic)
    if state.terms.rounds:
        left = min(left, int(state.terms.rounds) - int(state.round))
    return max(0.0, left)
