"""Every game at every seat count, and walks through random games, for tests of all games alike."""

from __future__ import annotations

from collections.abc import Iterator

import oenach
from oenach import CHANCE, OVER, Game, Rng, State
from oenach.catalog import GAMES

OPTIONS: dict[str, list[dict[str, object]]] = {
    "tain": [{}, {"marker": "stays", "lone_cow": "first_in_turn_order", "first_player": "B"}],
    "keltis": [{}, {"first_player": "A"}],
    "celtic-trader": [
        {"limit": "rounds:6"},
        {"roles": "draft", "fast_game": True, "supply": 40, "limit": "rounds:9"},
    ],
}
"""Option sets that between them reach every option; Celtic Trader's end early, to keep it quick."""

TABLES = [
    (name, seats)
    for name, kind in GAMES.items()
    for seats in range(kind.least_seats, kind.most_seats + 1)
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
