"""Two worlds that differ in nothing but what is hidden, and what people in them receive."""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import update

import oenach
from oenach import Game, Match
from oenach.kernel.seats import LETTERS
from oenach.server.client import Client, Message, Place
from oenach.server.store.schema import matches
from server.serving import Running, running

WATCHER = "spectator"
PERSONS = ("Aoife", "Brian", "Ciara", "Deirdre", "Eimear")

FREELY = {
    "requests_per_second": 10_000,
    "guests_per_minute": 10_000,
    "tables_per_hour": 1_000_000,
    "messages_per_second": 10_000,
    "tables_per_person": 100,
}


def masked(frame: bytes, table: str) -> bytes:
    """A message without what is different in any two matches: ids, hashes and the time of day.

    All of these are of fixed length, so that sizes stay what they are.
    """
    frame = frame.replace(table.encode(), b"#" * len(table))
    frame = re.sub(rb"\b[0-9a-f]{64}\b", b"#" * 64, frame)
    # An onlooker's id is a hash of the table's and the person's.
    frame = re.sub(rb'"id":"[0-9a-f]{16}","name"', b'"id":"' + b"#" * 16 + b'","name"', frame)
    return re.sub(rb"\b1[78]\d{11}\b", b"#" * 13, frame)


class World:
    """A table in a server of its own, with somebody at each seat and somebody who looks on."""

    def __init__(self, server: Running, clients: Sequence[Client], watcher: Client) -> None:
        self.server = server
        self.clients = clients
        self.watcher = watcher
        self.table = ""
        self.places: dict[str, Place] = {}

    async def set_up(
        self, game: str, seats: list[Message], secret: bytes | None, **terms: object
    ) -> None:
        """A new table at which the match begins; with a secret of our own choice."""
        table = (await self.clients[0].set_up(game, seats, **terms))["id"]
        self.table = str(table)
        if secret is not None:
            services = self.server.services
            live = services.registry.tables[self.table]
            live.roster.adopt(replace(live.row, secret=secret))
            with services.engine.begin() as connection:
                connection.execute(
                    update(matches).where(matches.c.id == self.table).values(secret=secret)
                )
        for place, seat in enumerate(seats):
            if seat["kind"] == "open":
                await self.clients[place].post(f"/api/tables/{self.table}/join", {})
        await self.clients[0].post(f"/api/tables/{self.table}/start", {})
        self.places = {}
        await self.come()

    async def come(self) -> None:
        """Everybody connects, one after the other."""
        for place, client in enumerate(self.clients):
            if place == 0 or any(seat["name"] == client.name for seat in self._sitting()):
                come = await client.come_to(self.table)
                # Where seats are drawn, nobody need sit where they joined.
                self.places[come.position.get("viewer") or LETTERS[place]] = come
        self.places[WATCHER] = await self.watcher.come_to(self.table)
        await self.settle("come")

    def _sitting(self) -> list[Message]:
        first = next(iter(self.places.values()), None)
        seats = first.table["seats"] if first is not None else []
        return [seat for seat in seats if seat.get("name")]

    async def settle(self, step: str) -> None:
        """Wait until everybody has received everything that was sent so far."""
        for name, place in self.places.items():
            await place.ask("ping", id=f"ping-{step}-{name}"[:40])

    async def do(self, who: str, kind: str, step: str, **fields: object) -> Message:
        """Somebody sends a message, and gets an answer."""
        if kind in ("move", "undo", "ask-takeback"):
            fields.setdefault("answers", self.places[who].position["seq"])
        answer = await self.places[who].ask(kind, id=f"{kind}-{step}"[:40], **fields)
        await self.settle(step)
        return answer

    def received(self, who: str) -> list[bytes]:
        """Everything that somebody was sent, masked, in order."""
        frames = self.places[who].frames
        return [masked(frame.encode(), self.table) for frame in frames]

    async def public(self) -> dict[str, bytes]:
        """What anybody can ask for."""
        paths = ["", "/log", "/verification", "/static-data", "/replay"]
        urls = [f"/api/tables/{self.table}{path}" for path in paths]
        urls += ["/api/tables?state=running", "/api/tables?state=open", "/api/health"]
        found: dict[str, bytes] = {}
        for url in urls:
            answer = await self.watcher.http.get(url)
            name = url.replace(self.table, "#")
            found[name] = f"{answer.status_code} ".encode() + masked(answer.content, self.table)
        found["metrics"] = _counts((await self.watcher.http.get("/metrics")).text).encode()
        return found

    def due(self) -> dict[str, int]:
        """What is due, and how long after the last event."""
        archive = self.server.services.registry.context.archive
        number = self.server.services.registry.tables[self.table].row.number
        last = archive.events(number)[-1].at
        return {kind: row.at - last for kind, row in archive.due_of(number).items()}


