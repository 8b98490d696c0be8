"""The one interface of all bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from oenach.kernel.knowledge import Knowledge


class Bot(ABC):
    """Chooses moves for a seat. It is given the seat's knowledge, never a state."""

    @abstractmethod
    def choose(self, knowledge: Knowledge, moves: Sequence[int], rng: Random) -> int:
        """One of the legal moves."""
