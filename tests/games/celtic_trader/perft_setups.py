"""Set-ups for Celtic Trader: openings, every phase, and the last turn to the very end."""

from __future__ import annotations

from random import Random
from typing import Any

from games.celtic_trader import random_positions
from games.celtic_trader import reference_program as celtic_trader

TO_THE_END = 60


def setups() -> list[tuple[str, dict[str, Any], int]]:
    """The set-ups, openings first."""
    return [
        ("2 seats, opening", celtic_trader.start(2, {}), 4),
        ("5 seats, draft, opening", celtic_trader.start(5, {"roles": "draft"}), 6),
        *(_middle(seed, seats, phase, depth) for seed, seats, phase, depth in MIDDLES),
        *(_small(seed, seats, phase, depth) for seed, seats, phase, depth in SMALL),
        *(_last_turn(seed, seats) for seed, seats in LAST_TURNS),
    ]


# Seeds whose trees are neither trivial nor endless.
MIDDLES = [
    (3, 3, "roman", 4),
    (4, 4, "roman", 7),
    (2, 2, "draw", 6),
    (1, 2, "resolve", 8),
    (3, 3, "resolve", 8),
    (1, 2, "move", 5),
    (2, 5, "move", 7),
    (1, 4, "circle", 6),
    (3, 2, "stronghold", 8),
    (1, 4, "stronghold", 6),
]
SMALL = [
    (1, 2, "roman", 7),
    (3, 3, "draw", 6),
    (2, 2, "resolve", 8),
    (3, 3, "move", 6),
    (4, 2, "move", 8),
    (1, 2, "circle", 8),
    (3, 3, "stronghold", 6),
]
LAST_TURNS = [(1, 3), (3, 5), (4, 2), (5, 3), (14, 4), (17, 3)]


def _middle(seed: int, seats: int, phase: str, depth: int) -> tuple[str, dict[str, Any], int]:
    """The built-in map in the middle of a game."""
    position = random_positions.random_position(Random(seed), seats, {}, phase)
    return f"{seats} seats, {phase}, seed {seed}", position, depth


def _small(seed: int, seats: int, phase: str, depth: int) -> tuple[str, dict[str, Any], int]:
    """A map of one's own, with neighbouring strongholds."""
    options = {"map": random_positions.small_map(), "fast_game": True}
    position = random_positions.random_position(Random(seed), seats, options, phase)
    return f"{seats} seats, small map, {phase}, seed {seed}", position, depth


def _last_turn(seed: int, seats: int) -> tuple[str, dict[str, Any], int]:
    """The last seat moves in the last round: whatever it does, the game is over after it."""
    options = {"limit": "rounds:4", "supply": 60}
    position = random_positions.last_turn(Random(seed), seats, options)
    return f"{seats} seats, last turn to the end, seed {seed}", position, TO_THE_END
