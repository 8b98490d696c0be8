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
_loaders: dict[str, dict[int, Callable[[], GameFactory]]] = {}
"""By game and version, for those that nobody asked for yet."""
_left_out: dict[str, OptionError] = {}
"""By the name of a game that is installed but cannot be played, why."""
_sources: list[Callable[[], None]] = []
"""What registers the games that are installed, until it was asked to."""


def set_source(source: Callable[[], None]) -> None:
    """Name what registers the installed games, which happens when the first game is asked for."""
    _sources.append(source)


def _ask_sources() -> None:
    while _sources:
        # Left in its place until it is done: another thread that finds none must find the games.
        _sources[0]()
        _sources.pop(0)


def register(name: str, factory: GameFactory, version: int | None = None) -> None:
    """Make a game known by its name, in a version of its rules.

    Without a version it is that of the class which makes the game. Doing so twice with the same
    factory is harmless.
    """
    _ask_sources()
    version = _version_of(name, factory) if version is None else version
    _load(name, version)
    _add(name, factory, version)


def register_lazily(name: str, version: int, loader: Callable[[], GameFactory]) -> None:
    """Make a game known by its name and version; the loader imports what makes it."""
    _factories.setdefault(name, {})
    _loaders.setdefault(name, {}).setdefault(version, loader)


def leave_out(name: str, reason: OptionError) -> None:
    """Whoever asks for a game of that name is told the reason, as long as there is no other."""
    _left_out[name] = reason


def _load(name: str, version: int) -> None:
    loader = _loaders.get(name, {}).get(version)
    if loader is not None:
        _add(name, loader(), version)
        # Last: another thread that finds no loader any more must find the game.
        _loaders[name].pop(version, None)


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
    _ask_sources()
    return tuple(_factories)


def rules_versions(name: object) -> tuple[int, ...]:
    """The versions in which the rules of a game are known, rising; none for an unknown game."""
    _ask_sources()
    if not isinstance(name, str):
        return ()
    return tuple(sorted({*_factories.get(name, {}), *_loaders.get(name, {})}))


def no_such_game(name: str) -> OptionError:
    """What whoever asks for a game that is not there is told."""
    _ask_sources()
    why = _left_out.get(str(name))
    if why is not None:
        return OptionError(why.key, **why.facts)
    return OptionError("unknown-game", game=str(name)[:40], known=", ".join(_factories))


def game_factory(name: str, rules: int | None = None) -> GameFactory:
    """What makes a game, by the newest version of its rules or another; OptionError if unknown."""
    versions = rules_versions(name)
    if not versions:
        raise no_such_game(name)
    version = versions[-1] if rules is None else rules
    if version not in versions:
        known = ", ".join(map(str, versions))
        raise OptionError("unknown-rules", game=name, rules=shown(rules), known=known)
    _load(name, version)
    return _factories[name][version]


def make_game(
    name: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    rules: int | None = None,
) -> Game:
    """A game for so many seats with such options; OptionError on anything unknown.

    `rules` is the version of its rules, the newest if it is not given.
    """
    factory = game_factory(name, rules)
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise OptionError("seats-not-a-number", game=name)
    if options is not None and not isinstance(options, Mapping):
        raise OptionError("options-not-an-object", game=name)
    for option in options or {}:
        if not isinstance(option, str):
            raise OptionError("unknown-option", game=name, option=shown(option), known="")
    return factory(seats, dict(options or {}))
