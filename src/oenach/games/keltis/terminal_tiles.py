"""The tiles of Keltis as short texts, and which of them still fit a series."""

from __future__ import annotations

from typing import Final

from oenach.games.keltis.rules.components import (
    BONUS_ONE,
    BONUS_THREE,
    CLOVERS,
    COLOUR_LETTERS,
    TILE_NAMES,
    WISHING_STONES,
)

STYLES: Final = {"B": "blue", "Y": "yellow", "P": "magenta", "N": "dark_orange3", "G": "green"}
STONE: Final = "\N{WHITE DIAMOND}"
CLOVER: Final = "\N{BLACK CLUB SUIT}"
UP: Final = "\N{UPWARDS ARROW}"
DOWN: Final = "\N{DOWNWARDS ARROW}"

_NUMBERS: Final = {name: number for number, name in enumerate(TILE_NAMES)}


def symbol(tile: str) -> str:
    """The sign for what is printed on a tile (R2); nothing on a plain one."""
    number = _NUMBERS[tile]
    for tiles, sign in (
        (WISHING_STONES, STONE),
        (CLOVERS, CLOVER),
        (BONUS_ONE, "+1"),
        (BONUS_THREE, "+3"),
    ):
        if tiles >> number & 1:
            return sign
    return ""


def tile_text(tile: str) -> str:
    """A tile with its symbol: `G3♣`."""
    return tile + symbol(tile)


def colour_of(tile: str) -> str:
    """The letter of a tile's colour."""
    return tile[0]


def value_of(tile: str) -> int:
    """The number on a tile."""
    return int(tile[1:])


def direction(series: list[int]) -> str:
    """Which way a series runs; nothing until its second tile."""
    if len(series) < 2:
        return " "
    return UP if series[1] > series[0] else DOWN


def fits(series: list[int], value: int) -> bool:
    """Whether a value could be laid next (R6)."""
    if len(series) < 2:
        return value not in series
    return value > series[-1] if series[1] > series[0] else value < series[-1]


def still_fitting(series: list[int], colour: str, available: list[str]) -> list[int]:
    """The values of a colour that could still be laid, among the tiles that can still be had."""
    return [
        value_of(tile)
        for tile in available
        if colour_of(tile) == colour and fits(series, value_of(tile))
    ]


def ranges(values: list[int]) -> str:
    """Numbers as short text: `0-2 5 7-10`."""
    runs: list[list[int]] = []
    for value in values:
        if runs and runs[-1][-1] == value - 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


COLOURS: Final = COLOUR_LETTERS
