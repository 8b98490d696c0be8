"""What the strategy of a game says of hidden things in which there are none."""

from __future__ import annotations

from collections.abc import Sequence

from oenach.kernel.state import State


def face_down(state: State, seat: int) -> dict[str, str]:
    """Nothing is face down."""
    return {}


def bluffs(state: State, moves: Sequence[int]) -> tuple[int, ...]:
    """No move deceives."""
    return ()
