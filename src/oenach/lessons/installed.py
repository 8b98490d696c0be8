"""The lessons that the installed games bring."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from oenach.games.installed import module_of, modules
from oenach.games.module import GameModule
from oenach.kernel.errors import shown
from oenach.lessons.lesson import Lesson, LessonError, read_lesson


def lessons() -> list[Lesson]:
    """All lessons, in the order of the games."""
    return [lesson(module.name, name) for module in modules() for name in module.lessons]


def lesson(game: str, name: str) -> Lesson:
    """A lesson of a game; LessonError if there is none of that name."""
    module = module_of(game)
    if module is None or name not in module.lessons:
        raise LessonError("lesson-unknown", game=shown(game), lesson=shown(name))
    return _read(module.package, name)


def first_lesson(module: GameModule) -> str | None:
    """The lesson with which somebody begins who has never played the game."""
    return module.lessons[0] if module.lessons else None


@lru_cache(maxsize=64)
def _read(package: str, name: str) -> Lesson:
    file = files(package).joinpath("lessons", f"{name}.json")
    return read_lesson(file.read_bytes())
