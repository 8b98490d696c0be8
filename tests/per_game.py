"""What tests of all games alike must be told of each: `tests/games/<game>/about.py` says it.

A game that is not installed is asked nothing, and one that says nothing about itself fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from oenach import Game
from oenach.games.installed import module_of, modules

Position = dict[str, Any]
Options = dict[str, object]


@dataclass(frozen=True, kw_only=True)
class About:
    """One game, for the tests of all."""

    options: list[Options]
    """Option sets that between them reach every option; the first of them ends soon."""
    short: Options = field(default_factory=dict)
    """Options with which a whole match takes next to no time."""
    a_begins: Options = field(default_factory=lambda: {"first_player": "A"})
    """Options with which seat A is to act as soon as the game is set up."""
    draws_late: Options = field(default_factory=dict)
    """Options with which little is drawn before the first move."""
    golden_bot: str = "random"
    """Whose moves its golden playthroughs are."""
    rules: list[str]
    """The ids of its rules."""
    verbs: frozenset[str]
    """What offers let one do."""
    rare_verbs: frozenset[str] = frozenset()
    """Those of the verbs that random play may not come to."""
    ends: Mapping[str, str]
    """Why a match of it ends, and the rule that says so."""
    words: Mapping[str, tuple[str, ...]]
    """By the family of words, the codes that every language must have words for."""
    sentence_family: str
    """What stands in the keys of sentences about its moves."""
    unruled: frozenset[str] = frozenset()
    """Sentences about moves that are under several rules."""
    recount: Callable[[Game, Position, str], int]
    """A seat's points, worked out from the position by hand."""
    conserved: Callable[[Position], tuple[object, ...]]
    """All that there is of tokens and points: the same from the first move to the last."""


def folder(name: str) -> Path:
    """Where the tests of a game are."""
    return Path(__file__).parent / "games" / _package(name)


def part(name: str, what: str) -> Any:
    """A module of the tests of a game, such as its reference program."""
    return import_module(f"games.{_package(name)}.{what}")


@cache
def about(name: str) -> About:
    """What the tests of a game say about it."""
    told: About = part(name, "about").ABOUT
    return told


def _package(name: str) -> str:
    module = module_of(name)
    assert module is not None, f"{name} is not installed"
    return module.package.rpartition(".")[2]


FIRST = modules()[0].name
"""The game to take where any would do: the one that every list begins with."""

QUICKEST = min(modules(), key=lambda module: module.minutes).name
"""The game to take where any would do and whole matches are played."""

ANOTHER = next((module.name for module in modules() if module.name != QUICKEST), QUICKEST)
"""A game that is not the quickest, unless there is but one."""
