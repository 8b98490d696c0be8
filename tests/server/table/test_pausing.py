"""All games rest while the store is exported: nobody loses a move or a second."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import pytest
from sqlalchemy import Engine, delete, insert, select, update

from oenach.server.client import Client
from oenach.server.errors import Resting
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.leases.holding import hold
from oenach.server.store.leases.pausing import end_wish, give_back, rested, wish
from oenach.server.store.stillness import Stillness
from oenach.server.table.owners.due.timers import BOT, CLOCK, LIMIT
from oenach.server.upkeep.moving import resting
from oenach.server.upkeep.moving.export_file import opened_export
from server.company import BRISK, gather_round, let_come, people, reach, refused, until
from server.moving import all_rows, done, home, invent_rows, run
from server.moving import refused as refused_command
from server.pauses import (
    A_BANK,
    AN_HOUR,
    all_rest,
    clock_due,
    longer_by_an_hour,
    transaction,
    typed,
)
from server.serving import Running, at_server, running
from stores import KINDS, database, engine, new_database
from waiting import until_async

__all__ = ["database", "engine", "home"]


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'oenach.db'}"


def test_games_rest_and_go_on_with_the_time_given_back(tmp_path: Path) -> None:
    url, file = url_of(tmp_path), tmp_path / "all.oenach"

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients, clock=A_BANK)
            due = clock_due(url)
            words = ("export", file, "--database", url, "--pause", "--json")
            said = json.loads(await typed(*words))
            assert said["rests_until"] is not None
            for place in (a, b):
                await all_rest(place, True)
            before = all_rows(url)
            answer = await a.play("R>1")
            assert (answer["type"], answer["code"]) == ("refused", "resting")
            assert (await a.ask("ping", id="still-there"))["type"] == "pong"
            told = await refused(clients[0].post(f"/api/tables/{table}/leave", {}))
            assert (told.status, told.problem["code"]) == (503, "resting")
            path = f"/api/tables/{table}/leave"
            token = {"x-oenach-csrf": clients[0].http.cookies.get("oenach_csrf") or ""}
            bare = await clients[0].http.post(path, json={}, headers=token)
            assert bare.headers["retry-after"] == "2"
            assert (await clients[0].http.get("/readyz")).json()["status"] == "ready"
            # Whoever comes now sees clocks that stand.
            late = await clients[1].come_to(table)
            await all_rest(late, True)
            with opened_export(file) as export:
                since = export.header.rests_since
            assert since is not None
            clock = late.position["clock"]
            assert clock.get("until") is None and clock["left"]["A"] == due - since
            assert all_rows(url) == before
            longer_by_an_hour(url)
            assert "go on" in await typed("resume", "--database", url)
            await all_rest(a, False)
            await until(a, lambda one: one["type"] == "update")
            assert a.position["clock"]["until"] == clock_due(url) >= due + AN_HOUR
            assert (await a.play("R>1"))["type"] == "acknowledged"
            assert "No games" in await typed("resume", "--database", url)

    asyncio.run(scene())


@at_server
async def test_bots_wait_and_play_when_the_games_go_on(server: Running) -> None:
    registry, engine = server.services.registry, server.services.engine
    async with people(server.url, 1) as clients:
        table, (a,) = await gather_round(clients, bots=1, pace=30)
        await a.play("R>1")
        live, seq = registry.tables[table], a.position["seq"]
        assert BOT in live.timers.due
        with engine.begin() as connection:
            wish(connection, "test", 600)
        await registry.pauser.look()
        await all_rest(a, True)
        # Nothing that is due comes, though its time has come.
        await let_come(registry, table, BOT)
        assert (await a.ask("ping", id="a-round-trip"))["type"] == "pong"
        assert live.playing().last_seq == seq
        with engine.begin() as connection:
            assert end_wish(connection)
        await registry.pauser.look()
        await let_come(registry, table, BOT)
        await reach(a, seq + 1)


def test_a_server_that_starts_while_games_rest_lets_them_rest(tmp_path: Path) -> None:
    url, file = url_of(tmp_path), tmp_path / "all.oenach"

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, _ = await gather_round(clients, clock=A_BANK)
            cookies = clients[0].http.cookies
            await typed("export", file, "--database", url, "--pause")
        async with running(tmp_path) as server:
            again = Client(server.url)
            again.http.cookies = cookies
            async with again:
                place = await again.come_to(table)
                await all_rest(place, True)
                await typed("resume", "--database", url)
                await all_rest(place, False)
                assert (await place.play("R>1"))["type"] == "acknowledged"

    asyncio.run(scene())


@pytest.mark.parametrize("into", KINDS)
def test_people_play_on_at_the_store_that_was_moved(tmp_path: Path, into: str) -> None:
    url, file = url_of(tmp_path), tmp_path / "all.oenach"
    other = tmp_path / "other"
    other.mkdir()

    async def scene(target: str) -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, _) = await gather_round(clients, clock=A_BANK, options=BRISK)
            await a.play("R>1")
            seq, due, cookies = a.position["seq"], clock_due(url), clients[1].http.cookies
            await typed("export", file, "--database", url, "--pause")
            await typed("import", file, "--database", target)
        longer_by_an_hour(target)
        async with running(other, database=target) as server:
            again = Client(server.url)
            again.http.cookies = cookies
            async with again:
                place = await again.come_to(table)
                assert place.position["seq"] == seq
                assert place.position["clock"]["until"] >= due + AN_HOUR
                assert (await place.play("R>2"))["type"] == "acknowledged"
        with transaction(target) as connection:
            assert rested(connection) is None

    with new_database(into, other) as target:
        asyncio.run(scene(target))


def test_without_a_server_nobody_is_asked_to_rest(database: str, tmp_path: Path) -> None:
    invent_rows(database)
    words = ("export", tmp_path / "all.oenach", "--database", database, "--pause", "--json")
    assert json.loads(done(*words))["rests_until"] is None


def test_a_server_that_does_not_answer_is_named_and_nothing_rests(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resting, "ANSWER", 0.0)
    invent_rows(database)
    engine, file = open_database(database), tmp_path / "all.oenach"
    lease = hold(engine, 600)
    words = ("export", file, "--database", database, "--pause")
    assert refused_command(*words) == "server-pause-unanswered"
    assert not file.exists()
    lease.release()
    engine.dispose()
    assert "No games" in run("resume", "--database", database).output


def test_an_export_that_fails_lets_the_games_go_on(tmp_path: Path) -> None:
    url, file = url_of(tmp_path), tmp_path / "nowhere" / "all.oenach"

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            _, (a, _) = await gather_round(clients)
            said = await typed("export", file, "--database", url, "--pause", code=2)
            assert "can’t be written" in said
            still = server.services.registry.context.stillness
            await until_async(lambda: not still.resting, "the games go on")
            assert (await a.play("R>1"))["type"] == "acknowledged"

    asyncio.run(scene())


def test_what_is_being_written_is_written_before_anybody_is_told(engine: Engine) -> None:
    still, begun, ended = Stillness(), threading.Event(), threading.Event()
    order: list[str] = []

    def write() -> None:
        with still.writing():
            begun.set()
            ended.wait()
            order.append("written")

    def close() -> None:
        still.close()
        order.append("told")

    threads = [threading.Thread(target=write), threading.Thread(target=close)]
    threads[0].start()
    begun.wait()
    threads[1].start()
    ended.set()
    for thread in threads:
        thread.join()
    assert order == ["written", "told"]
    with pytest.raises(Resting), still.writing():
        pass
    still.go_on()
    with still.writing():
        pass


def test_minutes_that_were_agreed_are_given_back_too(engine: Engine, database: str) -> None:
    invent_rows(database)
    with engine.begin() as connection:
        connection.execute(update(schema.matches).values(started=5, version=0))
        connection.execute(delete(schema.due))
        rows = [(1, CLOCK, 10), (2, LIMIT, 20), (2, CLOCK, 30)]
        values = [dict(zip(("match", "kind", "at"), row, strict=True)) for row in rows]
        connection.execute(insert(schema.due), values)
        give_back(connection, 100, LIMIT)
        found = connection.execute(select(schema.due.c.at).order_by(schema.due.c.at)).scalars()
        assert list(found) == [110, 120, 130]
        columns = schema.matches.c.number, schema.matches.c.started, schema.matches.c.version
        kept = connection.execute(select(*columns).order_by(schema.matches.c.number)).all()
        assert [tuple(row) for row in kept] == [(1, 5, 0), (2, 105, 1)]


def test_a_wish_ends_by_itself(engine: Engine) -> None:
    with engine.begin() as connection:
        assert wish(connection, "test", -1).epoch == 1
        assert not end_wish(connection)
        assert wish(connection, "test", 600).epoch == 2
        assert end_wish(connection)
