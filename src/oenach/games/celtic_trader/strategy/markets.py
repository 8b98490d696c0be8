"""The markets as one trader sees them: what they pay, and what the way to them costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    AT,
    CARRYING,
    COLUMN_VALUE,
    FREE_PICKS,
    LEVEL,
    PHASE_STRONGHOLD,
    PLAYER_WORDS,
    RESOURCE_KINDS,
    ROLE,
    STRONGHOLDS,
    TRADING,
    TRADING_BONUS,
    entry,
    movement_points,
)
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.economy import Economy
from oenach.games.celtic_trader.strategy.ways import FAR, LONGEST, Ways
from oenach.kernel.bits import lowest_bit

# What a turn costs, in parts of the usual income of a turn.
TURN_COST: Final = 1.6
# How fast the hope fades that a sale still counts when the end is expected before.
LATE: Final = 0.5
# Sales that are so many turns ahead, or more, count as if it were a turn less than that.
TURNS_AHEAD: Final[i64] = 16
WORTHLESS: Final = -1.0e9


class Markets:
    """The Celtic strongholds, and the trader who looks at them."""

    def __init__(self, ways: Ways, economy: Economy) -> None:
        self.ways = ways
        self.economy = economy
        # The trader: points a turn, pick-ups that do not stop it, whether it must claim its RP,
        # what a turn is worth to it, and the rounds to come.
        self.points: i64 = 2
        self.free_picks: i64 = 0
        self.claims: bool = True
        self.turn_cost: float = 0.0
        self.rounds_left: float = 0.0
        # The markets: how many, which strongholds they are, and what they pay for each kind.
        self.count: i64 = 0
        self.celtic = vec[i64]([0] * int(STRONGHOLDS))
        self.prices = vec[i64]([0] * int(STRONGHOLDS * RESOURCE_KINDS))
        # By market and turns until a sale: what they cost, and what is left of the takings.
        self.costs = vec[float]([0.0] * int(STRONGHOLDS * TURNS_AHEAD))
        self.hopes = vec[float]([0.0] * int(STRONGHOLDS * TURNS_AHEAD))
        # The sale that was looked at last: what it would be worth at each market, and the best.
        self.worths = vec[float]([0.0] * int(STRONGHOLDS))
        self.best: i64 = -1

    def know(self, state: CelticTraderState, seat: i64) -> None:
        """Take stock of a trader."""
        players = state.players
        own = seat * PLAYER_WORDS
        self.points = movement_points(players[own + LEVEL])
        self.free_picks = entry(FREE_PICKS, players[own + LEVEL + CARRYING])
        self.claims = self.ways.board.rp_bonus[players[own + ROLE]] == 0
        self.turn_cost = self.economy.income(state, seat) * TURN_COST

    def look(self, state: CelticTraderState, seat: i64, rounds: float) -> None:
        """Take stock of a trader and of what it finds at the markets."""
        own = seat * PLAYER_WORDS
        players, ways = state.players, self.ways
        self.know(state, seat)
        self.rounds_left = rounds
        bonus = entry(TRADING_BONUS, players[own + LEVEL + TRADING])
        visited: i64 = -1
        if state.phase == PHASE_STRONGHOLD:
            visited = ways.board.landmark[players[state.seat * PLAYER_WORDS + AT]]
        points = float(self.points)
        prices = self.prices
        markets: i64 = 0
        for stronghold in range(STRONGHOLDS):
            if state.cities >> stronghold & 1 != 0:
                continue
            chart = state.values if stronghold == visited else state.charts[stronghold]
            for kind in range(RESOURCE_KINDS):
                prices[markets * RESOURCE_KINDS + kind] = (
                    entry(COLUMN_VALUE, entry(chart, kind)) + bonus
                )
            middle = ways.board.middle(stronghold)
            self.celtic[markets] = stronghold
            onward = float(self.onward(state.spots, middle)) / points
            home = float(ways.home[middle]) / points if self.claims else 0.0
            self._reckon(markets * TURNS_AHEAD, onward, home)
            markets += 1
        self.count = markets

    def _reckon(self, row: i64, onward: float, home: float) -> None:
        """What turns until a sale cost, and how likely what it brings is of use, at a market."""
        late = home - self.rounds_left
        for turns in range(1, TURNS_AHEAD):
            rounds = float(turns)
            self.costs[row + turns] = self.turn_cost * (rounds + onward)
            self.hopes[row + turns] = 1.0
            if rounds + late > 0.0:
                self.hopes[row + turns] = 1.0 / (1.0 + LATE * (rounds + late))

    def onward(self, spots: i64, place: i64) -> i64:
        """Points to the nearest token."""
        apart, sections = self.ways.apart, self.ways.board.spot_sections
        row = place * self.ways.places
        nearest = FAR
        while spots != 0:
            away = apart[row + sections[lowest_bit(spots)]]
            if away < nearest:
                nearest = away
            spots &= spots - 1
        return nearest if nearest < FAR else 0

    def sale(
        self, time: i64, taken: vec[i64], earned: i64, distances: vec[i64], row: i64, more: i64
    ) -> float:
        """The best end of a trip: what it is worth; `best` then says where.

        The load so far brings what is in `taken` from `earned` on, by market; one more token may
        come to it, of the kind `more` - 1 (0: none). `distances` begin at `row`."""
        first = row + self.ways.board.sections
        turns_row = (self.points - 1) * LONGEST + time
        turns, prices, celtic = self.ways.turns, self.prices, self.celtic
        costs, hopes, worths = self.costs, self.hopes, self.worths
        best = WORTHLESS
        where: i64 = -1
        for market in range(self.count):
            rp = taken[earned + market]
            if more != 0:
                rp += prices[more - 1 + market * RESOURCE_KINDS]
            needed = turns[turns_row + distances[first + celtic[market]]]
            cell = market * TURNS_AHEAD + max(1, min(needed, TURNS_AHEAD - 1))
            worth = float(rp) * hopes[cell] - costs[cell]
            worths[market] = worth
            if worth > best:
                best = worth
                where = market
        self.best = where
        return best
