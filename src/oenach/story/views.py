"""The shapes of what `observe` gives for each game, as the screens read them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class LineView(TypedDict):
    """One line of a score sheet."""

    label: str
    count: int
    points: int


class SheetView(TypedDict):
    """A score sheet."""

    total: int
    lines: list[LineView]


class ScoredView(TypedDict):
    """What the views of all games have."""

    game: str
    seats: int
    options: dict[str, object]
    to_act: str | None
    sheets: dict[str, SheetView]


class ClanView(TypedDict):
    """One clan of Táin; what is behind another clan's screen is not told."""

    unused: str | None
    unused_count: int
    used: str | None
    used_count: int
    cattle: int
    jewels: int
    prisoners: list[str]
    guards: list[str]
    raiders: list[str]


class KingdomView(TypedDict):
    """The kingdom board of Táin."""

    cattle: int
    places: list[str]


class BesideView(TypedDict):
    """What lies beside a board until the round is resolved."""

    cattle: int
    jewels: int
    prisoners: list[str]


class RaidView(TypedDict):
    """Where the raid phase of Táin waits for a choice."""

    board: str
    claims: dict[str, int]
    beside: dict[str, BesideView]


class TainView(ScoredView):
    """Táin, as a seat or an onlooker sees it."""

    round: int
    first: str | None
    phase: str
    passed: list[str]
    kingdom: KingdomView
    clans: dict[str, ClanView]
    raid: NotRequired[RaidView]


class KeltisView(ScoredView):
    """Keltis, which hides nothing."""

    phase: str
    revealed: str | None
    last_turn: bool
    face_down: list[str]
    middle: list[str]
    series: dict[str, dict[str, list[int]]]
    fits: dict[str, list[str]]


class PlayerView(TypedDict):
    """One player of Celtic Trader."""

    role: str | None
    at: str | None
    rp: int
    vp: int
    carried: list[str]
    movement: int
    trading: int
    carrying: int


class TurnView(TypedDict):
    """How far a turn of Celtic Trader has come."""

    drawn: list[str]
    points: int
    picks: int
    halted: bool
    values: NotRequired[dict[str, int]]
    claimed: NotRequired[bool]


class TraderView(ScoredView):
    """Celtic Trader, which hides nothing."""

    round: int
    phase: str
    bag: dict[str, int]
    discard: dict[str, int]
    removed_romans: int
    supply: int
    spots: dict[str, list[str]]
    romans: list[str]
    charts: dict[str, dict[str, int]]
    players: dict[str, PlayerView]
    last_round: bool
    turn: TurnView
