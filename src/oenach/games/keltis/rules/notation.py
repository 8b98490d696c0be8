"""The moves: their ids, in the order in which `legal` gives them, and their texts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.keltis.rules.components import TILE_NAMES
from oenach.kernel.description import Description
from oenach.kernel.seats import LETTERS, letters

FLIP: Final[i64] = 0
KEEP: Final[i64] = 1
LEAVE: Final[i64] = 2
STOP: Final[i64] = 3
TAKE: Final[i64] = 4
"""`take` of the first tile; the other tiles follow."""
REVEAL: Final[i64] = 59
"""The draw of the first tile; the other tiles follow."""
FIRST_SEAT: Final[i64] = 114
"""The draw of seat A as the one who starts; the other seats follow."""


def move_texts(seats: int) -> list[str]:
    """The text of every move id at a table of so many seats."""
    texts = ["flip", "keep", "leave", "stop"]
    texts += [f"take {tile}" for tile in TILE_NAMES]
    texts += [f"={tile}" for tile in TILE_NAMES]
    texts += [f"={seat}" for seat in letters(seats)]
    return texts


def described(text: str) -> Description | None:
    """`flip`, `keep`, `leave`, `stop`, `take G7`, `=G7`, `=A`; None for anything else."""
    if text in ("flip", "keep", "leave", "stop"):
        return Description(text)
    if text[:1] == "=" and text[1:] in TILE_NAMES:
        return Description("draw", text[1:])
    if len(text) == 2 and text[0] == "=" and text[1] in LETTERS:
        return Description("first", places=(text[1],))
    verb, _, tile = text.partition(" ")
    return Description(verb, tile) if verb == "take" and tile in TILE_NAMES else None
