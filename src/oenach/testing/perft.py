"""Perft: how many leaves the tree of moves has to a depth, by a reference program or by an engine.

Chance outcomes count as moves, each outcome once whatever its weight. A game that is over before
the depth is reached is one leaf, so that a count to the very end is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from oenach.kernel.seats import OVER
from oenach.kernel.state import State


def perft(
    rules: ModuleType,
    position: dict[str, Any],
    depth: int,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """The leaves to this depth, by a reference program alone. `progress` hears after each first
    move: how many of how many."""
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


def engine_perft(state: State, depth: int) -> int:
    """The same count by the engine."""
    if depth == 0 or state.to_act == OVER:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        count += engine_perft(after, depth - 1)
    return count
