"""A simple, purposeful player of Celtic Trader: it fetches, sells, buys and claims by plan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final, NamedTuple, cast

from oenach.bots.bot import Bot, Thoughts
from oenach.bots.trader_errands import Errand, Outlook, Planner
from oenach.bots.trader_roads import FAR, Roads
from oenach.bots.trader_seat import Trader, purchases, rounds_left, shopping, trader_at
from oenach.games.celtic_trader.components import (
    PHASE_CIRCLE,
    PHASE_MOVE,
    PHASE_RESOLVE,
    PHASE_ROLES,
    PHASE_STRONGHOLD,
    STRONGHOLDS,
    TOP_LEVEL,
)
from oenach.games.celtic_trader.game import TraderGame
from oenach.games.celtic_trader.state import TraderState
from oenach.kernel.knowledge import Knowledge

# What a Roman token is worth to the trader who places it: on its own way, or on another's, who
# counts more when ahead.
OWN_WAY: Final = -4.0
OTHERS_WAY: Final = 1.0
LEADER: Final = 2.0
# Farther from its own place than this, a token is as good as anywhere.
DISTANT: Final = 20
# What the fall of a stronghold is worth: where it means to sell itself, where another does, and
# the shorter game, which is good for one who is ahead when only a few strongholds are left.
OWN_MARKET: Final = -4.0
OTHERS_MARKET: Final = 1.0
SHORTER: Final = 6.0
LAST_FEW: Final = 2
THE_END: Final = 100.0
# With fewer rounds to come, RP are not kept for a later purchase.
SAVING: Final = 7.0


class PurposefulTrader(Bot):
    """Goes where most is to be gained for the turns it takes. Nothing is drawn at random."""

    def __init__(self) -> None:
        self._game: TraderGame | None = None
        self._roads: Roads | None = None

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        return Thoughts(self.choose_in(self._read(knowledge.view), moves))

    def choose_in(self, state: TraderState, moves: Sequence[int]) -> int:
        """The same in a state that is at hand: nothing is hidden in this game."""
        if len(moves) == 1:
            return moves[0]
        if state.phase == PHASE_ROLES:
            return best_role(state, moves)
        if self._roads is None or self._roads.board is not state.board:
            self._roads = Roads(state.board)
        return Turn(state, self._roads).choose(moves)

    def _read(self, view: dict[str, object]) -> TraderState:
        seats = cast(int, view["seats"])
        if self._game is None or self._game.seats != seats:
            self._game = TraderGame(seats, cast(dict[str, object], view.get("options", {})))
        state = self._game.from_position(view)
        self._game = cast(TraderGame, state.game)
        return state


def best_role(state: TraderState, moves: Sequence[int]) -> int:
    """In a draft, the role with the highest bonus."""
    world, board = state.board.world, state.board

    def bonus(move: int) -> int:
        role = world.roles[board.role_names[move - board.ids.role]]
        return sum(table[TOP_LEVEL] for table in role.bonus.values())

    return max(moves, key=bonus)


class Rival(NamedTuple):
    """Another trader's plan, and how much it counts."""

    weight: float
    trader: Trader
    errand: Errand
    way: list[int]


