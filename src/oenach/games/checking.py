"""What is checked of a game that another distribution brings, before it is let in.

Whoever installs a game of somebody else must not lose the others by it: whatever is wrong with it,
it is left out, with a reason that can be told in every language.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, TypeVar

from oenach.games.module import API, GameModule, MissingPart
from oenach.games.parts import CLASSES, PROTOCOLS
from oenach.kernel.errors import Fact, OptionError
from oenach.kernel.game import Game
from oenach.kernel.seats import LETTERS
from oenach.kernel.table_rules import TableRules
from oenach.lessons.lesson import LessonError, read_lesson

NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
NEEDED: Final = ("RULES.md", "messages/game.en.ftl")
"""The files that a game must have; translations of them are its own affair."""
LONGEST: Final = 200
"""So many characters of what somebody else's code says are repeated."""

KINDS: Final[Mapping[str, Callable[[object], bool]]] = {
    "Mapping": lambda value: isinstance(value, Mapping),
    "Sequence": lambda value: isinstance(value, Sequence) and not isinstance(value, str),
    "Callable": callable,
    "str": lambda value: isinstance(value, str),
}
"""By the type that a Protocol gives a constant, whether a value can be one. The types of pages
(`TYPES`) are of a layer that this one does not see: the conformance suite looks at them."""

Loaded = TypeVar("Loaded")


class LeftOut(NamedTuple):
    """A game that is installed, but cannot be played."""

    name: str
    distribution: str
    """What brought it, with its version."""
    reason: OptionError


def distribution_of(entry: EntryPoint) -> str:
    """The name and version of what brings an entry point, as far as it says them."""
    found = entry.dist
    told = (found.metadata["Name"], found.metadata["Version"]) if found else ()
    return " ".join(filter(None, told)) or "?"


class Candidate:
    """A game of another distribution, until it has shown that it is one."""

    def __init__(self, entry: EntryPoint) -> None:
        self.entry = entry
        self.name = entry.name
        self.distribution = distribution_of(entry)
        self._facts: dict[str, Fact] = {
            "game": self.name[:LONGEST],
            "distribution": self.distribution,
        }

    def admitted(self, taken: Mapping[str, str]) -> GameModule:
        """Its module, checked wholly; OptionError says why it is left out.

        `taken` says, by the name of each game that is there already, who brought it.
        """
        if not NAME.fullmatch(self.name):
            raise OptionError("left-out-name", **self._facts)
        if self.name in taken:
            raise OptionError("left-out-taken", **self._facts, other=taken[self.name])
        module = self._imported(self.entry.value, self.entry.load)
        if not isinstance(module, GameModule):
            raise OptionError("left-out-no-module", **self._facts, what=self.entry.value)
        # First of all: whatever else it says may have meant something else then.
        if module.api != API:
            raise OptionError("left-out-api", **self._facts, api=_told(module.api), ours=API)
        if module.name != self.name:
            raise OptionError("left-out-other-name", **self._facts, own=_told(module.name))
        wrong = wrong_fields(module)
        if wrong:
            raise OptionError("left-out-wrong", **self._facts, what=", ".join(wrong))
        self._check_rules(module)
        self._check_files(module)
        for lesson in module.lessons:
            self._check_lesson(module, lesson)
        for part in module.part_names():
            self._check_part(module, part)
        return module

    def _check_rules(self, module: GameModule) -> None:
        for version, folder in module.rules.items():
            made = self._imported(f"{module.package}.{folder}.game", module.game_class, version)
            what = f"{module.package}.{folder}.game.GAME"
            if not (isinstance(made, type) and issubclass(made, Game)):
                raise OptionError("left-out-wrong", **self._facts, what=what)
            if made.name != module.name:
                raise OptionError("left-out-other-name", **self._facts, own=_told(made.name))
            if made.rules_version != version:
                own = _told(made.rules_version)
                raise OptionError("left-out-version", **self._facts, version=version, own=own)
        newest = module.newest
        said, so = module.seats, (newest.least_seats, newest.most_seats)
        if said != so:
            seats, own = (f"{least}\N{EN DASH}{most}" for least, most in (said, so))
            raise OptionError("left-out-seats", **self._facts, seats=seats, own=own)

    def _check_files(self, module: GameModule) -> None:
        home = self._imported(module.package, files, module.package)
        for name in NEEDED:
            if not home.joinpath(name).is_file():
                raise OptionError(
                    "left-out-lacks", **self._facts, home=module.package, missing=name
                )
        for file in [*home.iterdir(), *home.joinpath("messages").iterdir()]:
            if file.name.endswith((".ftl", ".md")):
                self._imported(file.name, _read, file)

    def _check_lesson(self, module: GameModule, name: str) -> None:
        """Whether the file is there, and is a lesson of that name; the way through it is for the
        game's tests, and for `oenach lesson check`."""
        path = f"lessons/{name}.json"
        file = self._imported(module.package, files, module.package).joinpath(path)
        if not file.is_file():
            raise OptionError("left-out-lacks", **self._facts, home=module.package, missing=path)
        text = self._imported(path, _read, file)
        try:
            lesson = read_lesson(text)
        except LessonError as error:
            told = _told(error.facts.get("reason", error))
            raise OptionError("left-out-lesson", **self._facts, lesson=path, reason=told) from None
        if (lesson.game, lesson.name) != (module.name, name):
            told = f"game: {_told(lesson.game)}, name: {lesson.name}"
            raise OptionError("left-out-lesson", **self._facts, lesson=path, reason=told)

    def _check_part(self, module: GameModule, name: str) -> None:
        part = self._imported(f"{module.package}.{name}", getattr, module, name)
        wrong = [word for word in PROTOCOLS[name] if not fits(part, name, word)]
        if name == "commands" and not wrong:
            wrong = [word for word in module.command_list if word not in module.commands.APPS]
        if wrong:
            what = ", ".join(f"{name}.{word}" for word in wrong)
            raise OptionError("left-out-wrong", **self._facts, what=what)

    def _imported(self, what: str, load: Callable[..., Loaded], *given: object) -> Loaded:
        """What is loaded; whatever else comes of it is the reason to leave the game out."""
        try:
            return load(*given)
        except KeyboardInterrupt:
            raise
        except MissingPart as lack:
            facts = {**self._facts, "home": lack.home, "missing": lack.missing}
            raise OptionError("left-out-lacks", **facts) from None
        except BaseException as error:  # also SystemExit: a script that was never meant to end us
            facts = {**self._facts, "what": what, "error": _told_error(error)}
            raise OptionError("left-out-import", **facts) from error


