"""Onlookers, and what a match leaves for everybody: log, replay, verification."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from oenach.kernel.logs.log import parse_log
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.server.client import Client, Refusal
from oenach.story.history import open_view
from server.company import (
    BOT,
    BRISK,
    GAME,
    OPEN,
    PERSON,
    gather_round,
    people,
    play_out,
    reach,
    until,
)
from server.serving import Running, at_server
from stores import at_leisure

__all__ = ["at_leisure"]


@at_server
async def test_onlookers_see_what_one_at_the_table_would_and_do_nothing(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, _) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        live = server.services.registry.tables[table]
        await a.play("R>1")
        await watching.next("update")
        assert live.match is not None
        assert watching.position["view"] == json.loads(json.dumps(live.match.observe(None)))
        assert watching.position["viewer"] is None
        for own in ("offers", "ways", "undo", "takeback", "queue"):
            assert not watching.position.get(own)
        assert watching.you["seats"] == []
        seq = watching.position["seq"]
        for command in (
            {"kind": "move", "moves": ["done"], "answers": seq},
            {"kind": "undo", "answers": seq},
            {"kind": "ask-takeback", "answers": seq},
            {"kind": "answer-takeback", "yes": True},
            {"kind": "resign"},
            {"kind": "sit"},
            {"kind": "queue", "moves": ["done"]},
            {"kind": "ask-hint"},
            {"kind": "ask-why", "move": "done"},
            {"kind": "rematch"},
        ):
            answer = await watching.ask(**command)
            assert (answer["type"], answer["key"]) == ("refused", "server-no-seat"), command
        await watching.send("here", seat="A")
        assert (await watching.next("refused"))["key"] == "server-no-seat"
        assert live.match.last_seq == seq


@at_server
async def test_everybody_sees_who_is_there_and_how_many_look_on(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        await until(a, lambda _: a.table["seats"][1].get("connected", False))
        watching = await onlooker.come_to(table)
        await until(a, lambda _: a.table.get("spectators") == 1)
        nobody = Client(server.url)
        silent = await nobody.come_to(table)
        await until(a, lambda _: a.table.get("spectators") == 2)
        await silent.leave()
        await watching.leave()
        await until(a, lambda _: not a.table.get("spectators"))
        tab = await clients[1].come_to(table)
        await tab.leave()
        await b.leave()
        await until(a, lambda _: not a.table["seats"][1].get("connected"))
        await nobody.http.aclose()


@at_server
async def test_a_table_can_be_watched_before_it_begins(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = await host.set_up(GAME, [PERSON, OPEN], options=BRISK)
        watching = await friend.come_to(table["id"])
        assert watching.position == {}
        early = await watching.ask("move", moves=["done"], answers=-1)
        assert early["key"] == "server-no-seat"
        for what in ("log", "verification", "replay"):
            with pytest.raises(Refusal) as refused:
                await friend.get(f"/api/tables/{table['id']}/{what}")
            assert refused.value.problem["key"] == "server-not-started"
        await host.post(f"/api/tables/{table['id']}/start", {"fill": "novice"})
        update = await watching.next("update")
        assert update["position"]["seq"] >= 1


@at_server
async def test_the_log_is_public_while_playing_and_full_at_the_end(server: Running) -> None:
    async with people(server.url, 3) as (*clients, stranger):
        table, (a, b) = await gather_round(clients)
        address = f"/api/tables/{table}"
        await a.play("R>1")
        await reach(b, a.position["seq"])
        log = await stranger.get(f"{address}/log")
        assert log["events"][-1]["text"] == "?>1"
        assert "R>1" not in json.dumps(log)
        live = server.services.registry.tables[table]
        assert live.row.secret.hex() not in json.dumps(log)
        assert "secret" not in log["header"] and "openings" not in log
        assert verify(parse_log(json.dumps(log))).ok
        found = await stranger.get(f"{address}/verification")
        assert (found["ok"], found["complete"]) == (True, False)
        with pytest.raises(Refusal) as refused:
            await stranger.get(f"{address}/replay")
        assert refused.value.problem["key"] == "server-not-over"
        await b.ask("resign")
        full = await stranger.get(f"{address}/log")
        assert live.row.secret.hex() in json.dumps(full)
        assert "R>1" in json.dumps(full)
        again = Match.load(full)
        assert again.over
        assert again.log == full
        found = await stranger.get(f"{address}/verification")
        assert (found["ok"], found["complete"]) == (True, True)
        assert all(check["status"] != "failed" for check in found["checks"])


@at_server
async def test_a_finished_match_is_replayed_page_by_page_with_anybodys_eyes(
    server: Running,
) -> None:
    async with people(server.url, 3) as (*clients, stranger):
        table, (a, b) = await gather_round(clients)
        await a.play("R>1")
        await reach(b, a.position["seq"])
        await b.play("G>2")
        await b.ask("resign")
        address = f"/api/tables/{table}/replay"
        opened = await stranger.get(address)
        assert opened["steps"] == len(opened["shown"])
        assert opened["shown"][-1]["view"]["places"][:2] == ["A:R", "B:G"]
        as_b = await stranger.get(address, **{"as": "B"})
        assert as_b["shown"][-1]["view"]["hands"]["A"] is None
        assert as_b["shown"][-1]["view"]["hands"]["B"] is not None
        outside = await stranger.get(address, **{"as": "spectator"})
        assert outside["shown"][-1]["view"]["hands"]["B"] is None
        assert _laid(opened) == ["R", "G"]
        assert _laid(as_b) == [None, "G"]
        assert _laid(outside) == [None, None]
        pages = []
        for first in range(opened["steps"]):
            page = await stranger.get(address, first=first, count=1)
            assert (page["first"], page["steps"]) == (first, opened["steps"])
            pages += page["shown"]
        assert pages == opened["shown"]
        assert (await stranger.get(address, first=999))["shown"] == []
        for wrong in ({"as": "Z"}, {"first": -1}, {"count": 0}, {"count": 101}):
            with pytest.raises(Refusal) as refused:
                await stranger.get(address, **wrong)
            assert refused.value.status == 400


def _laid(replay: dict[str, Any]) -> list[str | None]:
    """The pieces that were laid, as the effects in a replay have them."""
    events = [event for step in replay["shown"] for event in step["events"]]
    effects = [effect for event in events for effect in event.get("effects", ())]
    return [effect["piece"] for effect in effects if effect["kind"] == "laid"]


@at_server
async def test_a_whole_match_is_open_to_everybody_afterwards(
    server: Running,
) -> None:
    async with people(server.url, 3) as (*clients, stranger):
        table, places = await gather_round(clients)
        await play_out(places)
        found = await stranger.get(f"/api/tables/{table}/verification")
        assert found["ok"] and found["complete"]
        page = await stranger.get(f"/api/tables/{table}/replay", first=3, count=2)
        assert len(page["shown"]) == 2
        ended = places[0].position["outcome"]["sheets"]
        for seat, totals in page["totals"].items():
            assert len(totals) == page["steps"]
            assert totals[-1] == ended[seat]["total"]
            shown = [step["view"]["sheets"][seat]["total"] for step in page["shown"]]
            assert totals[3:5] == shown
        late = await stranger.come_to(table)
        assert late.position["outcome"] == places[0].position["outcome"]
        assert len(late.position["events"]) == late.position["seq"] + 1


@at_server
async def test_bots_see_no_more_than_their_seat_and_onlookers_nothing_of_them(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, onlooker):
        table = await host.set_up(GAME, [PERSON, BOT], start=True, options=BRISK)
        place, watching = await host.come_to(table["id"]), await onlooker.come_to(table["id"])
        await place.play("R>1")
        moved = await place.next("update")
        (event,) = moved["position"]["events"]
        assert event["seat"] == "B"
        assert "own" not in event
        assert moved["position"]["view"]["hands"]["B"] is None
        await reach(watching, place.position["seq"])
        assert "own" not in "".join(json.dumps(event) for event in watching.position["events"])


@at_server
async def test_onlookers_of_bots_alone_see_all_hands(server: Running) -> None:
    async with people(server.url, 2) as (host, onlooker):
        table = await host.set_up(GAME, [BOT, BOT], options=BRISK, pace=30, start=True)
        live = server.services.registry.tables[table["id"]]
        for friend in (host, onlooker):
            watching = await friend.come_to(table["id"])
            assert live.match is not None
            everything = json.loads(json.dumps(open_view(live.match.state)))
            assert watching.position["view"] == everything
            assert everything != json.loads(json.dumps(live.match.observe(None)))
            assert watching.position["viewer"] is None
            assert not watching.position.get("offers")


@at_server
async def test_a_match_of_bots_is_replayed_from_any_event_while_it_goes_on(
    server: Running,
) -> None:
    async with people(server.url, 2) as (host, onlooker):
        options = {**BRISK, "rounds": 9}
        table = await host.set_up(GAME, [BOT, BOT], options=options, pace=0.2, start=True)
        watching = await onlooker.come_to(table["id"])
        await until(watching, lambda _: watching.position["seq"] > 8)
        address = f"/api/tables/{table['id']}/replay"
        whole = await onlooker.get(address)
        assert whole["table"]["state"] == "playing"
        ends = [step["seq"] for step in whole["shown"]]
        rest = await onlooker.get(address, after=ends[3])
        assert rest["first"] == 4
        assert rest["shown"][: len(ends) - 4] == whole["shown"][4:]
        between = await onlooker.get(address, after=ends[3] - 1, first=1, count=2)
        assert [step["seq"] for step in between["shown"]] == ends[4:6]
        # Whoever is to move after a step makes the next.
        moved = [
            (before["to_act"], event["seat"])
            for before, step in pairwise(whole["shown"])
            for event in step["events"]
            if event["kind"] == "move"
        ]
        assert len(moved) > 2
        assert all(to_act == seat for to_act, seat in moved)


@at_server
async def test_a_persons_seat_hides_the_hands_whoever_plays_it(server: Running) -> None:
    async with people(server.url, 2) as (host, onlooker):
        table, (a,) = await gather_round([host], bots=2, pace=30)
        watching = await onlooker.come_to(table)
        live = server.services.registry.tables[table]
        assert (await a.ask("resign"))["type"] == "acknowledged"
        await until(watching, lambda _: bool(watching.table["seats"][0].get("stand_in")))
        assert live.match is not None
        for place in (watching, await onlooker.come_to(table)):
            assert place.position["view"] == json.loads(json.dumps(live.match.observe(None)))
