"""What a move is, apart from how it is written."""

from __future__ import annotations

from typing import NamedTuple


class Description(NamedTuple):
    """The parts of a move, in a game's own words. What it has not is None or empty."""

    verb: str
    piece: str | None = None
    """What is moved, taken or drawn; None also where whoever asks may not know it."""
    places: tuple[str, ...] = ()
    """Where: gates, sections, strongholds, seats."""
    amount: int | None = None
    """How much, where the move says so."""
