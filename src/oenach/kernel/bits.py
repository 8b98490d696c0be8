"""Sets of small numbers as bits of one integer; only bits 0 to 61 are ever used.

States keep their sets and counts packed like this because a copy is then a few machine words,
and counting or choosing among the legal moves needs no list.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW_62: Final[i64] = 0x3FFFFFFFFFFFFFFF
FACTOR: Final[i64] = 0x1B873593CC9E2D51


def bit(index: i64) -> i64:
    """The set that holds one number."""
    return shifted(1, index)


def shifted(value: i64, places: i64) -> i64:
    """A value moved up by some bits.

    mypyc writes a literal on the left of `<<` as a plain C int, which has 32 bits, so that
    `1 << 40` comes out wrong when compiled. As a parameter the value is 64 bits wide."""
    return value << places


def bit_count(bits: i64) -> i64:
    """How many bits are set."""
    bits = bits - ((bits >> 1) & 0x1555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    bits = bits + (bits >> 32)
    return bits & 127


def lowest_bit(bits: i64) -> i64:
    """The index of the lowest set bit of a set that is not empty."""
    return bit_count((bits & -bits) - 1)


def nth_bit(bits: i64, n: i64) -> i64:
    """The index of the n-th set bit, counted from 0 at the low end."""
    base: i64 = 0
    if bits > 0xFF:  # small sets are the most frequent, and need none of this
        low = bit_count(bits & 0xFFFFFFFF)
        if n >= low:
            n -= low
            bits >>= 32
            base = 32
        low = bit_count(bits & 0xFFFF)
        if n >= low:
            n -= low
            bits >>= 16
            base += 16
        low = bit_count(bits & 0xFF)
        if n >= low:
            n -= low
            bits >>= 8
            base += 8
    while n > 0:
        bits &= bits - 1
        n -= 1
    return base + lowest_bit(bits)


def mixed(key: i64, more: i64) -> i64:
    """A hash with one more number in it.

    Products are cut to 62 bits, so that compiled and interpreted code agree."""
    key = ((key ^ (more + 1)) * FACTOR) & LOW_62
    return key ^ (key >> 29)


def highest(numbers: vec[i64]) -> i64:
    """Where the highest of some numbers stand, as bits."""
    best = numbers[0]
    found: i64 = 0
    for index in range(i64(len(numbers))):
        if numbers[index] > best:
            best = numbers[index]
            found = 0
        if numbers[index] == best:
            found |= bit(index)
    return found
