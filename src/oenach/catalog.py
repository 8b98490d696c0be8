"""The one list of games and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from oenach.bots.bot import Bot
from oenach.bots.greedy_bot import GreedyBot
from oenach.bots.levels import REFERENCES, level_of
from oenach.bots.random_bot import RandomBot
from oenach.bots.search_bot import SearchBot
from oenach.bots.senses import sense_of
from oenach.games.celtic_trader.game import TraderGame
from oenach.games.keltis.game import KeltisGame
from oenach.games.tain.game import TainGame
from oenach.kernel.errors import OptionError
from oenach.kernel.game import Game
from oenach.kernel.registry import make_game, register

GAMES: dict[str, type[Game]] = {
    TainGame.name: TainGame,
    KeltisGame.name: KeltisGame,
    TraderGame.name: TraderGame,
}

LEVEL_NAMES: Final = ("novice", "steady", "strong", "master")


def _level(name: str) -> Callable[[Game], Bot]:
    return lambda game: SearchBot(game, sense_of(game), level_of(game.name, name))


def _reference(name: str) -> Callable[[Game], Bot]:
    return lambda game: SearchBot(game, sense_of(game), REFERENCES[name])


BOTS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": lambda game: RandomBot(),
    "greedy": lambda game: GreedyBot(game, sense_of(game)),
    **{name: _level(name) for name in LEVEL_NAMES},
    **{name: _reference(name) for name in REFERENCES},
}
"""By name, what makes a bot for a game; `bot` is the way to ask."""

for _name, _factory in GAMES.items():
    register(_name, _factory)


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
