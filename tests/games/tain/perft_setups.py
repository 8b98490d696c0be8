"""Set-ups for Táin: the opening, the last round to the very end, and choices of T19."""

from __future__ import annotations

from random import Random
from typing import Any

from games.tain import random_positions
from games.tain import reference_program as tain

TO_THE_END = 60

# Seeds whose trees are neither trivial nor endless.
LAST_ROUNDS = [
    *[(13, 2), (50, 2), (71, 2), (79, 2), (115, 2), (122, 2)],
    *[(6, 3), (28, 3), (33, 3), (61, 3), (86, 3), (128, 3)],
    *[(13, 4), (52, 4), (56, 4), (71, 4), (107, 4), (138, 4)],
]
CHOICES = [
    *[(4, 2, 3), (13, 2, 3), (6, 2, 4), (13, 2, 4)],
    *[(6, 3, 3), (14, 3, 3), (9, 3, 4), (17, 3, 4)],
    *[(1, 4, 3), (3, 4, 3), (5, 4, 3), (6, 4, 3)],
]
CROWDED = [
    *[(3, 2, 3), (5, 2, 3), (6, 2, 3), (7, 2, 3)],
    *[(2, 3, 3), (3, 3, 3), (4, 3, 3), (6, 3, 3)],
    *[(1, 4, 3), (2, 4, 3), (5, 4, 3), (7, 4, 3)],
]


def setups() -> list[tuple[str, dict[str, Any], int]]:
    """The set-ups, openings first."""
    return [
        ("2 seats, opening", tain.start(2, {}), 2),
        ("2 seats, opening", tain.start(2, {}), 3),
        ("2 seats, opening", tain.start(2, {}), 4),
        ("3 seats, B first", tain.start(3, {"first_player": "B"}), 2),
        ("3 seats, B first", tain.start(3, {"first_player": "B"}), 3),
        ("4 seats, opening", tain.start(4, {"marker": "stays"}), 3),
        *(_last_round(seed, seats) for seed, seats in LAST_ROUNDS),
        *(_choice(seed, seats, depth) for seed, seats, depth in CHOICES),
        *(_crowded(seed, seats, depth) for seed, seats, depth in CROWDED),
    ]


def _last_round(seed: int, seats: int) -> tuple[str, dict[str, Any], int]:
    """Round 8: whatever is played, the game is over at the end of it."""
    position = random_positions.commando(Random(seed), seats)
    position["round"] = 8
    return f"{seats} seats, round 8 to the end, seed {seed}", position, TO_THE_END


def _choice(seed: int, seats: int, depth: int) -> tuple[str, dict[str, Any], int]:
    """T19 choices, and what can be laid in the round after them."""
    position = random_positions.choice(Random(seed), seats)
    return f"{seats} seats, whom to free, seed {seed}", position, depth


def _crowded(seed: int, seats: int, depth: int) -> tuple[str, dict[str, Any], int]:
    """A commando phase near its end, and into the next round."""
    position = random_positions.commando(Random(seed), seats)
    return f"{seats} seats, commando phase, seed {seed}", position, depth
