"""A lesson as its file has it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, field

from oenach.kernel.errors import OenachError, shown
from oenach.kernel.seats import SeatLetter

MOST_STEPS: Final = 25
MOST_WORDS: Final = 30
"""Of what is said at a step."""

Name = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class LessonError(OenachError):
    """A lesson that cannot be given as it stands, or something that is not asked for in it."""

    code = "lesson-error"


class Start(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a lesson begins: after some moves of a match, or in a position."""

    secret: Annotated[
        Secret, Meta(description="From which draws follow: the same course every time.")
    ]
    moves: Annotated[
        tuple[MoveText, ...],
        Meta(description="Those that were made already, of all seats in turn."),
    ] = ()
    position: Annotated[
        dict[str, Any] | None,
        Meta(description="The JSON position in which it begins, instead of as the game does."),
    ] = None
    draws: Annotated[
        tuple[MoveText, ...],
        Meta(
            description="What is drawn, in turn from the beginning on, as logs write it; what is "
            "drawn after these follows from the secret."
        ),
    ] = ()

    @property
    def has_log(self) -> bool:
        """Whether the log of the match tells how it came about, so that it can be kept."""
        return self.position is None and not self.draws


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing at a time. What is said is the message `lesson-GAME-LESSON-STEP`."""

    id: Annotated[
        Name,
        Meta(description="Its name, which its sentences end with: after a right try `…-right`."),
    ]
    ask: Annotated[
        tuple[MoveText, ...],
        Meta(description="The moves that are right; without any one merely reads on."),
    ] = ()
    point: Annotated[
        tuple[str, ...],
        Meta(
            description="What is pointed at, in words that the game's board knows; the moves that "
            "are asked for are pointed at anyway."
        ),
    ] = ()
    wrong: Annotated[
        dict[str, Name],
        Meta(description="By how another move begins, which message answers it: `…-NAME`."),
    ] = field(default_factory=dict)
    then: Annotated[
        tuple[MoveText, ...],
        Meta(
            description="What the other seats do after the right move, and of the learner's own "
            "moves those that need no teaching."
        ),
    ] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A prepared game in which somebody learns by playing."""

    game: Annotated[str, Meta(description="What commands call the game.")]
    rules_version: Annotated[int, Meta(ge=1, description="Of its rules.")]
    seats: Annotated[int, Meta(ge=1, le=8, description="How many sit at the table.")]
    seat: Annotated[SeatLetter, Meta(description="Where the learner sits.")]
    start: Start
    steps: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=MOST_STEPS)]
    options: Annotated[dict[str, Any], Meta(description="Of the game.")] = field(
        default_factory=dict
    )
    name: Annotated[
        Name, Meta(description="That of the file without `.json`; sentences have it in their keys.")
    ] = "first"

    @property
    def end_key(self) -> str:
        """The key of what is said when every step is done."""
        return f"lesson-{self.game}-{self.name}-end"

    def key(self, step: Step, end: str = "") -> str:
        """The key of what is said at a step, or of what answers a try there."""
        whole = f"lesson-{self.game}-{self.name}-{step.id}"
        return f"{whole}-{end}" if end else whole


def read_lesson(text: str | bytes) -> Lesson:
    """The lesson that a file holds; LessonError says where it is none."""
    try:
        lesson = msgspec.json.decode(text, type=Lesson)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        # A file that is not UTF-8, and lists that stand in lists without end, are none either.
        raise LessonError("lesson-malformed", reason=str(error)[:200]) from None
    names = [step.id for step in lesson.steps]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise LessonError("lesson-step-twice", step=shown(twice))
    return lesson


def lesson_schema() -> dict[str, Any]:
    """The JSON Schema of a lesson's file."""
    (whole,), parts = msgspec.json.schema_components([Lesson], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A lesson",
        **whole,
        "$defs": parts,
    }
