"""Moves over the WebSocket: what is acknowledged, refused, stale, or sent twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from company import gather_round, let_come, people, reach, until
from serving import Running, at_server, running

from oenach.server.guest import Guest
from oenach.server.table.owners.timers import FORCED


@at_server
async def test_a_connection_begins_with_all_that_a_page_needs(server: Running) -> None:
    async with people(server.url, 2) as guests:
        _, (a, b) = await gather_round(guests)
        for place, own, other in ((a, "A", "B"), (b, "B", "A")):
            clans = place.position["view"]["clans"]
            assert place.position["viewer"] == own
            assert clans[own]["unused"] is not None
            assert clans[other]["unused"] is None
            assert [event["seq"] for event in place.position["events"]] == [0, 1]
            assert [told["key"] for told in place.position["story"]] == ["story-sits"] * 2
        offers = {offer["text"]: offer for offer in a.position["offers"]}
        assert offers["W>B3"] == {"text": "W>B3", "verb": "place", "piece": "W", "place": "B3"}
        assert not b.position.get("offers")


@at_server
async def test_a_move_is_acknowledged_and_the_others_see_what_they_may(server: Running) -> None:
    async with people(server.url, 3) as (*guests, onlooker):
        table, (a, b) = await gather_round(guests)
        watching = await onlooker.come_to(table)
        answer = await a.play("W>B3")
        assert answer["type"] == "acknowledged"
        (own,) = answer["position"]["events"]
        assert (own["text"], own["own"]) == ("?>B3", "W>B3")
        for place in (b, watching):
            (event,) = (await place.next("update"))["position"]["events"]
            assert event["text"] == "?>B3"
            assert "own" not in event
        assert "W>B3" not in "".join(watching.frames)
        assert b.position["offers"] and not watching.position.get("offers")


@at_server
async def test_a_move_that_the_rules_forbid_is_refused_with_rule_and_facts(
    server: Running,
) -> None:
    async with people(server.url, 2) as guests:
        _, (a, b) = await gather_round(guests)
        early = await b.play("W>A1")
        assert (early["type"], early["code"]) == ("refused", "not-your-turn")
        assert early["facts"] == {"seat": "B", "to_act": "A"}
        nonsense = await a.play("hello")
        assert (nonsense["type"], nonsense["code"]) == ("refused", "malformed-move")
        await a.play("X>A1")
        await reach(b, a.position["seq"])
        await b.play("X>B1")
        await reach(a, b.position["seq"])
        forbidden = await a.play("C>A1")
        assert (forbidden["type"], forbidden["code"]) == ("refused", "illegal-move")
        assert forbidden["rule"].startswith("T")
        assert forbidden["key"] and forbidden["facts"]
        assert (await a.play("C>A2"))["type"] == "acknowledged"


@at_server
async def test_nobody_moves_for_a_seat_that_is_not_theirs(server: Running) -> None:
    async with people(server.url, 3) as (*guests, onlooker):
        table, (_, b) = await gather_round(guests)
        watching = await onlooker.come_to(table)
        foreign = await b.ask("move", moves=["X>A1"], answers=1, seat="A")
        assert (foreign["type"], foreign["key"]) == ("refused", "server-other-seat")
        stranger = await watching.ask("move", moves=["X>A1"], answers=1, seat="A")
        assert (stranger["type"], stranger["key"]) == ("refused", "server-no-seat")


@at_server
async def test_the_same_command_twice_has_one_effect(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests)
        first = await a.ask("move", id="command-1", moves=["X>A1"], answers=1)
        again = await a.ask("move", id="command-1", moves=["X>A1"], answers=1)
        assert (first["type"], again["type"]) == ("acknowledged", "acknowledged")
        assert again["again"] and "again" not in first
        assert again["position"]["seq"] == first["position"]["seq"] == 2
        await reach(b, 2)
        await b.play("X>B1")
        await reach(a, 3)
        # Even with the right seq an id is good for one effect only.
        reused = await a.ask("move", id="command-1", moves=["X>A2"], answers=3)
        assert (reused["type"], reused["again"]) == ("acknowledged", True)
        assert len((await guests[0].get(f"/api/tables/{table}/log"))["events"]) == 4


@at_server
async def test_a_stale_move_is_answered_with_what_was_missed(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests)
        tab = await guests[0].come_to(table)
        await a.play("X>A1")
        await reach(b, 2)
        await b.play("X>B1")
        stale = await tab.ask("move", moves=["X>A2"], answers=1)
        assert stale["type"] == "stale"
        assert [event["seq"] for event in stale["position"]["events"]] == [2, 3]
        assert [told["seq"] for told in stale["position"]["story"]] == [2, 3]
        assert stale["position"]["offers"]
        future = await tab.ask("move", moves=["X>A2"], answers=99)
        assert (future["type"], future["position"]["events"]) == ("stale", [])
        assert (await tab.ask("move", moves=["X>A2"], answers=3))["type"] == "acknowledged"


@at_server
async def test_a_batch_counts_as_one_move_or_as_none(server: Running) -> None:
    async with people(server.url, 2) as guests:
        _, places = await gather_round(guests, "celtic-trader")
        mover, other = places if places[0].my_turn else places[::-1]
        began = mover.position["seq"]
        first = mover.position["offers"][0]["text"]
        broken = await mover.ask("move", moves=[first, first], answers=began)
        assert (broken["type"], broken["code"]) == ("refused", "illegal-move")
        assert (await mover.ask("undo", answers=began))["type"] == "refused"
        # The second move of the batch is one that is open after the first.
        await mover.play(first)
        second = mover.position["offers"][0]["text"]
        await mover.ask("undo", answers=mover.position["seq"])
        await reach(other, mover.position["seq"])
        answer = await mover.play(first, second)
        assert answer["type"] == "acknowledged"
        update = await other.next("update")
        assert [event["text"] for event in update["position"]["events"]] == [first, second]
        assert update["position"]["seq"] == began + 4


@at_server
async def test_why_a_move_would_be_refused_is_told_without_making_it(server: Running) -> None:
    async with people(server.url, 2) as guests:
        _, (a, b) = await gather_round(guests)
        why = await a.ask("ask-why", move="D>B1")
        assert why["code"] == "illegal-move"
        assert why["rule"].startswith("T")
        assert (await a.ask("ask-why", move="X>B1"))["code"] is None
        assert (await b.ask("ask-why", move="X>A1"))["code"] == "not-your-turn"
        assert a.position["seq"] == 1


@at_server
async def test_reconnecting_gives_exactly_the_events_that_are_missing(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests)
        for turn in range(1, 4):
            await a.play(f"X>A{turn}")
            await reach(b, a.position["seq"])
            await b.play(f"X>B{turn}")
            await reach(a, b.position["seq"])
        for after in (-1, 1, 4, 7):
            back = await guests[0].come_to(table, after=after)
            missing = list(range(after + 1, 8))
            assert [event["seq"] for event in back.position["events"]] == missing
            assert sorted({told["seq"] for told in back.position["story"]}) == missing
            assert back.position["view"] == a.position["view"]
        odd = await guests[0].come_to(table, after=999)
        assert len(odd.position["events"]) == 8


def test_events_of_before_a_restart_are_told_to_whoever_has_not_seen_them(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as guests:
            table, (a, _) = await gather_round(guests)
            await a.play("W>A1")
            await a.ask("resign")
        async with running(tmp_path) as server, Guest(server.url) as late:
            place = await late.come_to(table)
            assert [event["seq"] for event in place.position["events"]][:3] == [0, 1, 2]
            assert place.position["story"]
            assert place.over

    asyncio.run(scene())


@at_server
async def test_the_only_move_left_is_not_made_for_who_may_think_again(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, places = await gather_round(guests, "celtic-trader")
        timers = server.services.registry.tables[table].timers
        for _ in range(100):
            mover = next(place for place in places if place.my_turn)
            offers, done = mover.position["offers"], mover.position.get("undo")
            assert not done or FORCED not in timers.due
            if done and [offer["text"] for offer in offers] == ["halt"]:
                break
            steps = [offer for offer in offers if offer["verb"] == "go"] or offers
            await mover.play(steps[0]["text"])
            for place in places:
                await reach(place, mover.position["seq"])
        else:
            pytest.fail("nobody ever walked as far as they could")
        undone = await mover.ask("undo", answers=mover.position["seq"])
        assert undone["type"] == "acknowledged"


@at_server
async def test_a_seat_undoes_its_move_until_somebody_else_has_acted(server: Running) -> None:
    async with people(server.url, 2) as guests:
        _, (a, b) = await gather_round(guests)
        await a.play("W>A1")
        assert a.position["undo"] == 1
        refused = await b.ask("undo", answers=2)
        assert refused["type"] == "refused"
        undone = await a.ask("undo", answers=2)
        assert undone["position"]["events"][0]["kind"] == "undo"
        assert undone["position"]["view"]["clans"]["A"]["guards"][0] == "-"
        assert a.my_turn
        await until(b, lambda _: b.position["seq"] == 3)
        assert not b.my_turn
        await a.play("X>A1")
        await reach(b, 4)
        await b.play("X>B1")
        await reach(a, 5)
        assert "undo" not in a.position
        assert (await a.ask("undo", answers=5))["type"] == "refused"


@at_server
async def test_undo_keeps_a_bot_from_answering_what_was_undone(server: Running) -> None:
    async with people(server.url, 1) as guests:
        table, (a,) = await gather_round(guests, bots=1, pace=30)
        await a.play("X>A1")
        assert (await a.ask("undo", answers=2))["type"] == "acknowledged"
        timers = server.services.registry.tables[table].timers
        assert timers.due == {}
        await a.play("X>A2")
        await let_come(server.services.registry, table, "bot")
        update = await a.next("update")
        assert [event["seat"] for event in update["position"]["events"]] == ["B"]
        log = await guests[0].get(f"/api/tables/{table}/log")
        kinds = [event["kind"] for event in log["events"]][2:]
        assert kinds == ["move", "undo", "move", "move"]


@at_server
async def test_a_move_that_everybody_sees_is_the_only_one_is_made_by_the_table(
    server: Running,
) -> None:
    async with people(server.url, 2) as guests:
        _, (a, b) = await gather_round(guests, "keltis")
        assert [offer["text"] for offer in a.position["offers"]] == ["flip"]
        update = await b.next("update")
        assert update["position"]["events"][0]["text"] == "flip"


@at_server
async def test_a_match_of_two_ends_when_one_resigns(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests)
        answer = await b.ask("resign", id="i-resign-1")
        assert answer["position"]["outcome"]["winners"] == ["A"]
        await until(a, lambda _: a.over)
        assert a.position["outcome"]["reason"] == "resignation"
        assert (await b.ask("resign", id="i-resign-1"))["again"]
        assert (await a.ask("resign"))["type"] == "refused"
        assert (await a.play("X>A1"))["type"] == "refused"
        assert (await guests[0].get(f"/api/tables/{table}"))["result"]["winners"] == ["A"]


@at_server
async def test_among_three_a_bot_plays_on_for_whoever_resigned(server: Running) -> None:
    async with people(server.url, 3) as guests:
        table, (a, b, c) = await gather_round(guests)
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
        assert (await b.play("pass"))["type"] == "acknowledged"
        assert (await guests[0].get(f"/api/tables/{table}"))["state"] == "playing"
