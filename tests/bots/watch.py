"""A clock for tests of hosts, which goes on only as they say."""

from __future__ import annotations

from itertools import cycle
from typing import Any


class Watch:
    """A clock on which time passes while a bot thinks, so much each time, and in sleep."""

    def __init__(self, *thinking: float) -> None:
        self.now = 1000.0
        self.slept: list[float] = []
        self._thinking = cycle(thinking)
        self._asked = 0.0
        self._readings = 0

    def read(self) -> float:
        """First before the process is engaged, then when it is asked, last when it has answered."""
        self._readings += 1
        if self._readings % 3 == 2:
            self._asked = self.now
        if self._readings % 3 == 0:
            self.now += next(self._thinking)
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def answered_after(self) -> float:
        """From the question until the answer was given, in thousandths."""
        return round(self.now - self._asked, 3)

    def times(self) -> dict[str, Any]:
        return {"clock": self.read, "sleep": self.sleep}
