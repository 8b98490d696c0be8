"""The shape of what everybody is shown, and is told that moves did."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oenach.kernel.seats import SeatLetter
from oenach.kernel.view import SheetView, TableView

Colour = Literal["B", "Y", "P", "N", "G"]
"""Blue, yellow, pink, brown, green; a tile is called by its colour and value, as in `G7`."""

ColourName = Literal["blue", "yellow", "pink", "brown", "green"]

Phase = Literal["start", "turn", "chance", "decide", "over"]

EffectName = Literal[
    "first", "revealed", "laid", "left", "took", "scored", "again", "last-turn", "stopped"
]


class PublicView(TableView):
    """All that lies on the table."""

    game: Literal["keltis"]
    phase: Phase
    revealed: str | None
    """The tile that was turned up and waits for an answer."""
    last_turn: bool
    face_down: list[str]
    """Which tiles lie face down; nobody knows where each is."""
    middle: list[str]
    series: dict[SeatLetter, dict[Colour, list[int]]]


class KeltisView(PublicView):
    """Keltis, which hides nothing."""

    sheets: dict[SeatLetter, SheetView]
    fits: dict[SeatLetter, list[str]]
    """Of the tiles that can still be laid, those that fit each seat's series."""


class KeltisEffect(TypedDict):
    """What a move or a draw did."""

    kind: EffectName
    seat: NotRequired[SeatLetter]
    piece: NotRequired[str]
    count: NotRequired[int]
