"""Points, score sheets and the winners (T23 to T25)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import ENDED, HERD, captives_of, hand_size
from oenach.games.tain.rules.state import TainState
from oenach.kernel.bits import highest
from oenach.kernel.outcome import Outcome, Sheet, leaders, line_of, sheet_of


def sheet(state: TainState, seat: int) -> Sheet:
    """T24: cow 2, jewel 3, captured boy 1, captured daughter 5, and 3 for a full herd."""
    cattle, jewels = int(state.cattle[seat]), int(state.jewels[seat])
    boys, daughters = _captives(state.prisoners[seat], state.seats)
    full = 1 if cattle >= HERD else 0
    return sheet_of(
        [
            line_of("cattle", cattle, 2 * cattle),
            line_of("jewels", jewels, 3 * jewels),
            line_of("captured-boys", boys, boys),
            line_of("captured-daughters", daughters, 5 * daughters),
            line_of("full-herd", full, 3 * full),
        ]
    )


def _captives(cell: i64, seats: i64) -> tuple[int, int]:
    boys, daughters = 0, 0
    for owner in range(seats):
        captives = captives_of(cell, owner)
        boys += captives & 7
        daughters += captives >> 3
    return boys, daughters


def standing(state: TainState, seat: i64) -> i64:
    """T24, T25 in one number: points, then cattle, jewels and unused tokens."""
    cattle, jewels = state.cattle[seat], state.jewels[seat]
    points = 2 * cattle + 3 * jewels + (3 if cattle >= HERD else 0)
    cell = state.prisoners[seat]
    for owner in range(state.seats):
        captives = captives_of(cell, owner)
        points += (captives & 7) + 5 * (captives >> 3)
    return ((points * 32 + cattle) * 16 + jewels) * 32 + hand_size(state.unused[seat])


def winners(state: TainState) -> i64:
    """T25: the seats with the highest standing, as bits."""
    totals = vec[i64]()
    for seat in range(state.seats):
        totals = append(totals, standing(state, seat))
    return highest(totals)


def outcome(state: TainState) -> Outcome | None:
    """T23, T25: why the game ended and who won; None while it goes on."""
    if state.phase != ENDED:
        return None
    seats = range(int(state.seats))
    sheets = tuple([sheet(state, seat) for seat in seats])
    reason = "cattle" if any(state.cattle[seat] >= HERD for seat in seats) else "rounds"
    standing: list[tuple[int, ...]] = [
        # T25: points, cattle, jewels, unused tokens
        (
            sheets[seat].total,
            int(state.cattle[seat]),
            int(state.jewels[seat]),
            int(hand_size(state.unused[seat])),
        )
        for seat in seats
    ]
    return Outcome(reason, leaders(standing), sheets)
