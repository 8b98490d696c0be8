"""Asking a node that may be away for a moment, again and again until it answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import httpx

import waiting
from oenach.server.client import Refusal

T = TypeVar("T")

AWAY: Final = 503
"""What a node answers that others hold to be gone, or that cannot reach the store."""


async def answered(ask: Callable[[], Awaitable[T]], what: str) -> T:
    """What a node says to a question, once it can say anything to it."""
    found: list[T] = []

    async def says_something() -> bool:
        try:
            found.append(await ask())
        except (httpx.HTTPError, OSError):
            return False
        except Refusal as refusal:
            if refusal.status != AWAY:
                raise
            return False
        return True

    await waiting.until_async(says_something, what)
    return found[0]
