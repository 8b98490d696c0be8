"""People who get up, lose their connection, or whose server loses its power."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from oenach import Match
from oenach.kernel.seats import LETTERS
from oenach.server.client import Message, Place
from oenach.server.table.owners.bots import stand_ins
from oenach.server.table.owners.due.timers import BOT
from oenach.server.wire.commands import Sit, StandIn
from oenach.server.wire.visitor import Visitor
from server.company import (
    BRISK,
    GAME,
    OPEN,
    PERSON,
    gather_round,
    my_tables,
    people,
    reach,
    refused,
    until,
    wait_for,
)
from server.guarding import noted
from server.serving import Running, at_server, running
from stores import database, opened_registry, started_table

__all__ = ["database"]


@at_server
async def test_whoever_leaves_is_played_by_a_bot_until_the_seat_is_taken_back(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, stand_in="novice")
        await a.ask("queue", moves=["R>1"])
        left = await clients[0].post(f"/api/tables/{table}/leave")
        assert left["seats"][0]["why"] == "left"
        await until(b, lambda _: b.my_turn)
        await reach(a, b.position["seq"])
        assert (await a.ask("sit"))["type"] == "acknowledged"
        seat = (await clients[1].get(f"/api/tables/{table}"))["seats"][0]
        assert "why" not in seat and "stand_in" not in seat
        assert (await clients[0].come_to(table)).position["queue"] == []
        twice = await a.ask("sit")
        assert twice["type"] == "refused"
        await reach(b, a.position["seq"])
        await b.play("done")
        await reach(a, b.position["seq"])
        assert (await a.play("done"))["type"] == "acknowledged"


@at_server
async def test_bots_stand_in_so_often_at_a_seat_and_no_more(server: Running) -> None:
    """However one goes, and also after the table was let go from memory: each makes the log
    longer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stand_ins, "MOST_STAND_INS", 2)
        async with people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients, pace=30)
            assert (await a.ask("stand-in", seat="A", level="novice"))["type"] == "acknowledged"
            assert (await a.ask("sit"))["type"] == "acknowledged"
            await clients[0].post(f"/api/tables/{table}/leave")
            assert (await a.ask("sit"))["type"] == "acknowledged"
            server.services.registry.tables.pop(table).rest()
            a, b = [await client.come_to(table) for client in clients]
            again = await a.ask("stand-in", seat="A", level="novice")
            assert (again["type"], again["key"]) == ("refused", "server-too-many-stand-ins")
            assert again["facts"] == {"seat": "A", "most": 2}
            left = await refused(clients[0].post(f"/api/tables/{table}/leave"))
            assert left.problem["key"] == "server-too-many-stand-ins"
            assert (await b.ask("stand-in", seat="B", level="novice"))["type"] == "acknowledged"
            # The host can send them away all the same, but not have them back to do it again.
            assert (await b.ask("sit"))["type"] == "acknowledged"
            assert (await b.ask("stand-in", seat="B", level="novice"))["type"] == "acknowledged"
            sent = await clients[0].post(f"/api/tables/{table}/remove", {"seat": "B"})
            (away,) = sent["sent_away"]
            back = clients[0].post(f"/api/tables/{table}/invite-back", {"id": away["id"]})
            assert (await refused(back)).problem["key"] == "server-too-many-stand-ins"


@at_server
async def test_a_bots_turn_is_given_up_when_the_person_sits_down_again(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, _) = await gather_round(clients, pace=30)
        await clients[0].post(f"/api/tables/{table}/leave")
        await until(a, lambda _: "why" in a.table["seats"][0])
        await a.ask("sit")
        assert a.my_turn
        assert a.position["offers"]
        assert server.services.registry.tables[table].timers.due == {}
        assert (await a.play("R>1"))["position"]["events"][0]["own"] == "R>1"


