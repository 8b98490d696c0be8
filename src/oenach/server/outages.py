"""A store that fails is told of once and then now and then, however many tables meet with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog

from oenach.server.clock import now_ms

SILENCE: Final = 60_000
"""Milliseconds between two lines about the same outage."""

log = structlog.get_logger("oenach.store")


class Outage:
    """Owns since when the store has been failing, and what was said of it."""

    def __init__(self, now: Callable[[], int] = now_ms) -> None:
        self._now = now
        self._said = 0
        self.failures = 0

    def failed(self, what: str, table: str, error: BaseException) -> None:
        """Something could not be stored or read; the log has the first, and their number."""
        self.failures += 1
        now = self._now()
        if self.failures == 1 or now - self._said >= SILENCE:
            self._said = now
            kind = type(error).__name__
            log.warning(what, table=table, error=kind, failures=self.failures)

    def over(self) -> None:
        """Something was stored."""
        if self.failures:
            log.warning("stored again", failures=self.failures)
            self.failures = 0