def wrong_fields(module: GameModule) -> list[str]:
    """The fields of a module that hold something else than they should."""
    right = {
        "order": type(module.order) is int,
        "seats": _is_range(module.seats) and module.seats[1] <= len(LETTERS),
        "minutes": _is_range(module.minutes),
        "package": isinstance(module.package, str),
        "rules": _maps(module.rules, int) and bool(module.rules),
        "table": isinstance(module.table, TableRules),
        "command_list": _maps(module.command_list, str),
        "has_prompts": type(module.has_prompts) is bool,
        "lessons": isinstance(module.lessons, tuple)
        and all(isinstance(name, str) and NAME.fullmatch(name) for name in module.lessons),
    }
    return [field for field, is_right in right.items() if not is_right]


def fits(part: object, name: str, word: str) -> bool:
    """Whether a part holds under a word what its Protocol names so: a function that takes as much,
    or a constant of that kind."""
    held, wanted = getattr(part, word), vars(CLASSES[name])[word]
    if isinstance(wanted, property):
        kind = wanted.fget.__annotations__["return"].partition("[")[0]
        return kind not in KINDS or KINDS[kind](held)
    if not callable(held):
        return False
    # Without `self`, which a module has not.
    given = list(inspect.signature(wanted).parameters)[1:]
    try:
        inspect.signature(held).bind(*given)
    except TypeError:
        return False
    except ValueError:
        # Compiled functions may not tell what they take.
        return True
    return True


def _is_range(value: object) -> bool:
    if not isinstance(value, tuple) or len(value) != 2:
        return False
    least, most = value
    return type(least) is type(most) is int and 1 <= least <= most


def _maps(value: object, kind: type) -> bool:
    return isinstance(value, Mapping) and all(
        type(key) is kind and isinstance(name, str) for key, name in value.items()
    )


def _read(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


def _told(value: object) -> str:
    return " ".join(str(value).split())[:LONGEST]


def _told_error(error: BaseException) -> str:
    return _told(f"{type(error).__name__}: {error}")
