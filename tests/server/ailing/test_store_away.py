"""The database is frozen, killed and started again under a server: everybody is told so at once,
nobody waits for ever, and afterwards everything goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import waiting
from oenach.server.client import Client, Place
from own_postgres import OwnPostgres, own_postgres
from server.ailing.asking import NEW_TABLE, STORE_AWAY, is_ready, is_unready, posted, told
from server.company import gather_round, my_turn, people
from server.serving import Running, running

READS = ("/api/tables", "/api/me/tables", "/api/me/levels", "/api/me/finished", "/api/tables/none")
"""What cannot be answered without the database."""


async def assert_honest(client: Client, place: Place, table: str) -> None:
    """Alive, but not ready: nothing is answered with a fault, and nothing is kept waiting."""
    assert (await client.http.get("/healthz")).json()["status"] == "ok"
    # What it found a moment ago may still be told.
    await waiting.until_async(lambda: is_unready(client), "the server to notice")
    found = await client.http.get("/readyz")
    assert found.headers["retry-after"] == "2"
    assert found.json()["status"] == "not-ready" and found.json()["writes"] is False
    for path in READS:
        assert told(await client.http.get(path)) == STORE_AWAY, path
    assert told(await posted(client, "/api/tables", NEW_TABLE)) == STORE_AWAY
    stranger = httpx.AsyncClient(base_url=client.url, timeout=waiting.PATIENCE)
    async with stranger:
        assert told(await stranger.get("/api/me")) == STORE_AWAY
    with pytest.raises(ConnectionClosed) as ended:
        await client.come_to(table)
    assert ended.value.rcvd is not None and ended.value.rcvd.code == 1013
    refused = await place.play(place.position["offers"][0]["text"])
    assert (refused["type"], refused["code"]) == ("refused", "unavailable")


async def assert_well(client: Client, places: list[Place], table: str) -> None:
    """Every request that failed works, on every connection of the pool, and play goes on."""
    await waiting.until_async(lambda: is_ready(client), "the server to be ready again")
    for path in READS[:-1]:
        answers = await asyncio.gather(*[client.http.get(path) for _ in range(6)])
        assert [one.status_code for one in answers] == [200] * 6, path
    assert (await posted(client, "/api/tables", NEW_TABLE)).status_code == 201
    await (await client.come_to(table)).leave()
    for place in places:
        await my_turn(place)
        done = await place.play(place.position["offers"][0]["text"])
        assert done["type"] == "acknowledged", done


def at_own_postgres(tmp_path: Path, scene: Any) -> None:
    async def go(database: OwnPostgres) -> None:
        settings = {
            "database": database.url,
            "database_seconds": waiting.DATABASE_SECONDS,
            "tables_per_person": 1000,
        }
        async with running(tmp_path, **settings) as server, people(server.url, 2) as clients:
            table, places = await gather_round(clients)
            await my_turn(places[0])
            await scene(database, server, clients[0], places, table)

    with own_postgres() as database:
        asyncio.run(go(database))


def test_nobody_waits_for_ever_on_a_frozen_database(tmp_path: Path) -> None:
    async def scene(
        database: OwnPostgres, _: Running, client: Client, places: list[Place], table: str
    ) -> None:
        database.freeze()
        try:
            await assert_honest(client, places[0], table)
        finally:
            database.thaw()
        await assert_well(client, places, table)

    at_own_postgres(tmp_path, scene)


def test_everything_comes_back_after_a_killed_database(tmp_path: Path) -> None:
    async def scene(
        database: OwnPostgres, _: Running, client: Client, places: list[Place], table: str
    ) -> None:
        for _life in range(2):
            await my_turn(places[0])
            database.kill()
            await assert_honest(client, places[0], table)
            database.start()
            await assert_well(client, places, table)

    at_own_postgres(tmp_path, scene)
