"""Requests while all games rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Request

from oenach.server.store.stillness import Stillness

ASKING: Final = ("GET", "HEAD", "OPTIONS")

LESSONS: Final = "/api/games/"
"""Where lessons are given: they are sent with every step, and nothing happens at a table."""


def refusing_at_rest(
    stillness: Stillness,
) -> Callable[[Request[Any, Any, Any]], Awaitable[None]]:
    """What is asked of every request before anything is done for it: Resting if it would change
    something while the games rest."""

    async def check(request: Request[Any, Any, Any]) -> None:
        if request.method not in ASKING and not request.url.path.startswith(LESSONS):
            stillness.check()

    return check
