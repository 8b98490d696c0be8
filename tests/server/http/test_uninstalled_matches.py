"""A match whose game, or whose rules, are not installed here: those who ask are told so, once in
the log, and all else goes on."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from oenach.server.client import Client
from oenach.server.store.schema import matches
from server.company import BOT, FIRST_A, GAME, my_tables, refused
from server.guarding import noted
from server.serving import Running, at_server

ASKED = ("", "/log", "/verification", "/replay", "/static-data", "/invitation")


@at_server
async def test_a_match_that_is_not_installed_is_told_as_that_and_named_once(
    server: Running,
) -> None:
    async with Client(server.url) as host:
        made = [
            await host.set_up(GAME, [BOT, BOT], options=FIRST_A, start=True, pace=30, public=True)
            for _ in range(3)
        ]
        game, rules, sound = (table["id"] for table in made)
        registry = server.services.registry
        for table in (game, rules):
            # As after a restart: nothing is in memory.
            registry.tables.pop(table).rest()
        with server.services.engine.begin() as connection:
            for table, values in ((game, {"game": "hurling"}), (rules, {"rules": 77})):
                connection.execute(update(matches).where(matches.c.id == table).values(**values))
        with noted() as log:
            await registry._wake_due_tables()
            for table in (game, rules):
                for asked in ASKED:
                    told = await refused(host.get(f"/api/tables/{table}{asked}"))
                    assert (told.status, told.problem["code"]) == (409, "rules-missing")
                    assert told.problem["key"] == "server-rules-missing"
                for _ in range(2):
                    with pytest.raises(ConnectionClosed) as closed:
                        await host.come_to(table)
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4410
            log.assert_calm()
            assert log.text.count("match not installed") == 2
            assert "hurling" in log.text and "77" in log.text
        assert "oenach_uninstalled_matches 2.0" in server.services.metrics.text().decode()
        mine = {table["id"]: table for table in await my_tables(host)}
        installed = [mine[one].get("installed", True) for one in (game, rules, sound)]
        assert installed == [False, False, True]
        assert not any(table.get("damaged") for table in mine.values())
        assert (await host.get(f"/api/tables/{sound}"))["state"] == "playing"
