"""The games that logs can name: the kernel knows none, they are registered from above.

A game is known in one or more versions of its rules, so that a log of an older one can still be
played again; new matches are played by the newest. One that is registered with a loader is imported
when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oenach.kernel.errors import OptionError, shown
from oenach.kernel.game import Game

GameFactory = Callable[[int, dict[str, object]], Game]

_factories: dict[str, dict[int, GameFactory]] = {}
_loaders: dict[str, Callable[[], GameFactory]] = {}
"""Of the games that nobody asked for yet."""


def register(name: str, factory: GameFactory, version: int | None = None) -> None:
    """Make a game known by its name, in a version of its rules.

    Without a version it is that of the class which makes the game. Doing so twice with the same
    factory is harmless.
    """
    _load(name)
    _add(name, factory, _version_of(name, factory) if version is None else version)


def register_lazily(name: str, loader: Callable[[], GameFactory]) -> None:
    """Make a game known by its name; the loader imports what makes it, in its own version."""
    _factories.setdefault(name, {})
    _loaders[name] = loader


def _load(name: str) -> None:
    loader = _loaders.get(name)
    if loader is None:
        return
    factory = loader()
    _add(name, factory, _version_of(name, factory))
    # Last: another thread that finds no loader any more must find the game.
    _loaders.pop(name, None)


def _add(name: str, factory: GameFactory, version: int) -> None:
    known = _factories.setdefault(name, {})
    if known.setdefault(version, factory) is not factory:
        raise ValueError(f"another game is registered as {name} with version {version}")


def _version_of(name: str, factory: GameFactory) -> int:
    if isinstance(factory, type) and issubclass(factory, Game):
        return factory.rules_version
    raise ValueError(f"the version of the rules of {name} must be told")


def registered() -> tuple[str, ...]:
    """The names of all known games, in the order in which they were registered."""
    return tuple(_factories)


def rules_versions(name: str) -> tuple[int, ...]:
    """The versions in which the rules of a game are known, rising; none for an unknown game."""
    return tuple(sorted(_known(name) or {}))


def _known(name: object) -> dict[int, GameFactory] | None:
    """By its version, what makes a game; None for an unknown one."""
    if not isinstance(name, str):
        return None
    _load(name)
    return _factories.get(name)


def make_game(
    name: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    rules: int | None = None,
) -> Game:
    """A game for so many seats with such options; OptionError on anything unknown.

    `rules` is the version of its rules, the newest if it is not given.
    """
    versions = _known(name)
    if versions is None:
        raise OptionError("unknown-game", game=str(name)[:40], known=", ".join(_factories))
    factory = versions.get(max(versions) if rules is None else rules)
    if factory is None:
        known = ", ".join(str(version) for version in sorted(versions))
        raise OptionError("unknown-rules", game=name, rules=shown(rules), known=known)
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise OptionError("seats-not-a-number", game=name)
    if options is not None and not isinstance(options, Mapping):
        raise OptionError("options-not-an-object", game=name)
    for option in options or {}:
        if not isinstance(option, str):
            raise OptionError("unknown-option", game=name, option=shown(option), known="")
    return factory(seats, dict(options or {}))
