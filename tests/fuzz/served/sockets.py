"""The WebSocket of a table: several people at once send what is right, almost right and broken."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fuzz.findings import Finding, Found
from fuzz.served.grammar import Grammar, is_message
from fuzz.served.target import Target, target
from fuzz.watching import Job, Line
from oenach.server.client import PATIENCE, Refusal

FRAMES: Final = 40
"""Frames of a session, if its connection is not ended before."""
TABLES: Final = 8
AT_ONCE: Final = 4
SEATED: Final = 0.8
"""How often somebody comes who has a seat."""
TELLING: Final = 25
"""Sessions after which is told how it goes."""
FAULTS: Final = (1006, 1011)
"""Codes with which no server ends a connection that is well."""
NAME: Final = "websocket"


class Session:
    """Somebody at a table for some frames."""

    def __init__(self, rng: Random, found: Found, number: int) -> None:
        self._grammar = Grammar(rng)
        self._found = found
        self._number = number
        self._sent: list[str | bytes] = []
        self._ponged = asyncio.Event()
        self.over = False

    async def run(self, socket: ClientConnection) -> None:
        """Send, and read what comes; in the end the server still answers, or has said goodbye."""
        reading = asyncio.create_task(self._read(socket))
        try:
            with suppress(ConnectionClosed):
                for number in range(FRAMES):
                    await self._send(socket)
                    if number % 8 == 7:
                        await self._answered(socket, reading)
                await self._answered(socket, reading)
        finally:
            if not reading.done():
                await socket.close()
            await reading

    async def _send(self, socket: ClientConnection) -> None:
        frame = self._grammar.frame()
        self._sent.append(frame)
        self._found.made["grammar"] += 1
        await socket.send(frame)

    async def _answered(self, socket: ClientConnection, reading: asyncio.Task[None]) -> None:
        """Whatever was sent has been read when a ping after it is answered."""
        self._ponged.clear()
        await socket.send('{"type":"ping","id":"still-there"}')
        ponged = asyncio.create_task(self._ponged.wait())
        done, _ = await asyncio.wait(
            {ponged, reading}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        ponged.cancel()
        if not done:
            self._note(f"no answer for {PATIENCE:g} seconds")

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self._take(json.loads(frame))
        except ConnectionClosed:
            pass
        # What ends a connection while more is on its way may be lost with it, and its reason too.
        broken = any(not is_message(frame) for frame in self._sent[-8:])
        if socket.close_code in FAULTS and not (broken and socket.close_code == 1006):
            self._note(f"closed with {socket.close_code} {socket.close_reason}")
        self._found.answers[f"closed {socket.close_code}"] += 1

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("position"):
            self._grammar.position = message["position"]
            self.over = self.over or message["position"].get("outcome") is not None
        kind = message["type"]
        if kind == "pong" and message["id"] == "still-there":
            self._ponged.set()
            return
        code = message.get("code", "")
        self._found.answers[f"{kind} {code}".strip()] += 1
        if code == "server-fault":
            self._note(f"{kind}: {message.get('key')}")

    def _note(self, wrong: str) -> None:
        self._found.note(Finding(NAME, self._number, wrong, list(self._sent)))


class Sockets:
    """All sessions."""

    def __init__(self, job: Job, line: Line, one: Target) -> None:
        self._job = job
        self._line = line
        self._target = one
        self._tables: dict[int, str] = {}
        self._found = Found(NAME)
        self._done = 0

    async def run(self) -> None:
        """As many as it takes."""
        numbers = iter(range(self._job.inputs.start, self._job.inputs.stop))
        wanted = len(self._job.inputs)
        sessions = 0

        async def one_after_the_other() -> None:
            nonlocal sessions
            while self._done + self._found.inputs < wanted:
                number = next(numbers)
                self._line.mark(number, None)
                await self._session(number)
                sessions += 1
                if sessions % TELLING == 0:
                    self.tell()

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(one_after_the_other())
        self.tell()

    def tell(self) -> None:
        """What came of the last sessions."""
        self._done += self._found.inputs
        self._target.look(self._found, self._done)
        self._line.tell(self._found)
        self._found = Found(NAME)

    async def _session(self, number: int) -> None:
        rng = Random(f"{self._job.seed}/{NAME}/{number}")
        slot = rng.randrange(TABLES)
        if slot not in self._tables or rng.random() < 0.02:
            self._tables[slot] = await self._target.table(rng)
        session = Session(rng, self._found, number)
        try:
            async with await self._connected(rng, self._tables[slot]) as socket:
                await session.run(socket)
        except (Refusal, InvalidStatus) as error:
            self._found.note(Finding(NAME, number, f"not let in: {error}", None))
        if session.over and rng.random() < 0.5:
            self._tables.pop(slot, None)

    async def _connected(self, rng: Random, table: str) -> ClientConnection:
        """Somebody who sits there, looks on, or is nobody."""
        anybody = (*self._target.clients, None)
        client = rng.choice(self._target.seated[table] if rng.random() < SEATED else anybody)
        url = self._target.server.url.replace("http", "ws", 1)
        return await connect(
            f"{url}/api/tables/{table}/socket?after={rng.choice((-1, 0, 5, 10**9))}",
            additional_headers={} if client is None else client.cookies(),
            compression=None,
            max_size=None,
            close_timeout=PATIENCE,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )


def fuzz_sockets(job: Job, line: Line) -> None:
    """A server of its own, and all sessions there."""

    async def go() -> None:
        found = Found(NAME)
        async with target(found) as one:
            await Sockets(job, line, one).run()
        line.tell(found)

    asyncio.run(go())
