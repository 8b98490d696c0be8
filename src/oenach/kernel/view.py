"""What views, effects and static data of all games have in common, as a page gets them.

Each game says the rest, and more exactly, in its own `rules/view.py` and `page_types.py`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from oenach.kernel.seats import SeatLetter


class LineView(TypedDict):
    """One line of a score sheet."""

    label: str
    count: int
    points: int


class SheetView(TypedDict):
    """A score sheet."""

    total: int
    lines: list[LineView]


class TableView(TypedDict):
    """What is known of every table beside the name of the game."""

    seats: int
    options: dict[str, object]
    to_act: SeatLetter | None


class ScoredView(TableView):
    """What the views of all games have beside the name of the game."""

    sheets: dict[SeatLetter, SheetView]


class PieceView(TypedDict):
    """Pieces that lie together and look alike."""

    kind: str | None
    """What it is, as moves and effects call it; null for one that lies face down to the viewer."""
    seat: NotRequired[SeatLetter]
    """Whose it is."""
    count: NotRequired[int]
    """How many; one if left out."""


class ZoneView(TypedDict):
    """A part of the board, for whoever draws a game of which nothing else is known."""

    place: str
    """What moves and effects call it."""
    seat: NotRequired[SeatLetter]
    """Whose part of the table it is in; the middle's if left out."""
    row: NotRequired[str]
    """Zones that follow each other and have the same word here stand side by side."""
    pieces: list[PieceView]


class View(ScoredView):
    """What is known of a view whatever the game; the rest is the game's own."""

    game: str
    zones: NotRequired[list[ZoneView]]
    """What lies where: a page or a terminal with no board of its own for the game draws this."""


class Effect(TypedDict):
    """Something that a move or a draw did, as the viewer may see it.

    Which kinds there are, and what else they tell, is the game's; a piece that the viewer may not
    know is null.
    """

    kind: str
    seat: NotRequired[SeatLetter]
    place: NotRequired[str]
    piece: NotRequired[str | None]
    whom: NotRequired[SeatLetter]
    """The other seat that it concerns."""
    count: NotRequired[int]


class StaticData(TypedDict):
    """What is known of what never changes at a table, whatever the game."""

    game: str
    seats: int
    layout: NotRequired[object]
    """What takes long to work out, and is drawn from."""
