"""What lies face down in a game of Táin, and which moves bluff; other games hide nothing."""

from __future__ import annotations

from typing import Final, cast

from oenach.kernel.seats import letter, letters
from oenach.kernel.state import State
from oenach.story.views import TainView

TAIN: Final = "tain"
BLUFF: Final = "X"
NOBODY: Final = "-"


def face_down(state: State, seat: int) -> dict[str, str]:
    """The kinds of a seat's own face-down tokens, by place: `A2`, `K1`."""
    view = cast(TainView, state.observe(seat))
    if state.game.name != TAIN or view["phase"] != "commando":
        return {}
    own = letter(seat)
    rows = {board: view["clans"][board]["raiders"] for board in letters(state.game.seats)}
    rows["K"] = view["kingdom"]["places"]
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


def bluffs(state: State, moves: list[int]) -> tuple[int, ...]:
    """Those of the moves that put down a bluff."""
    if state.game.name != TAIN:
        return ()
    return tuple(move for move in moves if state.game.text(state, move).startswith(f"{BLUFF}>"))
