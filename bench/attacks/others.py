"""The others: people who play at their own pace while something is done to their server."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from bench.attacks.attack import ADDRESS, Neighbour
from bench.pairs import percentiles
from bench.per_game import served_game
from bench.serving import set_up
from oenach.server.client import Client, Place, Refusal

PAUSE = 0.1
"""Seconds between an acknowledgement and the next move at the same table."""

NEWCOMERS = 0.5
"""Seconds between two people who come to the server for the first time."""

PATIENCE = 10.0
"""Seconds after which somebody new goes away again."""

FAULTS = (WebSocketException, httpx.HTTPError, Refusal, OSError, TimeoutError)


@dataclass
class Measured:
    """Seconds that people waited since this was last emptied."""

    taken: list[float] = field(default_factory=list)
    waiting: dict[int, float] = field(default_factory=dict)
    """Since when those wait who still do, by table."""

    def begin(self, number: int) -> None:
        """Somebody waits from now on."""
        self.waiting[number] = time.perf_counter()

    def end(self, number: int, counts: bool = True) -> None:
        """What they waited for has come."""
        since = self.waiting.pop(number)
        if counts:
            self.taken.append(time.perf_counter() - since)

    def figures(self) -> dict[str, Any]:
        """Milliseconds; whoever still waits counts with what it has been so far."""
        now = time.perf_counter()
        seconds = [*self.taken, *[now - since for since in self.waiting.values()]]
        if not seconds:
            return {"count": 0}
        return {"count": len(seconds), **percentiles(seconds), "max": round(1000 * max(seconds), 1)}


@dataclass
class Newcomers:
    """Who came for the first time since this was last emptied, and who was not let in."""

    came: int = 0
    refused: int = 0


class Evening:
    """People at some tables, each at an address of their own; what they wait for is measured."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.acknowledged = Measured()
        self.answered = Measured()
        """Of bots: from an acknowledgement until it is one's turn again."""
        self.faults: list[str] = []
        self.tables: dict[int, str] = {}
        """Where people play among themselves now."""
        self._begun: set[int] = set()
        self.elsewhere = Newcomers()
        self.next_door = Newcomers()
        """Those who come from the attackers' address."""

    def forget(self) -> None:
        """What was measured so far does not count."""
        self.acknowledged.taken.clear()
        self.answered.taken.clear()
        self.faults.clear()
        self.elsewhere, self.next_door = Newcomers(), Newcomers()

    @asynccontextmanager
    async def going_on(self, tables: int, novices: bool) -> AsyncIterator[None]:
        """They play meanwhile, one match after the other; all have begun."""
        async with AsyncExitStack() as stack:
            playing = [asyncio.create_task(self._come())]
            for number in range(tables):
                pair = [
                    await stack.enter_async_context(
                        Neighbour(self._url, f"127.0.1.{2 * number + seat + 1}")
                    )
                    for seat in range(1 if novices else 2)
                ]
                match = self._with_a_novice if novices else self._among_people
                playing.append(asyncio.create_task(self._play(number, pair, match)))
            try:
                while len(self._begun) < tables:
                    await asyncio.sleep(0.05)
                yield
            finally:
                for task in playing:
                    task.cancel()
                for task in playing:
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    async def _play(self, number: int, pair: list[Client], match: Any) -> None:
        rng = Random(number)
        while True:
            try:
                playing: Coroutine[Any, Any, None] = match(number, pair, rng)
                await playing
            except FAULTS as fault:
                self.faults.append(f"{type(fault).__name__}: {fault}")
                self.acknowledged.waiting.pop(number, None)
                self.answered.waiting.pop(number, None)
                await asyncio.sleep(1.0)

    async def _among_people(self, number: int, pair: list[Client], rng: Random) -> None:
        table = self.tables[number] = await set_up(*pair)
        places = [await client.come_to(table) for client in pair]
        while not any(place.over for place in places):
            await self._move(number, places, rng)
            await asyncio.sleep(PAUSE)
        for place in places:
            await place.leave()
        await self._look_back(table, pair[0])

    async def _with_a_novice(self, number: int, pair: list[Client], rng: Random) -> None:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        table = await pair[0].set_up(served_game(), seats, start=True)
        place = await pair[0].come_to(table["id"])
        while not place.over:
            await self._move(number, [place], rng)
            if not place.my_turn and not place.over:
                self.answered.begin(number)
                while not place.my_turn and not place.over:
                    await place.next("update")
                self.answered.end(number)
            await asyncio.sleep(PAUSE)
        await place.leave()

    async def _look_back(self, table: str, client: Client) -> None:
        """After a match; nobody does, unless somebody says how."""

    async def _move(self, number: int, places: list[Place], rng: Random) -> None:
        """Whoever is to act makes a move; the other one reads on until it has come."""
        mover = next((one for one in places if one.my_turn and one.position.get("offers")), None)
        if mover is None:
            # The table, or a bot, makes the next move.
            await places[0].next("update")
        else:
            offer = rng.choice(mover.position["offers"])
            self.acknowledged.begin(number)
            answer = await mover.play(offer["text"])
            self.acknowledged.end(number, answer["type"] == "acknowledged")
            self._begun.add(number)
        await self._catch_up(places)

    async def _catch_up(self, places: list[Place]) -> None:
        """Everybody reads on until they have seen the same."""
        latest = max(place.position["seq"] for place in places)
        for place in places:
            while place.position["seq"] < latest:
                await place.next("update", "stale", "acknowledged")

    async def _come(self) -> None:
        """Now and then somebody new, by turns from an address of their own and from next door."""
        coming: set[asyncio.Task[None]] = set()
        try:
            for number in itertools.count():
                address = ADDRESS if number % 2 else f"127.0.2.{number % 250 + 1}"
                task = asyncio.create_task(self._come_from(address))
                coming.add(task)
                task.add_done_callback(coming.discard)
                await asyncio.sleep(NEWCOMERS)
        finally:
            for task in coming:
                task.cancel()

    async def _come_from(self, address: str) -> None:
        counted = self.next_door if address == ADDRESS else self.elsewhere
        try:
            async with asyncio.timeout(PATIENCE), Neighbour(self._url, address):
                counted.came += 1
        except FAULTS:
            counted.refused += 1
