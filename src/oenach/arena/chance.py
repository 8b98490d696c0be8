"""Luck that is the same for everybody.

The k-th draw of a game takes a number that is made from the deal and from k alone, and finds it in
the cumulative weights of what can be drawn. So whenever two games of a deal have the same things
left to draw from, they draw the same: face-down tiles are turned up in the same order whoever
sits where, because what is face down depends on the tiles turned up before and on nothing else.
Where the players' choices change what is left, as where tokens go back into a bag, a high number
still draws from the high end, and the games drift apart only as far as the choices differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

BITS: Final = 256


def drawn(luck: bytes, index: int, outcomes: Sequence[tuple[int, int]]) -> int:
    """The outcome of the draw with this index; outcomes come with their weights."""
    number = int.from_bytes(sha256(luck + index.to_bytes(8, "big")).digest(), "big")
    total = sum(weight for _, weight in outcomes)
    # 256 bits are so many that rounding favours no outcome by anything that could be measured.
    point = number * total >> BITS
    for move, weight in outcomes:
        if point < weight:
            return move
        point -= weight
    raise AssertionError("weights do not add up")
