"""The lessons that a game brings can be gone through, and say what they have to say."""

from __future__ import annotations

from oenach.kernel.registry import make_game
from oenach.lessons.checking import check_lesson, finding_told
from oenach.lessons.installed import lesson
from oenach.messages import LANGUAGES
from oenach.testing.conformance.base import Conformance
from oenach.testing.spots import Spot


class LessonsConform(Conformance):
    """Every lesson of `MODULE.lessons`; a game need not have any."""

    def test_every_lesson_is_sound(self) -> None:
        """As `oenach lesson check` looks at them; sentences in each language that the game has."""
        everywhere = set(LANGUAGES) <= set(self.about.languages)
        for name in self.module.lessons:
            found = lesson(self.game, name)
            here = Spot(make_game(self.game, self.module.seats[0])).of(lesson=name)
            told = [
                finding_told(one, found)
                for one in check_lesson(found, all_languages=everywhere)
                if one.is_error or one.facts.get("language") in self.about.languages
            ]
            here.same("what is wrong with it", told, [])
