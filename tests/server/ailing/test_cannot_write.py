"""SQLite on a disk that is full, and in a file that cannot be written: what can be read is read,
what cannot be kept is refused, and afterwards everything goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, event

import waiting
from oenach.server.client import Client, Place
from server.ailing.asking import NEW_TABLE, STORE_AWAY, is_ready, is_unready, posted, told
from server.company import gather_round, my_turn, people
from server.serving import Process, running

PAGE = 4096
"""Bytes of a page of SQLite; in its log each has a head before it."""

READS = ("/api/tables", "/api/me", "/api/me/tables", "/api/health")


async def assert_only_reads(client: Client, place: Place) -> None:
    """What is there is told; whatever would change it is refused, and not as a fault."""
    assert (await client.http.get("/healthz")).status_code == 200
    await waiting.until_async(lambda: is_unready(client), "the server to notice")
    found = (await client.http.get("/readyz")).json()
    assert (found["writes"], found["schema"]) == (False, None)
    for path in READS:
        assert (await client.http.get(path)).status_code == 200, path
    for _ in range(3):
        assert told(await posted(client, "/api/tables", NEW_TABLE)) == STORE_AWAY
        refused = await place.play(place.position["offers"][0]["text"])
        assert (refused["type"], refused["code"]) == ("refused", "unavailable")


async def assert_writes(client: Client, places: list[Place]) -> None:
    """It is ready again, and play goes on."""
    await waiting.until_async(lambda: is_ready(client), "the server to be ready again")
    assert (await posted(client, "/api/tables", NEW_TABLE)).status_code == 201
    for place in places:
        await my_turn(place)
        done = await place.play(place.position["offers"][0]["text"])
        assert done["type"] == "acknowledged"


@contextmanager
def full_disk(server: int) -> Iterator[None]:
    """For a process, nothing gets into any file behind its first bytes: also not where SQLite
    could write over what it has copied from its log already."""
    was = resource.prlimit(server, resource.RLIMIT_FSIZE)
    resource.prlimit(server, resource.RLIMIT_FSIZE, (PAGE, was[1]))
    try:
        yield
    finally:
        resource.prlimit(server, resource.RLIMIT_FSIZE, was)


def test_a_full_disk_keeps_nobody_from_reading_and_loses_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with Process(tmp_path) as server, people(server.url, 2) as clients:
            _, places = await gather_round(clients)
            await my_turn(places[0])
            with full_disk(server.pid):
                await assert_only_reads(clients[0], places[0])
            await assert_writes(clients[0], places)
            assert "Traceback" not in server.errors
        with closing(sqlite3.connect(tmp_path / "oenach.db")) as database:
            stored = [row[0] for row in database.execute("SELECT seq FROM events ORDER BY seq")]
        assert stored == list(range(places[1].position["seq"] + 1))

    asyncio.run(go())


def test_a_file_that_cannot_be_written_is_still_read(tmp_path: Path) -> None:
    """SQLite refuses to write with the very error that it has for a file without the right."""
    read_only = False

    def choose(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only={'ON' if read_only else 'OFF'}")

    async def go() -> None:
        nonlocal read_only
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            event.listen(server.services.engine, "begin", choose)
            _, places = await gather_round(clients)
            await my_turn(places[0])
            read_only = True
            await assert_only_reads(clients[0], places[0])
            read_only = False
            await assert_writes(clients[0], places)

    asyncio.run(go())
