"""Every game at every seat count, and walks through random games, for tests of all games alike."""

from __future__ import annotations

import oenach
from oenach import Game, Rng, State
from oenach.games.installed import modules
from oenach.kernel.outcome import Outcome
from oenach.testing.tables import is_chance, views, walk
from per_game import FIRST, about

__all__ = ["OPTIONS", "TABLES", "ended", "example", "is_chance", "make", "turn_of", "views", "walk"]

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


def example(seats: int = 2) -> Game:
    """A game for tests that need some game, with A to act at once."""
    return oenach.game(FIRST, seats, about(FIRST).a_begins)


def turn_of(seat: int, state: State) -> State:
    """The state, after as many moves and draws as it takes until it is that seat's turn."""
    rng = Rng(1)
    while int(state.to_act) != seat:
        state.apply(state.game.random_move(state, rng))
    return state


def ended(state: State) -> Outcome:
    """How a game that is over ended."""
    outcome = state.outcome()
    assert outcome is not None, "it goes on"
    return outcome
