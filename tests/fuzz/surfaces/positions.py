"""Positions as JSON, and what a seat knows, as it goes to a bot."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import ANY_JSON, TAKEN, Surface, refused
from fuzz.surfaces.spots import game_at, match_at, spot, state_at
from oenach.kernel.errors import OenachError, PositionError
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State


class Positions(Surface):
    """A position is read; one that is taken is played on. The same for a seat's knowledge."""

    name = "positions"
    share = 150

    def almost(self, rng: Random) -> Any:
        where = spot(rng)
        game, state = game_at(where), state_at(where)
        if rng.random() < 0.25:
            seat = rng.choice((None, *range(game.seats)))
            known = match_at(where).knowledge(seat).to_json()
            return {"spot": where, "knowledge": spoiling.several(known, rng)}
        return {"spot": where, "position": spoiling.several(game.position(state), rng)}

    def anything(self) -> st.SearchStrategy[Any]:
        return st.builds(
            lambda seed, kind, key, inner: _with(spot(Random(seed)), kind, key, inner),
            st.integers(0, 2**16),
            st.sampled_from(("position", "knowledge")),
            st.integers(0, 40),
            ANY_JSON,
        )

    def answer(self, given: Any) -> str:
        game = game_at(given["spot"])
        try:
            if "knowledge" in given:
                return _imagined(game, Knowledge.from_json(given["knowledge"]))
            state = game.from_position(given["position"])
        except PositionError as error:
            return refused(error)
        _played_on(state)
        return TAKEN


def _with(where: dict[str, Any], kind: str, key: int, inner: Any) -> dict[str, Any]:
    """A right one, in which one value is whatever Hypothesis thinks of."""
    if kind == "knowledge":
        right = match_at(where).knowledge(0).to_json()
    else:
        right = game_at(where).position(state_at(where))
    return {"spot": where, kind: {**right, list(right)[key % len(right)]: inner}}


def _imagined(game: Game, knowledge: Knowledge) -> str:
    try:
        state = game.imaginer(knowledge).draw(Rng(1))
    except OenachError as error:
        return refused(error)
    state.legal_moves()
    return TAKEN


def _played_on(state: State) -> None:
    """Whatever is asked of a position that was taken has an answer."""
    game = state.game
    written = game.position(state)
    assert game.position(game.from_position(written)) == written, "it is not read back as it is"
    for seat in (None, *range(game.seats)):
        state.observe(seat)
    rng = Rng(1)
    for _ in range(4):
        if state.to_act == OVER:
            assert state.outcome() is not None
            break
        for move in state.legal_moves()[:8]:
            game.public_text(state, move)
        state.apply(game.random_move(state, rng))
