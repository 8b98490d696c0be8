"""Tournaments of Keltis: everybody turns up the same tiles."""

from __future__ import annotations

from oenach.arena import Plan
from oenach.arena.chance import drawn
from oenach.arena.plan import Fixture
from oenach.arena.playing import Sitting
from oenach.kernel.seats import CHANCE, OVER


def tiles_turned_up(plan: Plan, fixture: Fixture) -> tuple[list[int], list[int]]:
    """All draws of a game, and all moves of its seats."""
    game = plan.rules()
    state = game.new()
    draws: list[int] = []
    moves: list[int] = []
    luck = plan.luck(fixture)
    sittings = [Sitting(plan, fixture, game, seat) for seat in range(plan.seats)]
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            draws.append(drawn(luck, len(draws), state.chance_outcomes()))
            state.apply(draws[-1])
        else:
            moves.append(sittings[int(state.to_act)].answer(state, len(moves)))
            state.apply(moves[-1])
    return draws, moves


def test_in_keltis_tiles_come_in_the_same_order_whoever_sits_where() -> None:
    plan = Plan.of("keltis", "random,greedy,novice@1/100", seats=3, games=6)
    games = [tiles_turned_up(plan, fixture) for fixture in plan.fixtures]
    first, second = games[:3], games[3:]
    assert len({tuple(draws) for draws, _ in first}) == 1
    assert len({tuple(moves) for _, moves in first}) == 3
    assert first[0][0] != second[0][0], "another deal is another order"