def _difference(one: bytes, two: bytes) -> str:
    place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), len(one))
    return f"{one[max(0, place - 80) : place + 80]!r} and {two[max(0, place - 80) : place + 80]!r}"


def _counts(text: str) -> str:
    """The figures that do not measure time."""
    lines = text.splitlines()
    # What takes long is done for both worlds in the same process.
    timed = ("_seconds", "_created", "_commits", "oenach_work_")
    return "\n".join(line for line in lines if not any(part in line for part in timed))


class Worlds:
    """The same table twice."""

    def __init__(self, one: World, two: World) -> None:
        self.one = one
        self.two = two
        self._step = 0

    async def set_up(
        self,
        game: str,
        seats: list[Message],
        secrets: tuple[bytes, bytes] | None = None,
        **terms: object,
    ) -> None:
        """The same table in both; with other secrets."""
        for world, secret in zip((self.one, self.two), secrets or (None, None), strict=True):
            await world.set_up(game, seats, secret, **terms)

    async def do(self, who: str, kind: str, **fields: object) -> tuple[Message, Message]:
        """Somebody does the same in both."""
        return await self.apart(who, kind, fields, fields)

    async def apart(
        self, who: str, kind: str, one: dict[str, Any], two: dict[str, Any]
    ) -> tuple[Message, Message]:
        """Somebody does something in both that differs in what is hidden."""
        self._step += 1
        step = f"{self._step:05}"
        return (
            await self.one.do(who, kind, step, **one),
            await self.two.do(who, kind, step, **two),
        )

    @property
    def to_act(self) -> str:
        """Who is to move in both."""
        acting = self.one.places[WATCHER].position["to_act"]
        assert acting == self.two.places[WATCHER].position["to_act"]
        return str(acting)

    async def assert_same(self, *observers: str) -> None:
        """Every byte that these observers and the public got is the same in both."""
        for who in observers:
            one, two = self.one.received(who), self.two.received(who)
            assert len(one) == len(two), f"{who} got another number of messages"
            for place, (first, second) in enumerate(zip(one, two, strict=True)):
                assert first == second, f"message {place} of {who}: {_difference(first, second)}"
        shown, elsewhere = await self.one.public(), await self.two.public()
        for name, text in shown.items():
            assert text == elsewhere[name], name
        assert self.one.due() == self.two.due()


@asynccontextmanager
async def two_worlds(folder: Path, persons: int) -> AsyncIterator[Worlds]:
    """Two servers with the same people in them."""
    async with AsyncExitStack() as stack:
        made: list[World] = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            server = await stack.enter_async_context(running(folder / name, **FREELY))
            clients = []
            for person in (*PERSONS[:persons], "Oisín"):
                client = await stack.enter_async_context(Client(server.url))
                await client.rename(person)
                clients.append(client)
            made.append(World(server, clients[:-1], clients[-1]))
        yield Worlds(*made)


def twins(game: Game, steps: int) -> tuple[bytes, bytes]:
    """Two secrets that draw the same for so many moves, and something else after them."""
    found: dict[tuple[str, ...], list[tuple[bytes, tuple[str, ...]]]] = defaultdict(list)
    for number in range(200_000):
        secret = hashlib.sha256(number.to_bytes(4, "big")).digest()
        drawn = game.table_rules.seats_drawn is not None
        match = Match(game, secret, seating=[None] * game.seats if drawn else None)
        for seat in range(game.seats):
            match.take_seat(seat, f"person {seat}")
        course = _course(match, steps)
        after = _course(match, 12)
        for other, other_after in found[course]:
            if after != other_after:
                return other, secret
        found[course].append((secret, after))
    raise AssertionError("no two secrets are alike")


def _course(match: Match, steps: int) -> tuple[str, ...]:
    """The events up to the end of some moves, each the first that is legal."""
    for _ in range(steps):
        if match.over:
            break
        match.play(first_legal(match))
    return tuple(entry.body.decode() for entry in match.events() if entry.event.kind == "draw")


def first_legal(match: Match) -> str:
    """The first move in the order of their texts."""
    state, game = match.state, match.game
    return min(str(game.text(state, move)) for move in game.legal(state))


def rules(name: str, seats: int, options: dict[str, object] | None = None) -> Game:
    """A game at a table."""
    return oenach.game(name, seats=seats, options=options or {})
