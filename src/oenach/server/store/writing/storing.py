"""Rows on their way to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Generator


class Storing:
    """To be awaited until rows are on disk; raises what the database said if they could not be put
    there.

    Whoever is called off while waiting takes nothing back, and others may wait for the same: what
    `asyncio.shield` does, without a second future and its callbacks for every move.
    """

    __slots__ = ("_failure", "_waiting", "settled")

    def __init__(self) -> None:
        self.settled = False
        """Whether it is known how it ended."""
        self._failure: Exception | None = None
        self._waiting: list[asyncio.Future[None]] = []

    def settle(self, failure: Exception | None) -> None:
        """In the event loop: everybody who waits learns how it ended."""
        self.settled, self._failure = True, failure
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_result(None)
        self._waiting.clear()

    async def end(self) -> None:
        """The end, however it was."""
        if not self.settled:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            await waiter

    def __await__(self) -> Generator[object, None, None]:
        yield from self.end().__await__()
        if self._failure is not None:
            raise self._failure
