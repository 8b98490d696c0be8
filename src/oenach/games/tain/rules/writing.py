"""The parts of a position as text, shared by positions and by what a seat may see."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.tain.rules.components import GATES, KINDS, captives_of, count_of, share
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.rules.view import BesideView, RaidView
from oenach.kernel.seats import LETTERS, SeatLetter, letter

EVERYBODY: i64 = -1
"""As `viewer`: all kinds are written out. A spectator is seen as nobody's seat instead."""
NOBODY: i64 = -2


def hand_text(hand: i64) -> str:
    """The tokens of a hand in the order C, W, B, D, X."""
    return "".join([KINDS[kind] * int(count_of(hand, kind)) for kind in range(5)])


def kind_text(owner: i64, kind: i64, viewer: i64) -> str:
    """A token's kind, or `?` if it lies face down for this viewer."""
    return KINDS[kind] if viewer in (EVERYBODY, owner) else "?"


def guard_row(state: TainState, board: i64, viewer: i64) -> list[str]:
    """The inner places of a board, `-` for an empty one."""
    row: list[str] = []
    for gate in range(int(GATES)):
        guard = (state.guards[board] >> (3 * gate)) & 7
        row.append(kind_text(board, guard - 1, viewer) if guard else "-")
    return row


def _outer_text(token: i64, viewer: i64) -> str:
    if not token:
        return "-"
    owner = token >> 3
    return f"{letter(owner)}:{kind_text(owner, (token & 7) - 1, viewer)}"


def raider_row(state: TainState, board: i64, viewer: i64) -> list[str]:
    """The outer places of a board with their owners."""
    row: list[str] = []
    for gate in range(int(GATES)):
        row.append(_outer_text((state.raiders[board] >> (5 * gate)) & 31, viewer))
    return row


def kingdom_row(state: TainState, viewer: i64) -> list[str]:
    """The two kingdom places with their owners."""
    return [_outer_text(state.kingdom & 31, viewer), _outer_text(state.kingdom >> 5, viewer)]


def prisoner_list(cell: i64, seats: i64) -> list[str]:
    """The prisoners in a cell, sorted: `C:B`, `C:D`."""
    prisoners: list[str] = []
    for owner in range(seats):
        captives = captives_of(cell, owner)
        prisoners += [f"{letter(owner)}:B"] * int(captives & 7)
        prisoners += [f"{letter(owner)}:D"] * int(captives >> 3)
    return prisoners


def raid_text(state: TainState) -> RaidView:
    """What is needed to go on after a T19 choice."""
    claims: dict[SeatLetter, int] = {}
    beside: dict[SeatLetter, BesideView] = {}
    for seat in range(state.seats):
        name = letter(seat)
        if share(state.claims, seat):
            claims[name] = int(share(state.claims, seat))
        cattle, jewels = share(state.beside_cattle, seat), share(state.beside_jewels, seat)
        if cattle or jewels or state.beside_prisoners[seat]:
            beside[name] = {
                "cattle": int(cattle),
                "jewels": int(jewels),
                "prisoners": prisoner_list(state.beside_prisoners[seat], state.seats),
            }
    return {"board": letter(state.board), "claims": claims, "beside": beside}


def passed_list(state: TainState) -> list[SeatLetter]:
    """The letters of the seats that have passed."""
    return [LETTERS[seat] for seat in range(int(state.seats)) if state.passed >> seat & 1]


def seat_text(seat: i64) -> SeatLetter | None:
    """A seat's letter, or None where no seat is meant."""
    return letter(seat) if seat >= 0 else None
