"""Those who are new to a game are told what each of its choices is about."""

from __future__ import annotations

from typing import Final

import pytest

from oenach.kernel.rng import Rng
from oenach.messages.catalogues import has
from oenach.messages.told import spoken
from oenach.offers import prompt
from oenach.testing.conformance.base import Conformance
from oenach.testing.spots import Spot

MOST_WORDS: Final = 40


class PromptsConform(Conformance):
    """Sentences about choices, where a game has them."""

    def test_every_choice_is_of_a_phase_that_has_a_sentence(self, seats: int) -> None:
        if not self.module.has_prompts:
            pytest.skip(f"{self.game} says nothing to those who are new")
        known = {self._key(phase) for phase in self.module.prompts.PHASES}
        for game in self.variants(seats):
            for spot, state in self.walk(game, seed=31):
                for seat in range(seats):
                    told = prompt(state, seat)
                    here = spot.of(seat=seat)
                    here.same("whether there is a prompt", told is not None, seat == state.to_act)
                    if told is not None:
                        here.holds(f"{told.key} is that of a phase in PHASES", told.key in known)
                        for language in self.about.languages:
                            words = spoken(told, language).split()
                            here.of(language=language, said=" ".join(words)).holds(
                                f"a prompt has at most {MOST_WORDS} words", len(words) <= MOST_WORDS
                            )

    def test_every_phase_has_its_sentence_in_every_language(self, language: str) -> None:
        phases = self.module.prompts.PHASES if self.module.has_prompts else ()
        lacking = [key for key in map(self._key, phases) if not has(key, language)]
        game = self.make(self.module.seats[0])
        Spot(game).of(language=language).same("prompts that are missing", lacking, [])

    def test_a_prompt_tells_nothing_that_its_seat_does_not_know(self, seats: int) -> None:
        game, rng = self.make(seats), Rng(32)
        for spot, state in self.walk(game, seed=32, each=4):
            seat = int(state.to_act)
            if seat < 0 or not self.module.has_prompts:
                continue
            imaginer = game.imaginer(state.knowledge(seat))
            for _ in range(3):
                other = imaginer.draw(rng)
                here = spot.of(seat=seat, imagined=game.position(other))
                here.same("prompt in an imagined state", prompt(other, seat), prompt(state, seat))

    def _key(self, phase: str) -> str:
        return f"first-{self.game}-{phase}"
