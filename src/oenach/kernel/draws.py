"""Draws, salts and commitments of a match, all made from its one secret.

Nothing here knows any rules: whoever has the secret can make every draw of a match again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final

SECRET_BYTES: Final = 32
WORDS: Final = 2**64
"""A draw reads words of 64 bits; no total weight may be above this."""


def secret_commitment(secret: bytes) -> bytes:
    """What is published of the secret before the first event."""
    return hashlib.sha256(secret).digest()


def draw(secret: bytes, nonces: bytes, seq: int, weights: Sequence[int]) -> int:
    """The index of the outcome drawn at event `seq`, each as likely as its weight says."""
    total = sum(weights)
    if not 1 <= total <= WORDS:
        raise ValueError(f"weights add up to {total}")
    # Words from here up would make the first outcomes a little likelier than the others.
    limit = WORDS - WORDS % total
    for word in _words(secret, nonces, seq):
        if word < limit:
            return _locate(weights, word % total)
    raise AssertionError("the stream of words has no end")


def _words(secret: bytes, nonces: bytes, seq: int) -> Iterator[int]:
    message = b"oenach/draw" + nonces + _u64(seq)
    block = 0
    while True:
        digest = hmac.digest(secret, message + _u64(block), "sha256")
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def _locate(weights: Sequence[int], point: int) -> int:
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise AssertionError("weights do not add up")


def salt(secret: bytes, seq: int) -> bytes:
    """The salt of the hidden move at event `seq`."""
    return hmac.digest(secret, b"oenach/salt" + _u64(seq), "sha256")


def move_commitment(move: str, salt: bytes) -> bytes:
    """What is published of a hidden move when it is made."""
    return hashlib.sha256(move.encode() + salt).digest()


def _u64(number: int) -> bytes:
    return number.to_bytes(8, "big")
