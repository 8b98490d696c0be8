"""What a seat sees and knows: everything, because no order of the face-down tiles exists.

The face-down tiles are those that lie nowhere else, which anyone at the table can work out; which
of them comes next is decided when it is revealed.
"""

from __future__ import annotations

from oenach.games.keltis.rules.components import NO_TILE, tile_names
from oenach.games.keltis.rules.position import position, public
from oenach.games.keltis.rules.scoring import sheet
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.rules.view import KeltisView
from oenach.kernel.bits import bit
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.outcome import sheet_json
from oenach.kernel.seats import LETTERS


def observe(state: KeltisState) -> KeltisView:
    """The position with everybody's score so far and what still fits, the same for all."""
    seats = range(state.game.seats)
    # R6: of the tiles that somebody can still lay, those that each seat could.
    open_tiles = state.face_down | state.middle
    if state.revealed != NO_TILE:
        open_tiles |= bit(state.revealed)
    return {
        **public(state),
        "sheets": {LETTERS[seat]: sheet_json(sheet(state, seat)) for seat in seats},
        "fits": {LETTERS[seat]: tile_names(open_tiles & state.fits[seat]) for seat in seats},
    }


def knowledge(state: KeltisState, seat: int | None) -> Knowledge:
    """What a seat knows: the position."""
    return Knowledge(state.game.name, seat, position(state), ())
