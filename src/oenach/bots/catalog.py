"""The one list of bots. What a name stands for is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from oenach.kernel.errors import OptionError
from oenach.kernel.game import Game

if TYPE_CHECKING:
    from oenach.bots.bot import Bot

LEVEL_NAMES: Final = ("novice", "steady", "strong", "master")
REFERENCE_NAMES: Final = ("ismcts-plain", "ismcts-greedy")


def _random(game: Game) -> Bot:
    from oenach.bots.random_bot import RandomBot

    return RandomBot()


def _greedy(game: Game) -> Bot:
    from oenach.bots.greedy_bot import GreedyBot
    from oenach.bots.levels import heuristics_of

    return GreedyBot(game, heuristics_of(game))


def _level(name: str, game: Game) -> Bot:
    from oenach.bots.levels import heuristics_of, level_of
    from oenach.bots.search_bot import SearchBot

    return SearchBot(game, heuristics_of(game), level_of(game.name, name))


def _reference(name: str, game: Game) -> Bot:
    from oenach.bots.levels import REFERENCES, heuristics_of
    from oenach.bots.search_bot import SearchBot

    return SearchBot(game, heuristics_of(game), REFERENCES[name])


BOTS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    **{name: partial(_level, name) for name in LEVEL_NAMES},
    **{name: partial(_reference, name) for name in REFERENCE_NAMES},
}
"""By name, what makes a bot for a game; `bot` is the way to ask."""


def bots() -> tuple[str, ...]:
    """The names of all bots: those that do not search, levels from the weakest on, references."""
    return tuple(BOTS)


def bot(name: str, game: Game) -> Bot:
    """A bot for a game; OptionError if there is none of that name."""
    if name not in BOTS:
        raise OptionError("unknown-bot", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name](game)
