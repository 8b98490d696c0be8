"""All that a game brings to every layer, as one object.

What stands in a `GameModule` is plain data: a list of games costs no more than reading it. The rest
are parts, which are modules of the game's package with names that are the same in every game; each
is imported when it is first asked for, and checked to have all that its Protocol names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

from oenach.kernel.table_rules import TableRules

if TYPE_CHECKING:
    from oenach.games.parts import Commands, Page, Prompts, Strategy, Terminal, Words
    from oenach.kernel.game import Game

API: Final = 1
"""The version of what this module and `parts.py` ask of a game. It is raised when a game that was
written for them would not work any more."""

PARTS: Final = ("words", "page", "terminal", "strategy")
"""The parts that every game has."""


class MissingPart(Exception):
    """A game's module lacks something that a layer asks for."""

    def __init__(self, home: str, missing: str) -> None:
        super().__init__(f"{home} has no {missing}")
        self.home = home
        self.missing = missing


@dataclass(frozen=True)
class GameModule:
    """One game, for every layer."""

    name: str
    """By which commands, logs and addresses call it."""
    order: int
    """Where it stands among the games; those with the same number go by their names."""
    seats: tuple[int, int]
    """The fewest and the most who can play."""
    minutes: tuple[int, int]
    """How long a match usually takes."""
    package: str
    """In which its parts are."""
    rules: Mapping[int, str] = field(default_factory=lambda: {1: "rules"})
    """By the version of its rules, the folder that holds them: the newest in `rules`, an older one
    in `rules_<version>`, all of it or only what is different."""
    table: TableRules = field(default_factory=TableRules)
    """What it asks of the table."""
    command_list: Mapping[str, str] = field(default_factory=dict)
    """Commands of its own, each with its summary."""
    has_prompts: bool = False
    """Whether it says what a choice is about to those who are new to it (`prompts.py`)."""
    lessons: tuple[str, ...] = ()
    """Its lessons, each a file of that name in `lessons`; the first is for newcomers."""
    api: int = 1
    """The version of this interface that it was written for. What does not say so is of the
    first, whichever is the newest."""

    def game_class(self, version: int) -> type[Game]:
        """What makes the game by a version of its rules."""
        home = import_module(f"{self.package}.{self.rules[version]}.game")
        _check_has(home, ["GAME"])
        return cast("type[Game]", home.GAME)

    @property
    def newest(self) -> type[Game]:
        """What makes the game by the newest version of its rules."""
        return self.game_class(max(self.rules))

    @cached_property
    def words(self) -> Words:
        """Its moves and what follows from them as sentences."""
        return cast("Words", self._part("words"))

    @cached_property
    def page(self) -> Page:
        """What a page needs to draw it and to play it."""
        return cast("Page", self._part("page"))

    @cached_property
    def terminal(self) -> Terminal:
        """Its board in a terminal."""
        return cast("Terminal", self._part("terminal"))

    @cached_property
    def strategy(self) -> Strategy:
        """What search understands of it, and its levels."""
        return cast("Strategy", self._part("strategy"))

    @cached_property
    def commands(self) -> Commands:
        """The commands of its own."""
        return cast("Commands", self._part("commands"))

    @cached_property
    def prompts(self) -> Prompts:
        """What each choice is about, in a sentence."""
        return cast("Prompts", self._part("prompts"))

    def part_names(self) -> tuple[str, ...]:
        """The names of the parts that it must have."""
        more = {"commands": bool(self.command_list), "prompts": self.has_prompts}
        return (*PARTS, *(name for name, is_there in more.items() if is_there))

    def _part(self, name: str) -> object:
        from oenach.games.parts import PROTOCOLS

        try:
            part = import_module(f"{self.package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.{name}":
                raise
            raise MissingPart(self.package, f"{name}.py") from None
        _check_has(part, PROTOCOLS[name])
        return part


def _check_has(home: ModuleType, names: Sequence[str]) -> None:
    """MissingPart names all that a module should hold and does not."""
    missing = [name for name in names if not hasattr(home, name)]
    if missing:
        raise MissingPart(home.__name__, ", ".join(missing))
