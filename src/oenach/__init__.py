"""Óenach: three Celtic board games with exact rules, for players and for programs.

What finds the games always comes in; all else that stands here is imported when
it is first used, so that a program pays for no more than that.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from oenach.games.installed import game, games

if TYPE_CHECKING:
    from oenach.kernel.errors import (
        IllegalMove,
        LogError,
        MalformedMove,
        NotYourTurn,
        OenachError,
        OptionError,
        PositionError,
        StaleMatch,
    )
    from oenach.kernel.game import Game
    from oenach.kernel.knowledge import Imaginer, Knowledge
    from oenach.kernel.matches.match import Match
    from oenach.kernel.outcome import Outcome, ScoreLine, Sheet
    from oenach.kernel.rng import Rng
    from oenach.kernel.seats import CHANCE, OVER
    from oenach.kernel.state import State

    __version__: str

__all__ = [
    "CHANCE",
    "OVER",
    "Game",
    "IllegalMove",
    "Imaginer",
    "Knowledge",
    "LogError",
    "MalformedMove",
    "Match",
    "NotYourTurn",
    "OenachError",
    "OptionError",
    "Outcome",
    "PositionError",
    "Rng",
    "ScoreLine",
    "Sheet",
    "StaleMatch",
    "State",
    "game",
    "games",
]

_HOMES = {
    "oenach.kernel.errors": (
        "IllegalMove",
        "LogError",
        "MalformedMove",
        "NotYourTurn",
        "OenachError",
        "OptionError",
        "PositionError",
        "StaleMatch",
    ),
    "oenach.kernel.game": ("Game",),
    "oenach.kernel.knowledge": ("Imaginer", "Knowledge"),
    "oenach.kernel.matches.match": ("Match",),
    "oenach.kernel.outcome": ("Outcome", "ScoreLine", "Sheet"),
    "oenach.kernel.rng": ("Rng",),
    "oenach.kernel.seats": ("CHANCE", "OVER"),
    "oenach.kernel.state": ("State",),
}
"""By its module, what is imported from there on first use: the same as above for type checkers."""

_RENAMED = {"Line": "ScoreLine"}
"""By its old name, what something is called now; who uses the old one is told, and served."""


def __getattr__(name: str) -> object:
    if name in _RENAMED:
        return _renamed(name)
    if name == "__version__":
        return _installed_version()
    for home, names in _HOMES.items():
        if name in names:
            # Kept, so that nobody comes here for it again.
            value: object = getattr(import_module(home), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _installed_version() -> str:
    """As it stands in pyproject.toml, and nowhere else: the installed package knows it."""
    # Most programs never ask, and it takes a while to import.
    from importlib.metadata import version

    found = version("oenach")
    globals()["__version__"] = found
    return found


def _renamed(name: str) -> object:
    import warnings

    now = _RENAMED[name]
    warnings.warn(f"oenach.{name} is called oenach.{now} now", DeprecationWarning, stacklevel=3)
    return getattr(import_module(__name__), now)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
