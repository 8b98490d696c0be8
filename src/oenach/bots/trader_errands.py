"""Where a trader should go next: to fetch resources, to sell them, or to the stone circle."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, NamedTuple

from oenach.bots.trader_roads import FAR, Roads
from oenach.bots.trader_seat import Trader, shopping
from oenach.games.celtic_trader.components import (
    AT,
    PHASE_STRONGHOLD,
    PLAYER_WORDS,
    RESOURCE_KINDS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    tokens_in,
)
from oenach.games.celtic_trader.state import TraderState
from oenach.games.celtic_trader.worldmap import COLUMNS

NOTHING: Final = -1
# How many unfinished trips are followed up when another token could be fetched on the way.
FOLLOWED: Final = 4
# Tokens that are more points away than this are not thought of, unless there is no other.
HORIZON: Final = 5
# What a turn costs, in parts of the usual income of a turn.
TURN_COST: Final = 1.5
# RP and bonuses are only safe at the circle; with more rounds to go there is less hurry.
HURRY: Final = 2.0
# How fast the hope fades that a sale still counts when the end is expected before.
LATE: Final = 0.5


class Errand(NamedTuple):
    """A place to go to, the resource to take there if any, and where what will be sold."""

    worth: float
    target: int
    takes: int = NOTHING
    sells_at: int = NOTHING
    goods: tuple[int, ...] = ()


class Trip(NamedTuple):
    """A trip in the making, and the errand that it would be if it were ended at a market."""

    time: int
    picks: int  # in the turn of that time
    distances: list[int]  # from where the trip has come
    earned: list[int]  # what the load brings at each market
    taken: int  # spots, as bits
    errand: Errand


class Market(NamedTuple):
    """A Celtic stronghold, and how far it is from there to the next token and to the circle."""

    stronghold: int
    middle: int
    onward: int
    home: int


class Outlook:
    """What all traders see alike: prices, tokens on the map, the roads, the end to come."""

    def __init__(self, state: TraderState, roads: Roads, rounds_left: float) -> None:
        self.roads = roads
        self.layout = roads.layout(state)
        self.rounds_left = rounds_left
        self.spots = [
            (1 << spot, section, spot // int(SPOTS_OF_A_RESOURCE))
            for spot, section in enumerate(roads.spot_sections)
            if state.spots >> spot & 1
        ]
        self.celtic = [n for n in range(STRONGHOLDS) if not state.cities >> n & 1]
        self.markets = [
            Market(n, middle, self.onward(middle), self._home(middle))
            for n, middle in enumerate(roads.middles)
            if n in self.celtic
        ]
        charts = [chart for n, chart in enumerate(charts_now(state)) if n in self.celtic]
        self.prices = [
            [COLUMNS[chart >> 4 * kind & 15] for chart in charts] for kind in range(RESOURCE_KINDS)
        ]

    def onward(self, place: int) -> int:
        """Points to the nearest token."""
        distances = self.layout.distances(place)
        return min([distances[section] for _, section, _ in self.spots], default=0)

    def _home(self, place: int) -> int:
        distances = self.layout.distances(place)
        return min([distances[circle] for circle in self.roads.circles])


def charts_now(state: TraderState) -> list[int]:
    """The columns of all charts; during a visit those at its beginning (C18)."""
    charts = list(state.charts)
    if state.phase == PHASE_STRONGHOLD:
        here = state.board.landmark[state.players[state.seat * PLAYER_WORDS + AT]]
        charts[here] = state.values
    return charts


class Planner:
    """Plans the next errand of a trader, who has used some points and pick-ups of the turn."""

    def __init__(self, outlook: Outlook, trader: Trader, used: int = 0, picks: int = 0) -> None:
        self.outlook = outlook
        self.trader = trader
        self.points = trader.points
        self.used = used
        self.picks = picks
        self.turn_cost = trader.income * TURN_COST
        self.journey = outlook.layout.journey(trader.at, used, self.points)

    def errand(self) -> Errand:
        """The most rewarding errand."""
        trips = [self._begin()]
        best = max(self._to_circle(), trips[0].errand)
        for _ in range(self.trader.limit - tokens_in(self.trader.carried)):
            trips = [longer for trip in trips for longer in self._extended(trip)]
            trips.sort(key=attrgetter("errand.worth"), reverse=True)
            del trips[FOLLOWED:]
            if trips:
                best = max(best, trips[0].errand)
        return best

    def sale(self) -> int:
        """The stronghold where what is carried had best be sold, with nothing more fetched."""
        return self._begin().errand.sells_at

    def _turns(self, time: int) -> int:
        """The turns that have begun by a time, this one at least."""
        return -(-time // self.points) or 1

    def _to_circle(self) -> Errand:
        outlook, trader = self.outlook, self.trader
        arrival = self.journey.arrival
        circle = min(outlook.roads.circles, key=arrival.__getitem__)
        turns = self._turns(arrival[circle])
        rounds_left = outlook.rounds_left - turns
        secured = trader.rp * max(0, 1 - trader.role.rp)
        earnings = 0.0
        for purchase in shopping(trader, rounds_left):
            secured += purchase.bonus - purchase.cost
            earnings += purchase.earnings
        hurry = min(1.0, HURRY / max(1.0, rounds_left))
        away = turns + outlook.onward(circle) / self.points
        return Errand(hurry * secured + earnings - self.turn_cost * away, circle)

    def _begin(self) -> Trip:
        """The trip that sells what is carried now, if anything is."""
        goods = self.trader.goods
        bonus, prices = self.trader.bonus, self.outlook.prices
        earned = [
            sum(prices[kind][market] + bonus for kind in goods)
            for market in range(len(self.outlook.markets))
        ]
        arrival = self.journey.arrival
        errand = Errand(-FAR, NOTHING)
        if goods:
            worth, stronghold = self._sale(0, arrival, earned)
            errand = Errand(
                worth, self.outlook.roads.middles[stronghold], NOTHING, stronghold, goods
            )
        return Trip(0, self.picks, arrival, earned, 0, errand)

    def _sale(self, time: int, distances: list[int], earned: list[int]) -> tuple[float, int]:
        """The best end of a trip: what it is worth, and the stronghold."""
        points, turn_cost = self.points, self.turn_cost
        rounds_left = self.outlook.rounds_left
        claims = self.trader.role.rp == 0
        best, where = -float(FAR), NOTHING
        for gain, (stronghold, middle, onward, home) in zip(
            earned, self.outlook.markets, strict=True
        ):
            turns = -(-(time + distances[middle]) // points) or 1
            worth: float = gain
            late = turns - rounds_left + (home / points if claims else 0)
            if late > 0:
                worth /= 1 + LATE * late
            worth -= turn_cost * (turns + onward / points)
            if worth > best:
                best, where = worth, stronghold
        return best, where

    def _extended(self, trip: Trip) -> list[Trip]:
        """The trip with one more token, for every token that lies on the map."""
        points, bonus, free = self.points, self.trader.bonus, self.trader.free_picks
        goods = trip.errand.goods
        begins = trip.taken == 0
        away = [trip.distances[section] for _, section, _ in self.outlook.spots]
        horizon = max(HORIZON, min(away, default=0))
        trips: list[Trip] = []
        for bit, section, kind in self.outlook.spots:
            distance = trip.distances[section]
            if distance > horizon or trip.taken & bit:
                continue
            time = trip.time + distance
            picks = trip.picks + 1 if time // points == trip.time // points else 1
            if picks > free:  # C16: the rest of the turn is lost
                time = (-(-time // points) or 1) * points
                picks = 0
            earned = [
                gain + price + bonus
                for gain, price in zip(trip.earned, self.outlook.prices[kind], strict=True)
            ]
            distances = self.outlook.layout.distances(section)
            worth, where = self._sale(time, distances, earned)
            target, takes = (section, kind) if begins else (trip.errand.target, trip.errand.takes)
            errand = Errand(worth, target, takes, where, (*goods, kind))
            trips.append(Trip(time, picks, distances, earned, trip.taken | bit, errand))
        return trips
