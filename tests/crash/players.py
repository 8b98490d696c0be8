"""Programs that play at a server that is killed now and then, and note what it promised."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import waiting
from oenach.server.client import Client, Message, Place


@dataclass
class Journal:
    """All commands of all players: by id, and what became of them."""

    sent: set[str] = field(default_factory=set)
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    again: int = 0
    returns: int = 0


class Player:
    """One who plays at a table, or looks on, and comes back whenever the server was away."""

    def __init__(self, client: Client, table: str, choice: random.Random, journal: Journal) -> None:
        self.client = client
        self.table = table
        self.events: list[Message] = []
        self.position: Message = {}
        # Whether to give up instead of moving, which ends a match of two.
        self.weary = False
        self._choice = choice
        self._journal = journal
        self._pending: Message | None = None

    @property
    def seq(self) -> int:
        """The last event that came."""
        return len(self.events) - 1

    @property
    def done(self) -> bool:
        """Whether the match is over and every command was answered."""
        return self.position.get("outcome") is not None and self._pending is None

    async def play_to_the_end(self) -> None:
        """Play until the match is over, through any number of crashes."""
        visits = 0
        while not self.done:
            try:
                place = await self.client.come_to(self.table, after=self.seq, close_timeout=0.1)
                self._journal.returns += visits > 0
                visits += 1
                await self._stay(place)
            except TimeoutError:
                # It is there and does not answer: a turn was lost, or the table is stuck.
                raise
            except (WebSocketException, OSError, EOFError):
                await waiting.until_async(self._is_back, "the server to come back")

    async def _is_back(self) -> bool:
        with suppress(OSError, httpx.HTTPError):
            return (await self.client.http.get("/api/health")).is_success
        return False

    async def _stay(self, place: Place) -> None:
        try:
            self._take_in(place.table and {"type": "welcome", "position": place.position})
            if self._pending is not None:
                await place.send(**self._pending)
            while not self.done:
                if self._pending is None and place.my_turn:
                    self._pending = self._next_command()
                    await place.send(**self._pending)
                # Without a word for so long, something must be wrong.
                async with asyncio.timeout(waiting.PATIENCE):
                    self._take_in(await place.receive())
        finally:
            await place.leave()

    def _next_command(self) -> Message:
        command: Message = {"kind": "resign", "id": f"{self._choice.getrandbits(64):016x}"}
        if not self.weary:
            command["answers"] = self.position["seq"]
            command["kind"] = "undo"
            if not self.position.get("undo") or self._choice.random() < 0.9:
                command["kind"] = "move"
                command["moves"] = [self._choice.choice(self.position["offers"])["text"]]
        self._journal.sent.add(command["id"])
        return command

    def _take_in(self, message: Message) -> None:
        kind = message["type"]
        position = message.get("position")
        if position:
            self._follow(position, doubles=kind == "stale")
        if self._pending is not None and message.get("id") == self._pending["id"]:
            self._settle(kind, message)

    def _follow(self, position: Message, doubles: bool) -> None:
        for event in position["events"]:
            event.pop("own", None)
            seq = event["seq"]
            if doubles and seq <= self.seq:
                assert event == self.events[seq], "what was sent before is as it was"
                continue
            assert seq == self.seq + 1, f"event {seq} came after {self.seq}"
            self.events.append(event)
        assert position["seq"] == self.seq, "a position comes with all events before it"
        self.position = position

    def _settle(self, kind: str, message: Message) -> None:
        assert self._pending is not None
        command, journal = self._pending["id"], self._journal
        self._pending = None
        if kind == "acknowledged":
            journal.acknowledged[command] = self.seq
            journal.again += bool(message.get("again"))
        else:
            assert kind in ("stale", "refused"), message
            journal.refused[command] = str(message.get("key", kind))


async def people_at_a_table(
    url: str, game: str, options: dict[str, object], people: int, bots: int = 0
) -> tuple[str, list[Client]]:
    """A match that just began between so many people and bots; the people are all that play."""
    clients = [await Client(url).__aenter__() for _ in range(people)]
    bot: dict[str, Any] = {"kind": "bot", "level": "random"}
    seats = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1), *[bot] * bots]
    table = (await clients[0].set_up(game, seats, options=options))["id"]
    for client in clients[1:]:
        await client.post(f"/api/tables/{table}/join", {})
    await clients[0].post(f"/api/tables/{table}/start", {})
    return table, clients


async def bots_at_a_table(host: Client, game: str, options: dict[str, object]) -> str:
    """A match that just began between two bots that do not wait for anybody."""
    seats = [{"kind": "bot", "level": "random"}] * 2
    table = await host.set_up(game, seats, options=options, pace=0, start=True)
    return str(table["id"])
