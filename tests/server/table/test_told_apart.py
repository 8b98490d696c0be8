"""Names at a table are told apart, everywhere by the same means, for as long as the match lasts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from oenach.server.client import Client, Message
from oenach.server.store import schema
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.seat_names import MOST_CALLED, distinct, noted, shown_name
from oenach.server.store.terms import Terms
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
    token_for,
    until,
)
from server.serving import Running, at_server, running

CYRILLIC = "\u0410nn"


def names(table: Message) -> list[str | None]:
    return [seat.get("name") for seat in table["seats"]]


async def rename(clients: Sequence[Client], *names: str) -> None:
    for client, name in zip(clients, names, strict=True):
        await client.rename(name)


@pytest.mark.parametrize("name", ["Ann", "ann", CYRILLIC, "Ann ", "A\u200bnn"])
def test_whoever_comes_later_is_numbered(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 3) as clients:
            await rename(clients, "Ann", name, "Bran")
            ann, other, _ = clients
            table, (a, b, _) = await gather_round(clients)
            shown = ["Ann", f"{other.name} (2)", "Bran"]
            assert names(a.table) == shown
            assert names(await ann.get(f"/api/tables/{table}")) == shown
            assert b.you["name"] == shown[1]
            # The log says what was shown, and so does the story.
            log = await ann.get(f"/api/tables/{table}/log")
            seated = [one["who"] for one in log["events"] if one["kind"] == "seat"]
            assert seated == [f"person:{one}" for one in shown]
            story = json.dumps(a.position["story"], ensure_ascii=False)
            assert all(f'"{one}"' in story for one in shown)
            await b.send("say", text="It is me")
            said = (await until(a, lambda m: m["type"] == "chat"))["said"]
            assert (said["name"], said["seat"]) == (shown[1], "B")
            (listed,) = await my_tables(other)
            assert names(listed) == shown

    asyncio.run(scene())


@at_server
async def test_an_onlooker_is_told_apart_from_those_who_sit_and_from_other_onlookers(
    server: Running,
) -> None:
    async with people(server.url, 4) as (host, friend, *onlookers):
        await rename([host, friend, *onlookers], "Ann", "Bran", CYRILLIC, "ANN")
        table, (a, _) = await gather_round([host, friend])
        watching = [await one.come_to(table) for one in onlookers]
        await until(a, lambda _: len(a.table.get("onlookers", ())) == 2)
        shown = [f"{CYRILLIC} (2)", "ANN (3)"]
        assert {one["name"] for one in a.table["onlookers"]} == set(shown)
        for place, name in zip(watching, shown, strict=True):
            assert place.you["name"] == name
            await place.send("say", text="hello")
            said = (await until(a, lambda m: m["type"] == "chat"))["said"]
            assert (said["name"], said["seat"]) == (name, None)


@at_server
async def test_a_name_stays_whose_it_was(server: Running) -> None:
    """Who has said something and gone leaves their name to nobody, and finds it again."""
    async with people(server.url, 5) as (host, friend, ann, other, third):
        await rename([ann, other, third], "Ann", "Ann", "Ann")
        table, (a, _) = await gather_round([host, friend])
        first = await ann.come_to(table)
        await first.send("say", text="hello")
        await until(a, lambda m: m["type"] == "chat")
        await first.leave()
        await until(a, lambda m: m["type"] == "table" and not m["table"].get("onlookers"))
        assert (await other.come_to(table)).you["name"] == "Ann (2)"
        assert (await ann.come_to(table)).you["name"] == "Ann"
        # After a restart, too.
        registry = server.services.registry
        registry.tables.pop(table).rest()
        assert (await third.come_to(table)).you["name"] in ("Ann (2)", "Ann (3)")
        assert (await ann.come_to(table)).you["name"] == "Ann"


@at_server
async def test_a_new_name_in_the_middle_of_a_match_is_told_apart(server: Running) -> None:
    async with people(server.url, 3) as clients:
        await rename(clients, "Ann", "Bran", "Cian")
        ann, bran, onlooker = clients
        table, (a, b) = await gather_round([ann, bran])
        watching = await onlooker.come_to(table)
        await bran.rename(CYRILLIC)
        await until(a, lambda _: names(a.table) == ["Ann", f"{CYRILLIC} (2)"])
        await until(b, lambda _: b.you["name"] == f"{CYRILLIC} (2)")
        # What one was called stays one's own: nobody else speaks as Bran here.
        await onlooker.rename("Bran")
        await until(watching, lambda _: watching.you["name"] == "Bran (2)")
        await bran.rename("Bran")
        await until(a, lambda _: names(a.table) == ["Ann", "Bran"])
        # Of a bot's name, nobody is robbed where no bot sits.
        await ann.rename("Cathbad")
        await until(a, lambda _: names(a.table) == ["Cathbad", "Bran"])


@at_server
async def test_a_new_name_is_told_apart_at_tables_that_sleep(server: Running) -> None:
    async with people(server.url, 2) as clients:
        await rename(clients, "Ann", "Bran")
        table = await sit_down(clients)
        server.services.registry.tables.pop(table).rest()
        await clients[0].rename("BRAN")
        assert server.services.registry.tables == {}
        (listed,) = await my_tables(clients[1])
        assert names(listed) == ["BRAN (2)", "Bran"]
        assert names((await clients[1].come_to(table)).table) == ["BRAN (2)", "Bran"]


@pytest.mark.parametrize(
    "name", ["Nuala", "novice", "Novice bot", "Anf\u00e4ngerbot", "Nu\u0430la"]
)
def test_nobody_is_taken_for_a_bot_at_the_table(tmp_path: Path, name: str) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 1) as (host,):
            await host.rename(name)
            beside = await host.set_up(GAME, [PERSON, BOT])
            assert names(beside) == [f"{name} (2)", None]
            waiting = await host.set_up(GAME, [PERSON, OPEN])
            assert names(waiting) == [name, None]
            place = await host.come_to(waiting["id"])
            await host.post(f"/api/tables/{waiting['id']}/start", {"fill": "novice"})
            await until(place, lambda m: m["type"] == "table" and m["table"]["state"] == "playing")
            assert names(place.table) == [f"{name} (2)", None]
            assert place.you["name"] == f"{name} (2)"
            log = await host.get(f"/api/tables/{waiting['id']}/log")
            seated = [one["who"] for one in log["events"] if one["kind"] == "seat"]
            assert seated == [f"person:{name} (2)", "bot:novice"]

    asyncio.run(scene())


@at_server
async def test_players_at_one_screen_are_told_apart(server: Running) -> None:
    async with people(server.url, 1) as (host,):
        wishes = [{**PERSON, "name": name} for name in ("Ann", "ann", "Bran")]
        assert names(await host.set_up(GAME, wishes)) == ["Ann", "ann (2)", "Bran"]


@at_server
async def test_a_name_goes_with_its_seat_to_another_device(server: Running) -> None:
    async with people(server.url, 3) as (host, friend, phone):
        await rename([host, friend, phone], "Ann", "Bran", "Cian")
        table, (a, b) = await gather_round([host, friend])
        token = await token_for(host, table, "A")
        await phone.post("/api/seat-links/use", {"token": token})
        place = await phone.come_to(table)
        assert (names(place.table), place.you["name"]) == (["Ann", "Bran"], "Ann")
        await place.send("say", text="from my phone")
        said = (await until(b, lambda m: m["type"] == "chat"))["said"]
        assert (said["name"], said["seat"]) == ("Ann", "A")
        # The device that it came from looks on, and is not taken for it.
        await a.send("say", text="from the other")
        said = (await until(b, lambda m: m["type"] == "chat"))["said"]
        assert (said["name"], said["seat"]) == ("Ann (2)", None)


@at_server
async def test_those_who_were_sent_away_keep_their_name(server: Running) -> None:
    async with people(server.url, 4) as (host, ann, other, friend):
        await rename([host, ann, other, friend], "Bran", "Ann", "Ann", "Emer")
        table = (await host.set_up(GAME, [PERSON, OPEN, OPEN]))["id"]
        await ann.post(f"/api/tables/{table}/join", {})
        sent = await host.post(f"/api/tables/{table}/remove", {"seat": "B"})
        assert [one["name"] for one in sent["sent_away"]] == ["Ann"]
        joined = await other.post(f"/api/tables/{table}/join", {})
        assert names(joined["table"]) == ["Bran", "Ann (2)", None]


@at_server
async def test_in_the_next_match_everybody_is_called_the_same(server: Running) -> None:
    async with people(server.url, 2) as clients:
        await rename(clients, "Ann", "Ann")
        _, places = await gather_round(clients)
        await places[0].ask("resign", seat="A")
        for place in places:
            await until(place, lambda _, place=place: place.over)  # type: ignore[misc]
        for place in places:
            await place.ask("rematch")
        again = await until(places[0], lambda m: bool(m.get("table")) and m["type"] == "rematch")
        seen = await clients[0].get(f"/api/tables/{again['table']}")
        assert sorted(str(name) for name in names(seen)) == ["Ann", "Ann (2)"]
        assert (await clients[1].come_to(again["table"])).you["name"] == "Ann (2)"


@at_server
async def test_whoever_deletes_a_match_is_not_named_in_it(server: Running) -> None:
    async with people(server.url, 2) as clients:
        await rename(clients, "Ann", "Bran")
        table, places = await gather_round(clients)
        await places[0].ask("resign", seat="A")
        for place in places:
            await until(place, lambda _, place=place: place.over)  # type: ignore[misc]
        await clients[0].post(f"/api/tables/{table}/forget")
        row = server.services.registry.context.archive.match(table)
        assert row is not None and list(row.called) == ["Bran"]


@at_server
async def test_tables_of_before_are_told_apart_when_they_are_read(server: Running) -> None:
    async with people(server.url, 2) as clients:
        await rename(clients, "Ann", "Bran")
        table = await sit_down(clients)
        server.services.registry.tables.pop(table).rest()
        with server.services.engine.begin() as connection:
            connection.execute(update(schema.seats).values(name="Ann"))
            connection.execute(update(schema.matches).values(called="{}"))
        (listed,) = await my_tables(clients[0])
        assert names(listed) == ["Ann", "Ann (2)"]
        assert (await clients[1].come_to(table)).you["name"] == "Ann (2)"


@at_server
async def test_a_name_must_have_something_to_see(server: Running) -> None:
    async with people(server.url, 1) as (client,):
        for nothing in ("\u200b\u2066", "\u3164", "\u0301\u0301", "\u2800"):
            assert (await refused(client.rename(nothing))).problem["key"] == "server-bad-name"
        await client.rename("A\u2066nn\ufe0f \u3164 B\u0301")
        assert client.name == "Ann B\u0301"


def row(*chairs: SeatRow, **fields: object) -> MatchRow:
    return MatchRow(
        number=1,
        id="t",
        game=GAME,
        options={},
        rules=1,
        secret=b"",
        state="playing",
        public=False,
        host="a",
        terms=Terms(),
        created=0,
        seats=list(chairs),
        **fields,  # type: ignore[arg-type]
    )


def test_what_is_remembered_of_names_has_an_end() -> None:
    table = row(SeatRow(0, "person", "a", "Ann"), called={"Ann": "a"})
    for number in range(3 * MOST_CALLED):
        table = replace(table, called=noted(table, f"p{number}", f"Guest {number}"))
    assert len(table.called) == MOST_CALLED
    assert table.called["Ann"] == "a" and f"Guest {3 * MOST_CALLED - 1}" in table.called


def test_a_damaged_name_harms_nobody() -> None:
    chairs = [SeatRow(0, "person", "a", 7), SeatRow(1, "person", "b", "Ann")]  # type: ignore[arg-type]
    assert distinct(chairs) == chairs


def test_a_long_name_makes_room_for_its_number() -> None:
    long = "x" * 32
    table = row(SeatRow(0, "person", "a", long))
    assert shown_name(table, "b", long) == "x" * 28 + " (2)"
