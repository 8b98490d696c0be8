"""What a seat sees and knows: everything, because no order of the face-down tiles exists.

The face-down tiles are those that lie nowhere else, which anyone at the table can work out; which
of them comes next is decided when it is revealed.
"""

from __future__ import annotations

from typing import Final

from oenach.games.keltis.position import position
from oenach.games.keltis.scoring import sheet
from oenach.games.keltis.state import KeltisState
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.outcome import sheet_json
from oenach.kernel.seats import LETTERS

SHOWN: Final = (
    "game",
    "seats",
    "options",
    "to_act",
    "phase",
    "revealed",
    "last_turn",
    "face_down",
    "middle",
    "series",
)
"""The allow-list: what of a position everybody may see."""


def observe(state: KeltisState) -> dict[str, object]:
    """The position with everybody's score so far, the same for all who look."""
    whole = position(state)
    view = {key: whole[key] for key in SHOWN}
    view["sheets"] = {
        LETTERS[seat]: sheet_json(sheet(state, seat)) for seat in range(state.game.seats)
    }
    return view


def knowledge(state: KeltisState, seat: int | None) -> Knowledge:
    """What a seat knows: the position."""
    return Knowledge(state.game.name, seat, position(state), ())
