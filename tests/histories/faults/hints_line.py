"""The line over which a node hears of the others, where hints can be lost, doubled and late."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from enum import Enum, auto
from typing import Final

from histories.faults.proxy import Proxy

HEAD: Final = 5
"""Bytes before the body of a message of PostgreSQL: its kind, and how long it is, without the
kind."""

NOTIFICATION: Final = b"A"
"""The kind of a message that says what was notified."""

LATEST: Final = 4.0
"""Seconds by which a hint is late, at most: longer than between two looks of a node."""


class Meddling(Enum):
    """What becomes of hints."""

    NONE = auto()
    LOSE = auto()
    DOUBLE = auto()
    DELAY = auto()


class HintsLine(Proxy):
    """Passes on whole messages of PostgreSQL, and does with hints what `meddling` says. What is
    late comes after what was sent later."""

    def __init__(self) -> None:
        super().__init__()
        self.meddling = Meddling.NONE
        self.touched = 0
        """Hints that did not come as they were sent."""
        self._chance = random.Random(0)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                head = await reader.readexactly(HEAD)
                body = await reader.readexactly(int.from_bytes(head[1:]) + 1 - HEAD)
                await self._open.wait()
                await self._answering.wait()
                self._pass_message(head + body, writer)
                await writer.drain()

    def _pass_message(self, message: bytes, writer: asyncio.StreamWriter) -> None:
        meddling = self.meddling if message[:1] == NOTIFICATION else Meddling.NONE
        if meddling is not Meddling.NONE:
            self.touched += 1
        if meddling is Meddling.LOSE:
            return
        if meddling is Meddling.DELAY:
            later = self._chance.uniform(0.0, LATEST)
            asyncio.get_running_loop().call_later(later, _write, writer, message)
            return
        writer.write(message * (2 if meddling is Meddling.DOUBLE else 1))


def _write(writer: asyncio.StreamWriter, message: bytes) -> None:
    if not writer.is_closing():
        writer.write(message)
