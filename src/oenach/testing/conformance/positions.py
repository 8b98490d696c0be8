"""Positions: written and read back, and the score that they say."""

from __future__ import annotations

import json
import pickle
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oenach.kernel.errors import OptionError
from oenach.kernel.game import random_playout
from oenach.kernel.outcome import Outcome
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS
from oenach.testing.conformance.base import Conformance, few
from oenach.testing.spots import Spot
from oenach.testing.strategies import positions
from oenach.testing.tables import views


class PositionsConform(Conformance):
    """Positions and scores."""

    def test_positions_round_trip_at_every_node(self, seats: int) -> None:
        for game in self.variants(seats):
            for spot, state in self.walk(game, seed=6):
                position = json.loads(json.dumps(game.position(state)))
                again = game.from_position(position)
                spot.same("position that was read back", game.position(again), position)
                spot.same("to_act of what was read back", int(again.to_act), int(state.to_act))
                legal = state.legal_moves()
                spot.same("legal() of what was read back", again.legal_moves(), legal)
                spot.same("outcome() of what was read back", again.outcome(), state.outcome())

    def test_a_state_survives_pickling(self, seats: int) -> None:
        game = self.make(seats)
        for spot, state in self.walk(game, seed=7, each=25):
            again = pickle.loads(pickle.dumps(state))
            spot.same("position after pickling", game.position(again), game.position(state))

    def test_a_restored_state_is_known_and_goes_on_as_it_was(self, seats: int) -> None:
        """A position does not tell all: the count of reveals and the trail stand beside it."""
        game = self.make(seats)
        for spot, state in self.walk(game, seed=15, each=5):
            position = json.loads(json.dumps(game.position(state)))
            again = game.restored(position, int(state.reveals), game.trail(state))
            spot.same("reveals of what was restored", int(again.reveals), int(state.reveals))
            for seat in views(game):
                known, expected = again.knowledge(seat), state.knowledge(seat)
                spot.of(viewer=seat).same(
                    "knowledge() of what was restored", known.to_json(), expected.to_json()
                )
            twin, seed = state.copy(), spot.ply or 0
            plies = random_playout(again, Rng(seed))
            spot.same("plies until the end", plies, random_playout(twin, Rng(seed)))
            spot.same("position at the end", game.position(again), game.position(twin))
            spot.same("reveals at the end", int(again.reveals), int(twin.reveals))

    def test_only_seats_of_the_table_see_and_score(self, seats: int) -> None:
        state = self.make(seats).new()
        for seat in (-1, seats, 10**20):
            for ask in (state.observe, state.knowledge, state.sheet):
                here = Spot.at(state, seat=seat)
                here.raises(f"{ask.__name__}() for no seat", OptionError, partial(ask, seat))

    def test_the_score_is_what_the_position_says(self, seats: int) -> None:
        game = self.make(seats)
        for spot, state in self.walk(game, seed=11):
            position = game.position(state)
            for seat in range(seats):
                sheet, here = state.sheet(seat), spot.of(seat=seat)
                points = sum(line.points for line in sheet.lines)
                here.same("total of sheet(), as its lines add up", sheet.total, points)
                if self.about.recount is not None:
                    counted = self.about.recount(game, position, LETTERS[seat])
                    here.same("total of sheet(), as recounted", sheet.total, counted)
        outcome = state.outcome()
        if not isinstance(outcome, Outcome):
            spot.fails("a game that is over has an outcome()")
        totals = [sheet.total for sheet in outcome.sheets]
        expected = [state.sheet(seat).total for seat in range(seats)]
        spot.same("totals in outcome(), as in sheet()", totals, expected)
        spot.holds("somebody has won", bool(outcome.winners))
        if self.about.winners_lead:
            for seat in outcome.winners:
                here = spot.of(seat=seat)
                here.same("total of a winner (see about.winners_lead)", totals[seat], max(totals))

    def test_tokens_and_points_are_conserved(self, seats: int) -> None:
        """Counted in the written position, so that a slip of the reader's own checks would show."""
        conserved = self.about.conserved
        if conserved is None:
            pytest.skip("about.conserved does not say what is conserved in this game")
        for game in self.variants(seats):
            first = conserved(game.position(game.new()))
            for spot, state in self.walk(game, seed=12):
                spot.same("what is conserved", conserved(game.position(state)), first)

    @given(st.data())
    @few
    def test_a_position_is_read_back_as_it_was(self, data: st.DataObject) -> None:
        position: Any = data.draw(positions(self.tables))
        game = make_game(position["game"], position["seats"], position["options"])
        state = game.from_position(json.loads(json.dumps(position)))
        Spot(game).of(position=position).same(
            "position that was read back", game.position(state), position
        )
