"""Games that are put away: by hand or by themselves, taken up again, and deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select, update

from oenach.server.client import Client
from oenach.server.clock import now_ms
from oenach.server.store.schema import due, events, matches, metadata
from server.company import (
    BOT,
    GAME,
    OPEN,
    PERSON,
    gather_round,
    my_tables,
    people,
    refused,
    sit_down,
    until,
)
from server.serving import Running, at_server, running

DAY = 86_400_000


async def against_a_bot(host: Client, **terms: object) -> str:
    table = await host.set_up(GAME, [PERSON, BOT], start=True, **terms)
    return str(table["id"])


def rows(server: Running, table: str) -> tuple[int, int]:
    """How much is due at a table, and how many events it has."""
    with server.services.engine.connect() as connection:
        number = select(matches.c.number).where(matches.c.id == table).scalar_subquery()
        waits = connection.execute(select(due).where(due.c.match == number)).all()
        happened = connection.execute(select(events.c.seq).where(events.c.match == number)).all()
    return len(waits), len(happened)


@at_server
async def test_at_a_table_that_is_put_away_nothing_is_due_and_nothing_can_be_done(
    server: Running,
) -> None:
    async with people(server.url, 1) as (host,):
        clock = {"kind": "bank", "seconds": 600}
        table = await against_a_bot(host, options={"first_player": "B"}, pace=30, clock=clock)
        place = await host.come_to(table)
        assert rows(server, table)[0] > 0
        before = rows(server, table)[1]
        seen = await host.post(f"/api/tables/{table}/put-away")
        assert seen["put_away"] <= now_ms()
        await until(place, lambda _: "put_away" in place.table)
        assert rows(server, table) == (0, before)
        live = server.services.registry.tables[table]
        assert live.timers.due == {} and live.clocks.runs is None
        for kind, more in (("move", {"moves": ["done"], "answers": 1}), ("resign", {})):
            assert (await place.ask(kind, **more))["key"] == "server-put-away"
        assert (await place.ask("ping"))["type"] == "pong"
        left = await refused(host.post(f"/api/tables/{table}/leave"))
        assert left.problem["key"] == "server-put-away"
        again = await refused(host.post(f"/api/tables/{table}/put-away"))
        assert again.problem["key"] == "server-put-away"


@at_server
async def test_it_is_let_go_from_memory_and_goes_on_where_it_was(server: Running) -> None:
    async with people(server.url, 2) as (host, stranger):
        table = await against_a_bot(host, options={"first_player": "B"}, pace=30)
        await host.post(f"/api/tables/{table}/put-away")
        registry = server.services.registry
        registry.tables[table].audience.idle_since -= 60_000
        assert registry.tables[table].is_idle(now_ms(), 30_000)
        registry.tables.pop(table).rest()
        listed = (await my_tables(host))[0]
        assert (listed["state"], "put_away" in listed) == ("playing", True)
        assert table not in registry.tables
        # Whoever only looks at it wakes no bot.
        place = await host.come_to(table)
        assert registry.tables[table].timers.due == {}
        nobody = await refused(stranger.post(f"/api/tables/{table}/take-up"))
        assert nobody.problem["key"] == "server-no-seat"
        assert "put_away" not in await host.post(f"/api/tables/{table}/take-up")
        assert "bot" in registry.tables[table].timers.due
        await until(place, lambda _: "put_away" not in place.table)
        twice = await refused(host.post(f"/api/tables/{table}/take-up"))
        assert twice.problem["key"] == "server-not-put-away"


def test_the_limit_counts_what_is_played_now_and_there_is_one_for_what_is_put_away(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        limits = {"tables_per_person": 2, "put_away_per_person": 2}
        async with running(tmp_path, **limits) as server, people(server.url, 1) as (host,):
            stated = (await host.get("/api/me"))["limits"]
            assert stated == {"tables": 2, "put_away": 2, "days": 14, "minutes": 10}
            first, second = [await against_a_bot(host) for _ in range(2)]
            full = await refused(host.set_up(GAME, [PERSON, OPEN]))
            assert (full.status, full.problem["key"]) == (429, "server-too-many-tables")
            for table in (first, second):
                await host.post(f"/api/tables/{table}/put-away")
            third, _ = [await against_a_bot(host) for _ in range(2)]
            shelf = await refused(host.post(f"/api/tables/{third}/put-away"))
            assert (shelf.status, shelf.problem["key"]) == (429, "server-too-many-put-away")
            up = await refused(host.post(f"/api/tables/{first}/take-up"))
            assert (up.status, up.problem["key"]) == (429, "server-too-many-tables")
            await host.post(f"/api/tables/{first}/forget")
            await host.post(f"/api/tables/{third}/put-away")
            await host.post(f"/api/tables/{second}/take-up")

    asyncio.run(scene())


def test_many_who_ask_at_once_get_no_more_than_the_limit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, tables_per_person=3) as server, Client(server.url) as host:
            asked = [host.set_up(GAME, [PERSON, OPEN]) for _ in range(12)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, dict) for answer in answers) == 3

    asyncio.run(scene())


@at_server
async def test_only_the_host_puts_a_table_away_and_not_under_the_others_hands(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, friend):
        table, (_, b) = await gather_round([host, friend])
        address = f"/api/tables/{table}"
        assert (await refused(friend.post(f"{address}/put-away"))).status == 403
        there = await refused(host.post(f"{address}/put-away"))
        assert (there.status, there.problem["key"]) == (409, "server-others-are-there")
        await b.leave()
        await until(
            server_place := await host.come_to(table),
            lambda _: not server_place.table["seats"][1].get("connected"),
        ) if (await host.get(address))["seats"][1].get("connected") else None
        await host.post(f"{address}/put-away")
        # Whoever has a seat goes on with it.
        assert "put_away" not in await friend.post(f"{address}/take-up")


@at_server
async def test_a_game_is_deleted_from_ones_list_and_for_good_with_the_last(
    server: Running,
) -> None:
    async with people(server.url, 3) as (host, friend, stranger):
        table = await sit_down([host, friend])
        address = f"/api/tables/{table}"
        early = await refused(host.post(f"{address}/forget"))
        assert early.problem["key"] == "server-not-put-away"
        await host.post(f"{address}/put-away")
        assert (await refused(stranger.post(f"{address}/forget"))).status == 403
        await host.post(f"{address}/forget")
        assert await my_tables(host) == []
        assert [one["id"] for one in await my_tables(friend)] == [table]
        server.services.registry.tables.pop(table).rest()
        place = await friend.come_to(table)
        await friend.post(f"{address}/forget")
        async with asyncio.timeout(20):
            await place.socket.wait_closed()
        assert (await refused(friend.get(address))).status == 404
        assert rows(server, table) == (0, 0)


@at_server
async def test_whoever_deletes_what_is_over_is_no_longer_named_and_others_keep_it(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, friend):
        table, (a, _) = await gather_round([host, friend])
        await a.ask("resign")
        named = [seat["name"] for seat in (await host.get(f"/api/tables/{table}"))["seats"]]
        await host.post(f"/api/tables/{table}/forget")
        assert await my_tables(host) == []
        (kept,) = await my_tables(friend)
        assert kept["state"] == "over"
        assert [seat.get("name") for seat in kept["seats"]] == [None, named[1]]
        assert (await friend.get(f"/api/tables/{table}/verification"))["ok"]
        # With the last of those who played it, it goes.
        await friend.post(f"/api/tables/{table}/forget")
        assert await my_tables(friend) == []
        assert (await refused(friend.get(f"/api/tables/{table}"))).status == 404
        assert rows(server, table) == (0, 0)


@at_server
async def test_nothing_in_the_store_leads_to_whoever_deletes_what_is_over(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        await host.rename("Medb")
        table, (a, b) = await gather_round([host, friend], takebacks=True)
        await host.post(f"/api/tables/{table}/seat-link", {"seat": "A"})
        await a.send("say", text="well met")
        await b.next("chat")
        moved = await a.play(a.position["offers"][0]["text"])
        assert moved["type"] == "acknowledged"
        assert (await a.ask("resign"))["type"] == "acknowledged"
        assert (await a.ask("rematch"))["type"] == "acknowledged"
        with server.services.engine.connect() as connection:
            hosts = select(matches.c.host).where(matches.c.id == table)
            person = connection.execute(hosts).scalar_one()
        assert {"events.sender", "matches.host", "seat_links.person"} <= leads_to(server, person)
        await host.post(f"/api/tables/{table}/forget")
        assert leads_to(server, person) == {"people.id"}
        # The log could not be checked without the names that stand in it.
        assert leads_to(server, "Medb") == {"people.name", "events.body"}
        assert (await friend.get(f"/api/tables/{table}/verification"))["ok"]
        assert (await b.ask("rematch"))["type"] == "acknowledged"


def leads_to(server: Running, word: str) -> set[str]:
    """The columns of the store in which a word stands."""
    found: set[str] = set()
    with server.services.engine.connect() as connection:
        for one in metadata.sorted_tables:
            for row in connection.execute(select(one)).mappings():
                found |= {f"{one.name}.{name}" for name, kept in row.items() if word in str(kept)}
    return found


@at_server
async def test_a_table_at_which_nothing_happens_is_put_away_by_itself(server: Running) -> None:
    async with people(server.url, 1) as (host,):
        idle, asleep, busy, bots_turn = [
            await against_a_bot(host, options={"first_player": first}, pace=30)
            for first in ("A", "A", "A", "B")
        ]
        registry = server.services.registry
        registry.tables.pop(asleep).rest()
        await registry.tidy()
        assert not [one for one in await my_tables(host) if "put_away" in one]
        with server.services.engine.begin() as connection:
            past = now_ms() - 15 * DAY
            connection.execute(update(matches).values(created=past))
            numbers = select(matches.c.number).where(matches.c.id != busy)
            connection.execute(update(events).where(events.c.match.in_(numbers)).values(at=past))
        await registry.tidy()
        away = {one["id"] for one in await my_tables(host) if "put_away" in one}
        # Where a bot is to move, or somebody moved lately, it goes on.
        assert away == {idle, asleep}
        assert bots_turn not in away


@at_server
async def test_a_public_table_that_is_put_away_is_not_offered_to_anybody(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN], public=True)
        address = f"/api/tables/{table['id']}"
        await host.post(f"{address}/put-away")
        assert await friend.get("/api/tables") == {"tables": []}
        joined = await refused(friend.post(f"{address}/join", {}))
        assert joined.problem["key"] == "server-put-away"
        started = await refused(host.post(f"{address}/start", {"fill": "novice"}))
        assert started.problem["key"] == "server-put-away"
        await host.post(f"{address}/take-up")
        await friend.post(f"{address}/join", {})


@at_server
async def test_whoever_came_back_while_it_was_put_away_plays_again_when_it_is_taken_up(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, friend):
        table, (a, b) = await gather_round([host, friend], pace=30, patience=0)
        await b.leave()
        await until(a, lambda _: not a.table["seats"][1].get("connected"))
        await a.ask("stand-in", seat="B", level="novice")
        await host.post(f"/api/tables/{table}/put-away")
        back = await friend.come_to(table)
        assert back.table["seats"][1]["stand_in"] == "novice"
        await host.post(f"/api/tables/{table}/take-up")
        assert (await until(back, lambda m: m["type"] == "given-back"))["seat"] == "B"
        await until(a, lambda _: "stand_in" not in a.table["seats"][1])


@at_server
async def test_whoever_is_away_when_it_is_taken_up_is_waited_for_from_then_on(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, friend):
        table, (a, b) = await gather_round([host, friend], patience=1)
        await b.leave()
        await until(a, lambda _: not a.table["seats"][1].get("connected"))
        await host.post(f"/api/tables/{table}/put-away")
        server.services.registry.tables[table].absences.since.clear()
        await host.post(f"/api/tables/{table}/take-up")
        seen = await until(a, lambda m: "replaceable_at" in a.table["seats"][1])
        assert seen["table"]["seats"][1]["replaceable_at"] > seen["table"]["now"]
        # Nobody does anything, and yet it is told that the time is over.
        await until(a, lambda _: a.table["seats"][1]["replaceable_at"] <= a.table["now"])
