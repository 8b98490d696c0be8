"""Keltis, for the tests of all games alike."""

from __future__ import annotations

from oenach import Game
from oenach.games.keltis.rules.components import COLOUR_LETTERS, COLOUR_NAMES, PHASES
from oenach.testing.about import About, Position

STONES = {"B": (2, 3), "Y": (6, 8), "P": (1, 4), "N": (4, 7), "G": (6, 9)}
PLUS_1 = {"B": 9, "Y": 4, "P": 5, "N": 6, "G": 1}
PLUS_3 = {"B": 8, "Y": 3, "P": 7, "N": 2, "G": 5}


def recount(game: Game, position: Position, seat: str) -> int:
    """A seat's points, worked out from the position by hand."""
    series = position["series"][seat]
    lengths = [len(series.get(colour, [])) for colour in "BYPNG"]
    stones = sum(value in STONES[colour] for colour, laid in series.items() for value in laid)
    bonus = sum((PLUS_1[c] in laid) + 3 * (PLUS_3[c] in laid) for c, laid in series.items())
    by_length = [0, -4, -3, 2, 3, 6, 10]
    by_stones = [-4, -3, 2, 3, 6, 10]
    return sum(by_length[min(n, 6)] for n in lengths) + by_stones[min(stones, 5)] + bonus


def conserved(position: Position) -> tuple[object, ...]:
    """All tiles, wherever they are."""
    tiles = position["face_down"] + position["middle"]
    tiles += [position["revealed"]] if position["revealed"] else []
    for series in position["series"].values():
        tiles += [f"{colour}{value}" for colour, laid in series.items() for value in laid]
    return tuple(sorted(tiles))


ABOUT = About(
    options=[{}, {"first_player": "A"}],
    verbs=frozenset({"flip", "keep", "leave", "take", "stop"}),
    ends={"last-tile": "R8"},
    words={
        "word-keltis-colour": tuple(COLOUR_LETTERS),
        "word-keltis-the": tuple(COLOUR_LETTERS),
        "word-keltis-phase": tuple(PHASES),
        "sheet": tuple(COLOUR_NAMES),
    },
    sentence_family="keltis",
    recount=recount,
    conserved=conserved,
)
