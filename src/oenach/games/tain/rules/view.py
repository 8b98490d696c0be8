"""The shape of what a seat, or an onlooker, is shown, and of what it is told that moves did."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oenach.kernel.seats import SeatLetter
from oenach.kernel.view import SheetView, TableView

Kind = Literal["C", "W", "B", "D", "X"]
"""A kind of token: chief, warrior, boy, daughter, bluff."""

Phase = Literal["start", "commando", "raid", "over"]

EffectName = Literal[
    "marker",
    "laid",
    "passed",
    "turned-up",
    "revealed",
    "bluff-gone",
    "kingdom-cow",
    "finds-nobody",
    "finds-bluff",
    "gets-past",
    "is-held-off",
    "is-captured",
    "carries-off",
    "took-cattle",
    "took-jewel",
    "freed",
    "herd",
    "house",
    "used-pile-back",
    "round-begins",
]


class ClanView(TypedDict):
    """One clan; what is behind another clan's screen is not told.

    A token is written as its kind, or `?` if another clan's lies face down; where it may be
    anybody's with its clan before it, as in `A:W` or `C:?`. An empty place is `-`.
    """

    unused: str | None
    """The kinds behind the screen, for the seat itself only."""
    unused_count: int
    used: str | None
    """The kinds of the used pile, for the seat itself, and for all where the table has the aid."""
    used_count: int
    cattle: int
    jewels: int
    prisoners: list[str]
    guards: list[str]
    """By gate, the token inside."""
    raiders: list[str]
    """By gate, the token outside."""


class KingdomView(TypedDict):
    """The kingdom board."""

    cattle: int
    places: list[str]


class BesideView(TypedDict):
    """What lies beside a board until the round is resolved."""

    cattle: int
    jewels: int
    prisoners: list[str]


class RaidView(TypedDict):
    """Where the raid phase waits for a choice."""

    board: str
    claims: dict[SeatLetter, int]
    beside: dict[SeatLetter, BesideView]


class PublicView(TableView):
    """What everybody sees beside the clans' own."""

    game: Literal["tain"]
    round: int
    first: SeatLetter | None
    phase: Phase
    passed: list[SeatLetter]
    kingdom: KingdomView
    raid: NotRequired[RaidView]


class TainView(PublicView):
    """Táin, as a seat or an onlooker sees it."""

    clans: dict[SeatLetter, ClanView]
    sheets: dict[SeatLetter, SheetView]


class TainEffect(TypedDict):
    """What a move or a draw did."""

    kind: EffectName
    seat: NotRequired[SeatLetter]
    place: NotRequired[str]
    piece: NotRequired[Kind | None]
    """Null for what another seat laid face down."""
    whom: NotRequired[SeatLetter]
    """The other seat that it concerns."""
    count: NotRequired[int]
