"""What moves are and what they do, as the engine says it."""

from __future__ import annotations

from oenach.kernel.description import Description
from oenach.kernel.effects import Effects
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.testing.conformance.base import Conformance


class TellingConforms(Conformance):
    """Descriptions and effects."""

    def test_every_text_of_the_notation_is_described(self, seats: int) -> None:
        game = self.make(seats)
        told = [game.described(text) for text in game.move_texts]
        assert None not in told
        assert len(set(told)) == len(told), "two moves are described alike"
        for text in ("", "nonsense", "pass pass", "=", ">", "W>", "Q>A1", "take", "go", "claim x"):
            assert (game.described(text) is None) == (text not in game.move_ids)

    def test_a_move_is_written_from_its_description(self, seats: int) -> None:
        game = self.make(seats)
        for text in game.move_texts[::7]:
            told = game.described(text)
            assert told is not None
            assert game.written(told) == text
        nonsense = game.written(Description("dance", "bear", ("nowhere",)))
        assert nonsense == "dance bear nowhere"
        assert game.described(nonsense) is None

    def test_effects_change_nothing_and_are_of_the_games_own_kinds(self, seats: int) -> None:
        game = self.make(seats)
        kinds = {kind.name for kind in game.effect_kinds}
        state, rng, seen = game.new(), Rng(seats), set[object]()
        while state.to_act != OVER:
            move, twin, effects = game.random_move(state, rng), state.copy(), Effects()
            game.perform(state, move, effects)
            game.perform(twin, move, None)
            assert game.position(state) == game.position(twin)
            seen |= {effect["kind"] for effect in game.seen_effects(effects, None)}
        assert seen <= kinds and bool(seen) == bool(kinds)
