"""The header of a match log: what is fixed before event 0, and what the end adds."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final, NamedTuple

from oenach.kernel.events import canonical
from oenach.kernel.outcome import Outcome
from oenach.kernel.seats import letter

FORMAT: Final = 1
NONCE_BYTES: Final = 64
"""The longest nonce that a seat may add."""


class Result(NamedTuple):
    """An outcome as a log keeps it: totals instead of whole score sheets."""

    reason: str
    winners: tuple[int, ...]
    totals: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        """The result as it stands in a header."""
        return {
            "reason": self.reason,
            "winners": [letter(seat) for seat in self.winners],
            "totals": list(self.totals),
        }


def result_of(outcome: Outcome) -> Result:
    """What a log keeps of an outcome."""
    totals = tuple([sheet.total for sheet in outcome.sheets])
    return Result(outcome.reason, outcome.winners, totals)


@dataclass(frozen=True, slots=True)
class End:
    """What the header of a finished match adds, so that a cut file shows."""

    events: int
    last_hash: str
    secret: str
    outcome: Result

    def to_json(self) -> dict[str, object]:
        """The keys that the end adds to a header."""
        return {
            "events": self.events,
            "last_hash": self.last_hash,
            "secret": self.secret,
            "outcome": self.outcome.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before event 0. `options` is their canonical JSON, which nobody can edit."""

    game: str
    seats: int
    options: bytes
    rules: int
    commitment: str
    nonces: tuple[tuple[int, bytes], ...]

    def nonce_bytes(self) -> bytes:
        """All nonces in seat order, as draws take them."""
        return b"".join(nonce for _, nonce in self.nonces)

    def to_json(self) -> dict[str, object]:
        """The header of a running match, made afresh."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": json.loads(self.options),
            "rules": self.rules,
            "commitment": self.commitment,
            "nonces": {letter(seat): nonce.hex() for seat, nonce in self.nonces},
        }

    def hash(self) -> str:
        """What the first event is chained to."""
        return hashlib.sha256(canonical({"format": FORMAT, **self.to_json()})).hexdigest()
