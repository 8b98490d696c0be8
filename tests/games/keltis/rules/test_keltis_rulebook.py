"""The tables in the rulebook of Keltis are those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oenach.games.keltis.rules import components
from oenach.games.keltis.rules.components import (
    ALL_TILES,
    BONUS_ONE,
    BONUS_THREE,
    CLOVERS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    VALUES,
    WISHING_STONES,
)
from oenach.games.keltis.rules.scoring import series_points, stone_points
from oenach.kernel.bits import bit_count

BOOK = (Path(components.__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
SYMBOLS = (WISHING_STONES, CLOVERS, BONUS_ONE, BONUS_THREE)


def test_r2_the_symbols_of_the_tiles() -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        found = re.search(rf"^\| {name} \|(.*)\|$", BOOK, re.M)
        assert found is not None
        told = [[int(value) for value in cell.split(",")] for cell in found[1].split("|")]
        first = colour * int(VALUES)
        assert told == [
            [value for value in range(int(VALUES)) if tiles >> (first + value) & 1]
            for tiles in SYMBOLS
        ]
    stones, clovers, ones, threes = (int(bit_count(tiles)) for tiles in SYMBOLS)
    assert f"{stones} wishing stones, {clovers} clovers, {ones} bonuses of +1 and {threes}" in BOOK
    plain = int(bit_count(ALL_TILES)) - stones - clovers - ones - threes
    assert f"There are {bit_count(ALL_TILES)} tiles" in BOOK and f"The other {plain} are" in BOOK


@pytest.mark.parametrize(
    ("heading", "points"),
    [("tiles in the colour", series_points), ("wishing stones", stone_points)],
)
def test_r9_and_r10_points_by_count(heading: str, points: object) -> None:
    assert callable(points)
    found = re.search(rf"^\| {heading} \|(.*)\|\n\|.*\|\n\| points \|(.*)\|$", BOOK, re.M)
    assert found is not None
    counts = [cell.strip() for cell in found[1].split("|")]
    told = [int(cell.replace("−", "-")) for cell in found[2].split("|")]
    assert told == [points(count) for count in range(len(counts))]
    assert counts[-1] == f"{len(counts) - 1} or more"
    assert {points(count) for count in range(len(counts), int(VALUES))} == {told[-1]}


def test_letters_of_the_notation() -> None:
    told = dict(re.findall(r"^\| `([A-Z])` \| (\w+) \|$", BOOK, re.M))
    assert told == dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))
