"""What is hidden stays hidden: in views, knowledge, refusals, forced moves and effects."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from oenach.kernel.effects import Effects
from oenach.kernel.game import Game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State
from oenach.testing.conformance.base import Conformance
from oenach.testing.tables import is_chance, views, walk


class HidingConforms(Conformance):
    """Nobody learns what they may not."""

    def test_nothing_hidden_shows(self, seats: int) -> None:
        """Any other state that a seat holds possible looks the same to it, byte for byte."""
        game = self.make(seats)
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

    def test_hidden_moves_that_read_alike_look_alike(self, seats: int) -> None:
        """Whichever of them is made, everybody else sees and knows the same after it."""
        game = self.make(seats)
        for ply, state in enumerate(walk(game, seed=21)):
            if ply % 4 or state.to_act < 0:
                continue
            others = [seat for seat in views(game) if seat != state.to_act]
            alike: dict[str, list[str]] = {}
            for move in state.legal_moves():
                if game.hides(state, move):
                    after = state.copy()
                    game.perform(after, move, None)
                    # What is turned up at once everybody sees.
                    if after.reveals == state.reveals:
                        seen = [json.dumps(after.knowledge(seat).to_json()) for seat in others]
                        alike.setdefault(game.public_text(state, move), []).append("".join(seen))
            assert all(len(set(looks)) == 1 for looks in alike.values())

    def test_open_information_is_the_same_for_all(self, seats: int) -> None:
        for variant, game in enumerate(self.variants(seats)):
            hidden = 0
            for state in walk(game, seed=13):
                seen = [json.dumps(state.observe(seat)) for seat in views(game)]
                hidden += any(game.hides(state, move) for move in state.legal_moves())
                if game.open_information:
                    assert len(set(seen)) == 1
                    assert not hidden
            # And where something is hidden, the game says so.
            is_open = game.open_information or variant in self.about.open_options
            assert is_open == (not hidden)

    def test_a_move_is_forced_only_if_every_onlooker_can_see_it(self, seats: int) -> None:
        game = self.make(seats)
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

    def test_a_description_hides_what_the_move_hides(self, seats: int) -> None:
        game = self.make(seats)
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

    def test_only_the_mover_may_see_more_than_an_onlooker(self, seats: int) -> None:
        game = self.make(seats)
        state, rng = game.new(), Rng(seats + 7)
        while state.to_act != OVER:
            mover, move, effects = int(state.to_act), game.random_move(state, rng), Effects()
            game.perform(state, move, effects)
            public = game.seen_effects(effects, None)
            for seat in range(seats):
                own = game.seen_effects(effects, seat)
                assert [list(one) for one in own] == [list(one) for one in public]
                assert seat == mover or own == public

    def test_effects_tell_nothing_hidden(self, seats: int) -> None:
        """A move that looks the same, in any state that others hold possible, tells the same."""
        game = self.make(seats)
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


def refusals(state: State, seat: int | None) -> list[str]:
    """What a seat learns by trying moves; only the seat to act may try."""
    if seat is None or int(state.to_act) != seat:
        return []
    return [str(state.game.refusal(state, move)) for move in range(state.game.move_count)]


def _seen(game: Game, state: State, move: int, viewer: int) -> Sequence[Mapping[str, object]]:
    effects, reveals = Effects(), int(state.reveals)
    game.perform(state, move, effects)
    # A move that turns tokens up says what they are, which everybody sees then.
    return [] if state.reveals != reveals else game.seen_effects(effects, viewer)
