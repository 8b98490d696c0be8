"""Mixed play: people, bots, chat, moves taken back, lost connections, onlookers, lists, replays."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Final

from bench.attacks.attack import Neighbour
from bench.attacks.others import FAULTS, Evening
from oenach.server.client import Client, Place

CHAT: Final = 0.05
UNDO: Final = 0.1
TAKEBACK: Final = 0.03
LOST: Final = 0.02
"""How likely it is before a move that somebody talks, takes one back, alone or with consent, or
loses the connection."""

STAY: Final = (0.5, 5.0)
"""Seconds for which an onlooker stays."""


class MixedEvening(Evening):
    """People at tables who do all that one can do there."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.done: Counter[str] = Counter()
        """What was done so far, by its kind."""

    async def _move(self, number: int, places: list[Place], rng: Random) -> None:
        for place in places:
            # Whoever plays for hours need not remember every word.
            place.frames.clear()
        mover = next((place for place in places if place.my_turn), None)
        if mover is not None:
            await self._aside(mover, places, rng)
        await super()._move(number, places, rng)
        self.done["moves"] += 1

    async def _aside(self, mover: Place, places: list[Place], rng: Random) -> None:
        """What is done beside moving."""
        if rng.random() < CHAT:
            await mover.send("say", text="A good move, and what do you say to this one?")
            self.done["sayings"] += 1
        if rng.random() < LOST:
            await rng.choice(places).come_back()
            self.done["connections lost"] += 1
        if mover.position.get("undo") and rng.random() < UNDO:
            await mover.ask("undo", answers=mover.position["seq"])
            self.done["moves undone"] += 1
            await self._catch_up(places)
        elif len(places) > 1 and mover.position.get("takeback") and rng.random() < TAKEBACK:
            await self._take_back(mover, [place for place in places if place is not mover])
            await self._catch_up(places)

    async def _take_back(self, mover: Place, others: list[Place]) -> None:
        asked = await mover.ask("ask-takeback", answers=mover.position["seq"])
        if asked["type"] != "acknowledged":
            return
        for other in others:
            await other.next("takeback-asked")
            await other.ask("answer-takeback", yes=True)
        self.done["moves taken back"] += 1

    async def _look_back(self, table: str, client: Client) -> None:
        for path in ("log", "verification", "replay"):
            await client.get(f"/api/tables/{table}/{path}")
        await client.get("/api/me/tables")
        self.done["matches"] += 1

    @asynccontextmanager
    async def watched(self, onlookers: int) -> AsyncIterator[None]:
        """Meanwhile so many at a time look at the list and at a table, and go again."""
        async with AsyncExitStack() as stack:
            tasks = []
            for number in range(onlookers):
                guest = Neighbour(self._url, f"127.0.3.{number + 1}")
                await stack.enter_async_context(guest)
                tasks.append(asyncio.create_task(self._wander(guest, Random(number))))
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                for task in tasks:
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    async def _wander(self, guest: Client, rng: Random) -> None:
        while True:
            try:
                await self._look_on(guest, rng)
            except FAULTS as fault:
                self.faults.append(f"an onlooker: {type(fault).__name__}: {fault}")
            await asyncio.sleep(rng.uniform(*STAY))

    async def _look_on(self, guest: Client, rng: Random) -> None:
        await guest.get("/api/tables")
        self.done["lists"] += 1
        place = await guest.come_to(rng.choice(list(self.tables.values())))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(rng.uniform(*STAY)):
                while True:
                    await place.receive()
                    place.frames.clear()
        await place.leave()
        self.done["onlookers"] += 1
