"""The roads of a Celtic Trader map as a traveller reckons with them."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from oenach.games.celtic_trader.board import FREE_BRANCH, NO_ROAD, ROAD_BITS, Board
from oenach.games.celtic_trader.components import STRONGHOLDS, WORD
from oenach.games.celtic_trader.state import TraderState

FAR: Final = 10_000
# What a Roman token on the way costs in points, on average, besides the step itself (C14).
STOP: Final = 2
KEPT_LAYOUTS: Final = 64


class Way(NamedTuple):
    """A step to a place: its points, and which Roman tokens must lie or must not (C3a)."""

    to: int
    points: int
    held: int
    clear: int


class Journey(NamedTuple):
    """When a traveller can be at each place, and the place before it on the way there.

    Time is counted in movement points from the start of this turn, waits included."""

    arrival: list[int]
    before: list[int]

    def way(self, to: int) -> list[int]:
        """The places on the way to a place, which is the last of them."""
        places: list[int] = []
        while self.before[to] >= 0:
            places.append(to)
            to = self.before[to]
        places.reverse()
        return places


class Layout:
    """The roads while the Roman tokens lie as they do; `romans` is the set of their places."""

    def __init__(self, ways: list[list[Way]], romans: int) -> None:
        self.romans = romans
        self.steps: list[list[tuple[int, int, bool]]] = [
            [
                (way.to, way.points, romans >> way.to & 1 != 0)
                for way in onward
                if romans & way.held == way.held and not romans & way.clear
            ]
            for onward in ways
        ]
        self._distances: dict[int, list[int]] = {}

    def distances(self, start: int) -> list[int]:
        """Movement points from a place to every other; a token on the way counts as STOP more."""
        known = self._distances.get(start)
        if known is None:
            known = self._distances[start] = self._measure(start)
        return known

    def _measure(self, start: int) -> list[int]:
        distance = [FAR] * len(self.steps)
        distance[start] = 0
        waiting = [(0, start)]
        while waiting:
            spent, place = heappop(waiting)
            if spent > distance[place]:
                continue
            for to, points, stops in self.steps[place]:
                then = spent + points + (STOP if stops else 0)
                if then < distance[to]:
                    distance[to] = then
                    heappush(waiting, (then, to))
        return distance

    def journey(self, start: int, used: int, each_turn: int) -> Journey:
        """The quickest ways for one who has used so many points of this turn's."""
        arrival = [FAR] * len(self.steps)
        before = [-1] * len(self.steps)
        arrival[start] = used
        waiting = [(used, start)]
        while waiting:
            spent, place = heappop(waiting)
            if spent > arrival[place]:
                continue
            for to, points, stops in self.steps[place]:
                then = spent + points
                if stops:  # C14: the rest of the turn is lost
                    then = (spent // each_turn + 1) * each_turn
                if then < arrival[to]:
                    arrival[to] = then
                    before[to] = place
                    heappush(waiting, (then, to))
        return Journey(arrival, before)


class Roads:
    """The ways of one map; layouts that were asked for lately are kept."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.ways = [ways_from(board, place) for place in range(board.places)]
        self.spot_sections = list(board.spot_sections)
        self.middles = [int(board.middle(stronghold)) for stronghold in range(STRONGHOLDS)]
        self.circles = [place for place, mark in enumerate(board.landmark) if mark == STRONGHOLDS]
        # The road sections of each stronghold.
        self.entries = [
            [place for place, of in enumerate(board.road_of) if of == stronghold]
            for stronghold in range(STRONGHOLDS)
        ]
        self._layouts: dict[int, Layout] = {}

    def layout(self, state: TraderState) -> Layout:
        """The roads as they are in a state."""
        romans = 0
        for number, word in enumerate(state.romans):
            romans |= word << (number * WORD)
        known = self._layouts.get(romans)
        if known is None:
            if len(self._layouts) >= KEPT_LAYOUTS:
                self._layouts.clear()
            known = self._layouts[romans] = Layout(self.ways, romans)
        return known


def ways_from(board: Board, place: int) -> list[Way]:
    """All steps that can ever be made from a place."""
    ways: list[Way] = []
    for word in range(board.words):
        plain = board.plain[place * board.words + word]
        ways += [Way(word * WORD + n, 1, 0, 0) for n in range(WORD) if plain >> n & 1]
    for index in range(board.first_branch[place], board.first_branch[place + 1]):
        branch = board.branches[index]
        held, clear, clear_too = (branch >> ROAD_BITS * n & NO_ROAD for n in (1, 2, 3))
        points = 0 if branch & FREE_BRANCH else 1
        ways.append(Way(branch & NO_ROAD, points, as_set(held), as_set(clear) | as_set(clear_too)))
    return ways


def as_set(road: int) -> int:
    """The set of one road, or of none."""
    return 0 if road == NO_ROAD else 1 << road
