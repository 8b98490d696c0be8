"""Perft: how many leaves the tree of moves has to a depth, by a reference alone.

Chance outcomes count as moves, each outcome once whatever its weight. A game that is over before
the depth is reached is one leaf, so that a count to the very end is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from per_game import part


def reference(game: str) -> ModuleType:
    """The reference of a game, by the name that its positions bear."""
    found: ModuleType = part(game, "reference_program")
    return found


def perft(
    rules: ModuleType,
    position: dict[str, Any],
    depth: int,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """The leaves to this depth. `progress` hears after each first move: how many of how many."""
    if depth == 0 or rules.outcome(position) is not None:
        return 1
    moves = rules.legal(position)
    if depth == 1:
        return len(moves)
    leaves = 0
    for number, move in enumerate(moves, 1):
        leaves += perft(rules, rules.apply(position, move), depth - 1)
        if progress is not None:
            progress(number, len(moves))
    return leaves
