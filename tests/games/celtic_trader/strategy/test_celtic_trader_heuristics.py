"""The heuristics of Celtic Trader: moves that are legal and good, sound priors and estimates."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import oenach
from games.celtic_trader.big_map import random_map
from games.celtic_trader.small_map import small_map
from oenach.bots.catalog import bot
from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.heuristics import CelticTraderHeuristics
from oenach.kernel.rng import Rng
from oenach.kernel.state import State


def played(
    game: CelticTraderGame, heuristics: CelticTraderHeuristics, seed: int
) -> Iterator[State]:
    """The states of a game between greedy players, the last one included."""
    state, rng = game.new(), Rng(seed)
    while state.to_act != oenach.OVER:
        yield state
        if state.to_act == oenach.CHANCE:
            state.apply(int(game.random_move(state, rng)))
        else:
            state.apply(int(heuristics.greedy_move(state, rng)))
    yield state


def winners_against_random(seat: int, seed: int) -> tuple[int, ...]:
    game = CelticTraderGame(2, {})
    heuristics, state, rng = CelticTraderHeuristics(game), game.new(), Rng(seed)
    while state.to_act != oenach.OVER:
        own = state.to_act == seat
        state.apply(
            int(heuristics.greedy_move(state, rng) if own else game.random_move(state, rng))
        )
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"limit": "rounds:9"},
        {"roles": "draft", "limit": "rounds:6"},
        {"roles": "draft", "fast_game": True, "supply": 40},
    ],
)
@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
def test_greedy_moves_are_legal_and_end_the_game(
    seats: int, options: dict[str, object], seed: int
) -> None:
    game = CelticTraderGame(seats, options)
    heuristics, delivered = CelticTraderHeuristics(game), False
    for state in played(game, heuristics, seats + 10 * seed):
        if state.to_act >= 0:
            move = int(heuristics.greedy_move(state, Rng(0)))
            assert move in state.legal_moves()
            delivered |= game.text(state, move).startswith("deliver")
    assert state.outcome() is not None
    assert delivered
    assert cast(CelticTraderState, state).round <= 40


@pytest.mark.parametrize("seed", range(4))
def test_greedy_players_end_the_game_on_other_maps(seed: int) -> None:
    for world in (small_map(), random_map(Random(seed), 12), random_map(Random(seed), 60)):
        game = CelticTraderGame(2 + seed, {"map": world, "limit": "rounds:20"})
        *_, state = played(game, CelticTraderHeuristics(game), seed)
        assert state.outcome() is not None


@pytest.mark.parametrize("options", [{}, {"map": small_map()}])
def test_the_greedy_bot_chooses_from_knowledge_what_its_heuristics_do(
    options: dict[str, object],
) -> None:
    """Nothing is hidden in this game, and nothing is left to the bot's generator."""
    game = CelticTraderGame(3, {**options, "limit": "rounds:12"})
    heuristics, greedy = CelticTraderHeuristics(game), bot("greedy", game)
    for number, state in enumerate(played(game, heuristics, 3)):
        if state.to_act >= 0:
            knowledge = state.knowledge(int(state.to_act))
            choice = greedy.choose(knowledge, state.legal_moves(), Random(number))
            assert choice == heuristics.greedy_move(state, Rng(0))


@pytest.mark.parametrize("seed", range(6))
def test_greedy_beats_random(seed: int) -> None:
    assert winners_against_random(seed % 2, seed) == (seed % 2,)


def test_what_was_planned_before_changes_no_answer() -> None:
    """Heuristics keep plans, but only by what they hang on."""
    game = CelticTraderGame(3, {})
    used = CelticTraderHeuristics(game)
    for seed in range(2):
        for _ in played(game, used, seed):
            pass
    for number, state in enumerate(played(game, CelticTraderHeuristics(game), 1)):
        if state.to_act < 0 or number % 7:
            continue
        fresh = CelticTraderHeuristics(game)
        assert fresh.greedy_move(state, Rng(0)) == used.greedy_move(state, Rng(0))
        moves = game.legal(state)
        assert list(fresh.priors(state, moves)) == list(used.priors(state, moves))


def test_priors_are_shares_that_favour_the_greedy_move() -> None:
    game = CelticTraderGame(2, {})
    heuristics = CelticTraderHeuristics(game)
    for number, state in enumerate(played(game, heuristics, 3)):
        if state.to_act < 0 or number % 3:
            continue
        moves = game.legal(state)
        shares = dict(zip(state.legal_moves(), heuristics.priors(state, moves), strict=True))
        assert sum(shares.values()) == pytest.approx(1)
        assert min(shares.values()) > 0
        assert shares[int(heuristics.greedy_move(state, Rng(0)))] >= 0.4


def test_positions_are_settled_between_turns_only() -> None:
    game = CelticTraderGame(2, {})
    heuristics = CelticTraderHeuristics(game)
    for state in played(game, heuristics, 4):
        position = cast(dict[str, Any], game.position(state))
        if heuristics.settled(state):
            assert position["phase"] in ("draw", "roman")
            assert position["turn"]["drawn"] == []
        else:
            assert position["phase"] != "roman"


def test_chances_add_up_and_grow_with_victory_points() -> None:
    game = CelticTraderGame(4, {})
    heuristics = CelticTraderHeuristics(game)
    settled = [state.copy() for state in played(game, heuristics, 5) if heuristics.settled(state)]
    for state in settled[len(settled) // 2 :: 6]:
        position = cast(dict[str, Any], game.position(state))
        before = list(heuristics.estimate(state))
        assert sum(before) == pytest.approx(1)
        rich = min(20, position["supply"] - 1)
        if rich < 10:
            continue
        position["players"]["B"]["vp"] += rich
        position["supply"] -= rich
        after = list(heuristics.estimate(game.from_position(position)))
        assert after[1] > before[1]


def test_the_end_is_judged_by_the_rules() -> None:
    game = CelticTraderGame(2, {})
    heuristics = CelticTraderHeuristics(game)
    *_, state = played(game, heuristics, 6)
    outcome = state.outcome()
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(2)]
    assert list(heuristics.estimate(state)) == shares


def test_a_position_may_bring_other_options_than_the_game() -> None:
    heuristics = CelticTraderHeuristics(CelticTraderGame(2, {}))
    other = CelticTraderGame(2, {"supply": 40})
    for state in played(other, CelticTraderHeuristics(other), 7):
        if state.to_act >= 0:
            assert heuristics.greedy_move(state, Rng(0)) in state.legal_moves()


def place(board: Board, name: str) -> int:
    return board.place_numbers[name]


def test_distances_are_those_of_the_book() -> None:
    """Example 3: from a1 (T13a) to the grapes (T14b) it takes 5 points."""
    heuristics = CelticTraderHeuristics(CelticTraderGame(2, {}))
    ways, board = heuristics.ways, heuristics.board
    start, grapes = place(board, "T13a"), place(board, "T14b")
    assert ways.apart[start * ways.places + grapes] == 5


def test_a_roman_token_takes_the_rest_of_a_turn() -> None:
    """C14, on the only way out of Cornwall."""
    heuristics = CelticTraderHeuristics(CelticTraderGame(2, {}))
    ways, board = heuristics.ways, heuristics.board
    cornwall, road = place(board, "T21"), place(board, "T22a")
    ways.travel(vec[i64]([1 << road]), cornwall, 0, 5)
    assert ways.arrival[ways.row + road] == 5
    assert ways.arrival[ways.row + place(board, "dumnonii")] == 5
    ways.travel(vec[i64]([0]), cornwall, 0, 5)
    assert ways.arrival[ways.row + place(board, "dumnonii")] == 1
