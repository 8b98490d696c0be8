"""Every move has a structure, and whoever may not know its piece is not told it."""

from __future__ import annotations

import pytest

from oenach import OVER
from oenach.kernel.description import Description
from tables import TABLES, is_chance, make, views, walk

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
def test_every_text_of_the_notation_is_described(name: str, seats: int) -> None:
    game = make(name, seats)
    told = [game.described(text) for text in game.move_texts]
    assert None not in told
    assert len(set(told)) == len(told), "two moves are described alike"
    for text in ("", "nonsense", "pass pass", "=", ">", "W>", "Q>A1", "take", "go", "claim x"):
        assert game.described(text) is None


@every_table
def test_a_move_is_written_from_its_description(name: str, seats: int) -> None:
    game = make(name, seats)
    for text in game.move_texts[::7]:
        told = game.described(text)
        assert told is not None
        assert game.written(told) == text
    nonsense = game.written(Description("dance", "bear", ("nowhere",)))
    assert nonsense == "dance bear nowhere"
    assert game.described(nonsense) is None


@every_table
def test_a_description_hides_what_the_move_hides(name: str, seats: int) -> None:
    game = make(name, seats)
    for step, state in enumerate(walk(game, seed=seats, most=400)):
        if int(state.to_act) == OVER or is_chance(state) or step % 5:
            continue
        mover = int(state.to_act)
        for move in state.legal_moves():
            own = game.describe(state, move, mover)
            for viewer in views(game):
                seen = game.describe(state, move, viewer)
                if viewer == mover or not game.hides(state, move):
                    assert seen == own
                else:
                    assert seen.piece is None and own.piece is not None
                    assert seen == own._replace(piece=None)
