"""What every game must do, at every seat count."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from oenach import OVER, IllegalMove, MalformedMove, OenachError, OptionError, Rng, State
from oenach.kernel.game import random_playout
from per_game import about
from strategies import states
from tables import OPTIONS, TABLES, is_chance, make, views, walk

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def written(state: State) -> str:
    return json.dumps(state.game.position(state), sort_keys=True)


@every_table
def test_moves_are_dense_ids_in_a_stable_order(name: str, seats: int) -> None:
    for variant in range(len(OPTIONS[name])):
        game = make(name, seats, variant)
        for state in walk(game, seed=1):
            moves = state.legal_moves()
            assert moves == sorted(set(moves))
            assert all(type(move) is int and 0 <= move < game.move_count for move in moves)
            assert bool(moves) == (state.to_act != OVER)


@every_table
def test_exactly_the_legal_moves_are_not_refused(name: str, seats: int) -> None:
    for variant in range(len(OPTIONS[name])):
        game = make(name, seats, variant)
        for state in walk(game, seed=2):
            allowed = [move for move in range(game.move_count) if not game.refusal(state, move)]
            assert allowed == state.legal_moves()


@every_table
def test_an_illegal_move_raises_with_its_rule_and_changes_nothing(name: str, seats: int) -> None:
    game = make(name, seats)
    for ply, state in enumerate(walk(game, seed=3)):
        if ply % 7:
            continue
        before, legal = written(state), set(state.legal_moves())
        for move in range(0, game.move_count, 3):
            if move in legal:
                continue
            with pytest.raises(IllegalMove) as caught:
                state.apply(move)
            assert caught.value.rule in about(name).rules
            assert caught.value.key.islower()
        for wrong in (-1, game.move_count, 10**30):
            with pytest.raises(MalformedMove):
                state.apply(wrong)
        assert written(state) == before


@every_table
def test_every_legal_move_applies(name: str, seats: int) -> None:
    game = make(name, seats)
    for ply, state in enumerate(walk(game, seed=4)):
        if ply % 5:
            continue
        before = written(state)
        for move in state.legal_moves():
            child = state.copy()
            child.apply(move)
            assert written(child) != before
        assert written(state) == before


@every_table
def test_a_copy_is_deep(name: str, seats: int) -> None:
    game = make(name, seats)
    for ply, state in enumerate(walk(game, seed=5)):
        if ply % 20:
            continue
        before = written(state)
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
            assert written(twin) == before
            random_playout(twin, Rng(ply))
            assert written(state) == before


@every_table
def test_texts_round_trip(name: str, seats: int) -> None:
    game = make(name, seats)
    state = game.new()
    texts = [game.text(state, move) for move in range(game.move_count)]
    assert len(set(texts)) == game.move_count
    assert [game.parse(state, text) for text in texts] == list(range(game.move_count))


@every_table
@pytest.mark.parametrize(
    "text", ["", " ", "PASS", "pass ", " pass", "?>B1", "w>b1", "go", "=", "\0"]
)
def test_parsing_never_guesses(name: str, seats: int, text: str) -> None:
    game = make(name, seats)
    with pytest.raises(MalformedMove):
        game.parse(game.new(), text)


@every_table
def test_positions_round_trip_at_every_node(name: str, seats: int) -> None:
    for variant in range(len(OPTIONS[name])):
        game = make(name, seats, variant)
        for state in walk(game, seed=6):
            position = json.loads(json.dumps(game.position(state)))
            again = game.from_position(position)
            assert game.position(again) == position
            assert again.to_act == state.to_act
            assert again.legal_moves() == state.legal_moves()
            assert again.outcome() == state.outcome()


@every_table
def test_a_state_survives_pickling(name: str, seats: int) -> None:
    for ply, state in enumerate(walk(make(name, seats), seed=7)):
        if ply % 25 == 0:
            assert written(pickle.loads(pickle.dumps(state))) == written(state)


@every_table
def test_a_restored_state_is_known_and_goes_on_as_it_was(name: str, seats: int) -> None:
    """A position does not tell all: the count of reveals and the trail stand beside it."""
    game = make(name, seats)
    for ply, state in enumerate(walk(game, seed=15)):
        if ply % 5:
            continue
        position = json.loads(json.dumps(game.position(state)))
        again = game.restored(position, int(state.reveals), game.trail(state))
        assert again.reveals == state.reveals
        for seat in views(game):
            assert again.knowledge(seat) == state.knowledge(seat)
        twin = state.copy()
        assert random_playout(again, Rng(ply)) == random_playout(twin, Rng(ply))
        assert written(again) == written(twin)
        assert again.reveals == twin.reveals


@every_table
def test_only_seats_of_the_table_see_and_score(name: str, seats: int) -> None:
    state = make(name, seats).new()
    for seat in (-1, seats, 10**20):
        for ask in (state.observe, state.knowledge, state.sheet):
            with pytest.raises(OptionError):
                ask(seat)


@every_table
def test_chance_outcomes_are_the_legal_moves_of_chance(name: str, seats: int) -> None:
    for state in walk(make(name, seats), seed=8):
        outcomes = state.chance_outcomes()
        if is_chance(state):
            assert [move for move, _ in outcomes] == state.legal_moves()
            assert all(weight > 0 for _, weight in outcomes)
        else:
            assert outcomes == []


@every_table
def test_random_moves_are_uniform_and_chance_goes_by_weight(name: str, seats: int) -> None:
    game = make(name, seats)
    rng = Rng(9)
    for ply, state in enumerate(walk(game, seed=9)):
        if ply % 30 or state.to_act == OVER:
            continue
        weights = dict(state.chance_outcomes()) or dict.fromkeys(state.legal_moves(), 1)
        drawn = Counter(int(game.random_move(state, rng)) for _ in range(40 * len(weights)))
        assert set(drawn) <= set(weights)
        total = sum(weights.values())
        expected = {move: 40 * len(weights) * weight / total for move, weight in weights.items()}
        chi_square = sum((drawn[move] - mean) ** 2 / mean for move, mean in expected.items())
        # Five standard deviations above the mean of the distribution.
        freedom = len(weights) - 1
        assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 1e-9


@every_table
def test_nothing_hidden_shows(name: str, seats: int) -> None:
    """Any other state that a seat holds possible looks the same to it, byte for byte."""
    game = make(name, seats)
    rng = Rng(10)
    for ply, state in enumerate(walk(game, seed=10)):
        if ply % 4 or state.to_act == OVER:
            continue
        for seat in views(game):
            view = json.dumps(state.observe(seat))
            knowledge = state.knowledge(seat)
            told = json.dumps(knowledge.to_json())
            imaginer = game.imaginer(knowledge)
            for _ in range(3):
                other = imaginer.draw(rng)
                assert json.dumps(other.observe(seat)) == view
                assert json.dumps(other.knowledge(seat).to_json()) == told
                assert refusals(other, seat) == refusals(state, seat)


@every_table
def test_open_information_is_the_same_for_all(name: str, seats: int) -> None:
    for variant in range(len(OPTIONS[name])):
        game = make(name, seats, variant)
        hidden = 0
        for state in walk(game, seed=13):
            seen = [json.dumps(state.observe(seat)) for seat in views(game)]
            hidden += any(game.hides(state, move) for move in state.legal_moves())
            if game.open_information:
                assert len(set(seen)) == 1
                assert not hidden
        # And where something is hidden, the game says so.
        assert game.open_information == (not hidden)


@every_table
def test_a_move_is_forced_only_if_every_onlooker_can_see_it(name: str, seats: int) -> None:
    game = make(name, seats)
    rng = Rng(14)
    for state in walk(game, seed=14):
        move = game.forced(state)
        if state.to_act < 0:
            assert move is None
            continue
        legal = state.legal_moves()
        assert move is None or legal == [move]
        if game.open_information:
            assert (move is not None) == (len(legal) == 1)
        elif len(legal) == 1:
            imaginer = game.imaginer(state.knowledge(None))
            others = [imaginer.draw(rng) for _ in range(20)]
            assert {game.forced(other) for other in others} == {move}
            assert move is None or all(other.legal_moves() == [move] for other in others)


def refusals(state: State, seat: int | None) -> list[str]:
    """What a seat learns by trying moves; only the seat to act may try."""
    if seat is None or int(state.to_act) != seat:
        return []
    return [str(state.game.refusal(state, move)) for move in range(state.game.move_count)]


@every_table
def test_the_score_is_what_the_position_says(name: str, seats: int) -> None:
    game = make(name, seats)
    for state in walk(game, seed=11):
        position: dict[str, Any] = game.position(state)
        for seat in range(seats):
            sheet = state.sheet(seat)
            assert sheet.total == sum(line.points for line in sheet.lines)
            assert sheet.total == about(name).recount(game, position, "ABCDE"[seat])
    outcome = state.outcome()
    assert outcome is not None
    assert [sheet.total for sheet in outcome.sheets] == [
        state.sheet(seat).total for seat in range(seats)
    ]
    best = max(sheet.total for sheet in outcome.sheets)
    assert outcome.winners
    assert all(outcome.sheets[seat].total == best for seat in outcome.winners)


@every_table
def test_tokens_and_points_are_conserved(name: str, seats: int) -> None:
    """Counted in the written position, so that a slip of the reader's own checks would show."""
    for variant in range(len(OPTIONS[name])):
        game = make(name, seats, variant)
        counts = {about(name).conserved(game.position(state)) for state in walk(game, seed=12)}
        assert len(counts) == 1


@given(states())
@settings(max_examples=60, deadline=None)
def test_any_text_is_a_move_or_an_error_of_a_known_kind(state: State) -> None:
    game = state.game
    for text in (
        *[game.text(state, move) for move in state.legal_moves()[:3]],
        "free X",
        "claim 0",
    ):
        try:
            state.copy().apply(game.parse(state, text))
        except OenachError as error:
            assert error.code in {"malformed-move", "illegal-move"}
