"""What is measured of each game: `bench/games/<game>/speed.toml` says it.

A game that says nothing is measured with the fewest and with the most seats, and held to nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import oenach


@dataclass(frozen=True, kw_only=True)
class Floors:
    """What a compiled engine is held to."""

    times_openspiel: float
    """Moves a second when stepped from Python, next to OpenSpiel's median."""
    million_moves: float
    """A second, in the compiled loop."""
    copy_ns: float
    """Nanoseconds a copy, at most."""


@dataclass(frozen=True, kw_only=True)
class Speed:
    """What is measured of a game."""

    stepped: list[int]
    """Numbers of seats at which its engine is measured."""
    searched: list[int]
    """Numbers of seats at which bots think."""
    served: bool = False
    """Whether servers are measured with it."""
    short: Mapping[str, object] = field(default_factory=dict)
    """Options with which a match does not take long."""
    floors: Floors | None = None


def seats_of(game: str) -> range:
    """How many can play."""
    made = oenach.game(game)
    return range(made.least_seats, made.most_seats + 1)


@cache
def speed_of(game: str) -> Speed:
    """What is measured of a game."""
    file = Path(__file__).parent / "games" / game / "speed.toml"
    if not file.exists():
        seats = seats_of(game)
        return Speed(stepped=[seats[0], seats[-1]], searched=[seats[0], seats[-1]])
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    floors = said.pop("floors", None)
    return Speed(**said, floors=None if floors is None else Floors(**floors))


def stepped_tables() -> list[tuple[str, int]]:
    """Every game and number of seats at which engines are measured."""
    return [(game, seats) for game in oenach.games() for seats in speed_of(game).stepped]


def searched_tables() -> list[tuple[str, int]]:
    """Every game and number of seats at which bots think."""
    return [(game, seats) for game in oenach.games() for seats in speed_of(game).searched]


def served_game() -> str:
    """The game with which servers are measured."""
    games = list(oenach.games())
    return next((game for game in games if speed_of(game).served), games[0])
