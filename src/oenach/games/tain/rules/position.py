"""The JSON position, written."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.tain.rules.components import PHASES, RAID
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.rules.writing import (
    EVERYBODY,
    guard_row,
    hand_text,
    kingdom_row,
    passed_list,
    prisoner_list,
    raid_text,
    raider_row,
    seat_text,
)
from oenach.kernel.seats import letter


def position(state: TainState) -> dict[str, object]:
    """The whole position."""
    written: dict[str, object] = {
        "game": state.game.name,
        "seats": state.game.seats,
        "options": dict(state.game.given),
        "round": int(state.round),
        "first": seat_text(state.first),
        "phase": PHASES[state.phase],
        "to_act": seat_text(state.to_act),
        "passed": passed_list(state),
        "clans": {letter(seat): _clan(state, seat) for seat in range(state.game.seats)},
        "kingdom": {
            "cattle": int(state.kingdom_cattle),
            "places": kingdom_row(state, EVERYBODY),
        },
    }
    if state.phase == RAID:
        written["raid"] = raid_text(state)
    return written


def _clan(state: TainState, seat: i64) -> dict[str, object]:
    return {
        "unused": hand_text(state.unused[seat]),
        "used": hand_text(state.used[seat]),
        "cattle": int(state.cattle[seat]),
        "jewels": int(state.jewels[seat]),
        "prisoners": prisoner_list(state.prisoners[seat], state.seats),
        "guards": guard_row(state, seat, EVERYBODY),
        "raiders": raider_row(state, seat, EVERYBODY),
    }
