"""The server's time: milliseconds since 1970."""

from __future__ import annotations

import time


def now_ms() -> int:
    """The time of day, as rows and messages have it."""
    return time.time_ns() // 1_000_000
