"""Moves that the table makes because there is no other: never while their player cannot see it."""

from __future__ import annotations

import pytest

from oenach.server.client import Client, Place
from oenach.server.table.owners.due import timers
from oenach.server.table.owners.due.timers import BOT, CLOCK, FORCED, QUEUE
from oenach.server.table.table import Table
from server.company import FIRST_A, GAME, PERSON, gather_round, let_come, people, until
from server.serving import Running, at_server
from toys.pebbles.rules.state import PLACES
from waiting import until_async

EVERYWHERE = [f"R>{place}" for place in range(1, PLACES + 1)]


@pytest.fixture(autouse=True)
def at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is made by itself while a test looks."""
    monkeypatch.setattr(timers, "DELAY", 3_600_000)


async def fill(place: Place) -> None:
    """Leave nothing but to be done to whoever comes next."""
    assert (await place.play(*EVERYWHERE, "done"))["type"] == "acknowledged"


def live(server: Running, table: str) -> Table:
    return server.services.registry.tables[table]


async def gone(server: Running, table: str, place: Place) -> None:
    there = len(live(server, table).audience.visitors)
    await place.leave()
    await until_async(lambda: len(live(server, table).audience.visitors) < there, "they left")


@at_server
async def test_a_forced_move_waits_until_its_player_is_there(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, options=FIRST_A)
        await gone(server, table, b)
        await fill(a)
        assert live(server, table).playing().forced() == "done"
        assert live(server, table).timers.due == {}
        # An onlooker, or another player, is not the one who has to see it.
        await clients[0].come_to(table)
        assert live(server, table).timers.due == {}
        b = await clients[1].come_to(table)
        assert {*live(server, table).timers.due} == {FORCED}
        # And while they are away again it is not made.
        await gone(server, table, b)
        assert live(server, table).timers.due == {}
        b = await clients[1].come_to(table)
        before = b.position["seq"]
        await let_come(server.services.registry, table, FORCED)
        await until(b, lambda _: b.position["seq"] > before)


@at_server
async def test_who_has_queued_the_only_move_has_made_it(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await b.ask("queue", moves=["R>2"])
        await gone(server, table, b)
        await a.play("R>1")
        assert {*live(server, table).timers.due} == {QUEUE}


@at_server
async def test_whoever_is_away_when_a_move_is_forced_is_replaced_as_ever(server: Running) -> None:
    async with people(server.url, 2) as clients:
        clock = {"kind": "move", "seconds": 60}
        table, (a, b) = await gather_round(clients, options=FIRST_A, clock=clock, pace=30)
        await gone(server, table, b)
        await fill(a)
        assert {*live(server, table).timers.due} == {CLOCK}
        await let_come(server.services.registry, table, CLOCK)
        await until_async(lambda: BOT in live(server, table).timers.due, "a bot stands in")
        await let_come(server.services.registry, table, BOT)
        await until(a, lambda _: a.position["to_act"] == "A")


@at_server
async def test_all_seats_of_one_screen_are_there_when_it_is(server: Running) -> None:
    async with Client(server.url) as host:
        seats = [{**PERSON, "name": "Medb"}, {**PERSON, "name": "Ailill"}]
        terms = {"options": FIRST_A, "start": True}
        seen = await host.set_up(GAME, seats, **terms)
        place = await host.come_to(seen["id"])
        await place.send("here", seat="A")
        await place.next("curtain")
        await place.send("move", moves=[*EVERYWHERE, "done"], answers=place.position["seq"])
        await until_async(lambda: live(server, seen["id"]).playing().to_act == 1, "B's turn")
        assert {*live(server, seen["id"]).timers.due} == {FORCED}
