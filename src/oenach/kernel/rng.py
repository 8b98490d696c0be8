"""A small generator for playouts and search; matches draw from their secret instead (draws.py).

It is a linear congruential generator modulo 2**62 with a permuted output. Every product is masked
to 62 bits at once: compiled, an i64 wraps around at 64 bits, interpreted it does not, and the low
62 bits are the same either way. Constants stay below 2**62: up to there mypyc has plain C numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
MULTIPLIER: Final[i64] = 0x2C6FE96EE78B6955
INCREMENT: Final[i64] = 1442695040888963407
LOW_32: Final[i64] = 0xFFFFFFFF


class Rng:
    """A seeded stream of numbers, the same on every machine, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = ((seed & 0x1FFFFFFFFFFFFFFF) * 2 + 1) & 0x3FFFFFFFFFFFFFFF
        # Seeds that lie close together begin close together; a few steps drive them apart.
        for _ in range(4):
            self.below(2)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for bounds up to 2**31."""
        word = (self.word * MULTIPLIER + INCREMENT) & MASK
        self.word = word
        word ^= word >> 22
        return (((word >> 30) & LOW_32) * bound) >> 32
