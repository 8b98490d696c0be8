"""What to do with tokens from the bag, and where Roman tokens hinder others most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    AT,
    ORDERS,
    PLAYER_WORDS,
    ROMAN,
    ROMANISATION,
    SPOTS,
    STRONGHOLDS,
    WORD,
    entry,
)
from oenach.games.celtic_trader.rules.resolving import is_drawn, is_empty, resource_choices
from oenach.games.celtic_trader.rules.romans import has_roman, is_celtic
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.economy import Economy
from oenach.games.celtic_trader.strategy.plan_cache import PlanCache
from oenach.games.celtic_trader.strategy.ways import FAR, Ways
from oenach.kernel.bits import bit_count, lowest_bit

# What a Roman token is worth to the trader who places it: on its own way, or on another's, who
# counts more when ahead.
OWN_WAY: Final = -4.0
OTHERS_WAY: Final = 1.0
LEADER: Final = 2.0
# Farther from its own place than this, a token is as good as anywhere.
DISTANT: Final[i64] = 20
# What the fall of a stronghold is worth: where it means to sell itself, where another does, and
# the shorter game, which is good for one who is ahead when only a few strongholds are left.
OWN_MARKET: Final = -4.0
OTHERS_MARKET: Final = 1.0
SHORTER: Final = 6.0
LAST_FEW: Final[i64] = 2
THE_END: Final = 100.0


class Tokens:
    """Chooses among the places and strongholds that a drawn token can concern."""

    def __init__(self, ways: Ways, economy: Economy, plan_cache: PlanCache) -> None:
        self.ways = ways
        self.economy = economy
        self.plan_cache = plan_cache
        self.errands = plan_cache.errands
        places = int(ways.places)
        # What a Roman token on each place, and the fall of each stronghold, would be worth.
        self.worth = vec[float]([0.0] * places)
        self.best_worth: float = 0.0
        self.falls = vec[float]([0.0] * int(STRONGHOLDS))
        self.roads = vec[i64]([0] * int(STRONGHOLDS))
        for place in range(places):
            stronghold = ways.board.road_of[place]
            if stronghold >= 0:
                self.roads[stronghold] += 1

    def resolve(self, state: CelticTraderState) -> i64:
        """C11: resources first, so that the way is known when Romans are placed."""
        ids = state.board.ids
        choices = resource_choices(state, state.first)
        if choices == 0:
            choices = resource_choices(state, state.second)
        if choices != 0:
            return ids.spot + self._resource(state, choices)
        if is_drawn(state, ORDERS):
            return ids.no_roman if is_empty(state.romans) else ids.orders + self._recall(state)
        if is_drawn(state, ROMANISATION):
            return ids.romanise + self._conquest(state)
        if is_drawn(state, ROMAN):
            if is_empty(state.free):
                return ids.no_place
            return ids.resolve_roman + self.best_place(state)
        return ids.cycle

    def move_away(self, state: CelticTraderState) -> i64:
        """C10: the token under the marker goes where it hinders others."""
        ids = state.board.ids
        return ids.stay if is_empty(state.free) else ids.roman + self.best_place(state)

    def _resource(self, state: CelticTraderState, choices: i64) -> i64:
        """Tokens come to lie near the trader; demand rises where it is going to sell."""
        if choices & (choices - 1) == 0:
            return lowest_bit(choices)
        ways, board = self.ways, state.board
        row = state.players[state.seat * PLAYER_WORDS + AT] * ways.places
        market: i64 = -1
        if choices >> SPOTS != 0:
            self._plan_own(state)
            market = self.errands.sells_at
        best: i64 = -1
        least = 2 * FAR
        while choices != 0:
            choice = lowest_bit(choices)
            choices &= choices - 1
            if choice < SPOTS:
                away = ways.apart[row + board.spot_sections[choice]]
            else:
                kind = (choice - SPOTS) // STRONGHOLDS
                stronghold = (choice - SPOTS) % STRONGHOLDS
                away = ways.apart[row + board.middle(stronghold)]
                if stronghold == market and entry(self.errands.goods, kind) > 0:
                    away = -1
            if away < least:
                least = away
                best = choice
        return best

    def _plan_own(self, state: CelticTraderState) -> float:
        rounds = self.economy.rounds_left(state)
        self.plan_cache.recall(state, state.seat, 0, 0, rounds)
        return rounds

    def _recall(self, state: CelticTraderState) -> i64:
        """The first Roman on the way is recalled, or else the nearest."""
        self._plan_own(state)
        ways = self.ways
        best: i64 = -1
        least = 2 * FAR
        place = self.errands.target
        while place >= 0:
            if has_roman(state, place) and ways.before[ways.row + place] >= 0:
                best = place
            place = ways.before[ways.row + place]
        if best >= 0:
            return best
        for place in range(ways.places):
            if has_roman(state, place) and ways.arrival[ways.row + place] < least:
                least = ways.arrival[ways.row + place]
                best = place
        return best

    def _conquest(self, state: CelticTraderState) -> i64:
        """The stronghold whose fall is worth most."""
        self._weigh(state)
        best: i64 = -1
        for stronghold in range(STRONGHOLDS):
            if is_celtic(state, stronghold) and (
                best < 0 or self.falls[stronghold] > self.falls[best]
            ):
                best = stronghold
        return best

    def best_place(self, state: CelticTraderState) -> i64:
        """The free place on which a token is worth most, or -1 if there is none."""
        self._weigh(state)
        best: i64 = -1
        worth = self.worth
        for word in range(i64(len(state.free))):
            free = state.free[word]
            while free != 0:
                place = word * WORD + lowest_bit(free)
                free &= free - 1
                if best < 0 or worth[place] > worth[best]:
                    best = place
        if best >= 0:
            self.best_worth = worth[best]
        return best

    def _weigh(self, state: CelticTraderState) -> None:
        """What a Roman token on each place and the fall of each stronghold would be worth."""
        ways, errands, worth, falls = self.ways, self.errands, self.worth, self.falls
        board = state.board
        rounds = self._plan_own(state)
        for place in range(ways.places):
            worth[place] = float(min(ways.arrival[ways.row + place], DISTANT)) * 0.01
        place = errands.target
        while ways.before[ways.row + place] >= 0:
            worth[place] += OWN_WAY
            place = ways.before[ways.row + place]
        for stronghold in range(STRONGHOLDS):
            falls[stronghold] = float(ways.arrival[ways.row + board.middle(stronghold)]) * 0.05
            if stronghold == errands.sells_at:
                falls[stronghold] += OWN_MARKET
        ahead = self._weigh_others(state, rounds)
        left = STRONGHOLDS - bit_count(state.cities)
        shorter = SHORTER if ahead and left <= LAST_FEW else -SHORTER
        for stronghold in range(STRONGHOLDS):
            falls[stronghold] += shorter
            if left == 1:
                falls[stronghold] = THE_END if ahead else -THE_END
        for place in range(board.sections):
            stronghold = board.road_of[place]
            if stronghold >= 0 and is_celtic(state, stronghold):
                held = self._held(state, stronghold)
                nearer = float(held + 1) / float(self.roads[stronghold])  # C12
                worth[place] += falls[stronghold] * nearer

    def _held(self, state: CelticTraderState, stronghold: i64) -> i64:
        """How many roads of a stronghold have a token."""
        words = state.board.words
        held: i64 = 0
        for word in range(words):
            held += bit_count(state.romans[word] & state.board.roads[stronghold * words + word])
        return held

    def _weigh_others(self, state: CelticTraderState, rounds: float) -> bool:
        """Add what hinders the others; whether the seat is ahead of them all."""
        ways, errands, economy = self.ways, self.errands, self.economy
        seat = state.seat
        own = economy.score(state, seat)
        best: i64 = -1
        for other in range(state.terms.seats):
            if other != seat:
                best = max(best, economy.score(state, other))
        for other in range(state.terms.seats):
            if other == seat:
                continue
            weight = LEADER if economy.score(state, other) == best else 1.0
            self.plan_cache.recall(state, other, 0, 0, rounds)
            points = errands.markets.points
            place = errands.target
            while ways.before[ways.row + place] >= 0:
                turns = max(0, ways.arrival[ways.row + place] - 1) // points
                self.worth[place] += weight * OTHERS_WAY / float(1 + turns)
                place = ways.before[ways.row + place]
            if errands.sells_at >= 0:
                self.falls[errands.sells_at] += weight * OTHERS_MARKET
        return own > best
