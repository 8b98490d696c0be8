"""The shape of what everybody is shown, and is told that moves did."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oenach.games.celtic_trader.maps.files.faults import Resource
from oenach.kernel.seats import SeatLetter
from oenach.kernel.view import SheetView, TableView

Token = Resource | Literal["roman", "cycle", "orders", "romanisation"]

Phase = Literal["roles", "roman", "draw", "resolve", "move", "circle", "stronghold", "over"]

EffectName = Literal[
    "took-role",
    "stayed",
    "roman-left",
    "roman-placed",
    "roman-lifted",
    "drawn",
    "placed",
    "demand",
    "discarded",
    "bag-refilled",
    "conquered",
    "went",
    "stopped",
    "picked",
    "dropped",
    "halted",
    "bought",
    "claimed",
    "delivered",
    "reputation",
    "round-begins",
    "roman-withdrawn",
]


class PlayerView(TypedDict):
    """One player."""

    role: str | None
    """As the map calls it."""
    at: str | None
    rp: int
    vp: int
    carried: list[Resource]
    movement: int
    """The level of the ability, from 0."""
    trading: int
    carrying: int


class TurnView(TypedDict):
    """How far a turn has come."""

    drawn: list[Token]
    points: int
    """The movement points that are left."""
    picks: int
    """How many pick-ups there were this turn."""
    halted: bool
    """Whether a pick-up has ended the movement."""
    values: NotRequired[dict[Resource, int]]
    """What this stronghold paid for each resource when the trader came."""
    claimed: NotRequired[bool]


class PublicView(TableView):
    """All that lies on the table."""

    game: Literal["celtic-trader"]
    round: int
    phase: Phase
    bag: dict[Token, int]
    discard: dict[Token, int]
    removed_romans: int
    supply: int
    spots: dict[str, list[Resource]]
    romans: list[str]
    charts: dict[str, dict[Resource, int]]
    """What each stronghold pays; one without a chart is a Roman city."""
    players: dict[SeatLetter, PlayerView]
    last_round: bool
    turn: TurnView


class CelticTraderView(PublicView):
    """Celtic Trader, which hides nothing."""

    sheets: dict[SeatLetter, SheetView]


class CelticTraderEffect(TypedDict):
    """What a move or a draw did."""

    kind: EffectName
    seat: NotRequired[SeatLetter]
    place: NotRequired[str]
    piece: NotRequired[str]
    """A token; the role that was taken, the ability that was bought."""
    count: NotRequired[int]
