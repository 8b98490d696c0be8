"""The types of what a page gets of Celtic Trader beside its views and effects."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from oenach.games.celtic_trader.maps.files.worldmap import Ability, Resource, TileKind
from oenach.games.celtic_trader.rules.view import Token
from oenach.offers.offer import Offer, Way

Verb = Literal[
    "role",
    "stay",
    "roman",
    "resolve",
    "go",
    "pick",
    "drop",
    "halt",
    "buy",
    "claim",
    "deliver",
    "end",
]

Aim = Literal["spot", "stronghold", "roman"]

Point: TypeAlias = tuple[float, float]
"""As x and y."""

Curve: TypeAlias = tuple[Point, Point, Point, Point]
"""A cubic Bézier curve."""


class CelticTraderOffer(Offer, frozen=True, omit_defaults=True, gc=False):
    """Anything that can be done: its price, what it brings, and what it ends."""

    verb: Verb
    piece: str | None = None
    """A token, a role, an ability."""
    place: str | None = None
    """A section or a stronghold."""
    points: int = 0
    """RP that a delivery earns or a claim turns into VP, the value to which a demand rises."""
    cost: int = 0
    """The movement points of a step, the RP of an ability."""
    aim: Aim | None = None
    """What of the place is pointed at, for a token that is put on the map."""
    raises: bool = False
    """A stronghold's demand rises by it (C4)."""
    halts: bool = False
    """A pick-up that ends the movement (C16)."""
    ends: bool = False
    """The turn ends with it, or nothing is left but to end it."""
    falls: str | None = None
    """The stronghold that is conquered by it (C12)."""


class CelticTraderWay(Way, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """How a place is reached this turn, by the fewest movement points."""

    cost: int
    """The movement points for the whole way."""
    through: tuple[str, ...]
    """The places to which the steps lead."""
    onward: bool = False
    """Whether a further step can follow."""
    ends: bool = False
    """The turn ends there, because a Roman token lies on it (C14)."""


class Hex(TypedDict):
    """A tile's outline, seen from its middle."""

    side: float
    corners: list[Point]
    edges: list[Point]


class Tile(TypedDict):
    """A tile of the map."""

    id: str
    kind: TileKind
    q: int
    r: int
    at: Point
    sections: list[str]
    name: NotRequired[str]
    """The stronghold's."""
    bridges: NotRequired[list[tuple[str, str]]]
    """The sections of which one crosses the other."""


class Section(TypedDict):
    """A section of road."""

    id: str
    tile: str
    edges: list[int]
    spots: list[Resource]
    roman: bool
    """Whether it has a place for a Roman token."""


class Map(TypedDict):
    """Tiles and sections in the order of the file, and how the roads join them."""

    name: str
    version: int
    reconstruction: bool
    circle: str
    """The tile of the stone circle."""
    hex: Hex
    tiles: list[Tile]
    sections: list[Section]
    roads: list[tuple[str, str]]
    """The pairs of sections that a road joins across an edge."""


class Stronghold(TypedDict):
    """A stronghold with its tile, its roads and the chart as it is printed."""

    name: str
    tile: str
    roads: list[str]
    chart: dict[Resource, int]


class AbilityTrack(TypedDict):
    """By level, what an ability gives, and what the levels cost."""

    ability: Ability
    levels: list[int | tuple[int, int]]
    """For carrying the limit, and the pick-ups that don't stop."""
    costs: list[int]


class RoleSheet(TypedDict):
    """Where a role starts, its VP by ability and level, and for each RP left at the end."""

    role: str
    start: str
    bonus: dict[Ability, list[int]]
    rp: int


class Bridge(TypedDict):
    """Where one section crosses another."""

    over: str
    under: str
    at: Point


class TileLayout(TypedDict):
    """Where the drawing has the roads and places of a tile, from the tile's middle."""

    roads: dict[str, list[list[Curve]]]
    """By section its lines, each of curves."""
    hubs: dict[str, Point]
    bridges: list[Bridge]
    spots: dict[str, dict[Resource, Point]]
    romans: dict[str, Point]


CelticTraderLayout: TypeAlias = dict[str, TileLayout]
"""By tile."""


class Printed(TypedDict):
    """All that is printed on the components, with the coordinates of the tiles."""

    game: Literal["celtic-trader"]
    seats: int
    resources: list[Resource]
    tokens: list[Token]
    bag: dict[Token, int]
    supply: int
    draft: bool
    map: Map
    columns: list[int]
    strongholds: list[Stronghold]
    abilities: list[AbilityTrack]
    roles: list[RoleSheet]


class CelticTraderStaticData(Printed):
    """All that is printed on the components, and where it is drawn."""

    layout: CelticTraderLayout
