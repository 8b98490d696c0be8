"""What a seat sees and knows: everything, because no order of the tokens in the bag exists.

What is in the bag is public; which token comes out is decided when it is drawn.
"""

from __future__ import annotations

from oenach.games.celtic_trader.rules.position import position, public
from oenach.games.celtic_trader.rules.scoring import sheet
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.rules.view import CelticTraderView
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.outcome import sheet_json
from oenach.kernel.seats import LETTERS


def observe(state: CelticTraderState) -> CelticTraderView:
    """The public facts with everybody's score so far, the same for all who look."""
    seats = range(state.game.seats)
    return {
        **public(state),
        "sheets": {LETTERS[seat]: sheet_json(sheet(state, seat)) for seat in seats},
    }


def knowledge(state: CelticTraderState, seat: int | None) -> Knowledge:
    """What a seat knows: the position."""
    return Knowledge(state.game.name, seat, position(state), ())
