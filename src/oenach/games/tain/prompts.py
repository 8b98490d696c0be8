"""What each choice is about, for those who are new to the game."""

from __future__ import annotations

from typing import Final, cast

from oenach.games.tain.rules.components import RAID
from oenach.games.tain.rules.state import TainState
from oenach.kernel.state import State
from oenach.messages.told import Told

PHASES: Final = ("place", "pass", "free")


def prompt(state: State, seat: int) -> Told:
    """The sentence about what a seat is to choose now."""
    if cast(TainState, state).phase == RAID:
        return Told("first-tain-free", {}, "T19")
    # Whoever has no token left behind the screen, or no place for one, can but pass.
    phase = "place" if len(state.legal_moves()) > 1 else "pass"
    return Told(f"first-tain-{phase}", {}, "T6")
