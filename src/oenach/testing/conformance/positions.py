"""Positions: written and read back, and the score that they say."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oenach.kernel.errors import OptionError
from oenach.kernel.game import random_playout
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS
from oenach.testing.conformance.base import Conformance, few, written
from oenach.testing.strategies import positions
from oenach.testing.tables import views, walk


class PositionsConform(Conformance):
    """Positions and scores."""

    def test_positions_round_trip_at_every_node(self, seats: int) -> None:
        for game in self.variants(seats):
            for state in walk(game, seed=6):
                position = json.loads(json.dumps(game.position(state)))
                again = game.from_position(position)
                assert game.position(again) == position
                assert again.to_act == state.to_act
                assert again.legal_moves() == state.legal_moves()
                assert again.outcome() == state.outcome()

    def test_a_state_survives_pickling(self, seats: int) -> None:
        for ply, state in enumerate(walk(self.make(seats), seed=7)):
            if ply % 25 == 0:
                assert written(pickle.loads(pickle.dumps(state))) == written(state)

    def test_a_restored_state_is_known_and_goes_on_as_it_was(self, seats: int) -> None:
        """A position does not tell all: the count of reveals and the trail stand beside it."""
        game = self.make(seats)
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

    def test_only_seats_of_the_table_see_and_score(self, seats: int) -> None:
        state = self.make(seats).new()
        for seat in (-1, seats, 10**20):
            for ask in (state.observe, state.knowledge, state.sheet):
                with pytest.raises(OptionError):
                    ask(seat)

    def test_the_score_is_what_the_position_says(self, seats: int) -> None:
        game = self.make(seats)
        for state in walk(game, seed=11):
            position = game.position(state)
            for seat in range(seats):
                sheet = state.sheet(seat)
                assert sheet.total == sum(line.points for line in sheet.lines)
                if self.about.recount is not None:
                    assert sheet.total == self.about.recount(game, position, LETTERS[seat])
        outcome = state.outcome()
        assert outcome is not None
        assert [sheet.total for sheet in outcome.sheets] == [
            state.sheet(seat).total for seat in range(seats)
        ]
        best = max(sheet.total for sheet in outcome.sheets)
        assert outcome.winners
        if self.about.winners_lead:
            assert all(outcome.sheets[seat].total == best for seat in outcome.winners)

    def test_tokens_and_points_are_conserved(self, seats: int) -> None:
        """Counted in the written position, so that a slip of the reader's own checks would show."""
        conserved = self.about.conserved
        if conserved is None:
            pytest.skip("nobody says what is conserved in this game")
        for game in self.variants(seats):
            counts = {conserved(game.position(state)) for state in walk(game, seed=12)}
            assert len(counts) == 1

    @given(st.data())
    @few
    def test_a_position_is_read_back_as_it_was(self, data: st.DataObject) -> None:
        position: Any = data.draw(positions(self.tables))
        game = make_game(position["game"], position["seats"], position["options"])
        assert game.position(game.from_position(json.loads(json.dumps(position)))) == position