class Turn:
    """One decision of the seat whose turn it is."""

    def __init__(self, state: TraderState, roads: Roads) -> None:
        self.state = state
        self.roads = roads
        self.ids = state.board.ids
        self.traders = [trader_at(state, seat) for seat in range(state.game.seats)]
        self.own = self.traders[state.seat]
        self.rounds_left = rounds_left(state, self.traders)

    def choose(self, moves: Sequence[int]) -> int:
        """One of the moves."""
        phase = self.state.phase
        if phase == PHASE_MOVE:
            return self._travel(moves)
        if phase == PHASE_RESOLVE:
            return self._resolve(moves)
        if phase == PHASE_STRONGHOLD:
            return self._trade(moves)
        if phase == PHASE_CIRCLE:
            return self._develop()
        return self._place_roman(moves[1:], self.ids.roman)  # C10: it never stays

    # What is only worked out when a decision needs it

    @cached_property
    def outlook(self) -> Outlook:
        """The map and the markets."""
        return Outlook(self.state, self.roads, self.rounds_left)

    @cached_property
    def planner(self) -> Planner:
        """The seat's own ways."""
        used = self.own.points - self.state.points if self.state.phase == PHASE_MOVE else 0
        return Planner(self.outlook, self.own, used, self.state.picks)

    @cached_property
    def errand(self) -> Errand:
        """The seat's own errand."""
        return self.planner.errand()

    @cached_property
    def rivals(self) -> list[Rival]:
        """The other seats' errands."""
        others = [trader for trader in self.traders if trader.seat != self.own.seat]
        best = max(trader.score for trader in others)
        rivals: list[Rival] = []
        for trader in others:
            planner = Planner(self.outlook, trader)
            errand = planner.errand()
            weight = LEADER if trader.score == best else 1.0
            rivals.append(Rival(weight, trader, errand, planner.journey.way(errand.target)))
        return rivals

    # Movement and the circle

    def _travel(self, moves: Sequence[int]) -> int:
        """Towards the errand's target, and what is to be done there; halt when out of points."""
        ids, errand = self.ids, self.errand
        if errand.target == self.own.at:
            move = ids.pick + errand.takes if errand.takes >= 0 else ids.halt
        else:
            move = ids.go + self.planner.journey.way(errand.target)[0]
        return move if move in moves else ids.halt

    def _trade(self, moves: Sequence[int]) -> int:
        """Deliver, unless this is only a halt on the way to a better market."""
        market = Planner(self.outlook, self.own, self.own.points).sale()
        return moves[0] if self.roads.middles[market] == self.own.at else self.ids.end

    def _develop(self) -> int:
        """At the circle: buy, then claim what is not kept for the next visit."""
        ids, own = self.ids, self.own
        if self.state.claimed:
            return ids.end
        wanted = shopping(own, self.rounds_left)
        if wanted:
            return ids.buy + wanted[0].ability
        if own.rp == 0 or own.role.rp > 0 or self._saves():
            return ids.end
        return ids.claim + own.rp - 1

    def _saves(self) -> bool:
        """Whether RP are better kept for the next purchase."""
        if self.rounds_left < SAVING:
            return False
        return any(offer.gain > 0 for offer in purchases(self.own, self.rounds_left))

    # Drawn tokens

    def _resolve(self, moves: Sequence[int]) -> int:
        """Resources first, so that the way is known when Romans are placed."""
        ids = self.ids
        for first, end, worth in (
            (ids.spot, ids.demand, self._spot),
            (ids.demand, ids.idle, self._demand),
            (ids.orders, ids.no_roman, self._orders),
            (ids.romanise, ids.go, self._fall),
        ):
            some = [move - first for move in moves if first <= move < end]
            if some:
                return first + max(some, key=worth)
        places = [move for move in moves if ids.resolve_roman <= move < ids.no_place]
        return self._place_roman(places, ids.resolve_roman) if places else moves[0]

    def _spot(self, spot: int) -> float:
        """Resources are put near the trader."""
        return -self.planner.journey.arrival[self.state.board.spot_sections[spot]]

    def _demand(self, choice: int) -> float:
        """Demand rises where the trader is going to sell, or near it."""
        kind, stronghold = divmod(choice, int(STRONGHOLDS))
        if stronghold == self.errand.sells_at and kind in self.errand.goods:
            return 1.0
        return -self.planner.journey.arrival[self.roads.middles[stronghold]]

    def _orders(self, place: int) -> float:
        """The first Roman on the way is recalled, or else the nearest."""
        arrival = self.planner.journey.arrival[place]
        return -arrival - (0 if place in self.planner.journey.way(self.errand.target) else FAR)

    # Romans

    def _place_roman(self, moves: Sequence[int], first: int) -> int:
        """C10, C11: where a token is in others' way, and far from one's own."""
        worth = [min(arrival, DISTANT) / 100 for arrival in self.planner.journey.arrival]
        for rival in self.rivals:
            for steps, place in enumerate(rival.way):
                worth[place] += rival.weight * OTHERS_WAY / (1 + steps // rival.trader.points)
        for place in self.planner.journey.way(self.errand.target):
            worth[place] += OWN_WAY
        for stronghold in self.outlook.celtic:
            roads = self.roads.entries[stronghold]
            held = sum(self.outlook.layout.romans >> road & 1 for road in roads)
            nearer = self._fall(stronghold) * (held + 1) / len(roads)  # C12
            for road in roads:
                worth[road] += nearer
        return max(moves, key=lambda move: worth[move - first])

    def _fall(self, stronghold: int) -> float:
        """What the conquest of a stronghold is worth to the trader: an end is good when ahead."""
        ahead = all(self.own.score > rival.trader.score for rival in self.rivals)
        left = len(self.outlook.celtic)
        if left == 1:
            return THE_END if ahead else -THE_END
        worth = SHORTER if ahead and left <= LAST_FEW else -SHORTER
        if stronghold == self.errand.sells_at:
            worth += OWN_MARKET
        for rival in self.rivals:
            if stronghold == rival.errand.sells_at:
                worth += rival.weight * OTHERS_MARKET
        return worth + self.planner.journey.arrival[self.roads.middles[stronghold]] / 20
