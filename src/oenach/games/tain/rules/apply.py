"""Making a move: placing tokens, and the raids that follow when all have passed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import (
    COMMANDO,
    GATES,
    KIND_COUNT,
    KINGDOM,
    OUTER,
    one_of,
)
from oenach.games.tain.rules.effects import LAID, MARKER
from oenach.games.tain.rules.effects import PASSED as HAS_PASSED
from oenach.games.tain.rules.notation import FIRST_MARKER, FREE_DAUGHTER, PASS, first_placement
from oenach.games.tain.rules.raids import begin_raids, free_chosen
from oenach.games.tain.rules.state import TainState
from oenach.kernel.bits import bit
from oenach.kernel.effects import Effects

PASSED: Final[i64] = 63
"""Stands for a pass in the trail, whose entries are a place plus 64 times the seat."""


def perform(state: TainState, move: i64, effects: Effects | None) -> None:
    """Make a move that is known to be legal."""
    placements = first_placement(state.seats)
    if move >= placements:
        place, kind = (move - placements) // KIND_COUNT, (move - placements) % KIND_COUNT
        if effects is not None:
            effects.record(LAID, state.to_act, place, kind)
        place_token(state, place, kind)
    elif move == PASS:
        state.passed |= bit(state.to_act)  # T10
        state.trail = append(state.trail, state.to_act * 64 + PASSED)
        if effects is not None:
            effects.record(HAS_PASSED, state.to_act)
    elif move >= FIRST_MARKER:
        state.first = move - FIRST_MARKER  # T5
        state.to_act = state.first
        state.phase = COMMANDO
        if effects is not None:
            effects.record(MARKER, state.first)
        return
    else:
        free_chosen(state, move == FREE_DAUGHTER, effects)
        return
    _next_to_act(state, effects)


def place_token(state: TainState, place: i64, kind: i64) -> None:
    """T6: put an unused token of the seat to act face down on a free place."""
    seat = state.to_act
    board = place // GATES
    gate = place - GATES * board
    state.unused[seat] = state.unused[seat] - one_of(kind)
    if board == state.seats:  # T9
        state.kingdom |= (kind + 1 + 8 * seat) << (5 * gate)
        state.taken |= bit(KINGDOM + gate)
    elif board == seat:  # T7
        state.guards[board] = state.guards[board] | (kind + 1) << (3 * gate)
        state.taken |= bit(place)
    else:  # T8
        state.raiders[board] = state.raiders[board] | (kind + 1 + 8 * seat) << (5 * gate)
        state.taken |= bit(OUTER + place)
    state.trail = append(state.trail, seat * 64 + place)


def _next_to_act(state: TainState, effects: Effects | None) -> None:
    """T6, T10: clockwise, past those who have passed; when all have, the raids begin."""
    if state.passed == bit(state.seats) - 1:
        state.trail = vec[i64]()
        begin_raids(state, effects)
        return
    seat = state.to_act
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if not state.passed >> seat & 1:
            break
    state.to_act = seat
