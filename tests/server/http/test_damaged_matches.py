"""A damaged match over HTTP and the socket: those who ask are told, and all else goes on."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text, update
from sqlalchemy.sql.base import Executable
from websockets.exceptions import ConnectionClosed

from oenach.server.client import Client
from oenach.server.store.schema import events, matches, seats
from server.company import BOT, FIRST_A, GAME, gather_round, my_tables, people, refused
from server.guarding import noted
from server.serving import Running, at_server, running
from waiting import until_async

NO_JSON = '{"half a'
ASKED = ("", "/log", "/verification", "/replay", "/static-data", "/invitation")


@at_server
async def test_bots_play_on_beside_damaged_matches_and_nobody_gets_a_fault(
    server: Running,
) -> None:
    async with Client(server.url) as host:
        made = [
            await host.set_up(GAME, [BOT, BOT], options=FIRST_A, start=True, pace=0.05, public=True)
            for _ in range(6)
        ]
        ids = [table["id"] for table in made]
        registry = server.services.registry
        for table in list(registry.tables.values()):
            # As after a restart: nothing is in memory, and what is due is in the store alone.
            async with table.lock:
                table.rest()
                del registry.tables[table.row.id]
        with server.services.engine.begin() as connection:
            broken = update(matches).where(matches.c.id == ids[0])
            connection.execute(broken.values(terms=NO_JSON))
            number = matches.c.number
            second = matches.select().with_only_columns(number).where(matches.c.id == ids[1])
            connection.execute(
                update(events).where(events.c.match == second.scalar_subquery()).values(body="?")
            )
        await registry._wake_due_tables()
        for sound in ids[2:]:
            await until_async(partial(_is_over, host, sound), "bots play their match to its end")
        mine = {table["id"]: table for table in await my_tables(host)}
        assert [mine[one].get("damaged", False) for one in ids] == [True, True, *[False] * 4]
        for one in ids[:2]:
            for asked in ASKED:
                told = await refused(host.get(f"/api/tables/{one}{asked}"))
                assert (told.status, told.problem["code"]) == (409, "damaged")
                assert told.problem["key"] == "server-damaged"
            assert await _turned_away(host, one) == 4409
        for state in ("open", "running", "over"):
            await host.get(f"/api/tables?state={state}")
        assert "oenach_damaged_matches 2.0" in server.services.metrics.text().decode()


@pytest.mark.parametrize(
    "harm",
    [
        update(matches).values(seats=text("'two'")),
        update(seats).where(seats.c.seat == 0).values(seat=text("'first'")),
        update(seats).where(seats.c.seat == 0).values(seat=-7),
    ],
)
def test_seats_of_any_number_are_damage_and_no_fault(tmp_path: Path, harm: Executable) -> None:
    """SQLite keeps a text where a number belongs."""

    async def go() -> None:
        async with running(tmp_path) as server, Client(server.url) as host:
            table = (await host.set_up(GAME, [BOT, BOT], start=True, pace=30, public=True))["id"]
            server.services.registry.tables.pop(table).rest()
            with server.services.engine.begin() as connection:
                connection.execute(harm)
            assert [one["damaged"] for one in await my_tables(host)] == [True]
            assert (await host.get("/api/tables?state=running"))["tables"] == []
            assert (await refused(host.get(f"/api/tables/{table}"))).status == 409

    asyncio.run(go())


@at_server
async def test_a_damaged_table_closes_a_connection_once(server: Running) -> None:
    """It was closed, and then went on without a table: the log had a fault for each."""
    async with people(server.url, 2) as (host, friend):
        table, places = await gather_round([host, friend])
        for place in places:
            await place.leave()
        registry = server.services.registry
        registry.tables.pop(table).rest()
        with server.services.engine.begin() as connection:
            connection.execute(update(matches).values(terms=NO_JSON))
        with noted() as log:
            with pytest.raises(ConnectionClosed) as end:
                await host.come_to(table)
            assert end.value.rcvd is not None and end.value.rcvd.code == 4409
            assert "connection failed" not in log.text


async def _is_over(host: Client, table: str) -> bool:
    return bool((await host.get(f"/api/tables/{table}"))["state"] == "over")


async def _turned_away(client: Client, table: str) -> int:
    """How a socket is closed that nobody is welcomed at; the server takes no harm from it."""
    with noted() as log, pytest.raises(ConnectionClosed) as closed:
        await client.come_to(table)
    log.assert_calm()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
