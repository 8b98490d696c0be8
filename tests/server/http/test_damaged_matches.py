"""A damaged match over HTTP and the socket: those who ask are told, and all else goes on."""

from __future__ import annotations

from functools import partial

from sqlalchemy import update

from oenach.server.client import Client
from oenach.server.store.schema import events, matches
from server.company import BOT, FIRST_A, GAME, my_tables, refused
from server.serving import Running, at_server
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
        for state in ("open", "running", "over"):
            await host.get(f"/api/tables?state={state}")
        assert "oenach_damaged_matches 2.0" in server.services.metrics.text().decode()


async def _is_over(host: Client, table: str) -> bool:
    return bool((await host.get(f"/api/tables/{table}"))["state"] == "over")
