"""Moves: their ids and texts, which are legal, and what a refusal leaves alone."""

from __future__ import annotations

import copy
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oenach.kernel.errors import IllegalMove, MalformedMove, OenachError
from oenach.kernel.game import random_playout
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.testing.conformance.base import Conformance, few, written
from oenach.testing.strategies import states
from oenach.testing.tables import is_chance, walk

GARBLED = ("", " ", "PASS", "pass ", " pass", "?>B1", "w>b1", "go", "=", "\0")
"""Texts that are no moves in most games."""


class MovesConform(Conformance):
    """Legal and illegal moves."""

    def test_moves_are_dense_ids_in_a_stable_order(self, seats: int) -> None:
        for game in self.variants(seats):
            for state in walk(game, seed=1):
                moves = state.legal_moves()
                assert moves == sorted(set(moves))
                assert all(type(move) is int and 0 <= move < game.move_count for move in moves)
                assert bool(moves) == (state.to_act != OVER)

    def test_exactly_the_legal_moves_are_not_refused(self, seats: int) -> None:
        for game in self.variants(seats):
            for state in walk(game, seed=2):
                allowed = [move for move in range(game.move_count) if not game.refusal(state, move)]
                assert allowed == state.legal_moves()

    def test_an_illegal_move_raises_with_its_rule_and_changes_nothing(self, seats: int) -> None:
        game = self.make(seats)
        for ply, state in enumerate(walk(game, seed=3)):
            if ply % 7:
                continue
            before, legal = written(state), set(state.legal_moves())
            for move in range(0, game.move_count, 3):
                if move in legal:
                    continue
                with pytest.raises(IllegalMove) as caught:
                    state.apply(move)
                assert caught.value.rule in self.rules
                assert caught.value.key.islower()
            for wrong in (-1, game.move_count, 10**30):
                with pytest.raises(MalformedMove):
                    state.apply(wrong)
            assert written(state) == before

    def test_every_legal_move_applies(self, seats: int) -> None:
        game = self.make(seats)
        for ply, state in enumerate(walk(game, seed=4)):
            if ply % 5:
                continue
            before = written(state)
            for move in state.legal_moves():
                child = state.copy()
                child.apply(move)
                assert written(child) != before
            assert written(state) == before

    def test_a_copy_is_deep(self, seats: int) -> None:
        game = self.make(seats)
        for ply, state in enumerate(walk(game, seed=5)):
            if ply % 20:
                continue
            before = written(state)
            for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
                assert written(twin) == before
                random_playout(twin, Rng(ply))
                assert written(state) == before

    def test_texts_round_trip(self, seats: int) -> None:
        game = self.make(seats)
        state = game.new()
        texts = [game.text(state, move) for move in range(game.move_count)]
        assert len(set(texts)) == game.move_count
        assert [game.parse(state, text) for text in texts] == list(range(game.move_count))

    def test_parsing_never_guesses(self, seats: int) -> None:
        game = self.make(seats)
        state = game.new()
        near = {
            wrong
            for text in game.move_texts
            for wrong in (f"{text} ", f" {text}", text.upper(), text.lower(), text[:-1])
        }
        for text in sorted({*GARBLED, *near} - set(game.move_texts)):
            # A game may know by which rule a text can be no move.
            with pytest.raises((MalformedMove, IllegalMove)):
                game.parse(state, text)
        for text in GARBLED:
            if text not in game.move_ids:
                with pytest.raises(MalformedMove):
                    game.parse(state, text)

    def test_chance_outcomes_are_the_legal_moves_of_chance(self, seats: int) -> None:
        for state in walk(self.make(seats), seed=8):
            outcomes = state.chance_outcomes()
            if is_chance(state):
                assert [move for move, _ in outcomes] == state.legal_moves()
                assert all(weight > 0 for _, weight in outcomes)
            else:
                assert outcomes == []

    def test_random_moves_are_uniform_and_chance_goes_by_weight(self, seats: int) -> None:
        game = self.make(seats)
        rng = Rng(9)
        for ply, state in enumerate(walk(game, seed=9)):
            if ply % 30 or state.to_act == OVER:
                continue
            weights = dict(state.chance_outcomes()) or dict.fromkeys(state.legal_moves(), 1)
            drawn = Counter(int(game.random_move(state, rng)) for _ in range(40 * len(weights)))
            assert set(drawn) <= set(weights)
            total = sum(weights.values())
            expected = {
                move: 40 * len(weights) * weight / total for move, weight in weights.items()
            }
            chi_square = sum((drawn[move] - mean) ** 2 / mean for move, mean in expected.items())
            # Five standard deviations above the mean of the distribution.
            freedom = len(weights) - 1
            assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 1e-9

    @given(st.data())
    @few
    def test_any_text_is_a_move_or_an_error_of_a_known_kind(self, data: st.DataObject) -> None:
        state = data.draw(states(self.tables))
        game = state.game
        legal = [game.text(state, move) for move in state.legal_moves()[:3]]
        for text in (
            *legal,
            *game.move_texts[:: len(game.move_texts) // 9 + 1],
            *GARBLED,
            "free X",
            "claim 0",
        ):
            try:
                state.copy().apply(game.parse(state, text))
            except OenachError as error:
                assert error.code in {"malformed-move", "illegal-move"}
