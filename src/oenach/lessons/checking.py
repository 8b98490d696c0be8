"""Everything that can be wrong with a lesson, each as a sentence.

All ways through it are gone: where a step asks for one of several moves, each of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from oenach.kernel.errors import Fact, OenachError, OptionError, PositionError
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game, rules_versions
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS, letter
from oenach.lessons.lesson import MOST_WORDS, Lesson, Step
from oenach.lessons.run import Run
from oenach.lessons.sentences import Sentences
from oenach.messages import explain
from oenach.messages.catalogues import LANGUAGES, said, say

MOST_WAYS: Final = 200
"""Of so many ways at one step all are gone; moves that lead one way to the same place are one."""

PLAYOUTS: Final = 3
MOST_PLIES: Final = 2000
"""How often, and how far, it is tried whether somebody who plays on comes to act."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong, or, if it is no error, that could be better."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    step: int | None = None
    """Its number, from 0 on; None for what concerns the whole lesson."""
    why: OenachError | None = None
    """What the rules say to it."""
    is_error: bool = True


def finding_told(finding: Finding, lesson: Lesson, language: str = "en") -> str:
    """A finding as a sentence, which begins with its step."""
    facts = dict(finding.facts)
    if finding.why is not None:
        facts["why"] = explain(finding.why, language)
    what = said(finding.key, language, facts)
    if finding.step is None:
        return what
    name = lesson.steps[finding.step].id
    return say("lesson-check-at-step", language, step=finding.step + 1, name=name, what=what)


def check_lesson(
    lesson: Lesson, sentences: Sentences | None = None, *, all_languages: bool = False
) -> list[Finding]:
    """All that is wrong with a lesson, in the order of its steps.

    With `all_languages` a sentence must be there in each of them, else only in English.
    """
    found = [*_keys_of_their_own(lesson)]
    found += _sentences(lesson, sentences or Sentences(), all_languages)
    try:
        game = make_game(lesson.game, lesson.seats, lesson.options, rules=lesson.rules_version)
    except OptionError as error:
        return _in_order([Finding("lesson-check-game", why=error), *found])
    return _in_order([*_newest(lesson), *_seat(lesson, game), *Ways(lesson).findings(), *found])


def _in_order(found: list[Finding]) -> list[Finding]:
    return sorted(found, key=lambda one: -1 if one.step is None else one.step)


def _newest(lesson: Lesson) -> Iterator[Finding]:
    newest = rules_versions(lesson.game)[-1]
    if lesson.rules_version != newest:
        facts: dict[str, Fact] = {"version": lesson.rules_version, "newest": newest}
        yield Finding("lesson-check-old-rules", facts, is_error=False)


def _seat(lesson: Lesson, game: Game) -> Iterator[Finding]:
    if LETTERS.index(lesson.seat) >= game.seats:
        yield Finding("lesson-check-seat", {"seat": lesson.seat, "seats": game.seats})


