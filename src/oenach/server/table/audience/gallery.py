"""Those who look on: there may be a thousand of them, and nobody who plays is to wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import islice
from time import monotonic
from typing import Final

from oenach.server.wire.visitor import Visitor

AT_ONCE: Final = 32
"""So many are told in one turn of the event loop: meanwhile nobody else is served."""

FEW: Final = 20
"""Where no more are there, all are told at once of everybody who comes and goes."""

PAUSE: Final = 0.5
"""Seconds after everybody was told who is there before an onlooker more is told of."""

PAUSE_FOR_EACH: Final = 0.005
"""Seconds more for each who is there: where many look on, many come and go."""


class Gallery:
    """Owns what onlookers are still to be told, and when all are told of those who come and go."""

    __slots__ = ("_news", "_told_at", "_waiting")

    def __init__(self) -> None:
        self._told_at = float("-inf")
        self._news: asyncio.TimerHandle | None = None
        # Those who have something to be sent, in the order in which they get it.
        self._waiting: dict[Visitor, None] = {}

    def push(self, frames: Sequence[tuple[Visitor, bytes]]) -> None:
        """Have frames sent, after all that was to be sent before, and not too many at once."""
        if not self._waiting and len(frames) <= AT_ONCE:
            for visitor, frame in frames:
                visitor.push(frame)
            return
        idle = not self._waiting
        for visitor, frame in frames:
            visitor.hold(frame)
            self._waiting[visitor] = None
        if idle:
            self._send_some()

    def _send_some(self) -> None:
        for visitor in list(islice(self._waiting, AT_ONCE)):
            del self._waiting[visitor]
            visitor.release()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._send_some)

    def told_now(self, there: int, tell: Callable[[], None]) -> bool:
        """Whether all are told now that an onlooker came or went, where so many are there. If not,
        they are told in a while, together with what changes meanwhile."""
        pause = self._told_at + PAUSE + PAUSE_FOR_EACH * there - monotonic()
        if there <= FEW or pause <= 0:
            return True
        if self._news is None:
            self._news = asyncio.get_running_loop().call_later(pause, tell)
        return False

    def told(self) -> None:
        """Everybody is told how it is now."""
        self._told_at = monotonic()
        if self._news is not None:
            self._news.cancel()
            self._news = None
