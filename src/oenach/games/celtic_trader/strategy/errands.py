"""Where a trader should go next: to fetch resources, to sell them, or to the stone circle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    AT,
    CARRIED,
    CARRYING,
    CARRYING_LIMIT,
    LEVEL,
    PLAYER_WORDS,
    RESOURCE_KINDS,
    RP,
    SPOTS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    entry,
    one,
    tokens_in,
)
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.economy import Economy
from oenach.games.celtic_trader.strategy.markets import WORTHLESS, Markets
from oenach.games.celtic_trader.strategy.ways import FAR, LONGEST, Ways
from oenach.kernel.bits import bit, lowest_bit

# How many unfinished trips are followed up when another token could be fetched on the way.
FOLLOWED: Final[i64] = 3
# Tokens that are more points away than this are not thought of, unless there is no other.
HORIZON: Final[i64] = 5
# RP and bonuses are only safe at the circle; with more rounds to go there is less hurry.
HURRY: Final = 1.0


class Errands:
    """Plans the next errand of a trader. What was planned last can be read from the fields."""

    def __init__(self, ways: Ways, economy: Economy) -> None:
        self.ways = ways
        self.economy = economy
        self.markets = Markets(ways, economy)
        # The errand: where to go, what to take there if anything, where to sell which goods.
        self.worth: float = 0.0
        self.target: i64 = -1
        self.takes: i64 = -1
        self.sells_at: i64 = -1
        self.goods: i64 = 0
        # Trips in the making, this round's and the next one's: FOLLOWED of each.
        trips = int(2 * FOLLOWED)
        self.trip_worth = vec[float]([0.0] * trips)
        self.trip_time = vec[i64]([0] * trips)
        self.trip_picks = vec[i64]([0] * trips)
        self.trip_place = vec[i64]([0] * trips)
        self.trip_taken = vec[i64]([0] * trips)
        self.trip_load = vec[i64]([0] * trips)
        self.trip_first = vec[i64]([0] * trips)
        self.trip_market = vec[i64]([0] * trips)
        self.trip_earned = vec[i64]([0] * int(2 * FOLLOWED * STRONGHOLDS))
        # What an errand would be worth that begins at each spot, at the circle, or with a sale
        # of what is carried now at each stronghold.
        self.spot_worths = vec[float]([0.0] * int(SPOTS))
        self.circle: i64 = -1
        self.circle_worth: float = WORTHLESS
        self.market_worths = vec[float]([0.0] * int(STRONGHOLDS))
        self.sale_worth: float = WORTHLESS

    def plan(
        self, state: CelticTraderState, seat: i64, used: i64, picks: i64, rounds: float
    ) -> None:
        """The most rewarding errand of a seat that has used some of this turn's points."""
        self.markets.look(state, seat, rounds)
        for spot in range(SPOTS):
            self.spot_worths[spot] = WORTHLESS
        own = seat * PLAYER_WORDS
        carried = state.players[own + CARRIED]
        at = state.players[own + AT]
        self.ways.travel(state.romans, at, used, self.markets.points)
        self._to_circle(state, seat)
        self._begin(carried, picks)
        limit = entry(CARRYING_LIMIT, state.players[own + LEVEL + CARRYING])
        room = limit - tokens_in(carried)
        made: i64 = 1
        old: i64 = 0
        for longer in range(room):
            new = FOLLOWED - old
            kept: i64 = 0
            for trip in range(made):
                kept = self._extend(state.spots, old + trip, new, kept, longer == 0)
            if kept == 0:
                return
            self._take_best(new, kept)
            made = kept
            old = new

    def best_market(self, state: CelticTraderState, seat: i64, rounds: float) -> i64:
        """The stronghold where a seat that has no points left had best sell what it carries."""
        self.markets.look(state, seat, rounds)
        own = seat * PLAYER_WORDS
        self.ways.travel(
            state.romans, state.players[own + AT], self.markets.points, self.markets.points
        )
        self.worth = WORTHLESS
        self._begin(state.players[own + CARRIED], 0)
        return self.sells_at

    def _to_circle(self, state: CelticTraderState, seat: i64) -> None:
        """The errand to buy and to claim."""
        ways, economy = self.ways, self.economy
        circle = ways.circles[0]
        for index in range(1, i64(len(ways.circles))):
            if ways.arrival[ways.row + ways.circles[index]] < ways.arrival[ways.row + circle]:
                circle = ways.circles[index]
        turns = max(
            1, ways.turns[(self.markets.points - 1) * LONGEST + ways.arrival[ways.row + circle]]
        )
        left = self.markets.rounds_left - float(turns)
        economy.fill_basket(state, seat, left)
        secured = float(economy.bonus - economy.cost)
        if self.markets.claims:
            secured += float(state.players[seat * PLAYER_WORDS + RP])
        hurry = min(1.0, HURRY / max(1.0, left))
        away = float(turns) + float(self.markets.onward(state.spots, circle)) / float(
            self.markets.points
        )
        self.worth = hurry * secured + economy.earnings - self.markets.turn_cost * away
        self.circle = circle
        self.circle_worth = self.worth
        self.target = circle
        self.takes = -1
        self.sells_at = -1
        self.goods = 0

    def _begin(self, carried: i64, picks: i64) -> None:
        """The trip that sells what is carried now, if anything is."""
        self.trip_time[0] = 0
        self.trip_picks[0] = picks
        self.trip_place[0] = -1
        self.trip_taken[0] = 0
        self.trip_load[0] = carried
        self.trip_first[0] = -1
        for market in range(self.markets.count):
            earned: i64 = 0
            load = carried
            kind: i64 = 0
            while load != 0:
                earned += (load & 15) * self.markets.prices[market * RESOURCE_KINDS + kind]
                load >>= 4
                kind += 1
            self.trip_earned[market] = earned
        for stronghold in range(STRONGHOLDS):
            self.market_worths[stronghold] = WORTHLESS
        self.sale_worth = WORTHLESS
        if carried == 0:
            return
        worth = self.markets.sale(0, self.trip_earned, 0, self.ways.arrival, self.ways.row, 0)
        for market in range(self.markets.count):
            self.market_worths[self.markets.celtic[market]] = self.markets.worths[market]
        self.sale_worth = worth
        if worth > self.worth:
            self.worth = worth
            self.takes = -1
            self.sells_at = self.markets.celtic[self.markets.best]
            self.target = self.ways.board.middle(self.sells_at)
            self.goods = carried

    def _extend(self, spots: i64, trip: i64, new: i64, kept: i64, begins: bool) -> i64:
        """Every trip that this one becomes with one more token; the best of all are kept."""
        ways, points = self.ways, self.markets.points
        sections = ways.board.spot_sections
        distances = ways.arrival if begins else ways.apart
        row = ways.row if begins else self.trip_place[trip] * ways.places
        spots &= ~self.trip_taken[trip]
        horizon = self._horizon(spots, distances, row)
        start = self.trip_time[trip]
        turns_row = (points - 1) * LONGEST
        while spots != 0:
            spot = lowest_bit(spots)
            spots &= spots - 1
            section = sections[spot]
            away = distances[row + section]
            if away > horizon:
                continue
            time = start + away
            picks: i64 = 1
            if time // points == start // points:
                picks = self.trip_picks[trip] + 1
            if picks > self.markets.free_picks:  # C16: the rest of the turn is lost
                time = max(1, ways.turns[turns_row + time]) * points
                picks = 0
            kind = spot // SPOTS_OF_A_RESOURCE
            worth = self.markets.sale(
                time,
                self.trip_earned,
                trip * STRONGHOLDS,
                ways.apart,
                section * ways.places,
                kind + 1,
            )
            first = spot if begins else self.trip_first[trip]
            if worth > self.spot_worths[first]:
                self.spot_worths[first] = worth
            kept = self._keep(trip, new, kept, worth, spot, time, picks)
        return kept

    def _horizon(self, spots: i64, distances: vec[i64], row: i64) -> i64:
        """How far to look for tokens: a few points, or as far as the nearest."""
        sections = self.ways.board.spot_sections
        nearest = FAR
        while spots != 0:
            away = distances[row + sections[lowest_bit(spots)]]
            if away < nearest:
                nearest = away
            spots &= spots - 1
        return max(HORIZON, min(nearest, FAR - 1))

    def _keep(
        self, trip: i64, new: i64, kept: i64, worth: float, spot: i64, time: i64, picks: i64
    ) -> i64:
        """Put a trip among the best few, in place of the worst of them if there is no room."""
        slot = kept
        if kept == FOLLOWED:
            slot = 0
            for other in range(1, FOLLOWED):
                if self.trip_worth[new + other] < self.trip_worth[new + slot]:
                    slot = other
            if worth <= self.trip_worth[new + slot]:
                return kept
        else:
            kept += 1
        at = new + slot
        kind = spot // SPOTS_OF_A_RESOURCE
        self.trip_worth[at] = worth
        self.trip_time[at] = time
        self.trip_picks[at] = picks
        self.trip_place[at] = self.ways.board.spot_sections[spot]
        self.trip_taken[at] = self.trip_taken[trip] | bit(spot)
        self.trip_load[at] = self.trip_load[trip] + one(kind)
        self.trip_first[at] = spot if self.trip_first[trip] < 0 else self.trip_first[trip]
        self.trip_market[at] = self.markets.best
        for market in range(self.markets.count):
            self.trip_earned[at * STRONGHOLDS + market] = (
                self.trip_earned[trip * STRONGHOLDS + market]
                + self.markets.prices[market * RESOURCE_KINDS + kind]
            )
        return kept

    def _take_best(self, new: i64, kept: i64) -> None:
        """Make the best of the new trips the errand, if it is better than what there is."""
        for trip in range(new, new + kept):
            if self.trip_worth[trip] > self.worth:
                first = self.trip_first[trip]
                self.worth = self.trip_worth[trip]
                self.target = self.ways.board.spot_sections[first]
                self.takes = first // SPOTS_OF_A_RESOURCE
                self.sells_at = self.markets.celtic[self.trip_market[trip]]
                self.goods = self.trip_load[trip]
