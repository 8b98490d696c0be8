"""What moves are and what they do, as the engine says it."""

from __future__ import annotations

from oenach.kernel.description import Description
from oenach.kernel.effects import Effects
from oenach.testing.conformance.base import Conformance
from oenach.testing.spots import Spot


class TellingConforms(Conformance):
    """Descriptions and effects."""

    def test_every_text_of_the_notation_is_described(self, seats: int) -> None:
        game = self.make(seats)
        told: dict[Description, str] = {}
        for text in game.move_texts:
            found, here = game.described(text), Spot(game).of(text=text)
            if found is None:
                here.fails("described() knows every text of the notation")
            other = told.setdefault(found, text)
            here.of(description=found).same("two moves are described alike", other, text)
        for text in ("", "nonsense", "pass pass", "=", ">", "W>", "Q>A1", "take", "go", "claim x"):
            known = game.described(text) is not None
            here = Spot(game).of(text=text, described=game.described(text))
            here.same("whether described() knows a text", known, text in game.move_ids)

    def test_a_move_is_written_from_its_description(self, seats: int) -> None:
        game = self.make(seats)
        for text in game.move_texts[::7]:
            told = game.described(text)
            if told is None:
                Spot(game).of(text=text).fails("described() knows every text of the notation")
            here = Spot(game).of(description=told)
            here.same("written(described(text))", game.written(told), text)
        nonsense = game.written(Description("dance", "bear", ("nowhere",)))
        here = Spot(game)
        here.same("written() of what is no move", nonsense, "dance bear nowhere")
        here.same("described() of what is no move", game.described(nonsense), None)

    def test_effects_change_nothing_and_are_of_the_games_own_kinds(self, seats: int) -> None:
        game = self.make(seats)
        kinds = {kind.name for kind in game.effect_kinds}
        seen = set[object]()
        for spot, state, move in self.moves(game, seats):
            told, untold, effects = state.copy(), state.copy(), Effects()
            game.perform(told, move, effects)
            game.perform(untold, move, None)
            position = game.position(untold)
            spot.same("position after perform() with effects", game.position(told), position)
            found = {effect["kind"] for effect in game.seen_effects(effects, None)}
            spot.same("kinds of effects that effect_kinds does not list", found - kinds, set())
            seen |= found
        here = Spot(game).of(effect_kinds=kinds)
        here.same("whether there are effects in a whole game", bool(seen), bool(kinds))
