"""The shapes of what is asked and answered in a lesson."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from oenach.kernel.seats import SeatLetter
from oenach.lessons.lesson import MOST_STEPS, MoveText
from oenach.server.http.bodies import Problem
from oenach.server.wire.commands import Tried
from oenach.server.wire.parts import Position

StepNumber = Annotated[int, Meta(ge=0, le=MOST_STEPS)]
Made = Annotated[list[MoveText], Meta(max_length=MOST_STEPS)]


class LessonSeen(Struct):
    """A lesson: of which game, how many steps it has, and where one sits in it."""

    game: str
    lesson: str
    steps: int
    seats: int
    seat: SeatLetter


class LessonAt(Struct, forbid_unknown_fields=True):
    """How far somebody has got in a lesson; the server keeps nothing of it."""

    step: StepNumber = 0
    """How many steps are done."""
    made: Made = field(default_factory=list)
    """The moves that were asked for so far, as they were made."""


class LessonTry(Struct, forbid_unknown_fields=True):
    """A move that somebody tries at a step of a lesson."""

    move: MoveText | Tried
    """In the notation of the game, or by its parts."""
    step: StepNumber = 0
    made: Made = field(default_factory=list)


class LessonReached(Struct, forbid_unknown_fields=True):
    """A step that somebody has come to for the first time; the number of all steps is the end."""

    step: StepNumber


class LessonFrame(Struct, omit_defaults=True):
    """A lesson at one of its steps, as its learner may see it."""

    step: int
    steps: int
    said: str
    """The key of what is said now."""
    made: list[str]
    """The moves that were made to come here."""
    back: int
    """How many of these had been made a step before."""
    position: Position
    """With what happened since the step before."""
    id: str | None = None
    """What the step is called; nothing at the end."""
    point: list[str] = field(default_factory=list)
    """What is pointed at, in words of the game."""
    asks: list[str] = field(default_factory=list)
    """The moves that are right; none where one reads on."""
    over: bool = False
    """Whether every step is done."""
    play_on: bool = False
    """Whether the match can be played on from here at a table of one's own."""


class LessonTried(Struct, omit_defaults=True):
    """What became of a move that was tried: right, another that could be made, or refused."""

    result: Literal["right", "other", "refused"]
    key: str | None = None
    """The key of what is said to it, if anything is."""
    frame: LessonFrame | None = None
    """Where a right move has led to."""
    position: Position | None = None
    """Where another would lead to; the lesson stays where it is."""
    problem: Problem | None = None
    """Why it is refused."""