class Ways:
    """Goes all ways through a lesson at once, step by step."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = LETTERS.index(lesson.seat)
        self._found: dict[tuple[str, int | None, str], Finding] = {}

    def findings(self) -> list[Finding]:
        """What is wrong with the start, with each step, and with the end."""
        begun = self._begin()
        ways: list[Run] = [] if begun is None else [begun]
        for number, step in enumerate(self.lesson.steps):
            self._check_answers(number, step, ways)
            ways = [onward for way in ways for onward in self._onward(number, step, way)]
            if len(ways) > MOST_WAYS:
                self._tell("lesson-check-ways", number, most=MOST_WAYS)
                return list(self._found.values())
        for way in ways:
            self._check_end(way)
        return list(self._found.values())

    def _tell(
        self, key: str, step: int | None = None, why: OenachError | None = None, **facts: Fact
    ) -> None:
        """The same on several ways is told once."""
        once = (key, step, f"{sorted(facts.items())}")
        self._found.setdefault(once, Finding(key, facts, step, why))

    def _begin(self) -> Run | None:
        """The lesson where it begins; what is wrong is found by going there move by move."""
        try:
            return Run(self.lesson)
        except PositionError as error:
            self._tell("lesson-check-position", why=error)
        except OenachError:
            self._find_in_start()
        return None

    def _find_in_start(self) -> None:
        lesson, start = self.lesson, self.lesson.start
        game = make_game(lesson.game, lesson.seats, lesson.options, rules=lesson.rules_version)
        secret = bytes.fromhex(start.secret)
        try:
            match = Match.beginning_at(game, start.position, secret, start.draws)
        except OenachError as error:
            self._tell("lesson-check-draw", why=error)
            return
        for number, text in enumerate(start.moves, start=1):
            refused = match.refusal(text)
            if refused is not None:
                self._tell("lesson-check-start-move", why=refused, number=number, move=text)
                return
            try:
                match.play(text)
            except OptionError as error:
                self._tell("lesson-check-draw", why=error)
                return

    def _check_answers(self, number: int, step: Step, ways: list[Run]) -> None:
        """Each sentence for another move answers one that is legal and not asked for."""
        others = [text for way in ways for text in self._others(way, step)]
        for start in step.wrong:
            if ways and not any(text.startswith(start) for text in others):
                self._tell("lesson-check-wrong", number, start=start)

    def _others(self, way: Run, step: Step) -> list[str]:
        match = way.match
        if match.to_act != self.seat:
            return []
        state = match.state
        texts = [match.game.text(state, move) for move in state.legal_moves()]
        return [text for text in texts if text not in step.ask]

    def _onward(self, number: int, step: Step, way: Run) -> Iterator[Run]:
        """Where a way leads by each of the asked moves; those that lead on together are one."""
        asked = [text for text in step.ask if self._is_right(number, text, way)]
        seen: set[str] = set()
        for text in asked if step.ask else [None]:
            made = way.made if text is None else (*way.made, text)
            if not self._goes_on(number, step, way, text):
                continue
            onward = Run(self.lesson, number + 1, made)
            place = json.dumps(onward.match.game.position(onward.match.state), sort_keys=True)
            place += str(onward.match.last_seq)
            if place not in seen:
                seen.add(place)
                yield onward

    def _is_right(self, number: int, text: str, way: Run) -> bool:
        match = way.match
        if match.over:
            self._tell("lesson-check-over", number)
            return False
        if match.to_act != self.seat:
            self._tell("lesson-check-turn", number, seat=letter(match.to_act))
            return False
        refused = match.refusal(text, seat=self.seat)
        if refused is not None:
            self._tell("lesson-check-ask", number, refused, move=text, **self._branch(way))
            return False
        state = match.state
        written = match.game.text(state, match.game.parse(state, text))
        if written != text:
            self._tell("lesson-check-written", number, move=text, written=written)
        return written == text

    def _goes_on(self, number: int, step: Step, way: Run, text: str | None) -> bool:
        """Whether what stands under `then` can be done."""
        match = Run(self.lesson, number, way.made).match
        try:
            if text is not None:
                match.play(text, seat=self.seat)
            for then in step.then:
                refused = match.refusal(then)
                if refused is not None:
                    branch = self._branch(way, text)
                    self._tell("lesson-check-then", number, refused, move=then, **branch)
                    return False
                match.play(then)
        except OptionError as error:
            self._tell("lesson-check-draw", number, error)
            return False
        return True

    def _branch(self, way: Run, text: str | None = None) -> dict[str, Fact]:
        """By which of several moves it came to that; nothing where there is one way only."""
        made = iter([*way.made, *([] if text is None else [text])])
        asked = [(step, next(made, None)) for step in self.lesson.steps if step.ask]
        chosen = [move for step, move in asked if move is not None and len(step.ask) > 1]
        return {"after": ", ".join(chosen) or "none"}

    def _check_end(self, way: Run) -> None:
        match = way.match
        if not match.over and not any(self._acts_again(way, seed) for seed in range(PLAYOUTS)):
            self._tell("lesson-check-end")

    def _acts_again(self, way: Run, seed: int) -> bool:
        """Whether the learner comes to act when everybody else plays at random."""
        match, rng = Run(self.lesson, way.number, way.made).match, Rng(seed)
        for _ in range(MOST_PLIES):
            if match.over:
                return False
            if match.to_act == self.seat:
                return True
            state = match.state
            match.play(match.game.text(state, int(match.game.random_move(state, rng))))
        return False


def needed_keys(lesson: Lesson) -> list[tuple[str, int | None]]:
    """The keys of all that a lesson must be able to say, each with its step."""
    found: list[tuple[str, int | None]] = []
    for number, step in enumerate(lesson.steps):
        found.append((lesson.key(step), number))
        found += [(lesson.key(step, end), number) for end in dict.fromkeys(step.wrong.values())]
    return [*found, (lesson.end_key, None)]


def _keys_of_their_own(lesson: Lesson) -> Iterator[Finding]:
    """No two sentences have the same key: `a` answered with `b`, and a step called `a-b`."""
    keys = needed_keys(lesson)
    right = [(lesson.key(step, "right"), number) for number, step in enumerate(lesson.steps)]
    times = Counter(key for key, _ in [*keys, *right])
    told: set[str] = set()
    for key, step in [*keys, *right]:
        if times[key] > 1 and key not in told:
            told.add(key)
            yield Finding("lesson-check-same-key", {"key": key}, step)


def _sentences(lesson: Lesson, sentences: Sentences, all_languages: bool) -> Iterator[Finding]:
    english = LANGUAGES[0]
    needed = needed_keys(lesson)
    for number, step in enumerate(lesson.steps):
        right = lesson.key(step, "right")
        if sentences.text(right, english) is not None:
            needed.append((right, number))
    for language in LANGUAGES:
        must = all_languages or language == english
        texts = {key: sentences.text(key, language) for key, _ in needed}
        if language != english and not any(texts.values()):
            yield Finding("lesson-check-language", {"language": language}, is_error=must)
            continue
        for key, at in needed:
            text = texts[key]
            facts: dict[str, Fact] = {"key": key, "language": language}
            if text is None:
                yield Finding("lesson-check-sentence", facts, at, is_error=must)
            elif (words := word_count(text)) > MOST_WORDS:
                too_many: dict[str, Fact] = {**facts, "words": words, "most": MOST_WORDS}
                yield Finding("lesson-check-words", too_many, at)


def word_count(text: str) -> int:
    """How many words a sentence has; a sign that stands alone is none."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())
