"""What the bots understand of Keltis, on positions and over short series of games."""

from __future__ import annotations

from typing import Any, cast

import pytest

import oenach
from oenach.games.keltis.rules.components import TILE_NAMES
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.strategy.heuristics import KeltisHeuristics
from oenach.games.keltis.strategy.numbers import learned_numbers
from oenach.games.keltis.strategy.prospects import NUMBERS
from oenach.kernel.game import Game
from oenach.kernel.rng import Rng

Series = dict[str, dict[str, list[int]]]


def keltis(seats: int = 2) -> Game:
    return oenach.game("keltis", seats=seats)


def position(
    series: Series, middle: tuple[str, ...] = (), revealed: str | None = None, hidden: int = 55
) -> KeltisState:
    """A two-seat position with A to act; of the other tiles so many are hidden, in colour and
    value order, and the rest lies in the middle."""
    laid = {
        f"{colour}{value}" for own in series.values() for colour in own for value in own[colour]
    }
    others = [tile for tile in TILE_NAMES if tile not in laid | set(middle) | {revealed}]
    face_down = others[:hidden]
    view: dict[str, Any] = {
        "game": "keltis",
        "seats": 2,
        "options": {},
        "to_act": "A",
        "phase": "turn" if revealed is None else "decide",
        "revealed": revealed,
        "last_turn": not face_down,
        "face_down": face_down,
        "middle": [tile for tile in TILE_NAMES if tile in middle or tile in others[hidden:]],
        "series": series,
    }
    return cast(KeltisState, keltis().from_position(view))


def greedy_text(state: KeltisState) -> str:
    heuristics = KeltisHeuristics(state.game)
    return state.game.text(state, int(heuristics.greedy_move(state, Rng(1))))


@pytest.mark.parametrize(
    ("series", "revealed", "move"),
    [
        ({"A": {"B": [0, 1, 2, 3, 4]}, "B": {}}, "B5", "keep"),  # the sixth tile
        ({"A": {"B": [0, 1]}, "B": {}}, "B10", "leave"),  # ends a series that could grow long
        ({"A": {"B": [0, 1]}, "B": {}}, "B2", "keep"),
        ({"A": {"B": [8, 5]}, "B": {}}, "B9", "leave"),  # does not fit
    ],
)
def test_greedy_keeps_what_lengthens_a_series(series: Series, revealed: str, move: str) -> None:
    assert greedy_text(position(series, revealed=revealed)) == move


def test_greedy_takes_the_tile_that_completes_a_series() -> None:
    state = position({"A": {"G": [0, 1, 2, 4, 7]}, "B": {"G": [9, 10]}}, middle=("B5", "G8", "Y4"))
    assert greedy_text(state) == "take G8"


def test_greedy_flips_when_nothing_in_the_middle_helps() -> None:
    state = position({"A": {"B": [0, 1]}, "B": {}}, middle=("B10",))
    assert greedy_text(state) == "flip"


def test_greedy_beats_random() -> None:
    game, rng, won = keltis(), Rng(11), 0
    heuristics = KeltisHeuristics(game)
    for match in range(60):
        state = game.new()
        while state.to_act != oenach.OVER:
            if state.to_act == match % 2:
                game.perform(state, heuristics.greedy_move(state, rng), None)
            else:
                game.perform(state, game.random_move(state, rng), None)
        won += game.winners(state) == 1 << match % 2
    assert won >= 54


def test_numbers_are_complete_for_every_table() -> None:
    assert [len(learned_numbers(seats)) for seats in (2, 3, 4)] == [NUMBERS] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_estimates_are_chances_and_leave_the_state_alone(seats: int) -> None:
    game, rng = keltis(seats), Rng(seats)
    heuristics = KeltisHeuristics(game)
    state = game.new()
    while state.to_act != oenach.OVER:
        if heuristics.settled(state):
            before = game.position(state)
            chances = list(heuristics.estimate(state))
            assert sum(chances) == pytest.approx(1.0)
            assert len(chances) == seats and min(chances) >= 0.0
            moves = game.legal(state)
            assert sum(heuristics.priors(state, moves)) == pytest.approx(1.0)
            assert game.position(state) == before
        game.perform(state, game.random_move(state, rng), None)


def test_the_longer_series_has_the_better_chances() -> None:
    series = {"A": {"B": [0, 1, 2, 3, 4]}, "B": {"Y": [10, 9]}}
    heuristics = KeltisHeuristics(keltis())
    ahead = heuristics.estimate(position(series))[0]
    behind = heuristics.estimate(position({"A": series["B"], "B": series["A"]}))[0]
    assert ahead > 0.6 > 0.4 > behind


def test_tiles_that_can_no_longer_come_are_not_hoped_for() -> None:
    prospects = KeltisHeuristics(keltis()).prospects
    # The first tiles in order are blue: with 30 hidden they are all still to come.
    open_series = prospects.expected(position({"A": {"B": [0, 1]}, "B": {}}, hidden=30), 0)
    shut_series = prospects.expected(position({"A": {"B": [9, 10]}, "B": {}}, hidden=30), 0)
    assert open_series > shut_series + 3.0


def test_a_decision_is_worth_its_better_move() -> None:
    series = {"A": {"G": [0, 1, 2, 4, 7]}, "B": {"G": [9, 10], "Y": [0, 1, 2, 3]}}
    state = position(series, revealed="G8", hidden=5)
    heuristics = KeltisHeuristics(state.game)
    after = []
    for move in state.legal_moves():
        following = state.copy()
        following.game.perform(following, move, None)
        after.append(heuristics.estimate(following)[0])
    assert heuristics.estimate(state)[0] == max(after)
    keep, leave = heuristics.priors(state, state.game.legal(state))
    assert keep > 0.6 > leave


def test_the_finished_game_counts_as_won_or_shared() -> None:
    state = position({"A": {"B": [0, 1, 2]}, "B": {"Y": [0, 2, 5]}}, hidden=0)
    heuristics = KeltisHeuristics(state.game)
    state.game.perform(state, state.game.parse(state, "stop"), None)
    assert list(heuristics.estimate(state)) == [1.0, 0.0]


def test_estimates_foretell_the_winner() -> None:
    game, rng, right, games = keltis(), Rng(5), 0.0, 60
    heuristics = KeltisHeuristics(game)
    for _ in range(games):
        state, foretold = game.new(), 0.5
        while state.to_act != oenach.OVER:
            face_down = int(cast(KeltisState, state).face_down)
            if heuristics.settled(state) and face_down.bit_count() == 20:
                foretold = heuristics.estimate(state)[0]
            chance = state.to_act == oenach.CHANCE
            move = game.random_move(state, rng) if chance else heuristics.greedy_move(state, rng)
            game.perform(state, move, None)
        right += (game.winners(state) & 1 == 1) == (foretold > 0.5)
    assert right >= 0.75 * games
