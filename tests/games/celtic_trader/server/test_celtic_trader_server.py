"""Celtic Trader at a table of a server."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oenach.kernel.matches.match import Match
from oenach.server.client import Client, Message, Refusal
from oenach.server.table.owners.due.timers import FORCED
from server.company import OPEN, PERSON, gather_round, people, reach, until
from server.serving import Running, at_server

GAME = "celtic-trader"
ENDED = {"limit": "rounds:1"}


def drawn(log: Message) -> dict[int, str]:
    """By the number of a player, the seat that was drawn."""
    return {event["player"]: event["result"] for event in log["events"] if "player" in event}


def seated(log: Message) -> dict[str, str]:
    """By seat, who sat down there first."""
    found: dict[str, str] = {}
    for event in log["events"]:
        if event["kind"] == "seat":
            found.setdefault(event["seat"], event["who"])
    return found


async def log_of(client: Client, table: str) -> Message:
    log: Message = await client.get(f"/api/tables/{table}/log")
    return log


@at_server
async def test_C9_everybody_sits_where_the_log_says_that_they_drew(server: Running) -> None:
    for _ in range(3):
        async with people(server.url, 3) as clients:
            table, places = await gather_round(clients, GAME, bots=1, options=ENDED)
            log = await log_of(clients[0], table)
            seats = drawn(log)
            assert log["format"] == 2 and log["header"]["seating"] == [None] * 4
            assert sorted(seats) == [1, 2, 3, 4] and sorted(seats.values()) == list("ABCD")
            for number, (client, place) in enumerate(zip(clients, places, strict=True), 1):
                assert place.position["viewer"] == seats[number]
                assert seated(log)[seats[number]] == f"person:{client.name}"
            assert seated(log)[seats[4]].startswith("bot:")
            before = [event for event in log["events"] if "player" in event]
            assert [event["seq"] for event in before] == [0, 1, 2, 3]


@at_server
async def test_a_table_comes_back_with_its_drawn_seats(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, places = await gather_round(clients, GAME, options=ENDED)
        before = [place.position["viewer"] for place in places]
        registry = server.services.registry
        live = registry.tables.pop(table)
        live.timers.stop()
        again = [(await client.come_to(table)).position["viewer"] for client in clients]
        assert again == before
        back = registry.tables[table]
        assert back is not live and back.playing().seating == (None, None)
        assert back.playing().snapshot() == live.playing().snapshot()


@at_server
async def test_C9_no_seat_is_given_away_before_it_is_drawn(server: Running) -> None:
    async with people(server.url, 2) as (host, friend):
        table = (await host.set_up(GAME, [PERSON, OPEN], options=ENDED))["id"]
        await friend.post(f"/api/tables/{table}/join", {})
        with pytest.raises(Refusal) as refused:
            await host.post(f"/api/tables/{table}/seat-link", {"seat": "A"})
        assert (refused.value.status, refused.value.problem["key"]) == (409, "server-not-started")
        await host.post(f"/api/tables/{table}/start", {"nonce": "beef"})
        # What the host added to the draws is the first player's, wherever that one sits.
        assert (await log_of(host, table))["header"]["nonces"] == {"1": "beef"}
        seat = (await host.come_to(table)).position["viewer"]
        assert (await host.post(f"/api/tables/{table}/seat-link", {"seat": seat}))["url"]


def finish(match: Match) -> None:
    while not match.over:
        state = match.state
        match.play(match.game.text(state, state.legal_moves()[-1]))


@at_server
async def test_a_finished_match_verifies_and_a_rematch_draws_anew(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients, GAME, options=ENDED)
        await server.services.registry.tables[table].act(finish)
        await until(a, lambda _: a.over)
        found = await clients[0].get(f"/api/tables/{table}/verification")
        assert found["ok"] and found["complete"], found
        await a.ask("rematch")
        await b.ask("rematch")
        begun = await a.next("rematch")
        while "table" not in begun:
            begun = await a.next("rematch")
        log = await log_of(clients[0], begun["table"])
        assert sorted(drawn(log)) == [1, 2]
        for client in clients:
            place = await client.come_to(begun["table"])
            assert seated(log)[place.position["viewer"]] == f"person:{client.name}"


@at_server
async def test_the_only_move_left_is_not_made_for_who_may_think_again(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, places = await gather_round(clients, GAME, options={})
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
async def test_C19_the_table_calls_time_when_the_agreed_minutes_are_over(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, places = await gather_round(clients, GAME, options={"limit": "minutes:30"})
        live = server.services.registry.tables[table]
        assert live.row.started is not None
        assert live.timers.due["limit"] == live.row.started + 30 * 60_000
        mover = next(place for place in places if place.my_turn)
        async with live.lock:
            started = live.row.started - 31 * 60_000
            live.roster.adopt(replace(live.row, started=started))
        await mover.play(mover.position["offers"][0]["text"])
        called = await until(
            mover,
            lambda m: "time" in [e["kind"] for e in m.get("position", {}).get("events", [])],
        )
        assert called["position"]["view"]["last_round"]
        assert "limit" not in live.timers.due
        assert not mover.over
