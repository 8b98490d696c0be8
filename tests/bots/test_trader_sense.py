"""The sense of Celtic Trader: its moves are legal and good, its opinions and estimates sound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import oenach
from oenach.bots.search.trader_sense import TraderSense
from oenach.games.celtic_trader.board import Board
from oenach.games.celtic_trader.game import TraderGame
from oenach.kernel.rng import Rng
from oenach.kernel.state import State


def played(game: TraderGame, sense: TraderSense, seed: int) -> Iterator[State]:
    """The states of a game between greedy players, the last one included."""
    state, rng = game.new(), Rng(seed)
    while state.to_act != oenach.OVER:
        yield state
        if state.to_act == oenach.CHANCE:
            state.apply(int(game.random_move(state, rng)))
        else:
            state.apply(int(sense.greedy_move(state, rng)))
    yield state


def winners_against_random(seat: int, seed: int) -> tuple[int, ...]:
    game = TraderGame(2, {})
    sense, state, rng = TraderSense(game), game.new(), Rng(seed)
    while state.to_act != oenach.OVER:
        own = state.to_act == seat
        state.apply(int(sense.greedy_move(state, rng) if own else game.random_move(state, rng)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"roles": "draft", "limit": "rounds:6"}])
def test_greedy_moves_are_legal_and_end_the_game(seats: int, options: dict[str, object]) -> None:
    game = TraderGame(seats, options)
    sense = TraderSense(game)
    for state in played(game, sense, seats):
        if state.to_act >= 0:
            assert sense.greedy_move(state, Rng(0)) in state.legal_moves()
    assert state.outcome() is not None


@pytest.mark.parametrize("seed", range(6))
def test_greedy_beats_random(seed: int) -> None:
    assert winners_against_random(seed % 2, seed) == (seed % 2,)


def test_what_was_planned_before_changes_no_answer() -> None:
    """A sense keeps plans, but only by what they hang on."""
    game = TraderGame(3, {})
    used = TraderSense(game)
    for seed in range(2):
        for _ in played(game, used, seed):
            pass
    for number, state in enumerate(played(game, TraderSense(game), 1)):
        if state.to_act < 0 or number % 7:
            continue
        fresh = TraderSense(game)
        assert fresh.greedy_move(state, Rng(0)) == used.greedy_move(state, Rng(0))
        moves = game.legal(state)
        assert list(fresh.priors(state, moves)) == list(used.priors(state, moves))


def test_opinions_are_shares_that_favour_the_greedy_move() -> None:
    game = TraderGame(2, {})
    sense = TraderSense(game)
    for number, state in enumerate(played(game, sense, 3)):
        if state.to_act < 0 or number % 3:
            continue
        moves = game.legal(state)
        shares = dict(zip(state.legal_moves(), sense.priors(state, moves), strict=True))
        assert sum(shares.values()) == pytest.approx(1)
        assert min(shares.values()) > 0
        assert shares[int(sense.greedy_move(state, Rng(0)))] >= 0.4


def test_positions_are_settled_between_turns_only() -> None:
    game = TraderGame(2, {})
    sense = TraderSense(game)
    for state in played(game, sense, 4):
        position = cast(dict[str, Any], game.position(state))
        if sense.settled(state):
            assert position["phase"] in ("draw", "roman")
            assert position["turn"]["drawn"] == []
        else:
            assert position["phase"] != "roman"


def test_chances_add_up_and_grow_with_victory_points() -> None:
    game = TraderGame(4, {})
    sense = TraderSense(game)
    settled = [state.copy() for state in played(game, sense, 5) if sense.settled(state)]
    for state in settled[len(settled) // 2 :: 6]:
        position = cast(dict[str, Any], game.position(state))
        before = list(sense.estimate(state))
        assert sum(before) == pytest.approx(1)
        rich = min(20, position["supply"] - 1)
        if rich < 10:
            continue
        position["players"]["B"]["vp"] += rich
        position["supply"] -= rich
        after = list(sense.estimate(game.from_position(position)))
        assert after[1] > before[1]


def test_the_end_is_judged_by_the_rules() -> None:
    game = TraderGame(2, {})
    sense = TraderSense(game)
    *_, state = played(game, sense, 6)
    outcome = state.outcome()
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(2)]
    assert list(sense.estimate(state)) == shares


def test_a_position_may_bring_other_options_than_the_game() -> None:
    sense = TraderSense(TraderGame(2, {}))
    other = TraderGame(2, {"supply": 40})
    for state in played(other, TraderSense(other), 7):
        if state.to_act >= 0:
            assert sense.greedy_move(state, Rng(0)) in state.legal_moves()


def place(board: Board, name: str) -> int:
    return board.place_numbers[name]


def test_distances_are_those_of_the_book() -> None:
    """Example 3: from a1 (T13a) to the grapes (T14b) it takes 5 points."""
    sense = TraderSense(TraderGame(2, {}))
    ways, board = sense.ways, sense.board
    start, grapes = place(board, "T13a"), place(board, "T14b")
    assert ways.apart[start * ways.places + grapes] == 5


def test_a_roman_token_takes_the_rest_of_a_turn() -> None:
    """C14, on the only way out of Cornwall."""
    sense = TraderSense(TraderGame(2, {}))
    ways, board = sense.ways, sense.board
    cornwall, road = place(board, "T21"), place(board, "T22a")
    ways.travel(vec[i64]([1 << road]), cornwall, 0, 5)
    assert ways.arrival[ways.row + road] == 5
    assert ways.arrival[ways.row + place(board, "dumnonii")] == 5
    ways.travel(vec[i64]([0]), cornwall, 0, 5)
    assert ways.arrival[ways.row + place(board, "dumnonii")] == 1
