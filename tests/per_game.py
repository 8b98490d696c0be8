"""What tests of all games alike must be told of each: `tests/games/<game>/about.py` says it.

A game that is not installed is asked nothing, and one that says nothing about itself fails.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from oenach.games.installed import module_of, modules
from oenach.testing.about import About


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