@at_server
async def test_a_lost_connection_costs_nobody_the_seat(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await a.leave()
        gone = await until(
            b, lambda m: m["type"] == "table" and not m["table"]["seats"][0].get("connected")
        )
        assert "why" not in gone["table"]["seats"][0]
        back = await clients[0].come_to(table, after=a.position["seq"])
        assert back.position["events"] == []
        assert back.my_turn
        await until(b, lambda _: b.table["seats"][0].get("connected", False))
        assert (await back.play("R>1"))["type"] == "acknowledged"


@at_server
async def test_when_everybody_has_left_the_bots_play_on(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, _) = await gather_round(
            clients, options={**BRISK, "rounds": 9}, stand_in="random", pace=0
        )
        for client in clients:
            await client.post(f"/api/tables/{table}/leave")
        assert server.services.registry.tables[table].roster.people() == set()
        await until(a, lambda _: a.position["seq"] > 24)
        moved = {event["seat"] for event in a.position["events"] if event["kind"] == "move"}
        assert moved <= {"A", "B"}


def person_at(server: Running, table: str, seat: str) -> str:
    """Who sits at a seat, as the server knows them."""
    person = server.services.registry.tables[table].roster.chair(LETTERS.index(seat)).person
    assert person is not None
    return person


def due(table: Message, n: int) -> int:
    """In how many milliseconds the others need not wait any longer for the nth seat."""
    return int(table["seats"][n]["replaceable_at"] - table["now"])


async def drops_out(server: Running, table: str, place: Place, witness: Place, seat: str) -> None:
    """Somebody's connection is lost, and another has seen it."""
    n = LETTERS.index(seat)
    await place.leave()
    await until(witness, lambda _: not witness.table["seats"][n].get("connected"))


async def stays_away(server: Running, table: str, witness: Place, seat: str) -> None:
    """Somebody has been away for longer than was agreed, which the others are told."""
    n = LETTERS.index(seat)
    await wait_for(server.services.registry, table, person_at(server, table, seat), 59.9)
    await until(witness, lambda _: due(witness.table, n) <= 0)


@at_server
async def test_after_the_agreed_time_anybody_who_plays_may_let_a_bot_of_a_level_play_on(
    server: Running,
) -> None:
    async with people(server.url, 4) as clients:
        table, (a, b, _) = await gather_round(clients[:3], pace=0)
        onlooker = await clients[3].come_to(table)
        assert b.table.get("patience", 60) == 60
        connected = await b.ask("stand-in", seat="A", level="novice")
        assert (connected["type"], connected["key"]) == ("refused", "server-not-away")
        await drops_out(server, table, a, b, "A")
        assert 0 < due(b.table, 0) <= 60_000
        soon = await b.ask("stand-in", seat="A", level="novice")
        assert soon["key"] == "server-away-briefly"
        assert 0 < soon["facts"]["seconds"] <= 60
        await stays_away(server, table, b, "A")
        assert (await onlooker.ask("stand-in", seat="A", level="novice"))["key"] == "server-no-seat"
        unknown = await b.ask("stand-in", seat="A", level="genius")
        assert unknown["key"] == "unknown-bot"
        assert (await b.ask("stand-in", seat="E", level="novice"))["key"] == "server-nobody-there"
        assert (await b.ask("stand-in", seat="A", level="novice"))["type"] == "acknowledged"
        await until(b, lambda _: b.table["seats"][0].get("why") == "away")
        assert b.table["seats"][0]["stand_in"] == "novice"
        assert "replaceable_at" not in b.table["seats"][0]
        twice = await b.ask("stand-in", seat="A", level="novice")
        assert twice["key"] == "server-bot-plays"
        await until(b, lambda _: b.my_turn)


@at_server
async def test_the_seat_is_given_back_the_moment_its_person_returns_who_is_told_what_was_done(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, pace=0, options={"first_player": "A"})
        # What somebody did before is not the bot's.
        await a.play("R>1")
        own = a.position["seq"]
        await drops_out(server, table, a, b, "A")
        await stays_away(server, table, b, "A")
        await b.ask("stand-in", seat="A", level="random")
        took_over = b.position["seq"]
        await until(b, lambda _: b.my_turn)
        back = await clients[0].come_to(table)
        assert "stand_in" not in back.table["seats"][0]
        told = await until(back, lambda message: message["type"] == "given-back")
        moved = [e for e in back.position["events"] if e["kind"] == "move" and e["seat"] == "A"]
        moves = [event for event in moved if event["seq"] > own]
        assert (told["seat"], told["level"], told["since"]) == ("A", "random", took_over)
        assert told["moves"] == len(moves) > 0
        sat = [
            e["who"] for e in back.position["events"] if e["kind"] == "seat" and e["seat"] == "A"
        ]
        assert sat == [f"person:{clients[0].name}", "bot:random", f"person:{clients[0].name}"]
        await until(b, lambda _: "stand_in" not in b.table["seats"][0])
        # Nobody else is told, and nobody twice.
        await clients[0].come_to(table)
        await b.send("say", text="Welcome back")
        assert (await until(b, lambda m: m["type"] in ("given-back", "chat")))["type"] == "chat"
        await b.play("done")
        await reach(back, b.position["seq"])
        await until(back, lambda _: back.my_turn) if not back.my_turn else None
        assert (await back.play("done"))["type"] == "acknowledged"
        log = json.loads(json.dumps(await clients[0].get(f"/api/tables/{table}/log")))
        assert (await clients[0].get(f"/api/tables/{table}/verification"))["ok"]
        assert log["events"]


@at_server
async def test_somebody_who_must_leave_has_a_bot_play_until_they_say_that_they_are_back(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, pace=0)
        assert (await a.ask("stand-in", seat="A", level="random"))["type"] == "acknowledged"
        await until(b, lambda _: b.my_turn)
        assert b.table["seats"][0]["why"] == "left"
        # To come back to the table is not to say so.
        again = await clients[0].come_to(table)
        assert again.table["seats"][0]["stand_in"] == "random"
        assert (await again.ask("sit", seat="A"))["type"] == "acknowledged"
        told = await until(again, lambda message: message["type"] == "given-back")
        assert told["moves"] > 0
        await until(b, lambda _: "stand_in" not in b.table["seats"][0])


@at_server
async def test_whoever_lets_a_bot_play_for_another_learns_nothing_of_that_seat(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, pace=0)
        await drops_out(server, table, a, b, "A")
        await stays_away(server, table, b, "A")
        await b.ask("stand-in", seat="A", level="random")
        await until(b, lambda _: b.my_turn)
        assert b.position["viewer"] == "B"
        assert b.position["view"]["hands"]["A"] is None
        moved = [e for e in b.position["events"] if e["kind"] == "move" and e["seat"] == "A"]
        assert not [e for e in moved if "own" in e]
        assert (await b.ask("ask-hint", seat="A"))["key"] == "server-other-seat"
        assert (await b.ask("queue", seat="A", moves=[]))["key"] == "server-other-seat"


@at_server
async def test_the_time_that_is_waited_is_chosen_at_set_up_and_longer_without_hurry(
    server: Running,
) -> None:
    async with people(server.url, 1) as (host,):
        seats = [PERSON, OPEN]
        usual = await host.set_up(GAME, seats)
        assert usual.get("patience", 60) == 60
        chosen = await host.set_up(GAME, seats, patience=300)
        assert chosen["patience"] == 300
        days = await host.set_up(GAME, seats, clock={"kind": "move", "seconds": 3 * 86_400})
        assert days["patience"] == 86_400
        assert (await refused(host.set_up(GAME, seats, patience=-1))).status == 400


@at_server
async def test_a_match_ends_early_when_everybody_agrees_who_is_there(server: Running) -> None:
    async with people(server.url, 4) as clients:
        table, (a, b, c) = await gather_round(clients[:3])
        onlooker = await clients[3].come_to(table)
        assert (await onlooker.ask("call-off", yes=True))["key"] == "server-no-seat"
        nothing = await b.ask("call-off", yes=False)
        assert nothing["key"] == "server-nothing-proposed"
        await a.ask("call-off", yes=True)
        asked = await until(b, lambda message: message["type"] == "call-off")
        assert (asked["agreed"], asked["missing"]) == (["A"], ["B", "C"])
        await b.ask("call-off", yes=False)
        ended = await until(a, lambda m: m["type"] == "call-off" and "declined" in m)
        assert ended["declined"] == "B"
        # Somebody who was there a moment ago is still waited for.
        await drops_out(server, table, c, a, "C")
        await a.ask("call-off", yes=True)
        assert not (await b.ask("call-off", yes=True)).get("position")
        assert not a.over
        await stays_away(server, table, a, "C")
        await until(a, lambda _: a.over)
        outcome = a.position["outcome"]
        assert (outcome["reason"], outcome["winners"]) == ("called-off", [])
        log = await clients[0].get(f"/api/tables/{table}/log")
        assert "call-off" in [event["kind"] for event in log["events"]]
        assert Match.load(log).over
        assert (await clients[0].get(f"/api/tables/{table}/verification"))["ok"]
        late = await a.ask("call-off", yes=True)
        assert late["key"] == "server-not-playing"
        listed = (await my_tables(clients[0]))[0]
        assert (listed["state"], listed["result"]["winners"]) == ("over", [])
        replay = await clients[0].get(f"/api/tables/{table}/replay")
        assert "tell-call-off" in [
            told["key"] for step in replay["shown"] for told in step["story"]
        ]


@at_server
async def test_a_proposal_is_looked_at_again_when_somebody_is_sent_away(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (a, b, _) = await gather_round(clients)
        await b.ask("call-off", yes=True)
        await a.ask("call-off", yes=True)
        await clients[0].post(f"/api/tables/{table}/remove", {"seat": "C"})
        await until(a, lambda _: a.over)
        assert a.position["outcome"]["reason"] == "called-off"


@at_server
async def test_who_is_sent_away_proposes_nothing_any_more(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (a, b, c) = await gather_round(clients)
        await b.ask("call-off", yes=True)
        await clients[0].post(f"/api/tables/{table}/remove", {"seat": "B"})
        await until(c, lambda m: m["type"] == "call-off" and "agreed" not in m)
        assert server.services.registry.tables[table].calling_off.proposed is None
        assert (await a.ask("call-off", yes=False))["key"] == "server-nothing-proposed"


@at_server
async def test_where_nobody_waits_a_proposal_ends_the_match_when_the_other_drops_out(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients, patience=0)
        await a.ask("call-off", yes=True)
        await b.leave()
        await until(a, lambda _: a.over)


def test_after_a_restart_the_bot_still_plays_and_the_seat_is_still_given_back(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        cookies: list[Any] = []
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients, pace=0)
            await drops_out(server, table, a, b, "A")
            await stays_away(server, table, b, "A")
            await b.ask("stand-in", seat="A", level="random")
            await until(b, lambda _: b.my_turn)
            cookies = [client.http.cookies for client in clients]
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            for client, kept in zip(clients, cookies, strict=True):
                client.http.cookies = kept
            back = await clients[0].come_to(table)
            told = await until(back, lambda message: message["type"] == "given-back")
            assert told["moves"] > 0
            assert "stand_in" not in back.table["seats"][0]

    asyncio.run(scene())


def test_a_bot_does_not_begin_to_think_where_the_person_plays_again(database: str) -> None:
    """Its move was due for a moment: before it begins, the seat may have been taken back."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            me = Visitor("person-0", "Medb 0", -1)
            async with table.lock:
                await table.stand_ins.play_for_me(0, StandIn("1", "A", "novice"), me)
                assert BOT in table.timers.due
                await table.stand_ins.give_back(0, Sit("2", "A"), me)
            await registry.context.finish(10)

    with noted() as log:
        asyncio.run(run())
    log.assert_calm()
