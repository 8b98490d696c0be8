"""Lessons as files, and the way of somebody through one."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import ANY_JSON, TAKEN, Surface, refused
from oenach.games.installed import modules
from oenach.kernel.errors import OenachError
from oenach.lessons.checking import check_lesson, finding_told
from oenach.lessons.installed import lesson as installed
from oenach.lessons.lesson import Lesson, LessonError, read_lesson
from oenach.lessons.run import Run

NAMES: Final = [(module.name, name) for module in modules() for name in module.lessons]


class Lessons(Surface):
    """A file is read and checked; somebody goes some steps through a lesson that is right."""

    name = "lessons"
    share = 20

    def almost(self, rng: Random) -> Any:
        game, name = rng.choice(NAMES)
        if rng.random() < 0.6:
            spoilt = spoiling.several(_file(game, name), rng)
            file = spoiling.as_json(spoilt, rng).encode("utf-8", "surrogatepass")
            if rng.random() < 0.1:
                file = spoiling.octets(file, rng)
            return {"file": file, "checked": rng.random() < 0.05}
        steps = _lesson(game, name).steps
        step = rng.choice((rng.randrange(len(steps) + 1), -1, 10**9))
        made = [rng.choice(one.ask) for one in steps[: max(0, step)] if one.ask]
        tried = rng.choice([move for one in steps for move in one.ask])
        return {
            "lesson": [game, name],
            "step": step,
            "made": spoiling.several(made, rng) if made and rng.random() < 0.3 else made,
            "move": spoiling.several_in_text(tried, rng),
        }

    def anything(self) -> st.SearchStrategy[Any]:
        return st.builds(
            lambda which, key, inner: _with(NAMES[which % len(NAMES)], key, inner),
            st.integers(0, 99),
            st.integers(0, 40),
            ANY_JSON,
        )

    def answer(self, given: Any) -> str:
        try:
            if "file" in given:
                return _checked(read_lesson(given["file"]), given["checked"])
            return _gone(given)
        except OenachError as error:
            return refused(error)


def _checked(lesson: Lesson, thoroughly: bool) -> str:
    if not thoroughly:
        return TAKEN
    found = check_lesson(lesson)
    for finding in found:
        assert finding_told(finding, lesson)
    return "found faulty" if found else TAKEN


def _gone(given: dict[str, Any]) -> str:
    made = given["made"]
    if not isinstance(made, list) or not all(isinstance(move, str) for move in made):
        raise LessonError("lesson-out-of-step", step=1)
    run = Run(_lesson(*given["lesson"]), given["step"], made)
    if run.over:
        return "over"
    tried = run.attempt(given["move"])
    if tried.error is not None:
        return refused(tried.error)
    return "another move" if tried.run is None else TAKEN


@cache
def _lesson(game: str, name: str) -> Lesson:
    return installed(game, name)


@cache
def _file(game: str, name: str) -> Any:
    return msgspec.to_builtins(_lesson(game, name))


def _with(which: tuple[str, str], key: int, inner: Any) -> dict[str, Any]:
    right = _file(*which)
    spoilt = {**right, list(right)[key % len(right)]: inner}
    return {"file": json.dumps(spoilt).encode(), "checked": False}
