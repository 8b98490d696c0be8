"""The one list of games and bots. Names are known at once, what they name when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from oenach.kernel.errors import OptionError
from oenach.kernel.game import Game
from oenach.kernel.lazy import LazyMapping
from oenach.kernel.registry import make_game, register_lazily

if TYPE_CHECKING:
    from oenach.bots.bot import Bot

# When the package of the games is first imported it becomes `oenach.games`, which is also the name
# of a function: this must come before `oenach` takes the function from here.
import_module("oenach.games")

LEVEL_NAMES: Final = ("novice", "steady", "strong", "master")
REFERENCE_NAMES: Final = ("ismcts-plain", "ismcts-greedy")


def _tain() -> type[Game]:
    from oenach.games.tain.game import TainGame

    return TainGame


def _keltis() -> type[Game]:
    from oenach.games.keltis.game import KeltisGame

    return KeltisGame


def _celtic_trader() -> type[Game]:
    from oenach.games.celtic_trader.game import TraderGame

    return TraderGame


GAMES: Final = LazyMapping[type[Game]](
    {"tain": _tain, "keltis": _keltis, "celtic-trader": _celtic_trader}
)


def _random(game: Game) -> Bot:
    from oenach.bots.random_bot import RandomBot

    return RandomBot()


def _greedy(game: Game) -> Bot:
    from oenach.bots.greedy_bot import GreedyBot
    from oenach.bots.senses import sense_of

    return GreedyBot(game, sense_of(game))


def _level(name: str, game: Game) -> Bot:
    from oenach.bots.levels import level_of
    from oenach.bots.search_bot import SearchBot
    from oenach.bots.senses import sense_of

    return SearchBot(game, sense_of(game), level_of(game.name, name))


def _reference(name: str, game: Game) -> Bot:
    from oenach.bots.levels import REFERENCES
    from oenach.bots.search_bot import SearchBot
    from oenach.bots.senses import sense_of

    return SearchBot(game, sense_of(game), REFERENCES[name])


BOTS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    **{name: partial(_level, name) for name in LEVEL_NAMES},
    **{name: partial(_reference, name) for name in REFERENCE_NAMES},
}
"""By name, what makes a bot for a game; `bot` is the way to ask."""

for _name in GAMES:
    register_lazily(_name, partial(GAMES.__getitem__, _name))


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(GAMES)


def game(name: str, seats: int = 2, options: Mapping[str, object] | None = None) -> Game:
    """A game for so many seats with such options; OptionError on anything unknown."""
    return make_game(name, seats, options)


def bots() -> tuple[str, ...]:
    """The names of all bots: levels from the weakest on, then the references."""
    return tuple(BOTS)


def bot(name: str, game: Game) -> Bot:
    """A bot for a game; OptionError if there is none of that name."""
    if name not in BOTS:
        raise OptionError("unknown-bot", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name](game)
