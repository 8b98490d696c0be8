"""Taking moves back, with the consent of those who play."""

from __future__ import annotations

import asyncio
import random

from oenach.server.table.games import shared_game
from oenach.server.table.journal import SNAPSHOT_EVERY
from oenach.server.table.restoring import restore
from server.company import FIRST_A, gather_round, people, reach, until
from server.serving import Running, at_server
from stores import at_leisure, database, opened_registry, play_at_random, started_table

__all__ = ["at_leisure", "database"]


@at_server
async def test_a_takeback_needs_the_consent_of_the_other(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        await a.play("R>1")
        await reach(b, 2)
        await b.play("R>2")
        await reach(a, 3)
        assert a.position["takeback"] == 2
        assert (await a.ask("ask-takeback", answers=3))["type"] == "acknowledged"
        asked = await b.next("takeback-asked")
        assert (asked["seat"], asked["moves"]) == ("A", 2)
        own = await a.ask("answer-takeback", yes=True)
        assert (own["type"], own["key"]) == ("refused", "server-not-asked")
        await b.ask("answer-takeback", yes=False)
        assert (await a.next("takeback-ended"))["result"] == "declined"
        assert a.position["seq"] == 3
        none = await b.ask("answer-takeback", yes=True)
        assert none["key"] == "server-no-takeback-asked"
        await a.ask("ask-takeback", answers=3)
        await b.next("takeback-asked")
        granted = await b.ask("answer-takeback", yes=True)
        assert [event["kind"] for event in granted["position"]["events"]] == ["undo", "undo"]
        assert (await a.next("takeback-ended"))["result"] == "granted"
        assert a.my_turn
        assert a.position["view"]["places"][0] == "-"


@at_server
async def test_a_request_is_overtaken_by_the_next_move(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await a.play("R>1")
        await a.ask("ask-takeback", answers=2)
        await b.next("takeback-asked")
        late = await clients[1].come_to(table)
        assert late.frames and '"takeback":{"type":"takeback-asked"' in late.frames[0]
        await b.play("R>2")
        assert (await a.next("takeback-ended"))["result"] == "overtaken"
        answer = await b.ask("answer-takeback", yes=True)
        assert answer["key"] == "server-no-takeback-asked"


@at_server
async def test_all_who_play_must_agree_and_bots_agree_at_once(server: Running) -> None:
    async with people(server.url, 4) as (*clients, onlooker):
        table, (a, b, c) = await gather_round(clients, bots=1)
        watching = await onlooker.come_to(table)
        await a.play("R>1")
        await a.ask("ask-takeback", answers=4)
        await b.next("takeback-asked")
        meddling = await watching.ask("answer-takeback", yes=True)
        assert meddling["key"] == "server-no-seat"
        await b.ask("answer-takeback", yes=True)
        assert (await until(c, lambda m: bool(m.get("agreed"))))["agreed"] == ["B"]
        granted = await c.ask("answer-takeback", yes=True)
        assert granted["position"]["events"][0]["kind"] == "undo"


@at_server
async def test_with_bots_alone_a_takeback_is_granted_at_once_and_the_bot_stops_thinking(
    server: Running,
) -> None:
    async with people(server.url, 1) as clients:
        table, (a,) = await gather_round(clients, bots=1)
        await a.play("R>1")
        await a.next("update")
        answer = await a.ask("ask-takeback", id="take-it-back", answers=3)
        assert answer["type"] == "acknowledged"
        assert [event["kind"] for event in answer["position"]["events"]] == ["undo", "undo"]
        told = [sentence["key"] for sentence in answer["position"]["story"]]
        assert told == ["tell-undo-consent"], "one takeback is one line of the log"
        assert a.my_turn
        again = await a.ask("ask-takeback", id="take-it-back", answers=3)
        assert again["again"]
        await a.play("G>1")
        await a.ask("ask-takeback", answers=a.position["seq"])
        assert server.services.registry.tables[table].timers.due == {}


@at_server
async def test_asking_again_changes_nothing_and_another_request_takes_its_place(
    server: Running,
) -> None:
    async with people(server.url, 3) as clients:
        _, (a, b, c) = await gather_round(clients)
        await a.play("R>1")
        await reach(b, a.position["seq"])
        await b.play("R>2")
        seq = b.position["seq"]
        await reach(a, seq)
        await a.ask("ask-takeback", answers=seq)
        await c.next("takeback-asked")
        await c.ask("answer-takeback", yes=True)
        await a.ask("ask-takeback", answers=seq)
        assert server.services.registry.tables[a.table["id"]].takebacker.asked is not None
        assert (await until(b, lambda m: bool(m.get("agreed"))))["agreed"] == ["C"]
        await b.ask("ask-takeback", answers=seq)
        assert (await a.next("takeback-ended"))["result"] == "overtaken"
        assert (await a.next("takeback-asked"))["seat"] == "B"
        await c.ask("answer-takeback", yes=True)
        granted = await a.ask("answer-takeback", yes=True)
        assert [event["kind"] for event in granted["position"]["events"]] == ["undo"]


@at_server
async def test_nothing_is_taken_back_across_a_draw(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, _) = await gather_round(clients, options=FIRST_A)
        await a.play("toss")
        assert "takeback" not in a.position and "undo" not in a.position
        answer = await a.ask("ask-takeback", answers=a.position["seq"])
        assert (answer["type"], answer["key"]) == ("refused", "server-nothing-to-take-back")
        assert (await a.ask("undo", answers=a.position["seq"]))["type"] == "refused"


@at_server
async def test_nothing_is_taken_back_across_a_reveal(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        await a.play("R>1")
        await reach(b, 2)
        await b.play("done")
        await reach(a, 3)
        await a.play("done")
        kinds = [event["kind"] for event in a.position["events"]]
        assert "reveal" in kinds
        await reach(b, a.position["seq"])
        for place in (a, b):
            assert "takeback" not in place.position
            answer = await place.ask("ask-takeback", answers=place.position["seq"])
            assert answer["type"] == "refused"


@at_server
async def test_a_table_may_do_without_takebacks(server: Running) -> None:
    async with people(server.url, 1) as clients:
        _, (a,) = await gather_round(clients, bots=1, takebacks=False, pace=30)
        await a.play("R>1")
        assert "takeback" not in a.position
        answer = await a.ask("ask-takeback", answers=2)
        assert (answer["type"], answer["key"]) == ("refused", "server-no-takebacks")
        assert (await a.ask("undo", answers=2))["type"] == "acknowledged"


@at_server
async def test_a_stale_request_is_answered_with_what_was_missed(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        await a.play("R>1")
        await reach(b, 2)
        await b.play("R>2")
        stale = await a.ask("ask-takeback", answers=2)
        assert stale["type"] == "stale"
        assert stale["position"]["seq"] == 3


def test_a_takeback_of_moves_before_a_snapshot_is_told_once(database: str) -> None:
    """Whoever reads the table anew has not seen whose the moves are that go with it."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            rng = random.Random(1)
            while len({*table.playing().movers().values()}) < 2:
                await play_at_random(table, rng, 1)
            table.journal.snapshot_seq = -SNAPSHOT_EVERY
            async with table.lock:
                await table.act(lambda match: match.take_seat(0, "person:Ada"))
            restored = restore(registry.context.archive, table.row.id, shared_game)
            match = restored.match
            assert match is not None and restored.snapshot_seq == match.last_seq
            first = next(seat for seat in (0, 1) if match.can_take_back(seat) > 1)
            was = match.last_seq
            match.take_back(first)
            told = [item.public.key for item in restored.teller.follow(match.happened(was))]
            assert told == ["tell-undo-consent"]

    asyncio.run(run())
