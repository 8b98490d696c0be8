"""A node dies or is frozen, and what it had to do is done by the others."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import waiting
from oenach.server.client import Client, Place, Refusal
from server.company import BOT, PERSON, gather_round, my_turn, people, play_on, reach, until
from server.nodes.neighbours import LEASE, shared_store
from server.serving import FREELY, KEY, Process
from stores import GAME

__all__ = ["shared_store"]


@asynccontextmanager
async def processes(store: str, folder: Path) -> AsyncIterator[tuple[Process, Process]]:
    """Two servers on one store, each a process of its own."""
    settings: dict[str, Any] = {"database": store, "lease_seconds": LEASE, "secret": KEY, **FREELY}
    folders = [folder / name for name in ("one", "two")]
    for each in folders:
        each.mkdir()
    one, two = (Process(each, log_level="warning", **settings) for each in folders)
    async with one, two:
        yield one, two


async def at(node: Process, client: Client, table: str) -> tuple[Client, Place]:
    """The same person at another server."""
    other = Client(node.url)
    other.http.cookies = client.http.cookies
    return other, await other.come_to(table)


async def can_rename(client: Client, name: str) -> bool:
    """Whether the server takes something new to be stored."""
    try:
        await client.rename(name)
    except Refusal:
        return False
    return True


def test_what_a_killed_node_had_to_do_is_done_by_another(shared_store: str, tmp_path: Path) -> None:
    """Bots that think there, and the turns of those who were connected to it."""

    async def run() -> None:
        async with processes(shared_store, tmp_path) as (one, two), people(one.url, 1) as (ada,):
            tables = [(await ada.set_up(GAME, [PERSON, BOT], start=True))["id"] for _ in range(4)]
            places = [await ada.come_to(table) for table in tables]
            rng = random.Random(1)
            for place in places:
                await my_turn(place)
                # The bot's answer is due, and is what the node dies over.
                await place.play(rng.choice(place.position["offers"])["text"])
            await one.kill()
            for table in tables:
                other, place = await at(two, ada, table)
                await play_on(place, rng)
                assert place.over
                await other.__aexit__(None, None, None)
            assert "Traceback" not in two.errors

    asyncio.run(run())


def test_a_node_that_was_frozen_learns_what_it_missed_and_goes_on(
    shared_store: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with processes(shared_store, tmp_path) as (one, two), people(one.url, 2) as both:
            table, here = await gather_round(both)
            os.kill(one.pid, signal.SIGSTOP)
            others = [await at(two, client, table) for client in both]
            mover = next(place for _, place in others if place.my_turn)
            done = await mover.play(mover.position["offers"][0]["text"])
            assert done["type"] == "acknowledged"
            await waiting.until_async(lambda: is_held_gone(two), "the frozen node to be missed")
            os.kill(one.pid, signal.SIGCONT)
            # Whatever it is asked to write first, it finds that it may not, and comes back.
            await waiting.until_async(lambda: can_rename(both[0], "Medb"), "the node to be back")
            for place in here:
                await reach(place, done["position"]["seq"])
            late = next(place for place in here if place.my_turn)
            seq = (await late.play(late.position["offers"][-1]["text"]))["position"]["seq"]
            for other, place in others:
                await reach(place, seq)
                await other.__aexit__(None, None, None)

    async def is_held_gone(node: Process) -> bool:
        return "node gone" in node.errors

    asyncio.run(run())


def test_people_of_a_node_that_is_gone_are_not_there(shared_store: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with processes(shared_store, tmp_path) as (one, two), people(one.url, 2) as both:
            table, _ = await gather_round(both)
            other, place = await at(two, both[1], table)
            await one.kill()
            await until(
                place,
                lambda message: (
                    [bool(seat.get("connected")) for seat in message["table"]["seats"]]
                    == [False, True]
                    if "table" in message
                    else False
                ),
            )
            await other.__aexit__(None, None, None)

    asyncio.run(run())
