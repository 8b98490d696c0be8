"""The types of what a page gets of Keltis beside its views and effects."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oenach.games.keltis.rules.view import Colour, ColourName
from oenach.offers.offer import Offer

Verb = Literal["flip", "keep", "leave", "stop", "take"]

TileSymbol = Literal["wishing-stone", "clover", "bonus"]


class Tile(TypedDict):
    """A tile, as it is printed."""

    tile: str
    colour: Colour
    value: int
    symbol: NotRequired[TileSymbol]
    bonus: NotRequired[int]
    """How many points it brings by itself."""


class KeltisOffer(Offer, frozen=True, omit_defaults=True, gc=False):
    """A tile to be turned up, kept, left or taken, or the end of the game."""

    verb: Verb
    piece: str | None = None
    """The tile."""
    place: Colour | None = None
    """The series that it is laid to."""
    tile: Tile | None = None
    """The tile as it is printed."""
    again: bool = False
    """Another turn follows (R7)."""


class ColourOfTiles(TypedDict):
    """A colour, by its letter and by the label of its line of a score sheet."""

    letter: Colour
    name: ColourName


class KeltisStaticData(TypedDict):
    """Colours, tiles with their symbols, and points by count for series and wishing stones."""

    game: Literal["keltis"]
    seats: int
    colours: list[ColourOfTiles]
    values: list[int]
    tiles: list[Tile]
    series_points: list[int]
    stone_points: list[int]
