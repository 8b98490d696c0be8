"""What servers and tables under test have in place of chance: the same every time."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextvars import ContextVar

wished: ContextVar[bytes | None] = ContextVar("wished", default=None)
"""The secret that is asked for in the request under way."""


def numbered_secret(number: int) -> bytes:
    """The secret of the table that was the so-manieth to be set up without one."""
    return _hash(b"table", number.to_bytes(8, "big"))


class ChosenRandomness:
    """Nothing is left to chance."""

    def __init__(self) -> None:
        self._tables = self._people = 0

    def match_secret(self, former: bytes | None) -> bytes:
        """The one that follows on the match before, or is wished for, or has the next number."""
        if former is not None:
            return _hash(b"rematch", former)
        secret = wished.get()
        if secret is not None:
            return secret
        self._tables += 1
        return numbered_secret(self._tables)

    def bot_seed(self, secret: bytes, seq: int) -> int:
        """The same whenever the same match has come as far."""
        return int.from_bytes(_hash(b"bot", secret, seq.to_bytes(8, "big"))[:7], "big")

    def first_name(self, names: Sequence[str]) -> str:
        """One after the other."""
        self._people += 1
        return names[(self._people - 1) % len(names)]


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(b"oenach/chosen " + b" ".join(parts)).digest()
