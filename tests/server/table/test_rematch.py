"""Another match: everybody one seat further."""

from __future__ import annotations

from functools import partial

from oenach.kernel.matches.match import Match
from server.company import gather_round, my_tables, people, reach, until
from server.serving import Running, at_server
from stores import at_leisure

__all__ = ["at_leisure"]


def finish(match: Match) -> None:
    """Play a match to its end."""
    while not match.over:
        state = match.state
        match.play(match.game.text(state, state.legal_moves()[0]))


@at_server
async def test_a_rematch_begins_with_seats_turned_when_all_are_ready(server: Running) -> None:
    async with people(server.url, 2) as clients:
        clock = {"kind": "move", "seconds": 90}
        table, (a, b) = await gather_round(clients, bots=1, clock=clock, hints=False, public=True)
        early = await a.ask("rematch")
        assert (early["type"], early["key"]) == ("refused", "server-not-over")
        await server.services.registry.tables[table].act(finish)
        await until(a, lambda _: a.over)
        assert (await a.ask("rematch"))["type"] == "acknowledged"
        waiting = await b.next("rematch")
        assert (waiting["ready"], waiting.get("table")) == (["A"], None)
        await b.ask("rematch", id="once-more")
        begun = await a.next("rematch")
        while "table" not in begun:
            begun = await a.next("rematch")
        assert begun["ready"] == ["A", "B"]
        await b.ask("rematch", id="once-more")
        again = await clients[0].get(f"/api/tables/{begun['table']}")
        assert again["state"] == "playing"
        names = [seat.get("name") for seat in again["seats"]]
        assert names == [None, clients[0].name, clients[1].name]
        assert again["seats"][0]["level"] == "novice"
        assert (again["clock"]["seconds"], again["hints"]) == (90, False)
        assert again["commitment"] != a.table["commitment"]
        assert (await clients[0].get(f"/api/tables/{table}"))["rematch"] == begun["table"]
        place = await clients[0].come_to(begun["table"])
        assert place.position["viewer"] == "B"
        assert len(await my_tables(clients[0])) == 2


@at_server
async def test_who_is_not_there_is_played_by_a_bot_and_can_sit_down_later(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        await b.ask("resign")
        await reach(a, b.position["seq"])
        await b.leave()
        await until(a, lambda _: not a.table["seats"][1].get("connected"))
        await a.ask("rematch")
        again = (await a.next("rematch"))["table"]
        seats = (await clients[0].get(f"/api/tables/{again}"))["seats"]
        assert (seats[0]["why"], "why" in seats[1]) == ("left", False)
        late = await clients[1].come_to(again)
        assert late.you["seats"] == ["A"]
        assert (await late.ask("sit"))["type"] == "acknowledged"


@at_server
async def test_who_was_sent_away_is_not_in_the_rematch(server: Running) -> None:
    async with people(server.url, 3) as clients:
        table, (a, b, c) = await gather_round(clients)
        await clients[0].post(f"/api/tables/{table}/remove", {"seat": "C"})
        await clients[0].post(f"/api/tables/{table}/mute", {"seat": "B"})
        await server.services.registry.tables[table].act(finish)
        for place in (a, b, c):
            await until(place, partial(lambda place, _: place.over, place))
        refused = await c.ask("rematch")
        assert (refused["type"], refused["key"]) == ("refused", "server-no-seat")
        await a.ask("rematch")
        await b.ask("rematch")
        begun = await until(a, lambda m: m["type"] == "rematch" and "table" in m)
        again = await clients[0].get(f"/api/tables/{begun['table']}")
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "person"]
        assert again["seats"][2]["muted"]


@at_server
async def test_onlookers_do_not_decide_about_a_rematch(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        await a.ask("resign")
        refused = await watching.ask("rematch")
        assert (refused["type"], refused["key"]) == ("refused", "server-no-seat")
        await a.ask("rematch")
        await b.ask("rematch")
        begun = await until(watching, lambda m: m["type"] == "rematch" and "table" in m)
        assert begun["table"] != table


@at_server
async def test_those_who_wish_meet_before_the_next_match_and_change_the_seats(
    server: Running,
) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await server.services.registry.tables[table].act(finish)
        await until(a, lambda _: a.over)
        await a.ask("rematch", seats_first=True)
        # The other is content with anything.
        await b.ask("rematch")
        met = await a.next("rematch")
        while "table" not in met:
            met = await a.next("rematch")
        again = await clients[0].get(f"/api/tables/{met['table']}")
        assert again["state"] == "waiting"
        names = [seat.get("name") for seat in again["seats"]]
        assert names == [clients[1].name, clients[0].name]
        host = next(friend for friend in clients if friend.name == again["host"])
        more = await host.post(f"/api/tables/{met['table']}/seats", {"count": 3})
        assert [seat["kind"] for seat in more["seats"]] == ["person", "person", "open"]
        started = await host.post(f"/api/tables/{met['table']}/start", {"fill": "novice"})
        assert (started["state"], len(started["seats"])) == ("playing", 3)
