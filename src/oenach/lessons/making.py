"""A lesson out of a match that was played: what one seat did there is what is asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from oenach.kernel.logs.events import Drawn, Moved, TakenBack, TimeCalled
from oenach.kernel.matches.happened import Happened
from oenach.kernel.seats import LETTERS, SeatLetter, letter
from oenach.lessons.lesson import MOST_STEPS, Lesson, LessonError, Start, Step
from oenach.messages import say, tell
from oenach.messages.catalogues import capitalised
from oenach.story.history import History

USUAL_NAME: Final = "first"


class Played(NamedTuple):
    """A move that was made and not taken back."""

    seq: int
    step: int
    """Of the match, as `oenach replay` counts them."""
    seat: int
    text: str


@dataclass
class StandingMoves:
    """The moves and draws of a match that stand: without what was taken back."""

    moves: list[Played] = field(default_factory=list)
    draws: list[tuple[int, str]] = field(default_factory=list)
    """Each with its step."""
    time_called: int | None = None
    """At which step, if it was."""

    def follow(self, step: int, happened: Happened) -> None:
        """Take in an event."""
        event = happened.entry.event
        if isinstance(event, Moved):
            text = event.text if happened.opening is None else happened.opening.move
            self.moves.append(Played(event.seq, step, event.seat, text))
        elif isinstance(event, TakenBack):
            self.moves = [played for played in self.moves if played.seq != event.of]
        elif isinstance(event, Drawn) and event.player is None:
            self.draws.append((step, event.result))
        elif isinstance(event, TimeCalled):
            self.time_called = step


def lesson_from(
    log: object,
    seat: SeatLetter | None = None,
    first: int = 1,
    last: int | None = None,
    name: str = USUAL_NAME,
) -> Lesson:
    """The lesson that the log of a finished match makes: moves before `first`, then a step for
    each move of the seat (usually whoever moved first) up to `last`, as `oenach replay` counts the
    steps of a match. Without a last one it ends after as many steps as a lesson may have.

    LogError if the log does not hold, LessonError if there can be no such lesson.
    """
    history = History(log)
    match, ended = history.match, history.match.end()
    if ended is None:
        raise LessonError("lesson-from-unfinished")
    standing = StandingMoves()
    for number, part in enumerate(history.steps):
        for happened in part.happened:
            standing.follow(number, happened)
    if not standing.moves:
        raise LessonError("lesson-from-none", seat=seat or "-")
    learner = standing.moves[0].seat if seat is None else LETTERS.index(seat)
    before, steps, end = _cut(standing, learner, first, last)
    if standing.time_called is not None and standing.time_called <= end:
        raise LessonError("lesson-from-time", step=standing.time_called)
    return Lesson(
        game=match.game.name,
        rules_version=match.game.rules_version,
        seats=match.game.seats,
        seat=letter(learner),
        start=Start(
            secret=ended.secret,
            moves=tuple(before),
            draws=tuple([result for at, result in standing.draws if at <= end]),
        ),
        steps=tuple(steps),
        options=dict(match.game.given),
        name=name,
    )


def _cut(
    standing: StandingMoves, learner: int, first: int, last: int | None
) -> tuple[list[str], list[Step], int]:
    """The moves before, the steps, and the last step of the match that is in them."""
    before: list[str] = []
    decisions: list[tuple[str, list[str]]] = []
    end = 0
    for played in standing.moves:
        own = played.seat == learner and played.step >= first
        if last is not None and played.step > last:
            break
        if last is None and own and len(decisions) == MOST_STEPS:
            break
        end = played.step
        if own:
            decisions.append((played.text, []))
        elif decisions:
            decisions[-1][1].append(played.text)
        else:
            before.append(played.text)
    if not decisions:
        raise LessonError("lesson-from-none", seat=letter(learner))
    if len(decisions) > MOST_STEPS:
        raise LessonError("lesson-from-many", steps=len(decisions), most=MOST_STEPS)
    steps = [
        Step(id=f"step-{number}", ask=(text,), then=tuple(then))
        for number, (text, then) in enumerate(decisions, start=1)
    ]
    return before, steps, end


def catalogue_skeleton(lesson: Lesson, language: str = "en") -> str:
    """A catalogue with a sentence for every step, for somebody to write better ones."""
    lines = [f"# {say('lesson-from-head', language, game=lesson.game, name=lesson.name)}", ""]
    for step in lesson.steps:
        told = [tell(lesson.game, lesson.seat, text, language) for text in step.ask]
        asked = capitalised(say("lesson-from-asked", language, move=", ".join(step.ask)))
        lines += [f"# {one}" for one in told]
        lines += [f"{lesson.key(step)} = {_escaped(asked)}", ""]
    lines.append(f"{lesson.end_key} = {say('lesson-from-end', language)}")
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    """A text in which Fluent sees no braces of its own."""
    return text.replace("{", '{ "\\u007B" }')
