"""How far somebody has come in the lessons, kept beside the saved matches."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from oenach.console.errors import TerminalError
from oenach.console.saves import home, write_whole
from oenach.kernel.errors import OenachError
from oenach.lessons.lesson import Lesson
from oenach.lessons.run import Run


class Progress(Struct, frozen=True):
    """Where somebody stands in a lesson; the rest follows from the lesson itself."""

    step: int
    made: tuple[str, ...] = ()


def progress_file(lesson: Lesson) -> Path:
    """Where it is kept how far one has come in a lesson."""
    return home() / "lessons" / f"{lesson.game}-{lesson.name}.json"


def resumed(lesson: Lesson) -> Run:
    """The lesson where it was left; from its beginning if it is done, if the lesson has become
    another one since, or if the file is gone or is none."""
    try:
        kept = msgspec.json.decode(progress_file(lesson).read_bytes(), type=Progress)
        run = Run(lesson, max(kept.step, 0), kept.made)
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError, OenachError):
        return Run(lesson)
    return Run(lesson) if run.over else run


def keep(run: Run) -> None:
    """Keep how far somebody has come; TerminalError if that cannot be done."""
    path = progress_file(run.lesson)
    try:
        write_whole(path, msgspec.json.encode(Progress(run.number, run.made)) + b"\n")
    except OSError as error:
        why = error.strerror or str(error)
        raise TerminalError("terminal-cannot-write", path=str(path), why=why) from error
