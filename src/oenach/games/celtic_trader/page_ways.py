"""Which places a traveller of Celtic Trader can reach this turn, and how."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple, cast

from oenach.games.celtic_trader.page_offers import ends_turn, standing, step_cost
from oenach.games.celtic_trader.page_types import CelticTraderWay
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.state import State


class _Walk(NamedTuple):
    """Steps that were tried. Walks compare by what they cost, then by the number of their steps,
    then by their own number, which no two share."""

    cost: int
    steps: int
    number: int
    state: CelticTraderState
    moves: tuple[str, ...]
    through: tuple[str, ...]
    ends: bool


class _Walks:
    """The walks of a turn, of which the cheapest is the next to be looked at.

    A walk with more points left can do all that one with fewer can, so a place that was reached
    needs no second one.
    """

    def __init__(self, start: CelticTraderState, seat: int) -> None:
        self.seat = seat
        self.reached = {standing(start, seat)}
        self.waiting: list[_Walk] = []
        self.numbers = count(1)
        self.spread(_Walk(0, 0, 0, start, (), (), False))

    def ways(self) -> list[CelticTraderWay]:
        """A way to every place, the nearest first."""
        found: list[CelticTraderWay] = []
        while self.waiting:
            walk = heappop(self.waiting)
            place = standing(walk.state, self.seat)
            if place in self.reached:
                continue
            self.reached.add(place)
            # Whoever was stopped by a Roman token goes no further (C14).
            onward = not walk.ends and self.spread(walk)
            found.append(
                CelticTraderWay(
                    place=walk.state.board.name(place),
                    moves=walk.moves,
                    cost=walk.cost,
                    through=walk.through,
                    onward=onward,
                    ends=walk.ends,
                    final=walk.state.to_act < 0,
                )
            )
        return found

    def spread(self, walk: _Walk) -> bool:
        """Try the steps that lead on; whether there are any, be it back to where one was."""
        state, game, ids = walk.state, walk.state.game, walk.state.board.ids
        first, last = ids.go, ids.pick
        leads_on = False
        for move in state.legal_moves():
            if not first <= move < last:
                continue
            leads_on = True
            if move - first in self.reached:
                continue
            after = state.copy()
            game.perform(after, move, None)
            cost = walk.cost + step_cost(state, after, move)
            moves = (*walk.moves, game.move_texts[move])
            longer = _Walk(
                cost=cost,
                steps=walk.steps + 1,
                number=next(self.numbers),
                state=after,
                moves=moves,
                through=(*walk.through, state.board.name(move - first)),
                ends=ends_turn(state, after),
            )
            heappush(self.waiting, longer)
        return leads_on


def reach(state: State, seat: int) -> list[CelticTraderWay]:
    """A cheapest way to every other place that `go` alone leads to."""
    return _Walks(cast(CelticTraderState, state), seat).ways()
