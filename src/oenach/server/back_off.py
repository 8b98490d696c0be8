"""Waiting before what failed is tried again: longer each time, and not all tables at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

FIRST: Final = 500
LONGEST: Final = 30_000
"""Milliseconds between two tries, at most: after the first failure, and after many."""


class BackOff:
    """When a table tries again what the store refused, or a machine a process that ended."""

    __slots__ = ("_draw", "failures", "until")

    def __init__(self, draw: Callable[[], float] = random.random) -> None:
        self._draw = draw
        # How many there were one after the other.
        self.failures = 0
        self.until = 0

    def failed(self, now: int) -> None:
        """It failed once more. Half of the time is drawn, so that tables which failed together do
        not come back together."""
        longest = min(LONGEST, FIRST << min(self.failures, 16))
        self.failures += 1
        self.until = now + round(longest * (1 + self._draw()) / 2)

    def over(self) -> None:
        """The store takes what it is given."""
        self.failures = self.until = 0
