"""A server to be fuzzed: with tables at which something can happen, watched from outside."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.load.soak.samples import sampled

from fuzz.findings import Finding, Found
from oenach.games.installed import games, module_of
from oenach.server.client import Client
from server.serving import FREELY, Process
from tables import OPTIONS

SETTINGS: Final[dict[str, Any]] = {
    **FREELY,
    "requests_per_second": 1_000_000,
    "requests_per_second_per_address": 1_000_000,
    "messages_per_second": 1_000_000,
    "guests_per_minute": 1_000_000,
    "maps_per_minute": 1_000_000,
    "maps_per_minute_per_address": 1_000_000,
    "connections_per_person": 1_000,
    "tables_per_hour": 1_000_000,
    "tables_per_person": 1_000_000,
    # However busy the machine is, nobody is asked to come again later.
    "answer_seconds": 300,
    "log_level": "warning",
    "log_format": "json",
}
"""Nobody is turned away for asking much: all that is sent is to be read."""

PEOPLE: Final = 5
BOTS: Final = 0.15
"""How often a seat is a bot's."""
LOUD: Final = ("error", "critical")


class Target:
    """The server, and some people there."""

    def __init__(self, server: Process, clients: list[Client]) -> None:
        self.server = server
        self.clients = clients
        self.seated: dict[str, list[Client]] = {}

    async def table(self, rng: Random) -> str:
        """A new table of some game at which the match has begun; `seated` says who sits there."""
        game = rng.choice(games())
        module = module_of(game)
        assert module is not None
        seats = rng.randint(max(2, module.seats[0]), min(3, module.seats[1]))
        host, *others = rng.sample(self.clients, len(self.clients))
        bots = [rng.random() < BOTS for _ in range(seats - 1)]
        table = await host.set_up(
            game,
            [
                {"kind": "person"},
                *[{"kind": "bot", "level": "novice"} if bot else {"kind": "open"} for bot in bots],
            ],
            options=rng.choice(OPTIONS[game]),
            pace=0,
        )
        friends = others[: bots.count(False)]
        for friend in friends:
            await friend.post(f"/api/tables/{table['id']}/join", {})
        await host.post(f"/api/tables/{table['id']}/start", {})
        self.seated[table["id"]] = [host, *friends]
        return str(table["id"])

    async def warm_up(self) -> None:
        """Have bots think and something long done once: their processes load then what they need,
        which would else count as memory that grows."""
        host = self.clients[0]
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = (await host.set_up(games()[0], seats, pace=0))["id"]
        await self.clients[1].post(f"/api/tables/{table}/join", {})
        await host.post(f"/api/tables/{table}/start", {})
        places = [await one.come_to(table) for one in self.clients[:2]]
        (mover,) = [place for place in places if place.my_turn]
        hint = await mover.ask("ask-hint")
        assert hint["type"] == "hint", hint
        await host.get(f"/api/tables/{table}/verification")
        for place in places:
            await place.leave()

    def look(self, found: Found, done: int) -> None:
        """Note what the server and its processes hold."""
        held = sampled(self.server.pid, 0.0, 0.0, 0).memory_of_all
        found.memory.append((float(done), held))

    async def check_alive(self) -> None:
        """It answers somebody new, and is well."""
        async with Client(self.server.url) as client:
            assert (await client.get("/api/health"))["status"] == "ok"


@asynccontextmanager
async def target(found: Found, **settings: object) -> AsyncIterator[Target]:
    """A server for as long as this lasts; what it logs that it should not is a finding."""
    with tempfile.TemporaryDirectory(prefix="oenach-fuzz-") as folder:
        server = Process(Path(folder), **{**SETTINGS, **settings})
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(server)
            clients = [await stack.enter_async_context(Client(server.url)) for _ in range(PEOPLE)]
            one = Target(server, clients)
            try:
                await one.warm_up()
                yield one
                await one.check_alive()
            finally:
                note_log(server.errors, found)
            await asyncio.gather(*[client.__aexit__(None, None, None) for client in clients])
            code = await server.stop()
            if code:
                found.note(Finding(found.surface, None, f"the server ended with {code}", None))


def note_log(written: str, found: Found) -> None:
    """A finding for whatever a server wrote of a fault of its own."""
    for line in written.splitlines():
        try:
            told = json.loads(line)
        except ValueError:
            told = {"event": line, "level": "error"}
        if told.get("level") in LOUD or "exception" in told or "Traceback" in line:
            wrong = f"in the server's log: {told.get('event')} {told.get('path', '')}".strip()
            found.note(Finding(found.surface, None, wrong, None, str(told.get("exception", line))))
