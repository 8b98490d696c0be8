"""Threads for what takes some milliseconds and needs this process: people take turns at them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeVar

from oenach.server.workers.bounded_queue import BoundedQueue

THREADS: Final = 2
"""So few that answering people has its share of a process that runs one thread at a time."""

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""For whom something is done: a person, an address, or the server itself."""

Given = ParamSpec("Given")
Made = TypeVar("Made")


class ThreadTurns:
    """Has functions called in few threads, one for each asker in turn.

    How many wait is bounded by how many requests are answered and how many WebSockets are open at
    the same time. To be used in one event loop.
    """

    def __init__(self, threads: int = THREADS) -> None:
        self._free = threads
        self._queue: BoundedQueue[asyncio.Future[None]] = BoundedQueue(sys.maxsize, sys.maxsize)
        self._threads = ThreadPoolExecutor(threads, "turns")

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._queue)

    async def have(
        self, call: Callable[Given, Made], *given: Given.args, **named: Given.kwargs
    ) -> Made:
        """What a function makes, after those whose turn it is before."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            await self._wait(loop.create_future())
        done = loop.run_in_executor(self._threads, lambda: call(*given, **named))
        # Whoever goes away leaves the thread busy until it has done this.
        done.add_done_callback(self._next)
        try:
            return await asyncio.shield(done)
        finally:
            # What it failed with would know it, and it that.
            del done

    async def _wait(self, turn: asyncio.Future[None]) -> None:
        self._queue.put(ASKER.get(), turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self, done: asyncio.Future[Made] | None = None) -> None:
        """Somebody is ready: the next one has a thread."""
        if done is not None and not done.cancelled():
            # Looked at, also where nobody waits for it any more.
            done.exception()
        while len(self._queue):
            turn = self._queue.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """Begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
