"""Nobody makes tables without end, in whichever way; neighbours at one address get theirs."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oenach.server.client import Client
from server.ailing.asking import NEW_TABLE, posted
from server.company import GAME, OPEN, PERSON, people, refused, sit_down
from server.guarding import StoppedClock, clock
from server.serving import running

__all__ = ["clock"]

TOO_MANY = (429, "too-much", "server-too-many-new-tables")
LESSON = f"/api/games/{GAME}/lessons/first"


def test_every_table_that_somebody_makes_is_counted(tmp_path: Path, clock: StoppedClock) -> None:
    async def scene() -> None:
        limits = {"tables_per_hour": 3, "tables_per_hour_per_address": 10}
        async with running(tmp_path, **limits) as server, people(server.url, 1) as (host,):
            await host.post(f"{LESSON}/play-on", {})
            table = await sit_down([host], bots=1)
            place = await host.come_to(table)
            await place.ask("resign")
            assert (await place.ask("rematch"))["type"] == "acknowledged"
            again = (await place.next("rematch"))["table"]

            # The hour's tables are made, in three ways; none of these makes another one.
            answer = await posted(host, "/api/tables", NEW_TABLE)
            problem = answer.json()
            assert (answer.status_code, problem["code"], problem["key"]) == TOO_MANY
            assert answer.headers["retry-after"] == str(3600 // 3)
            lesson = await refused(host.post(f"{LESSON}/play-on", {}))
            assert (lesson.status, lesson.problem["key"]) == (429, TOO_MANY[2])
            next_place = await host.come_to(again)
            await next_place.ask("resign")
            rematch = await next_place.ask("rematch")
            assert (rematch["type"], rematch["key"]) == ("refused", TOO_MANY[2])

            clock.seconds += 3600 // 3
            assert (await next_place.ask("rematch"))["type"] == "acknowledged"
            assert (await refused(host.set_up(GAME, [PERSON, OPEN]))).status == 429
            clock.seconds += 3600
            for _ in range(3):
                await host.set_up(GAME, [PERSON, OPEN])

    asyncio.run(scene())


def test_a_table_that_cannot_be_had_anyway_is_not_counted(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def scene() -> None:
        limits = {"tables_per_hour": 2, "tables_per_person": 1}
        async with running(tmp_path, **limits) as server, Client(server.url) as host:
            table = await host.set_up(GAME, [PERSON, OPEN])
            for _ in range(3):
                assert (await refused(host.set_up(GAME, [PERSON, OPEN]))).problem["key"] == (
                    "server-too-many-tables"
                )
            await host.post(f"/api/tables/{table['id']}/put-away")
            await host.set_up(GAME, [PERSON, OPEN])

    asyncio.run(scene())


def test_who_makes_tables_without_end_leaves_the_others_at_that_address_theirs(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def scene() -> None:
        limits = {"tables_per_hour": 4, "tables_per_hour_per_address": 6}
        async with running(tmp_path, **limits) as server, people(server.url, 2) as (flood, other):
            for _ in range(3):
                await flood.set_up(GAME, [PERSON, OPEN])
            assert (await refused(flood.set_up(GAME, [PERSON, OPEN]))).status == 429
            await other.set_up(GAME, [PERSON, OPEN])
            # Nor do ever new names get more than the address may have.
            made = 4
            for _ in range(10):
                async with Client(server.url) as guest:
                    answer = await posted(guest, "/api/tables", NEW_TABLE)
                    made += answer.status_code == 201
                    assert answer.status_code == 201 or int(answer.headers["retry-after"]) > 0
            assert made <= 6

    asyncio.run(scene())
