"""Memory that is free again goes back to the system."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable
from typing import Final

EVERY: Final = 60
"""Seconds between two times that memory is given back."""


def _trimming() -> Callable[[int], int] | None:
    """What has the C library give free memory back; only that of GNU keeps it."""
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return trim


_trim: Final = _trimming()


async def give_back() -> None:
    """Give back what the C library keeps between blocks that are in use: evenings of connections
    and statements that come and go leave ever more of it, in an arena for each thread."""
    if _trim is not None:
        # In a thread of its own it keeps nobody waiting: meanwhile Python goes on.
        await asyncio.to_thread(_trim, 0)
