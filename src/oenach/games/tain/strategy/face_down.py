"""What lies face down, and which moves bluff."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oenach.games.tain.rules.view import TainView
from oenach.kernel.seats import letter, letters
from oenach.kernel.state import State

BLUFF: Final = "X"
NOBODY: Final = "-"


def face_down(state: State, seat: int) -> dict[str, str]:
    """The kinds of a seat's own face-down tokens, by place: `A2`, `K1`."""
    view = cast(TainView, state.observe(seat))
    if view["phase"] != "commando":
        return {}
    own = letter(seat)
    rows: dict[str, list[str]] = {"K": view["kingdom"]["places"]}
    for board in letters(state.game.seats):
        rows[board] = view["clans"][board]["raiders"]
    tokens = {
        f"{board}{place}": token[2:]
        for board, row in rows.items()
        for place, token in enumerate(row, start=1)
        if token[0] == own
    }
    for gate, kind in enumerate(view["clans"][own]["guards"], start=1):
        if kind != NOBODY:
            tokens[f"{own}{gate}"] = kind
    return tokens


def bluffs(state: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Those of the moves that put down a bluff."""
    return tuple(
        move for move in moves if state.game.describe(state, move, int(state.to_act)).piece == BLUFF
    )
