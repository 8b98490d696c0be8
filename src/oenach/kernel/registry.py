"""The games that logs can name: the kernel knows none, they are registered from above."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oenach.kernel.errors import OptionError, shown
from oenach.kernel.game import Game

GameFactory = Callable[[int, dict[str, object]], Game]

_factories: dict[str, GameFactory] = {}


def register(name: str, factory: GameFactory) -> None:
    """Make a game known by its name; doing so twice with the same factory is harmless."""
    if _factories.setdefault(name, factory) is not factory:
        raise ValueError(f"another game is registered as {name}")


def registered() -> tuple[str, ...]:
    """The names of all known games, in the order in which they were registered."""
    return tuple(_factories)


def make_game(name: str, seats: int, options: Mapping[str, object] | None = None) -> Game:
    """A game for so many seats with such options; OptionError on anything unknown."""
    factory = _factories.get(name) if isinstance(name, str) else None
    if factory is None:
        raise OptionError("unknown-game", game=str(name)[:40], known=", ".join(_factories))
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise OptionError("seats-not-a-number", game=name)
    if options is not None and not isinstance(options, Mapping):
        raise OptionError("options-not-an-object", game=name)
    for option in options or {}:
        if not isinstance(option, str):
            raise OptionError("unknown-option", game=name, option=shown(option), known="")
    return factory(seats, dict(options or {}))
