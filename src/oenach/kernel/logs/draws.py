"""Draws, salts and commitments of a match, all made from its one secret.

Nothing here knows any rules: whoever has the secret can make every draw of a match again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from struct import Struct
from typing import Final

SECRET_BYTES: Final = 32
WORDS: Final = 2**64
"""A draw reads words of 64 bits; no total weight may be above this."""
_WORDS: Final = Struct(">4Q")


def secret_commitment(secret: bytes) -> bytes:
    """What is published of the secret before the first event."""
    return hashlib.sha256(secret).digest()


def draw(secret: bytes, nonces: bytes, seq: int, weights: Sequence[int]) -> int:
    """The index of the outcome drawn at event `seq`, each as likely as its weight says."""
    even = weights.count(1) == len(weights)
    total = len(weights) if even else sum(weights)
    if not 1 <= total <= WORDS:
        raise ValueError(f"weights add up to {total}")
    # Words from here up would make the first outcomes a little likelier than the others.
    limit = WORDS - WORDS % total
    message = b"oenach/draw" + nonces + _u64(seq)
    block = 0
    while True:
        for word in _WORDS.unpack(_hmac(secret, message + _u64(block))):
            if word < limit:
                return word % total if even else _locate(weights, word % total)
        block += 1


def _locate(weights: Sequence[int], point: int) -> int:
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise AssertionError("weights do not add up")


def salt(secret: bytes, seq: int) -> bytes:
    """The salt of the hidden move at event `seq`."""
    return _hmac(secret, b"oenach/salt" + _u64(seq))


def move_commitment(move: str, salt: bytes) -> bytes:
    """What is published of a hidden move when it is made."""
    return hashlib.sha256(move.encode() + salt).digest()


def _hmac(secret: bytes, message: bytes) -> bytes:
    # `hmac.digest` lets other threads run for the two microseconds that it takes; in a server
    # the thread that draws would then wait its turn again, which takes a hundred times as long.
    return hmac.new(secret, message, "sha256").digest()


def _u64(number: int) -> bytes:
    return number.to_bytes(8, "big")
