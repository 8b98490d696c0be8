"""Every game at every seat count, and walks through random games, for tests of all games alike."""

from __future__ import annotations

from collections.abc import Iterator

import oenach
from oenach import CHANCE, OVER, Game, Rng, State
from oenach.games.installed import modules
from per_game import FIRST, about

OPTIONS = {module.name: about(module.name).options for module in modules()}
"""Option sets of each game that between them reach every option; the first of them ends soon."""

TABLES = [
    (module.name, seats)
    for module in modules()
    for seats in range(module.seats[0], module.seats[1] + 1)
]


def make(name: str, seats: int, variant: int = 0) -> Game:
    """A game at a table, with one of its option sets."""
    return oenach.game(name, seats=seats, options=OPTIONS[name][variant])


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


def example(seats: int = 2) -> Game:
    """A game for tests that need some game, with A to act at once."""
    return oenach.game(FIRST, seats, about(FIRST).a_begins)


def turn_of(seat: int, state: State) -> State:
    """The state, after as many moves and draws as it takes until it is that seat's turn."""
    rng = Rng(1)
    while int(state.to_act) != seat:
        state.apply(state.game.random_move(state, rng))
    return state
