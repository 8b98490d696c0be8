"""Records a short match at a real server: every request, and every frame of three connections.

The server's secrets and its clock are fixed, so that the same match comes out every time.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from oenach.server import clock as server_clock
from oenach.server import serving
from oenach.server.app import make_app, make_services
from oenach.server.client import Client, Place
from oenach.server.logs import set_up_logs
from oenach.server.settings import Settings
from oenach.server.wire import brief

Line = dict[str, Any]

MIDNIGHT: Final = 1_767_225_600_000
"""The first of January 2026, at which the recorded match begins."""


class Recording:
    """What was said, in the order in which a reader can follow it."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.now = MIDNIGHT

    async def ask(self, client: Client, request: str, body: Line | None = None) -> Any:
        """A request, with its answer."""
        method, path = request.split()
        if method == "GET":
            answer = await client.get(path)
        elif method == "PATCH":
            assert body is not None
            await client.rename(str(body["name"]))
            answer = {"name": client.name}
        else:
            answer = await client.post(path, body)
        self.lines.append({"who": client.name, "request": request, "body": body, "answer": answer})
        return answer

    async def come(self, who: str, client: Client, table: str) -> Seat:
        """Somebody connects, and is welcomed."""
        place = await client.come_to(table)
        self.lines.append({"who": who, "received": json.loads(place.frames[-1])})
        return Seat(self, who, place)


class Seat:
    """Somebody's connection; what passes over it is recorded."""

    def __init__(self, recording: Recording, who: str, place: Place) -> None:
        self._recording = recording
        self.who = who
        self.place = place

    async def say(self, kind: str, **fields: object) -> None:
        """Send a message."""
        self._recording.now += 4000
        named = {"id": fields.pop("id")} if "id" in fields else {}
        self._recording.lines.append({"who": self.who, "sent": {"type": kind, **named, **fields}})
        await self.place.send(kind, **named, **fields)

    async def hear(self, *kinds: str) -> None:
        """Exactly these messages come next."""
        for kind in kinds:
            async with asyncio.timeout(20):
                message = await self.place.receive()
            assert message["type"] == kind, f"{self.who} waits for {kind} and gets {message}"
            self._recording.lines.append({"who": self.who, "received": message})

    @property
    def seq(self) -> int:
        """The last event that this seat knows of."""
        return int(self.place.position["seq"])

    def offered(self, verb: str) -> str:
        """The first move of a kind."""
        return next(
            str(offer["text"]) for offer in self.place.position["offers"] if offer["verb"] == verb
        )


def record() -> list[Line]:
    """The requests and frames of the example match."""
    recording = Recording()
    with TemporaryDirectory() as folder, _fixed(recording):
        asyncio.run(_play(recording, Path(folder)))
    return recording.lines


async def _play(recording: Recording, folder: Path) -> None:
    async with _server(folder) as url, Client(url) as aoife, Client(url) as bran:
        table = await _gather(recording, aoife, bran)
        a = await recording.come("Aoife", aoife, table)
        b = await recording.come("Bran", bran, table)
        await a.hear("table")
        # Without a cookie one looks on.
        onlooker = await recording.come("an onlooker", Client(url), table)
        for seat in (a, b):
            await seat.hear("table")
        first, second = (a, b) if a.place.my_turn else (b, a)
        await _open(first, second, onlooker)
        await _disagree(first, second, onlooker)
        await _end(first, second, onlooker)
        for seat in (onlooker, a, b):
            await seat.place.leave()


async def _gather(recording: Recording, aoife: Client, bran: Client) -> str:
    for client, name in ((aoife, "Aoife"), (bran, "Bran")):
        await recording.ask(client, "PATCH /api/me", {"name": name})
    wish = {"game": "tain", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table = str((await recording.ask(aoife, "POST /api/tables", wish))["id"])
    await recording.ask(bran, f"POST /api/tables/{table}/join", {})
    await recording.ask(aoife, f"POST /api/tables/{table}/start", {})
    return table


async def _open(first: Seat, second: Seat, onlooker: Seat) -> None:
    """A hidden move; the same command once more; one that comes too late; the second move."""
    known, text = first.seq, first.offered("place")
    for _ in range(2):
        await first.say("move", id="first-move", answers=known, moves=[text])
        await first.hear("acknowledged")
    await second.say("move", id="too-early", answers=known, moves=[text])
    await second.hear("update", "stale")
    await onlooker.hear("update")
    await second.say("move", id="second-move", answers=second.seq, moves=[second.offered("place")])
    await second.hear("acknowledged")
    await first.hear("update")
    await onlooker.hear("update")


async def _disagree(first: Seat, second: Seat, onlooker: Seat) -> None:
    """A refusal and its reason, a word, and a takeback by consent."""
    await first.say("move", id="gate-is-taken", answers=first.seq, moves=["X>A1"])
    await first.hear("refused")
    await first.say("ask-why", id="no-such-place", move="W>K9")
    await first.hear("because")
    await second.say("say", text="Sorry, that was the wrong token.")
    for seat in (second, first, onlooker):
        await seat.hear("chat")
    await second.say("ask-takeback", id="may-i-please", answers=second.seq)
    await second.hear("acknowledged", "takeback-asked")
    await first.hear("takeback-asked")
    await onlooker.hear("takeback-asked")
    await first.say("answer-takeback", id="yes-you-may", yes=True)
    await first.hear("acknowledged", "takeback-ended")
    await second.hear("update", "takeback-ended")
    await onlooker.hear("update", "takeback-ended")


async def _end(first: Seat, second: Seat, onlooker: Seat) -> None:
    await second.say("resign", id="i-give-up")
    await second.hear("acknowledged")
    await first.hear("update")
    await onlooker.hear("update")


@asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[str]:
    settings = Settings(
        port=0,
        database=f"sqlite:///{folder / 'example.db'}",
        secret="5e" * 32,
        bot_processes=1,
        log_level="error",
    )
    set_up_logs(settings)
    listening = serving.bind(settings)
    ready = asyncio.Event()
    config = serving.configure(make_app(make_services(settings)), settings)
    server = serving.Server(config, ready.set)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await asyncio.wait_for(ready.wait(), 20)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
        listening.close()


@contextmanager
def _fixed(recording: Recording) -> Iterator[None]:
    """The same ids, the same draws and the same times in every recording."""
    counts: Counter[int] = Counter()

    def token_bytes(size: int = 32) -> bytes:
        counts[size] += 1
        seed = f"{size}/{counts[size]}".encode()
        return hashlib.shake_256(seed).digest(size)

    clock = SimpleNamespace(time_ns=lambda: recording.now * 1_000_000)
    # What a table is drawn from goes by the program, which changes more often than this example.
    program = patch.object(brief, "sources_hash", lambda game: "")
    now = patch.object(server_clock, "time", clock)
    with patch("secrets.token_bytes", token_bytes), now, program:
        yield
