"""Ways: how far a traveller can walk in one batch."""

from __future__ import annotations

from typing import Any, cast

import pytest

from oenach import CHANCE, OVER, Game, Match, Rng, State
from oenach.games.celtic_trader.page_types import CelticTraderWay
from oenach.games.celtic_trader.rules.components import LEVEL, MOVEMENT, PLAYER_WORDS
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.seats import letter
from oenach.offers import reach
from oenach.testing.conformance.offers import matches
from tables import make, walk


def at(state: State, seat: int) -> str:
    view: Any = state.observe(None)
    return str(view["players"][letter(seat)]["at"])


def points(state: State) -> int:
    view: Any = state.observe(None)
    return int(view["turn"]["points"])


def ways_of(state: State, seat: int) -> list[CelticTraderWay]:
    found = reach(state, seat)
    assert all(isinstance(way, CelticTraderWay) for way in found)
    return cast(list[CelticTraderWay], found)


def every_walk(state: State, seat: int) -> dict[str, int]:
    """By place the fewest points that any walk costs, of all walks that there are."""
    found: dict[str, int] = {}
    seen: set[tuple[str, int]] = set()
    waiting = [(state, 0)]
    while waiting:
        here, cost = waiting.pop()
        for move in here.legal_moves():
            text = here.game.text(here, move)
            if not text.startswith("go "):
                continue
            there = here.copy()
            there.apply(move)
            stopped = int(there.to_act) != seat
            step = step_cost(here, text, seat) if stopped else points(here) - points(there)
            name = text[3:]
            found[name] = min(found.get(name, 99), cost + step)
            if not stopped and (name, points(there)) not in seen:
                seen.add((name, points(there)))
                waiting.append((there, cost + step))
    found.pop(at(state, seat), None)
    return found


def step_cost(state: State, text: str, seat: int) -> int:
    """C3a, C13: within a tile a step is free."""
    board = cast(CelticTraderState, state).board
    tile_of = {section.id: section.tile for section in board.world.sections}
    tile_of |= dict(zip(board.strongholds, board.world.stronghold_tiles, strict=True))
    return int(tile_of[at(state, seat)] != tile_of[text[3:]])


def quick(game: Game, seed: int) -> list[State]:
    """States of a random game in which somebody may walk, with far-going travellers."""
    rng, found = Rng(seed), []
    for state in walk(game, seed):
        trader = cast(CelticTraderState, state)
        if any(game.text(state, move).startswith("go ") for move in state.legal_moves()):
            swift = cast(CelticTraderState, state.copy())
            level = int(trader.seat * PLAYER_WORDS + LEVEL + MOVEMENT)
            swift.players[level] = int(rng.below(5))
            swift.points = swift.players[level] + 2
            if rng.below(2):
                # Then the next turn begins with its movement, not with a draw.
                swift.bag = 0
            found.append(swift)
    return cast(list[State], found[:: 1 + len(found) // 25])


@pytest.mark.parametrize("seats", [2, 4])
def test_ways_lead_to_all_places_within_reach_at_the_least_cost(seats: int) -> None:
    game = make("celtic-trader", seats)
    most = 0
    for seed in range(3):
        for state in quick(game, seed):
            seat = int(state.to_act)
            ways = ways_of(state, seat)
            assert {way.place: way.cost for way in ways} == every_walk(state, seat)
            for way in ways:
                retrace(state.copy(), seat, way)
            assert len({way.place for way in ways}) == len(ways)
            assert [way.cost for way in ways] == sorted(way.cost for way in ways)
            most = max(most, len(ways))
    assert most > 15


def retrace(state: State, seat: int, way: CelticTraderWay) -> None:
    for text in way.moves:
        assert int(state.to_act) == seat
        state.apply(state.game.parse(state, text))
    assert at(state, seat) == way.place
    assert way.ends == (int(state.to_act) != seat)
    assert way.final == (int(state.to_act) in (CHANCE, OVER))
    texts = [state.game.text(state, move) for move in state.legal_moves()]
    assert way.onward == (not way.ends and any(text.startswith("go ") for text in texts))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_way_can_be_played_as_one_batch_and_ends_at_its_place(seats: int) -> None:
    stopped = walked = 0
    for ply, match in enumerate(matches(make("celtic-trader", seats), seed=21)):
        ways = ways_of(match.state, match.to_act)
        if ply % 3 or not ways:
            continue
        for way in ways:
            played = Match.load(match.log)
            follow(played, way)
            stopped += way.ends
            walked += len(way.moves) > 1
    assert stopped
    assert walked


def follow(match: Match, way: CelticTraderWay) -> None:
    seat, before = match.to_act, points(match.state)
    match.play_all(way.moves, seat=seat)
    assert at(match.state, seat) == way.place
    assert way.final == (match.undoable(seat) == 0)
    if not way.ends:
        assert before - points(match.state) == way.cost


def test_nobody_walks_out_of_turn_or_in_another_phase() -> None:
    for state in walk(make("celtic-trader", 3), seed=22):
        view: Any = state.observe(None)
        for seat in range(3):
            if seat != state.to_act or view["phase"] != "move" or view["turn"]["halted"]:
                assert reach(state, seat) == []
