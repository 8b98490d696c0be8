"""What moves did, for those who want to be told.

Apart from what search does millions of times: there the compiler should inline the rules alone.
"""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.keltis.rules.components import CLOVERS
from oenach.games.keltis.rules.effects import (
    AGAIN,
    FIRST,
    LAID,
    LAST_TURN,
    LEFT,
    REVEALED,
    SCORED,
    STOPPED,
    TOOK,
)
from oenach.games.keltis.rules.scoring import points
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.effects import Effects


def tell_first(state: KeltisState, effects: Effects) -> None:
    """R3: who begins."""
    effects.record(FIRST, state.to_act)


def tell_revealed(state: KeltisState, tile: i64, effects: Effects) -> None:
    """R4: a tile was turned up, perhaps the last one (R8)."""
    effects.record(REVEALED, state.to_act, piece=tile)
    if state.face_down == 0:
        effects.record(LAST_TURN)


def tell_taken(state: KeltisState, tile: i64, effects: Effects) -> None:
    """R4: a tile goes out of the middle."""
    effects.record(TOOK, state.seat_to_move, piece=tile)


def tell_laid(state: KeltisState, tile: i64, effects: Effects) -> None:
    """R6, R11: a tile lies in front of the seat to move; R7: which may have another turn."""
    seat = state.seat_to_move
    effects.record(LAID, seat, piece=tile)
    effects.record(SCORED, seat, count=points(state.laid[seat]))
    if CLOVERS >> tile & 1:
        effects.record(AGAIN, seat)


def tell_left(state: KeltisState, tile: i64, effects: Effects) -> None:
    """R5: a tile stays in the middle."""
    effects.record(LEFT, state.seat_to_move, piece=tile)


def tell_stopped(state: KeltisState, effects: Effects) -> None:
    """R8a: the seat to move ended the game."""
    effects.record(STOPPED, state.seat_to_move)
