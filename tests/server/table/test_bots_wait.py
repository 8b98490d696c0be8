"""Bots at tables where nobody is: others go before, and after a while they wait for somebody."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from sqlalchemy import Engine, select, update

from oenach.bots.hosting.answer import Answer
from oenach.bots.hosting.fair_queue import Claim, Entry
from oenach.bots.hosting.pool import BotPool
from oenach.bots.hosting.pool import Waiting as Asked
from oenach.server.client import Client
from oenach.server.store.schema import due
from oenach.server.table.owners.due.timers import BOT, SLEEP
from oenach.server.table.table import Table
from server.company import BOT as NOVICE
from server.company import (
    FIRST_A,
    GAME,
    forsake,
    gather_round,
    let_come,
    my_tables,
    people,
    play_on,
    reach,
    sit_down,
)
from server.serving import BOTS, Running, at_server, running
from waiting import until_async


async def bots_alone(host: Client, **terms: object) -> str:
    """A match of two bots, which has begun; its table."""
    terms = {"options": FIRST_A, "pace": 30, **terms}
    table = await host.set_up(GAME, [NOVICE, NOVICE], start=True, **terms)
    return str(table["id"])


def rows(engine: Engine) -> set[str]:
    """What is due, as it is stored."""
    with engine.connect() as connection:
        return {*connection.execute(select(due.c.kind)).scalars()}


def live(server: Running, table: str) -> Table:
    return server.services.registry.tables[table]


async def until_they_wait(server: Running, table: str) -> None:
    await until_async(lambda: live(server, table).timers.asleep, "the bots wait")
    await until_async(lambda: not rows(server.services.engine), "nothing is due")


@at_server
async def test_bots_wait_when_nobody_has_come_for_a_while_and_go_on_when_somebody_comes(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, onlooker):
        table = await bots_alone(host)
        assert {*live(server, table).timers.due} == {BOT, SLEEP} == rows(server.services.engine)
        await forsake(server.services.registry, table)
        await until_they_wait(server, table)
        # The rows are gone a moment before the table knows.
        await until_async(lambda: BOTS.figures().waiting == 0, "no bot is asked")
        (mine,) = await my_tables(host)
        assert mine["bots_wait"]
        # To look at one's list, or at the table's address, is not to come.
        await host.get(f"/api/tables/{table}")
        assert live(server, table).timers.asleep
        # Whoever looks on has come.
        await onlooker.come_to(table)
        assert {*live(server, table).timers.due} == {BOT}
        (mine,) = await my_tables(host)
        assert "bots_wait" not in mine


@at_server
async def test_whoever_is_there_keeps_the_bots_going(server: Running) -> None:
    async with people(server.url, 1) as (host,):
        table = await bots_alone(host)
        first, second = await host.come_to(table), await host.come_to(table)
        assert SLEEP not in live(server, table).timers.due
        await first.leave()
        await until_async(lambda: len(live(server, table).audience.visitors) == 1, "one is left")
        assert SLEEP not in live(server, table).timers.due
        await second.leave()
        await until_async(lambda: SLEEP in live(server, table).timers.due, "nobody is there")
        assert BOT in live(server, table).timers.due


def test_bots_that_wait_do_so_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 1) as (host,):
            table = await bots_alone(host)
            await forsake(server.services.registry, table)
            await until_they_wait(server, table)
        await until_async(lambda: not BOTS.figures().busy, "whoever thought has done so")
        asked = BOTS.figures().asked
        async with running(tmp_path) as server, Client(server.url) as somebody:
            # Whoever looks at it wakes nobody.
            seen = await somebody.get(f"/api/tables/{table}")
            assert seen["state"] == "playing"
            assert live(server, table).timers.asleep and live(server, table).timers.due == {}
            assert BOTS.figures().asked == asked and BOTS.figures().waiting == 0
            place = await somebody.come_to(table)
            before = place.position["seq"]
            await let_come(server.services.registry, table, BOT)
            await reach(place, before + 1)

    asyncio.run(scene())


def test_nobody_is_asked_at_a_start_for_tables_to_which_nobody_came(tmp_path: Path) -> None:
    """However many they are: a server that was away for long has no rush of bots."""

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 1) as (host,):
            tables = [await bots_alone(host) for _ in range(5)]
        await until_async(lambda: not BOTS.figures().busy, "whoever thought has done so")
        asked = BOTS.figures().asked
        with server.services.engine.begin() as connection:
            connection.execute(update(due).values(at=due.c.at - 3_600_000))
        async with running(tmp_path) as server:
            await until_async(lambda: not rows(server.services.engine), "nothing is due")
            assert all(live(server, table).timers.asleep for table in tables)
            assert BOTS.figures().waiting == 0 and BOTS.figures().asked == asked

    asyncio.run(scene())


@at_server
async def test_stand_ins_wait_too_and_give_the_seat_back_to_who_comes(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, pace=30)
        await a.ask("stand-in", seat="A", level="novice")
        await a.leave()
        await b.leave()
        await until_async(lambda: SLEEP in live(server, table).timers.due, "nobody is there")
        await forsake(server.services.registry, table)
        await until_they_wait(server, table)
        back = await clients[0].come_to(table)
        assert BOT in live(server, table).timers.due
        assert (await back.ask("sit", seat="A"))["type"] == "acknowledged"
        assert back.my_turn


@at_server
async def test_a_persons_turn_is_nothing_that_bots_wait_for(server: Running) -> None:
    async with people(server.url, 1) as (host,):
        table = await sit_down([host], bots=1)
        assert live(server, table).timers.due == {} and not live(server, table).timers.asleep


# Whose turn it is.


class NotedPool(BotPool):
    """Bots of the catalogue in one process, and for whom they thought, in order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.served: list[Claim] = []
        self.passed: list[list[Claim]] = []

    def _next(self) -> Entry[Asked] | None:
        entry = super()._next()
        if entry is not None:
            self.served.append(entry.claim)
        return entry

    async def ask(self, *asked: object, **wanted: object) -> Answer:
        before = len(self.served)
        answer = await super().ask(*asked, **wanted)  # type: ignore[arg-type]
        claim = wanted["claim"]
        assert isinstance(claim, Claim)
        if claim.watched:
            since = self.served[before:]
            self.passed.append(since[: since.index(claim)])
        return answer


def test_one_guests_tables_of_bots_do_not_keep_others_waiting(tmp_path: Path) -> None:
    """Twenty matches of four bots, at which nobody is, go on while somebody plays a novice: between
    a question to the novice and its turn there are two of theirs at most, the one that is thought
    about and now and then the next."""

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as (client, player):
            pool = NotedPool()
            async with pool:
                server.services.registry.context.bots = pool
                for _ in range(20):
                    terms = {"options": {"rounds": 9}, "pace": 0, "start": True}
                    await client.set_up(GAME, [NOVICE] * 4, **terms)
                _, (place,) = await gather_round([player], bots=1)
                await play_on(place, random.Random(1))
            assert place.over and pool.passed
            assert all(not claim.watched for claims in pool.passed for claim in claims)
            assert max(map(len, pool.passed)) <= 2

    asyncio.run(scene())
