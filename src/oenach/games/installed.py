"""The games that are installed: found through entry points, in a fixed order.

A package that brings a game names its module in the group `oenach.games`:

    [project.entry-points."oenach.games"]
    hurling = "hurling_for_oenach.module:MODULE"

Our own games are part of the program, and each of their parts is looked at when it is first asked
for. Those of other distributions are checked wholly when the games are first listed, and one with
which something is wrong is left out; `left_out` says which, and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from threading import RLock
from typing import TYPE_CHECKING, Final, NamedTuple

from oenach.games.module import GameModule
from oenach.kernel.registry import leave_out, make_game, register_lazily, set_source

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from oenach.games.checking import LeftOut

GROUP: Final = "oenach.games"
OURS: Final = "oenach"
"""The distribution that this is."""


class Installed(NamedTuple):
    """What was found."""

    modules: tuple[GameModule, ...]
    left_out: tuple[LeftOut, ...]


class _Search:
    """Whether the games are being looked for: by one thread at a time, and never within itself."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.goes_on = False


_SEARCH: Final = _Search()


@cache
def installed() -> Installed:
    """The games that can be played, and those that cannot."""
    with _SEARCH.lock:
        if _SEARCH.goes_on:
            # By the lock it is this very thread: some game asks, on import, which games there are.
            raise RuntimeError("the games are being listed, so that none can be asked for yet")
        _SEARCH.goes_on = True
        try:
            return _found()
        finally:
            _SEARCH.goes_on = False


def _found() -> Installed:
    # Late: reading what is installed costs more than all the rest of `import oenach`.
    from importlib.metadata import entry_points

    entries = list(entry_points(group=GROUP))
    own = [entry for entry in entries if _is_ours(entry)]
    others = [entry for entry in entries if not _is_ours(entry)]
    found = [_loaded(entry) for entry in own]
    left: list[LeftOut] = []
    if others:
        found, left = _with_others(found, others)
    return Installed(
        tuple(sorted(found, key=lambda module: (module.order, module.name))), tuple(left)
    )


def _is_ours(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.metadata["Name"] == OURS


def _loaded(entry: EntryPoint) -> GameModule:
    module = entry.load()
    if not isinstance(module, GameModule) or module.name != entry.name:
        raise TypeError(f"{entry.value}, installed as the game {entry.name}, is none of that name")
    return module


def _with_others(
    found: list[GameModule], entries: list[EntryPoint]
) -> tuple[list[GameModule], list[LeftOut]]:
    """The games with those of other distributions that can be played, and those that cannot."""
    # Only where there are such games: most people have none, and the checks need time to import.
    from oenach.games.checking import Candidate, LeftOut
    from oenach.kernel.errors import OptionError

    found, left = [*found], []
    taken = {module.name: OURS for module in found}
    candidates = [Candidate(entry) for entry in entries]
    for one in sorted(candidates, key=lambda one: (one.distribution, one.name)):
        try:
            found.append(one.admitted(taken))
        except OptionError as reason:
            left.append(LeftOut(one.name, one.distribution, reason))
        else:
            taken[one.name] = one.distribution
    return found, left


def modules() -> tuple[GameModule, ...]:
    """All games, in the order in which lists show them."""
    return installed().modules


def left_out() -> tuple[LeftOut, ...]:
    """The games of other distributions that cannot be played, and why."""
    return installed().left_out


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
    for one in left_out():
        leave_out(one.name, one.reason)


# Logs name games to the kernel, which knows none; it asks here when it is first asked.
set_source(_register)
