"""Tables of a game, and walks through random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from oenach.games.installed import games, left_out, module_of
from oenach.games.module import GameModule
from oenach.kernel.game import Game
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State
from oenach.messages import explain
from oenach.testing.about import About, Options
from oenach.testing.spots import Spot

MOST_PLIES: Final = About().most_plies


class Table(NamedTuple):
    """A game for so many with such options."""

    name: str
    seats: int
    options: Options

    def make(self) -> Game:
        """The game at this table."""
        return make_game(self.name, self.seats, self.options)


def installed_module(name: str) -> GameModule:
    """The module of a game under test; AssertionError says why there is none."""
    module = module_of(name)
    if module is not None:
        return module
    for one in left_out():
        if one.name == name:
            why = explain(one.reason)
            raise AssertionError(f"{name} of {one.distribution} is installed, but left out: {why}")
    raise AssertionError(f"no game called {name} is installed; there are: {', '.join(games())}")


def seat_counts(name: str) -> range:
    """For how many an installed game is."""
    module = installed_module(name)
    return range(module.seats[0], module.seats[1] + 1)


def tables_of(name: str, options: Sequence[Options] = ({},)) -> list[Table]:
    """A game at every number of seats with each of the option sets."""
    return [Table(name, seats, given) for seats in seat_counts(name) for given in options]


def walk(
    game: Game, seed: int, most: int | None = None, limit: int = MOST_PLIES
) -> Iterator[State]:
    """The states of one random game, or the first of them, the same object at every step.

    AssertionError if the game is not over after `limit` moves and draws: it would never end."""
    rng = Rng(seed)
    state = game.new()
    ply = 0
    yield state
    while state.to_act != OVER and ply != most:
        check_goes_on(state, ply, limit)
        state.apply(game.random_move(state, rng))
        ply += 1
        yield state


def check_goes_on(state: State, ply: int, most: int) -> None:
    """AssertionError if a game that is not over has taken so many moves and draws already."""
    if ply >= most:
        Spot.at(state, ply).fails(
            f"a random game is not over after {most} plies, moves and draws together; if yours"
            " takes longer, say how long in your test: about = About(most_plies=…)"
        )


def check_ends(game: Game, most: int) -> None:
    """AssertionError if a random game at a table is not over after so many moves and draws."""
    rng, state = Rng(0), game.new()
    ply = 0
    while state.to_act != OVER:
        check_goes_on(state, ply, most)
        game.perform(state, game.random_move(state, rng), None)
        ply += 1


def views(game: Game) -> list[int | None]:
    """Everybody who looks: a spectator and each seat."""
    return [None, *range(game.seats)]


def is_chance(state: State) -> bool:
    """Whether a draw is due."""
    return int(state.to_act) == CHANCE
