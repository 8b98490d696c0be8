"""Tables of a game, and walks through random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from oenach.games.installed import module_of
from oenach.kernel.game import Game
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State
from oenach.testing.about import Options


class Table(NamedTuple):
    """A game for so many with such options."""

    name: str
    seats: int
    options: Options

    def make(self) -> Game:
        """The game at this table."""
        return make_game(self.name, self.seats, self.options)


def seat_counts(name: str) -> range:
    """For how many an installed game is."""
    module = module_of(name)
    assert module is not None, f"no game called {name} is installed"
    return range(module.seats[0], module.seats[1] + 1)


def tables_of(name: str, options: Sequence[Options] = ({},)) -> list[Table]:
    """A game at every number of seats with each of the option sets."""
    return [Table(name, seats, given) for seats in seat_counts(name) for given in options]


def walk(game: Game, seed: int, most: int = 100_000) -> Iterator[State]:
    """The states of one random game, the same object at every step."""
    rng = Rng(seed)
    state = game.new()
    yield state
    while state.to_act != OVER and most > 0:
        state.apply(game.random_move(state, rng))
        yield state
        most -= 1


def views(game: Game) -> list[int | None]:
    """Everybody who looks: a spectator and each seat."""
    return [None, *range(game.seats)]


def is_chance(state: State) -> bool:
    """Whether a draw is due."""
    return int(state.to_act) == CHANCE
