"""Clocks: none, so much a move, a bank with increment; and what happens when one runs out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from oenach.server.client import Client
from oenach.server.clock import now_ms
from oenach.server.table.owners.due.clocks import GRACE
from server.company import FIRST_A, gather_round, people, reach, until, wind
from server.serving import Running, at_server, running

A_MOVE = {"kind": "move", "seconds": 60}
A_BANK = {"kind": "bank", "seconds": 300, "increment": 10}


def moments(server: Running, table: str) -> list[int]:
    """When each event of a table happened, as the store has it."""
    registry = server.services.registry
    return [
        event.at for event in registry.context.archive.events(registry.tables[table].row.number)
    ]


@at_server
async def test_without_a_clock_nobody_is_hurried(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, _) = await gather_round(clients)
        assert "clock" not in a.position
        assert server.services.registry.tables[table].timers.due == {}


@at_server
async def test_time_for_each_move_begins_anew_with_each_move(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, clock=A_MOVE)
        clock = a.position["clock"]
        assert clock["runs"] == "A"
        assert clock["left"] == {"A": clock["until"] - clock["now"], "B": 60_000}
        assert clock["until"] == moments(server, table)[-1] + 60_000
        await wind(server.services.registry, table, 30)
        await a.play("R>1")
        assert a.position["clock"]["runs"] == "B"
        assert a.position["clock"]["left"]["A"] == 60_000
        await reach(b, a.position["seq"])
        assert b.position["clock"]["until"] == moments(server, table)[-1] + 60_000


@at_server
async def test_a_bank_is_used_up_and_each_move_adds_to_it(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, clock=A_BANK)
        await wind(server.services.registry, table, 100)
        await a.play("R>1")
        *_, began, first = moments(server, table)
        bank = 300_000 - 100_000 - (first - began) + 10_000
        assert a.position["clock"]["left"]["A"] == bank
        assert a.position["clock"]["until"] == first + 300_000
        await reach(b, a.position["seq"])
        await b.play("R>2")
        await reach(a, b.position["seq"])
        second = moments(server, table)[-1]
        assert a.position["clock"]["left"]["B"] == 300_000 - (second - first) + 10_000
        assert a.position["clock"]["until"] == second + bank


@at_server
async def test_several_moves_of_one_turn_share_the_bank_without_further_increment(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        _, (mover, _) = await gather_round(clients, clock=A_BANK, options=FIRST_A)
        await mover.play("R>1")
        assert mover.my_turn
        assert mover.position["clock"]["left"]["A"] <= 300_000


@at_server
async def test_a_seat_whose_time_is_over_is_played_by_a_bot_until_it_is_taken_back(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, clock=A_MOVE, stand_in="novice")
        await wind(server.services.registry, table, 60)
        changed = await until(b, lambda m: m["type"] == "table" and "why" in m["table"]["seats"][0])
        seat = changed["table"]["seats"][0]
        assert (seat["kind"], seat["why"], seat["stand_in"]) == ("person", "clock", "novice")
        assert seat["name"] == clients[0].name
        moved = await until(b, lambda _: b.my_turn)
        assert moved["position"]["events"][-1]["seat"] == "A"
        await reach(a, b.position["seq"])
        assert a.position["viewer"] == "A"
        played = await a.play("R>3")
        assert (played["type"], played["key"]) == ("refused", "server-bot-plays")
        back = await a.ask("sit", id="i-am-back")
        assert back["type"] == "acknowledged"
        assert back["position"]["events"][-1]["who"] == f"person:{clients[0].name}"
        assert (await a.ask("sit", id="i-am-back"))["again"]
        await reach(b, a.position["seq"])
        await b.play("done")
        await reach(a, b.position["seq"])
        assert a.my_turn
        assert a.position["clock"]["runs"] == "A"
        assert (await a.play("done"))["type"] == "acknowledged"


@at_server
async def test_whoever_comes_back_with_an_empty_bank_has_time_for_a_move(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, clock={**A_BANK, "increment": 0})
        await wind(server.services.registry, table, 300)
        await until(b, lambda _: b.my_turn)
        await reach(a, b.position["seq"])
        assert a.position["clock"]["left"]["A"] == 0
        await a.ask("sit")
        assert a.position["clock"]["left"]["A"] == GRACE


@at_server
async def test_neither_a_queue_nor_getting_up_gives_anybody_more_time(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (a, b, c) = await gather_round(clients, clock=A_MOVE)
        until_when = a.position["clock"]["until"]
        await a.ask("queue", moves=[])
        await b.ask("queue", moves=["R>2"])
        await clients[2].post(f"/api/tables/{table}/leave")
        await until(c, lambda _: "why" in c.table["seats"][2])
        await c.ask("sit")
        await reach(a, c.position["seq"])
        assert a.position["clock"]["until"] == until_when


def test_after_a_restart_the_clock_goes_on_with_a_moment_of_grace(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients, clock=A_BANK)
            await wind(server.services.registry, table, 100)
            await a.play("R>1")
            bank = a.position["clock"]["left"]["A"]
            await wind(server.services.registry, table, 299)
            await reach(b, 2)
            await b.ask("queue", moves=[])
            cookies = [client.http.cookies for client in clients]
        stopped = now_ms()
        async with running(tmp_path) as server, Client(server.url) as client:
            client.http.cookies = cookies[1]
            back = await client.come_to(table)
            clock = back.position["clock"]
            assert clock["runs"] == "B"
            assert clock["left"]["A"] == bank
            assert stopped + GRACE <= clock["until"] <= clock["now"] + GRACE
            await wind(server.services.registry, table, GRACE / 1000)
            await until(back, lambda _: back.table["seats"][1].get("why") == "clock")

    asyncio.run(scene())


@at_server
async def test_no_clock_runs_when_the_match_is_over_or_a_bot_thinks(server: Running) -> None:
    async with people(server.url, 1) as clients:
        _, (a,) = await gather_round(clients, bots=1, clock=A_MOVE, pace=30)
        await a.play("R>1")
        assert "runs" not in a.position["clock"]
        await a.ask("resign")
        assert "runs" not in a.position["clock"]


@at_server
async def test_the_table_calls_time_when_the_agreed_minutes_are_over(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (mover, _) = await gather_round(clients, options={**FIRST_A, "minutes": 30})
        live = server.services.registry.tables[table]
        assert live.row.started is not None
        assert live.timers.due["limit"] == live.row.started + 30 * 60_000
        async with live.lock:
            started = live.row.started - 31 * 60_000
            live.roster.adopt(replace(live.row, started=started))
        await mover.play("R>1")
        called = await until(
            mover,
            lambda m: "time" in [e["kind"] for e in m.get("position", {}).get("events", [])],
        )
        assert called["position"]["view"]["last_round"]
        assert "limit" not in live.timers.due
        assert not mover.over
