"""What has come over a connection and was not taken yet."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """As much of asyncio's queue as a connection needs, with one who takes from it.

    A queue has four deques, which take 3 kB for as long as a connection stays.
    """

    __slots__ = ("_came", "_taker")

    def __init__(self) -> None:
        self._came: list[T] = []
        self._taker: asyncio.Future[None] | None = None

    def put_nowait(self, one: T) -> None:
        """Something came."""
        self._came.append(one)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def empty(self) -> bool:
        """Whether all was taken."""
        return not self._came

    async def get(self) -> T:
        """What came first; waits for it if there is nothing."""
        while not self._came:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self._came.pop(0)
