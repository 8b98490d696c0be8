"""What a seat sees and knows: everything, because no order of the tokens in the bag exists.

What is in the bag is public; which token comes out is decided when it is drawn.
"""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.position import position
from oenach.games.celtic_trader.scoring import sheet
from oenach.games.celtic_trader.state import TraderState
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.outcome import sheet_json
from oenach.kernel.seats import LETTERS

SHOWN: Final = (
    "game",
    "seats",
    "options",
    "round",
    "to_act",
    "phase",
    "bag",
    "discard",
    "removed_romans",
    "supply",
    "spots",
    "romans",
    "charts",
    "players",
    "last_round",
    "turn",
)


def observe(state: TraderState) -> dict[str, object]:
    """The public facts with everybody's score so far, the same for all who look."""
    facts = position(state)
    view = {name: facts[name] for name in SHOWN}
    view["sheets"] = {
        LETTERS[seat]: sheet_json(sheet(state, seat)) for seat in range(state.game.seats)
    }
    return view


def knowledge(state: TraderState, seat: int | None) -> Knowledge:
    """What a seat knows: the position."""
    return Knowledge(state.game.name, seat, position(state), ())
