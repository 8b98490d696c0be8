"""People who get up, lose their connection, or whose server loses its power."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from company import FIRST_A, gather_round, people, play_on, reach, sit_down, until
from serving import Process, Running, at_server
from websockets.exceptions import WebSocketException

from oenach.server.guest import Guest, Place


@at_server
async def test_whoever_leaves_is_played_by_a_bot_until_the_seat_is_taken_back(
    server: Running,
) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests, stand_in="novice")
        await a.ask("queue", moves=["X>A1"])
        left = await guests[0].post(f"/api/tables/{table}/leave")
        assert left["seats"][0]["why"] == "left"
        await until(b, lambda _: b.my_turn)
        await reach(a, b.position["seq"])
        assert (await a.ask("sit"))["type"] == "acknowledged"
        seat = (await guests[1].get(f"/api/tables/{table}"))["seats"][0]
        assert "why" not in seat and "stand_in" not in seat
        assert (await guests[0].come_to(table)).position["queue"] == []
        twice = await a.ask("sit")
        assert twice["type"] == "refused"
        await reach(b, a.position["seq"])
        await b.play("pass")
        await reach(a, b.position["seq"])
        assert (await a.play("pass"))["type"] == "acknowledged"


@at_server
async def test_a_bots_turn_is_given_up_when_the_person_sits_down_again(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, _) = await gather_round(guests, pace=5)
        await guests[0].post(f"/api/tables/{table}/leave")
        await until(a, lambda _: "why" in a.table["seats"][0])
        await a.ask("sit")
        assert a.my_turn
        assert a.position["offers"]
        assert server.premises.hall.tables[table].timers.due == {}
        assert (await a.play("X>A1"))["position"]["events"][0]["own"] == "X>A1"


@at_server
async def test_a_lost_connection_costs_nobody_the_seat(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests)
        await a.leave()
        gone = await until(
            b, lambda m: m["type"] == "table" and not m["table"]["seats"][0].get("connected")
        )
        assert "why" not in gone["table"]["seats"][0]
        back = await guests[0].come_to(table, after=a.position["seq"])
        assert back.position["events"] == []
        assert back.my_turn
        await until(b, lambda _: b.table["seats"][0].get("connected", False))
        assert (await back.play("X>A1"))["type"] == "acknowledged"


async def play_through(guest: Guest, table: str, seed: int) -> Place:
    """Play by chance, and come back whenever the connection is lost."""
    rng, place, after = random.Random(seed), None, -1
    while place is None or not place.over:
        try:
            place = await guest.come_to(table, after)
            await play_on(place, rng)
        except (OSError, WebSocketException):
            await asyncio.sleep(0.05)
        if place is not None:
            after = place.position.get("seq", -1)
    return place


def test_a_match_goes_on_to_its_end_although_the_server_is_killed_in_the_middle(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with Process(tmp_path) as server, people(server.url, 2) as guests:
            table = await sit_down(guests, "keltis")
            playing = [
                asyncio.create_task(play_through(guest, table, seed))
                for seed, guest in enumerate(guests)
            ]
            watching = await guests[0].come_to(table)
            await reach(watching, 20)
            await server.kill()
            await server.start()
            places = await asyncio.wait_for(asyncio.gather(*playing), 60)
            assert places[0].position["outcome"] == places[1].position["outcome"]
            log = await guests[0].get(f"/api/tables/{table}/log")
            seqs = [event["seq"] for event in log["events"]]
            assert seqs == list(range(len(seqs)))
            assert (await guests[0].get(f"/api/tables/{table}/verification"))["ok"]
            assert "Traceback" not in server.errors

    asyncio.run(scene())


def test_a_bots_turn_comes_after_a_power_cut_although_nobody_is_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Process(tmp_path) as server, Guest(server.url) as host:
            seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
            table = await host.set_up("tain", seats, start=True, pace=2, options=FIRST_A)
            place = await host.come_to(table["id"])
            await place.play("X>A1")
            await server.kill()
            await server.start()
            async with asyncio.timeout(20):
                while True:
                    log = await host.get(f"/api/tables/{table['id']}/log")
                    if [event.get("seat") for event in log["events"]][2:] == ["A", "B"]:
                        break
                    await asyncio.sleep(0.1)
            back = await host.come_to(table["id"], after=2)
            assert [event["seat"] for event in back.position["events"]] == ["B"]
            assert back.my_turn

    asyncio.run(scene())


@at_server
async def test_when_everybody_has_left_the_bots_play_on(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, _) = await gather_round(guests, "keltis", stand_in="random", pace=0)
        for guest in guests:
            await guest.post(f"/api/tables/{table}/leave")
        assert server.premises.hall.tables[table].people() == set()
        await until(a, lambda _: a.position["seq"] > 24)
        moved = {event["seat"] for event in a.position["events"] if event["kind"] == "move"}
        assert moved <= {"A", "B"}
