"""What each choice is about, for those who are new to the game."""

from __future__ import annotations

from typing import Final, cast

from oenach.games.keltis.rules.components import (
    CLOVERS,
    COLOUR_LETTERS,
    DECIDE,
    VALUES,
    tiles_of_colour,
)
from oenach.games.keltis.rules.notation import KEEP, STOP, TAKE
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.state import State
from oenach.messages.told import Told

PHASES: Final = ("reveal", "turn", "start", "second", "grow", "unfit", "last")


def prompt(state: State, seat: int) -> Told:
    """The sentence about what a seat is to choose now."""
    keltis, moves = cast(KeltisState, state), state.legal_moves()
    if keltis.phase == DECIDE:
        return _about_tile(keltis, seat, KEEP in moves)
    if STOP in moves:
        return Told("first-keltis-last", {}, "R8a")
    takes = any(move >= TAKE for move in moves)
    return Told("first-keltis-turn" if takes else "first-keltis-reveal", {}, "R4")


def _about_tile(state: KeltisState, seat: int, fits: bool) -> Told:
    """A tile is turned up, to be kept or left (R5)."""
    colour = int(state.revealed) // VALUES
    named = COLOUR_LETTERS[colour]
    if not fits:
        return Told("first-keltis-unfit", {"colour": named}, "R6")
    laid = (int(state.laid[seat]) & int(tiles_of_colour(colour))).bit_count()
    phase = ("start", "second")[laid] if laid < 2 else "grow"
    clover = (int(CLOVERS) >> int(state.revealed)) & 1
    facts = {"colour": named, "tiles": laid + 1, "clover": clover}
    return Told(f"first-keltis-{phase}", facts, "R5")
