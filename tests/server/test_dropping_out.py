"""People who get up, lose their connection, or whose server loses its power."""

from __future__ import annotations

from server.company import BRISK, gather_round, people, reach, until
from server.serving import Running, at_server


@at_server
async def test_whoever_leaves_is_played_by_a_bot_until_the_seat_is_taken_back(
    server: Running,
) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests, stand_in="novice")
        await a.ask("queue", moves=["R>1"])
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
        await b.play("done")
        await reach(a, b.position["seq"])
        assert (await a.play("done"))["type"] == "acknowledged"


@at_server
async def test_a_bots_turn_is_given_up_when_the_person_sits_down_again(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, _) = await gather_round(guests, pace=30)
        await guests[0].post(f"/api/tables/{table}/leave")
        await until(a, lambda _: "why" in a.table["seats"][0])
        await a.ask("sit")
        assert a.my_turn
        assert a.position["offers"]
        assert server.services.registry.tables[table].timers.due == {}
        assert (await a.play("R>1"))["position"]["events"][0]["own"] == "R>1"


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
        assert (await back.play("R>1"))["type"] == "acknowledged"


@at_server
async def test_when_everybody_has_left_the_bots_play_on(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, _) = await gather_round(
            guests, options={**BRISK, "rounds": 9}, stand_in="random", pace=0
        )
        for guest in guests:
            await guest.post(f"/api/tables/{table}/leave")
        assert server.services.registry.tables[table].roster.people() == set()
        await until(a, lambda _: a.position["seq"] > 24)
        moved = {event["seat"] for event in a.position["events"] if event["kind"] == "move"}
        assert moved <= {"A", "B"}
