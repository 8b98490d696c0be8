"""Moves over the WebSocket: what is acknowledged, refused, stale, or sent twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oenach.server.client import Client
from oenach.server.table.owners.due.timers import FORCED
from server.company import FIRST_A, gather_round, let_come, people, reach, until
from server.serving import Running, at_server, running
from toys.pebbles.rules.state import PLACES

EVERYWHERE = [f"R>{place}" for place in range(1, PLACES + 1)]
"""Pebbles on all places, after which there is but one move."""


@at_server
async def test_a_connection_begins_with_all_that_a_page_needs(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        for place, own, other in ((a, "A", "B"), (b, "B", "A")):
            hands = place.position["view"]["hands"]
            assert place.position["viewer"] == own
            assert hands[own] is not None
            assert hands[other] is None
            assert [event["seq"] for event in place.position["events"]] == [0, 1]
            assert [told["key"] for told in place.position["story"]] == ["story-sits"] * 2
        offers = {offer["text"]: offer for offer in a.position["offers"]}
        assert offers["R>3"] == {"text": "R>3", "verb": "lay", "piece": "R", "place": "3"}
        assert not b.position.get("offers")


@at_server
async def test_a_move_is_acknowledged_and_the_others_see_what_they_may(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        answer = await a.play("R>3")
        assert answer["type"] == "acknowledged"
        (own,) = answer["position"]["events"]
        assert (own["text"], own["own"]) == ("?>3", "R>3")
        for place in (b, watching):
            (event,) = (await place.next("update"))["position"]["events"]
            assert event["text"] == "?>3"
            assert "own" not in event
        assert "R>3" not in "".join(watching.frames)
        assert b.position["offers"] and not watching.position.get("offers")


@at_server
async def test_a_move_that_the_rules_forbid_is_refused_with_rule_and_facts(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        early = await b.play("R>1")
        assert (early["type"], early["code"]) == ("refused", "not-your-turn")
        assert early["facts"] == {"seat": "B", "to_act": "A"}
        nonsense = await a.play("hello")
        assert (nonsense["type"], nonsense["code"]) == ("refused", "malformed-move")
        await a.play("G>1")
        await reach(b, a.position["seq"])
        await b.play("G>2")
        await reach(a, b.position["seq"])
        forbidden = await a.play("R>1")
        assert (forbidden["type"], forbidden["code"]) == ("refused", "illegal-move")
        assert (forbidden["rule"], forbidden["key"]) == ("P2", "pebbles-taken")
        assert forbidden["facts"] == {"place": 1}
        assert (await a.play("R>3"))["type"] == "acknowledged"


@at_server
async def test_nobody_moves_for_a_seat_that_is_not_theirs(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (_, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        foreign = await b.ask("move", moves=["R>1"], answers=1, seat="A")
        assert (foreign["type"], foreign["key"]) == ("refused", "server-other-seat")
        stranger = await watching.ask("move", moves=["R>1"], answers=1, seat="A")
        assert (stranger["type"], stranger["key"]) == ("refused", "server-no-seat")


@at_server
async def test_the_same_command_twice_has_one_effect(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        first = await a.ask("move", id="command-1", moves=["R>1"], answers=1)
        again = await a.ask("move", id="command-1", moves=["R>1"], answers=1)
        assert (first["type"], again["type"]) == ("acknowledged", "acknowledged")
        assert again["again"] and "again" not in first
        assert again["position"]["seq"] == first["position"]["seq"] == 2
        await reach(b, 2)
        await b.play("R>2")
        await reach(a, 3)
        # Even with the right seq an id is good for one effect only.
        reused = await a.ask("move", id="command-1", moves=["R>3"], answers=3)
        assert (reused["type"], reused["code"]) == ("refused", "id-used")
        assert len((await clients[0].get(f"/api/tables/{table}/log"))["events"]) == 4


@at_server
async def test_a_stale_move_is_answered_with_what_was_missed(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        tab = await clients[0].come_to(table)
        await a.play("R>1")
        await reach(b, 2)
        await b.play("R>2")
        stale = await tab.ask("move", moves=["R>3"], answers=1)
        assert stale["type"] == "stale"
        assert [event["seq"] for event in stale["position"]["events"]] == [2, 3]
        assert [told["seq"] for told in stale["position"]["story"]] == [2, 3]
        assert stale["position"]["offers"]
        future = await tab.ask("move", moves=["R>3"], answers=99)
        assert (future["type"], future["position"]["events"]) == ("stale", [])
        assert (await tab.ask("move", moves=["R>3"], answers=3))["type"] == "acknowledged"


@at_server
async def test_a_batch_counts_as_one_move_or_as_none(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (mover, other) = await gather_round(clients, options=FIRST_A)
        began = mover.position["seq"]
        first, second = "R>1", "G>2"
        broken = await mover.ask("move", moves=[first, first], answers=began)
        assert (broken["type"], broken["code"]) == ("refused", "illegal-move")
        assert (await mover.ask("undo", answers=began))["type"] == "refused"
        answer = await mover.play(first, second)
        assert answer["type"] == "acknowledged"
        assert [event["own"] for event in answer["position"]["events"]] == [first, second]
        update = await other.next("update")
        assert [event["text"] for event in update["position"]["events"]] == ["?>1", "?>2"]
        assert update["position"]["seq"] == began + 2


@at_server
async def test_why_a_move_would_be_refused_is_told_without_making_it(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        why = await a.ask("ask-why", move="=sun")
        assert (why["code"], why["rule"]) == ("illegal-move", "P1")
        assert (await a.ask("ask-why", move="R>1"))["code"] is None
        assert (await b.ask("ask-why", move="R>1"))["code"] == "not-your-turn"
        assert a.position["seq"] == 1


@at_server
async def test_reconnecting_gives_exactly_the_events_that_are_missing(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        for turn in range(1, 4):
            await a.play(f"R>{turn}")
            await reach(b, a.position["seq"])
            await b.play(f"G>{turn + 3}")
            await reach(a, b.position["seq"])
        for after in (-1, 1, 4, 7):
            back = await clients[0].come_to(table, after=after)
            missing = list(range(after + 1, 8))
            assert [event["seq"] for event in back.position["events"]] == missing
            assert sorted({told["seq"] for told in back.position["story"]}) == missing
            assert back.position["view"] == a.position["view"]
        odd = await clients[0].come_to(table, after=999)
        assert len(odd.position["events"]) == 8


def test_events_of_before_a_restart_are_told_to_whoever_has_not_seen_them(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, _) = await gather_round(clients)
            await a.play("R>1")
            await a.ask("resign")
        async with running(tmp_path) as server, Client(server.url) as late:
            place = await late.come_to(table)
            assert [event["seq"] for event in place.position["events"]][:3] == [0, 1, 2]
            assert place.position["story"]
            assert place.over

    asyncio.run(scene())


@at_server
async def test_the_only_move_left_is_not_made_for_who_may_think_again(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (mover, _) = await gather_round(clients, options=FIRST_A)
        await mover.play(*EVERYWHERE)
        assert [offer["text"] for offer in mover.position["offers"]] == ["done"]
        assert mover.position["undo"]
        assert FORCED not in server.services.registry.tables[table].timers.due
        undone = await mover.ask("undo", answers=mover.position["seq"])
        assert undone["type"] == "acknowledged"


@at_server
async def test_a_seat_undoes_its_move_until_somebody_else_has_acted(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        await a.play("R>1")
        assert a.position["undo"] == 1
        refused = await b.ask("undo", answers=2)
        assert refused["type"] == "refused"
        undone = await a.ask("undo", answers=2)
        assert undone["position"]["events"][0]["kind"] == "undo"
        assert undone["position"]["view"]["places"][0] == "-"
        assert a.my_turn
        await until(b, lambda _: b.position["seq"] == 3)
        assert not b.my_turn
        await a.play("G>1")
        await reach(b, 4)
        await b.play("G>2")
        await reach(a, 5)
        assert "undo" not in a.position
        assert (await a.ask("undo", answers=5))["type"] == "refused"


@at_server
async def test_undo_keeps_a_bot_from_answering_what_was_undone(server: Running) -> None:
    async with people(server.url, 1) as clients:
        table, (a,) = await gather_round(clients, bots=1, pace=30)
        await a.play("R>1")
        assert (await a.ask("undo", answers=2))["type"] == "acknowledged"
        timers = server.services.registry.tables[table].timers
        assert timers.due == {}
        await a.play("R>2")
        await let_come(server.services.registry, table, "bot")
        update = await a.next("update")
        assert [event["seat"] for event in update["position"]["events"]] == ["B"]
        log = await clients[0].get(f"/api/tables/{table}/log")
        kinds = [event["kind"] for event in log["events"]][2:]
        assert kinds == ["move", "undo", "move", "move"]


@at_server
async def test_a_move_that_everybody_sees_is_the_only_one_is_made_by_the_table(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients, options=FIRST_A)
        await a.play(*EVERYWHERE)
        await a.play("done")
        await reach(b, a.position["seq"])
        assert [offer["text"] for offer in b.position["offers"]] == ["done"]
        update = await a.next("update")
        assert update["position"]["events"][0]["text"] == "done"


@at_server
async def test_a_match_of_two_ends_when_one_resigns(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        answer = await b.ask("resign", id="i-resign-1")
        assert answer["position"]["outcome"]["winners"] == ["A"]
        await until(a, lambda _: a.over)
        assert a.position["outcome"]["reason"] == "resignation"
        assert (await b.ask("resign", id="i-resign-1"))["again"]
        assert (await a.ask("resign"))["type"] == "refused"
        assert (await a.play("R>1"))["type"] == "refused"
        assert (await clients[0].get(f"/api/tables/{table}"))["result"]["winners"] == ["A"]


@at_server
async def test_among_three_a_bot_plays_on_for_whoever_resigned(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (a, b, c) = await gather_round(clients)
        answer = await a.ask("resign", id="i-resign-2")
        assert [event["kind"] for event in answer["position"]["events"]] == ["resign", "seat"]
        assert (await a.ask("resign", id="i-resign-2"))["again"]
        seat = (await until(b, lambda m: m["type"] == "table" and "why" in m["table"]["seats"][0]))[
            "table"
        ]["seats"][0]
        assert (seat["why"], seat["stand_in"]) == ("resigned", "steady")
        moved = await until(c, lambda m: m.get("position", {}).get("to_act") == "B")
        assert moved["position"]["events"][-1]["seat"] == "A"
        back = await a.ask("sit")
        assert (back["type"], back["key"]) == ("refused", "server-resigned")
        await reach(b, c.position["seq"])
        assert (await b.play("done"))["type"] == "acknowledged"
        assert (await clients[0].get(f"/api/tables/{table}"))["state"] == "playing"
