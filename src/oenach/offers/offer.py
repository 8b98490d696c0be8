"""A move as it is offered to a page, and a way of several moves."""

from __future__ import annotations

import msgspec


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move of the seat to act, with all that a page shows of it.

    Only what a move has is set: the rest keeps its default and is left out of the JSON.
    """

    text: str
    """The notation, which is what is sent back."""
    verb: str
    """What kind of move it is."""
    piece: str | None = None
    """What is moved: a kind of token, a tile, a resource, a role, an ability."""
    place: str | None = None
    """Where to: a gate, a section, a stronghold, the letter of a series."""
    points: int = 0
    """Celtic Trader: RP that a delivery earns or a claim turns into VP, the value to which a
    demand rises."""
    cost: int = 0
    """Celtic Trader: the movement points of a step, the RP of an ability."""
    gain: int = 0
    """By how much the total of the seat's score sheet changes."""
    again: bool = False
    """Keltis: another turn follows (R7)."""
    halts: bool = False
    """Celtic Trader: a pick-up that ends the movement (C16)."""
    ends: bool = False
    """Celtic Trader: the turn ends with it."""
    falls: str | None = None
    """Celtic Trader: the stronghold that is conquered by it (C12)."""
    final: bool = False
    """It can't be taken back: a draw, a reveal or the end of the game follows at once."""


class Way(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How a place of Celtic Trader is reached this turn, by the fewest movement points."""

    place: str
    cost: int
    """The movement points for the whole way."""
    moves: tuple[str, ...]
    """The steps, to be sent as one batch."""
    onward: bool = False
    """Whether a further step can follow."""
    ends: bool = False
    """The turn ends there, because a Roman token lies on it (C14)."""
    final: bool = False
    """The last step can't be taken back."""
