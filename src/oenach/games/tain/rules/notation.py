"""Move ids and their texts: `pass`, `free B`, `=A`, `W>B3`, `X>K1`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.tain.rules.components import GATES, KIND_COUNT, KINDS
from oenach.kernel.description import Description
from oenach.kernel.seats import LETTERS, letter

PASS: Final[i64] = 0
FREE_BOY: Final[i64] = 1
FREE_DAUGHTER: Final[i64] = 2
FIRST_MARKER: Final[i64] = 3
"""The chance event that gives seat A the marker; the other seats follow."""


def first_placement(seats: i64) -> i64:
    """The first id of a placement: place by place, kind by kind."""
    return FIRST_MARKER + seats


def placement(seats: i64, place: i64, kind: i64) -> i64:
    """The id of putting a token of a kind at a place (board by board, then the kingdom)."""
    return FIRST_MARKER + seats + place * KIND_COUNT + kind


def seen_move(seats: i64, move: i64) -> i64:
    """A move as the others see it: of a placement only the place."""
    first = first_placement(seats)
    return move if move < first else first + (move - first) // KIND_COUNT


def place_names(seats: int) -> list[str]:
    """The places as the notation names them: A1 … A5, B1 …, K1, K2."""
    names = [
        f"{LETTERS[board]}{gate}" for board in range(seats) for gate in range(1, int(GATES) + 1)
    ]
    return [*names, "K1", "K2"]


def move_texts(seats: int) -> list[str]:
    """The text of every move, in the order of the ids."""
    texts = ["pass", "free B", "free D"]
    texts += [f"={letter(seat)}" for seat in range(seats)]
    texts += [f"{kind}>{place}" for place in place_names(seats) for kind in KINDS]
    return texts


def unseen(text: str) -> str:
    """The text of a placement as it stands for those who may not know the kind: `?>B3`."""
    return UNSEEN + text[1:]


def described(text: str) -> Description | None:
    """`pass`, `free D`, `=B`, `W>B3`, and `?>K1` for what is hidden; None for anything else."""
    if text == "pass":
        return Description("pass")
    if text in ("free B", "free D"):
        return Description("free", text[-1])
    if len(text) == 2 and text[0] == "=" and text[1] in LETTERS:
        return Description("first", places=(text[1],))
    kind, arrow, place = text.partition(">")
    if not arrow or place not in PLACES:
        return None
    if kind == UNSEEN:
        return Description("place", places=(place,))
    return Description("place", kind, (place,)) if kind in KINDS else None


UNSEEN: Final = "?"
"""Stands for a kind that is not shown."""
PLACES: Final = frozenset(place_names(4))
