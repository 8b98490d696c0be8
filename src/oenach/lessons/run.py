"""Somebody's way through a lesson: a real match that goes on as the lesson says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oenach.kernel.errors import OenachError
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.kernel.seats import LETTERS
from oenach.lessons.lesson import Lesson, LessonError, Step

NOT_ASKED: Final = "lesson-not-asked"
"""What answers a legal move for which the lesson has no sentence of its own."""


@dataclass(frozen=True)
class Tried:
    """What became of a move that somebody tried."""

    key: str | None
    """The message that answers it: to a right move it need not be there; to another legal one it
    always is, the lesson's own or `NOT_ASKED`; a refusal says all itself."""
    run: Run | None = None
    """Where a right move has led to."""
    shown: Match | None = None
    """What another legal move would lead to, for looking at; the lesson stays where it is."""
    since: int = -1
    """The last event before that."""
    error: OenachError | None = None
    """Why it is not legal."""


class Run:
    """A lesson at one of its steps. `made` are the moves that were asked for so far, as they were
    made; the rest follows from the lesson, so that nothing needs to be kept anywhere else.

    LessonError if these do not lead to that step.
    """

    def __init__(self, lesson: Lesson, step: int = 0, made: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.seat = LETTERS.index(lesson.seat)
        self.match = begun(lesson)
        self.since = self.match.last_seq
        """The last event that was shown before this step."""
        self.number = 0
        self.made: tuple[str, ...] = ()
        waiting = list(made)
        while self.number < step:
            asked = self._step().ask
            if asked and (not waiting or waiting[0] not in asked):
                raise LessonError("lesson-out-of-step", step=self.number + 1)
            self._go_on(waiting.pop(0) if asked else None)
        if waiting:
            raise LessonError("lesson-out-of-step", step=self.number + 1)

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """What is asked for now; None at the end."""
        return None if self.over else self.lesson.steps[self.number]

    @property
    def said(self) -> str:
        """The key of what is said now."""
        step = self.step
        return self.lesson.end_key if step is None else self.lesson.key(step)

    def next(self) -> Run:
        """The step after one at which nothing is asked for."""
        if self._step().ask:
            raise LessonError("lesson-move-asked", step=self.number + 1)
        return Run(self.lesson, self.number + 1, self.made)

    def back(self) -> Run:
        """The step before this one; the first is before itself."""
        before = max(self.number - 1, 0)
        asked = sum(1 for step in self.lesson.steps[:before] if step.ask)
        return Run(self.lesson, before, self.made[:asked])

    def attempt(self, text: str) -> Tried:
        """Try a move: a right one leads on, another legal one is shown, and one that is not says
        why."""
        step = self._step()
        refused = self.match.refusal(text, seat=self.seat)
        if refused is not None:
            return Tried(None, error=refused)
        state = self.match.state
        text = state.game.text(state, state.game.parse(state, text))
        if text in step.ask:
            onward = Run(self.lesson, self.number + 1, (*self.made, text))
            return Tried(self.lesson.key(step, "right"), run=onward)
        shown = Run(self.lesson, self.number, self.made).match
        since = shown.last_seq
        shown.play(text, seat=self.seat)
        return Tried(self._answer(step, text), shown=shown, since=since)

    def _answer(self, step: Step, text: str) -> str:
        """Of the sentences for other moves the one whose beginning says most."""
        begins = [start for start in step.wrong if text.startswith(start)]
        return self.lesson.key(step, step.wrong[max(begins, key=len)]) if begins else NOT_ASKED

    def _step(self) -> Step:
        if self.over:
            raise LessonError("lesson-over")
        return self.lesson.steps[self.number]

    def _go_on(self, move: str | None) -> None:
        step = self._step()
        self.since = self.match.last_seq
        if move is not None:
            self.match.play(move, seat=self.seat)
            self.made = (*self.made, move)
        for text in step.then:
            self.match.play(text)
        self.number += 1


def begun(lesson: Lesson) -> Match:
    """The match of a lesson where it begins."""
    game = make_game(lesson.game, lesson.seats, lesson.options, rules=lesson.rules_version)
    start = lesson.start
    secret = bytes.fromhex(start.secret)
    if start.has_log:
        match = Match(game, secret)
    else:
        match = Match.beginning_at(game, start.position, secret, start.draws)
    for move in start.moves:
        match.play(move)
    return match
