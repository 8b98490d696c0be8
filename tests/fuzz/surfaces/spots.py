"""Where in a game an input is tried: a table, and a random game so many moves after its start."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State
from tables import OPTIONS, TABLES, make

WALKS: Final = 2
"""Random games at each table with each set of options."""
PLIES: Final = (0, 1, 5, 20, 60, 200, 10_000)
"""How far they have come; the last of them is the end."""
LONGEST: Final = 40
"""Moves of a match."""
KEPT: Final = 2048
"""So many are remembered."""

Spot = dict[str, Any]
"""The same place again: game, seats, number of the options, of the walk, and the moves made."""


def spot(rng: Random) -> Spot:
    """Some place."""
    name, seats = rng.choice(TABLES)
    return {
        "game": name,
        "seats": seats,
        "variant": rng.randrange(len(OPTIONS[name])),
        "walk": rng.randrange(WALKS),
        "plies": rng.choice(PLIES),
    }


@lru_cache(KEPT)
def _game(name: str, seats: int, variant: int) -> Game:
    return make(name, seats, variant)


def game_at(place: Spot) -> Game:
    """The game that is played there."""
    return _game(place["game"], place["seats"], place["variant"])


@lru_cache(KEPT)
def _state(name: str, seats: int, variant: int, walk: int, plies: int) -> State:
    game = _game(name, seats, variant)
    state, rng = game.new(), Rng(walk)
    while plies and state.to_act != OVER:
        state.apply(game.random_move(state, rng))
        plies -= 1
    return state


def state_at(place: Spot) -> State:
    """The state there, which nobody may change."""
    return _state(*place.values())


@lru_cache(KEPT)
def _match(name: str, seats: int, variant: int, walk: int, plies: int) -> Match:
    game = _game(name, seats, variant)
    match, rng = Match(game, secret=bytes([walk]) * 32), Rng(walk)
    for _ in range(plies):
        if match.over:
            break
        seat = int(match.state.to_act)
        match.play(game.text(match.state, int(game.random_move(match.state, rng))), seat=seat)
        if rng.below(8) == 0 and match.undoable(seat):
            match.undo(seat)
    return match


def match_at(place: Spot) -> Match:
    """A match there, of no more than some moves, which nobody may change."""
    name, seats, variant, walk, plies = place.values()
    return _match(name, seats, variant, walk, min(plies, LONGEST))
