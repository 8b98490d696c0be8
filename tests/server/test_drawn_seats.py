"""C9 at a table: who joined first, second and so on draw their seats when the match begins."""

from __future__ import annotations

from company import gather_round, people, until
from serving import Running, at_server

from oenach.kernel.match import Match
from oenach.server.guest import Guest, Message

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


async def log_of(guest: Guest, table: str) -> Message:
    return await guest.get(f"/api/tables/{table}/log")


@at_server
async def test_everybody_sits_where_the_log_says_that_they_drew(server: Running) -> None:
    for _ in range(3):
        async with people(server.url, 3) as guests:
            table, places = await gather_round(guests, GAME, bots=1, options=ENDED)
            log = await log_of(guests[0], table)
            seats = drawn(log)
            assert log["format"] == 2 and log["header"]["seating"] == [None] * 4
            assert sorted(seats) == [1, 2, 3, 4] and sorted(seats.values()) == list("ABCD")
            for number, (guest, place) in enumerate(zip(guests, places, strict=True), 1):
                assert place.position["viewer"] == seats[number]
                assert seated(log)[seats[number]] == f"person:{guest.name}"
            assert seated(log)[seats[4]].startswith("bot:")
            before = [event for event in log["events"] if "player" in event]
            assert [event["seq"] for event in before] == [0, 1, 2, 3]


@at_server
async def test_a_table_comes_back_with_its_drawn_seats(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, places = await gather_round(guests, GAME, options=ENDED)
        before = [place.position["viewer"] for place in places]
        registry = server.services.registry
        live = registry.tables.pop(table)
        live.timers.stop()
        again = [(await guest.come_to(table)).position["viewer"] for guest in guests]
        assert again == before
        back = registry.tables[table]
        assert back is not live and back.playing().seating == (None, None)
        assert back.playing().snapshot() == live.playing().snapshot()


def finish(match: Match) -> None:
    while not match.over:
        state = match.state
        match.play(match.game.text(state, state.legal_moves()[-1]))


@at_server
async def test_a_finished_match_verifies_and_a_rematch_draws_anew(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, (a, b) = await gather_round(guests, GAME, options=ENDED)
        await server.services.registry.tables[table].act(finish)
        await until(a, lambda _: a.over)
        found = await guests[0].get(f"/api/tables/{table}/verification")
        assert found["ok"] and found["complete"], found
        await a.ask("rematch")
        await b.ask("rematch")
        begun = await a.next("rematch")
        while "table" not in begun:
            begun = await a.next("rematch")
        log = await log_of(guests[0], begun["table"])
        assert sorted(drawn(log)) == [1, 2]
        for guest in guests:
            place = await guest.come_to(begun["table"])
            assert seated(log)[place.position["viewer"]] == f"person:{guest.name}"


@at_server
async def test_other_games_draw_no_seats(server: Running) -> None:
    async with people(server.url, 2) as guests:
        table, places = await gather_round(guests, "keltis")
        log = await log_of(guests[0], table)
        assert log["format"] == 1 and drawn(log) == {}
        assert [place.position["viewer"] for place in places] == ["A", "B"]
