"""The tiles of Keltis and what they score."""

from __future__ import annotations

from typing import Final

from oenach.games.keltis.page_types import KeltisStaticData, Tile, TileSymbol
from oenach.games.keltis.rules.components import (
    ALL_TILES,
    BONUS_ONE,
    BONUS_THREE,
    CLOVERS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    TILE_NAMES,
    VALUES,
    WISHING_STONES,
)
from oenach.games.keltis.rules.scoring import bonus_points, series_points, stone_points
from oenach.kernel.bits import bit, bit_count
from oenach.kernel.game import Game

SYMBOLS: Final[tuple[tuple[TileSymbol, int], ...]] = (
    ("wishing-stone", WISHING_STONES),
    ("clover", CLOVERS),
    ("bonus", BONUS_ONE | BONUS_THREE),
)


def static_data(game: Game) -> KeltisStaticData:
    """Colours, tiles with their symbols, and points by count for series and wishing stones."""
    values, stones = int(VALUES), bit_count(ALL_TILES & WISHING_STONES)
    return {
        "game": "keltis",
        "seats": game.seats,
        "colours": [
            {"letter": letter, "name": name}
            for letter, name in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)
        ],
        "values": list(range(values)),
        "tiles": [printed(tile) for tile in range(len(TILE_NAMES))],
        "series_points": [series_points(count) for count in range(values + 1)],
        "stone_points": [stone_points(count) for count in range(stones + 1)],
    }


def printed(tile: int) -> Tile:
    """A tile as it is printed (R1, R2)."""
    colour, value = divmod(tile, int(VALUES))
    told: Tile = {
        "tile": TILE_NAMES[tile],
        "colour": COLOUR_LETTERS[colour],
        "value": value,
    }
    for symbol, tiles in SYMBOLS:
        if tiles >> tile & 1:
            told["symbol"] = symbol
    bonus = bonus_points(bit(tile))
    if bonus:
        told["bonus"] = bonus
    return told
