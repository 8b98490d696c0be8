"""What a question to a bot in another process brings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oenach.bots.bot import Thoughts


class FaultKind(StrEnum):
    """The ways in which a bot can fail to answer."""

    CRASHED = "crashed"
    LATE = "late"
    GARBLED = "garbled"
    ILLEGAL = "illegal"


class Fault(Exception):
    """A bot failed: how, and what is known about it."""

    def __init__(self, kind: FaultKind, why: str) -> None:
        super().__init__(f"{kind}: {why}")
        self.kind = kind
        self.why = why


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move in any case; after a fault it is a fallback, drawn from the legal moves.

    `seconds` is how long a pool took over it, from the question's turn on.
    """

    move: int
    thoughts: Thoughts | None = None
    fault: Fault | None = None
    seconds: float = 0.0
