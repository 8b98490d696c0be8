"""Set-ups for Keltis: the opening, and late positions to the very end."""

from __future__ import annotations

from random import Random
from typing import Any

from games.keltis import random_positions
from games.keltis import reference_program as keltis

TO_THE_END = 120

# Seeds whose trees are neither trivial nor endless.
LATE = [
    *[(2, 2), (3, 2), (8, 2), (14, 2), (15, 2), (39, 2), (49, 2)],
    *[(2, 3), (35, 3), (39, 3), (48, 3)],
    *[(16, 4), (31, 4), (41, 4), (48, 4), (58, 4)],
]
DEEP = [(0, 2, 6), (1, 3, 6), (5, 3, 4), (2, 4, 5), (6, 4, 4), (7, 2, 5)]


def setups() -> list[tuple[str, dict[str, Any], int]]:
    """The set-ups, openings first."""
    return [
        ("2 seats, opening", keltis.start(2, {}), 4),
        ("2 seats, opening", keltis.start(2, {}), 6),
        ("4 seats, C first", keltis.start(4, {"first_player": "C"}), 6),
        *(_late(seed, seats) for seed, seats in LATE),
        *(_deep(seed, seats, depth) for seed, seats, depth in DEEP),
    ]


def _late(seed: int, seats: int) -> tuple[str, dict[str, Any], int]:
    position = random_positions.late(Random(seed), seats)
    left = len(position["face_down"])
    return f"{seats} seats, {left} face down, to the end, seed {seed}", position, TO_THE_END


def _deep(seed: int, seats: int, depth: int) -> tuple[str, dict[str, Any], int]:
    position = random_positions.late(Random(seed), seats, most_face_down=20)
    left = len(position["face_down"])
    return f"{seats} seats, {left} face down, seed {seed}", position, depth
