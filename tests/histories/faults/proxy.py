"""A line between two programs that can be cut, held up and slowed down."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from histories.pausing import pause

AT_ONCE: Final = 64 * 1024


class Proxy:
    """Listens on a port of its own and passes on what comes, to a port of this machine.

    While it is `held`, nothing passes and nothing is lost: what was sent waits, as on a line over
    which no packet comes. `late` delays every piece by so many seconds.
    """

    def __init__(self) -> None:
        self.target = 0
        self.port = 0
        self.late = 0.0
        self.deaf_after: bytes | None = None
        """What is asked for with this is passed on, and nothing is heard from then on."""
        self.deaf_where = b""
        """Only on a line on which this was asked for before."""
        self.waiting = 0
        """Bytes that were taken from one side and not yet given to the other."""
        self._open, self._answering = asyncio.Event(), asyncio.Event()
        self._open.set()
        self._answering.set()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Cut everything, and listen no more."""
        if self._server is not None:
            self._server.close()
        self.release()
        self.cut()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def hold(self) -> None:
        """Let nothing pass, in neither direction, nor any new connection through."""
        self._open.clear()

    def deafen(self) -> None:
        """Let what is asked pass, and nothing of what is answered."""
        self._answering.clear()

    def release(self) -> None:
        """Let pass what waits and what comes."""
        self._open.set()
        self._answering.set()

    def cut(self) -> None:
        """Break every connection; what was on its way is lost."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        self._writers.add(writer)
        try:
            await self._open.wait()
            await self._connect(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._lines.discard(task)
            self._writers.discard(writer)
            writer.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, other = await asyncio.open_connection("127.0.0.1", self.target)
        self._writers.add(other)
        try:
            ways = [
                self._pass_on(reader, other, self._open),
                self._answer(there, writer),
            ]
            passing = [asyncio.create_task(way) for way in ways]
            try:
                await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in passing:
                    one.cancel()
                await asyncio.gather(*passing, return_exceptions=True)
        finally:
            self._writers.discard(other)
            other.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._pass_on(reader, writer, self._answering)

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, this_way: asyncio.Event
    ) -> None:
        asked = False
        with suppress(OSError):
            while piece := await reader.read(AT_ONCE):
                self.waiting += len(piece)
                try:
                    if self.late:
                        await pause(self.late)
                    await self._open.wait()
                    await this_way.wait()
                    if self.deaf_after is not None and this_way is self._open:
                        asked = asked or self.deaf_where in piece
                        if asked and self.deaf_after in piece:
                            self.deafen()
                    writer.write(piece)
                finally:
                    self.waiting -= len(piece)
                await writer.drain()
            # What was passed on is let go through before the line ends.
            if writer.can_write_eof():
                writer.write_eof()
