"""The games that are installed: found through entry points, in a fixed order.

A package that brings a game names its module in the group `oenach.games`:

    [project.entry-points."oenach.games"]
    hurling = "hurling_for_oenach.module:MODULE"
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from oenach.games.module import GameModule
from oenach.kernel.registry import make_game, register_lazily, set_source

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "oenach.games"


@cache
def modules() -> tuple[GameModule, ...]:
    """All games, in the order in which lists show them."""
    # Late: reading what is installed costs more than all the rest of `import oenach`.
    from importlib.metadata import entry_points

    found = [_loaded(entry) for entry in entry_points(group=GROUP)]
    return tuple(sorted(found, key=lambda module: (module.order, module.name)))


def _loaded(entry: EntryPoint) -> GameModule:
    module = entry.load()
    if not isinstance(module, GameModule) or module.name != entry.name:
        raise TypeError(f"{entry.value}, installed as the game {entry.name}, is none of that name")
    return module


@cache
def _by_name() -> Mapping[str, GameModule]:
    return {module.name: module for module in modules()}


def module_of(name: str) -> GameModule | None:
    """The module of a game; None for one that is not installed, or that only has rules."""
    return _by_name().get(name)


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_by_name())


game = make_game
"""A game for so many seats with such options; OptionError on anything unknown."""


def register_module(module: GameModule) -> None:
    """Make every version of a game's rules known, so that matches of each can be played again."""
    for version in module.rules:
        register_lazily(module.name, version, partial(module.game_class, version))


def _register() -> None:
    for module in modules():
        register_module(module)


# Logs name games to the kernel, which knows none; it asks here when it is first asked.
set_source(_register)
