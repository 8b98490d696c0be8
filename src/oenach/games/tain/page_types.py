"""The types of what a page gets of Táin beside its views and effects."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oenach.games.tain.rules.view import Kind
from oenach.kernel.seats import SeatLetter
from oenach.offers.offer import Offer

Verb = Literal["place", "pass", "free"]

DuelResult = Literal["fails", "succeeds", "boy-captured", "daughter-kidnapped"]

Ground = Literal["pasture", "house", "kingdom"]


class TainOffer(Offer, frozen=True, omit_defaults=True, gc=False):
    """A token to be placed, a pass, or somebody to be freed."""

    verb: Verb
    piece: Kind | None = None
    """The kind of the token."""
    place: str | None = None
    """Where it is put: a gate, or a place of the kingdom."""


class KindOfToken(TypedDict):
    """A kind of token, how many a clan has, and where it may go besides the own gates."""

    kind: Kind
    count: int
    raids: bool
    kingdom: bool


class Place(TypedDict):
    """A gate of a clan's board, or a place of the kingdom."""

    place: str
    board: NotRequired[SeatLetter]
    """Whose gate it is."""
    gate: NotRequired[int]
    """Which of the board's gates, from 1."""
    opens: Ground


class Duel(TypedDict):
    """What a raider meets at a guard; no guard is null."""

    raider: Kind
    guard: Kind | None
    result: DuelResult
    captive: Kind | None
    """Who is led away."""


class Start(TypedDict):
    """What a clan begins with."""

    cattle: int
    jewels: int


class TainStaticData(TypedDict):
    """Kinds of token, places, the table of duels, and what is worth how much."""

    game: Literal["tain"]
    seats: int
    kinds: list[KindOfToken]
    places: list[Place]
    duels: list[Duel]
    start: Start
    cattle: int
    """How many there are at a table."""
    herd: int
    """How many are a full herd."""
    rounds: int
    points: dict[str, int]
    """By the label of a line of a score sheet, the points of one."""
