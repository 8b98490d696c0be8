"""Moves as somebody writes them, and as numbers."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import TAKEN, Surface, refused
from fuzz.surfaces.spots import Spot, game_at, match_at, spot, state_at
from oenach.kernel.description import Description
from oenach.kernel.errors import OenachError
from oenach.kernel.state import State

WHOLE: Final = [one for one in spoiling.NASTY if type(one) is int]


class Notation(Surface):
    """A move is read, asked why it is refused, queued, and made."""

    name = "notation"
    share = 377

    def almost(self, rng: Random) -> Any:
        where = spot(rng)
        game = game_at(where)
        if rng.random() < 0.1:
            number = rng.choice((rng.randrange(-3, game.move_count + 3), *WHOLE))
            return {"spot": where, "move": number}
        legal = state_at(where).legal_moves()
        if legal and rng.random() < 0.5:
            written = game.text(state_at(where), rng.choice(legal))
        else:
            written = rng.choice(list(game.move_ids))
        return {"spot": where, "move": spoiling.several_in_text(written, rng)}

    def anything(self) -> st.SearchStrategy[Any]:
        return st.fixed_dictionaries(
            {
                "spot": st.integers(0, 2**16).map(lambda seed: spot(Random(seed))),
                "move": st.text(max_size=40) | st.integers(-(2**65), 2**65),
            }
        )

    def answer(self, given: Any) -> str:
        where, move = given["spot"], given["move"]
        state = state_at(where)
        if isinstance(move, int):
            return _applied(state, move)
        try:
            number = state.game.parse(state, move)
        except OenachError as error:
            assert _asked(where, move) == error.code
            return refused(error)
        assert state.game.parse(state, state.game.text(state, number)) == number
        _asked(where, move)
        described = state.game.described(move)
        assert described is None or state.game.written(Description(*described))
        return _applied(state, number)


def _applied(state: State, move: int) -> str:
    tried = state.copy()
    try:
        tried.apply(move)
    except OenachError as error:
        before, after = state.game.position(state), state.game.position(tried)
        assert before == after, "a refused move changed something"
        return refused(error)
    tried.legal_moves()
    return TAKEN


def _asked(where: Spot, move: str) -> str:
    """What a match says of a move that is not made."""
    match = match_at(where)
    for seat in (None, 0):
        told = match.refusal(move, seat=seat)
        if told is not None:
            refused(told)
    try:
        match.check_queue([move], 0)
    except OenachError as error:
        refused(error)
    try:
        match.game.parse(match.state, move)
    except OenachError as error:
        return error.code
    return TAKEN
