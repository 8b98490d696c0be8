"""A move as it is offered to a page, and a way of several moves."""

from __future__ import annotations

import msgspec


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move of the seat to act, or one for its queue, with all that a page shows of it.

    Only what a move has is set: the rest keeps its default and is left out of the JSON. What a move
    has beside this is the game's.
    """

    text: str
    """The notation, which is what is sent back."""
    verb: str
    """What kind of move it is."""
    piece: str | None = None
    """What is moved."""
    place: str | None = None
    """Where to."""
    gain: int = 0
    """By how much the total of the seat's score sheet changes."""
    final: bool = False
    """It can't be taken back: a draw, a reveal or the end of the game follows at once."""


class Way(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How a place is reached this turn, in several moves."""

    place: str
    moves: tuple[str, ...]
    """The steps, to be sent as one batch."""
    final: bool = False
    """The last step can't be taken back."""
