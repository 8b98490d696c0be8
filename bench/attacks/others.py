"""The others: people who play at their own pace while something is done to their server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from bench.per_game import served_game
from bench.serving import percentiles, set_up
from oenach.server.client import Client, Place

PAUSE = 0.1
"""Seconds between an acknowledgement and the next move at the same table."""


class Evening:
    """Two people at each of some tables; `acknowledged` are the seconds from sending a move to its
    acknowledgement, since `acknowledged` was last emptied."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.acknowledged: list[float] = []
        self.waiting: dict[int, float] = {}

    @asynccontextmanager
    async def going_on(self, tables: int) -> AsyncIterator[None]:
        """They play meanwhile, one match after the other."""
        async with AsyncExitStack() as stack:
            playing = []
            for number in range(tables):
                pair = [await stack.enter_async_context(Client(self._url)) for _ in range(2)]
                playing.append(asyncio.create_task(self._play(number, pair)))
            try:
                yield
            finally:
                for task in playing:
                    task.cancel()
                for task in playing:
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    async def _play(self, number: int, pair: list[Client]) -> None:
        rng = Random(number)
        while True:
            table = await set_up(*pair)
            places = [await client.come_to(table) for client in pair]
            while not any(place.over for place in places):
                await self._move(number, places, rng)
                await asyncio.sleep(PAUSE)
            for place in places:
                await place.leave()

    async def _move(self, number: int, places: list[Place], rng: Random) -> None:
        """Whoever is to act makes a move; the other one reads on until it has come."""
        mover = next((one for one in places if one.my_turn and one.position.get("offers")), None)
        if mover is None:
            # The table makes the next move by itself.
            await places[0].next("update")
        else:
            offer = rng.choice(mover.position["offers"])
            self.waiting[number] = sent = time.perf_counter()
            answer = await mover.play(offer["text"])
            del self.waiting[number]
            if answer["type"] == "acknowledged":
                self.acknowledged.append(time.perf_counter() - sent)
        latest = max(place.position["seq"] for place in places)
        for place in places:
            while place.position["seq"] < latest:
                await place.next("update", "stale", "acknowledged")

    def figures(self) -> dict[str, Any]:
        """What was measured; a move that still waits counts with the time it has waited so far."""
        now = time.perf_counter()
        seconds = [*self.acknowledged, *[now - sent for sent in self.waiting.values()]]
        if not seconds:
            return {"moves": 0}
        return {"moves": len(seconds), **percentiles(seconds), "max": round(1000 * max(seconds), 1)}


def quiet_game() -> str:
    """The game that the others play."""
    return served_game()
