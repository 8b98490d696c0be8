"""What a move did is said by the engine, the same to all who may not know more."""

from __future__ import annotations

import json

import pytest

from oenach import CHANCE, OVER, Rng
from oenach.kernel.effects import Effects
from tables import TABLES, make

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
def test_effects_change_nothing_and_are_of_the_games_own_kinds(name: str, seats: int) -> None:
    game = make(name, seats)
    kinds = {kind.name for kind in game.effect_kinds}
    state, rng, seen = game.new(), Rng(seats), set()
    while state.to_act != OVER:
        move, twin, effects = game.random_move(state, rng), state.copy(), Effects()
        game.perform(state, move, effects)
        game.perform(twin, move, None)
        assert game.position(state) == game.position(twin)
        seen |= {effect["kind"] for effect in game.seen_effects(effects, None)}
    assert seen and seen <= kinds


@every_table
def test_only_the_mover_may_see_more_than_an_onlooker(name: str, seats: int) -> None:
    game = make(name, seats)
    state, rng = game.new(), Rng(seats + 7)
    while state.to_act != OVER:
        mover, move, effects = int(state.to_act), game.random_move(state, rng), Effects()
        game.perform(state, move, effects)
        public = game.seen_effects(effects, None)
        for seat in range(seats):
            own = game.seen_effects(effects, seat)
            assert [list(one) for one in own] == [list(one) for one in public]
            assert seat == mover or own == public


@every_table
def test_effects_tell_nothing_hidden(name: str, seats: int) -> None:
    """A move that looks the same, in any state that another seat holds possible, tells the same."""
    game = make(name, seats)
    state, rng = game.new(), Rng(seats + 3)
    while state.to_act != OVER:
        move = game.random_move(state, rng)
        mover = int(state.to_act)
        if mover != CHANCE and game.hides(state, move):
            viewer = (mover + 1) % seats
            shown = json.dumps(_seen(game, state.copy(), move, viewer))
            look = game.public_text(state, move)
            world = game.imagine(state.knowledge(viewer), rng)
            for other in world.legal_moves():
                if game.hides(world, other) and game.public_text(world, other) == look:
                    assert json.dumps(_seen(game, world.copy(), other, viewer)) == shown
        game.perform(state, move, None)


def _seen(game, state, move, viewer):  # type: ignore[no-untyped-def]
    effects, reveals = Effects(), int(state.reveals)
    game.perform(state, move, effects)
    # A move that turns tokens up says what they are, which everybody sees then.
    return [] if state.reveals != reveals else game.seen_effects(effects, viewer)
