"""The header of a match log: what is fixed before event 0, and what the end adds."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final, NamedTuple

from oenach.kernel.logs.events import canonical
from oenach.kernel.outcome import Outcome
from oenach.kernel.seats import letter

FORMATS: Final = (1, 2)
"""The second has players, who are numbered in the order in which they joined, and draws seats for
them. A log is written in the first that can say what it has to."""

Seating = tuple[int | None, ...]
"""The seat that each player chose; None for one whose seat is drawn."""

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
    """By player where players are numbered, else by seat."""
    seating: Seating | None = None
    """Where the players sit, if they are numbered; without, seats are taken as they are."""

    @property
    def format(self) -> int:
        """The form of a log with this header."""
        return 1 if self.seating is None else 2

    def nonce_bytes(self) -> bytes:
        """All nonces in the order of players or seats, as draws take them."""
        return b"".join(nonce for _, nonce in self.nonces)

    def to_json(self) -> dict[str, object]:
        """The header of a running match, made afresh."""
        told: dict[str, object] = {
            "game": self.game,
            "seats": self.seats,
            "options": json.loads(self.options),
            "rules": self.rules,
            "commitment": self.commitment,
            "nonces": {self._number(of): nonce.hex() for of, nonce in self.nonces},
        }
        if self.seating is not None:
            told["seating"] = [None if seat is None else letter(seat) for seat in self.seating]
        return told

    def _number(self, of: int) -> str:
        return letter(of) if self.seating is None else str(of + 1)

    def hash(self) -> str:
        """What the first event is chained to."""
        return hashlib.sha256(canonical({"format": self.format, **self.to_json()})).hexdigest()
