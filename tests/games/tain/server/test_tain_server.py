"""Táin at a table of a server."""

from __future__ import annotations

from server.company import gather_round, people, reach
from server.serving import Running, at_server
from stores import at_leisure

__all__ = ["at_leisure"]

GAME = "tain"


@at_server
async def test_T11_only_guards_are_queued_and_the_rule_is_told(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (_, b) = await gather_round(clients, GAME)
        for moves in (["pass"], ["X>B1", "pass"], ["W>A1"], ["X>K1"], ["free B"], ["=A"]):
            answer = await b.ask("queue", moves=moves)
            assert (answer["type"], answer["code"]) == ("refused", "illegal-move")
            assert (answer["rule"], answer["key"]) == ("T11", "tain-queue-guards-only")
        assert (await clients[1].come_to(table)).position["queue"] == []


@at_server
async def test_T12_nothing_is_taken_back_once_the_tokens_are_turned_up(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients, GAME)
        await a.play("X>B1")
        await reach(b, 2)
        await b.play("pass")
        await reach(a, 3)
        await a.play("pass")
        kinds = [event["kind"] for event in a.position["events"]]
        assert "reveal" in kinds and "draw" not in kinds
        await reach(b, a.position["seq"])
        for place in (a, b):
            assert "takeback" not in place.position
            answer = await place.ask("ask-takeback", answers=place.position["seq"])
            assert answer["type"] == "refused"


@at_server
async def test_T6_what_is_behind_a_screen_and_face_down_is_the_clan_s_own(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients, GAME)
        watching = await onlooker.come_to(table)
        await a.play("W>A1")
        await reach(b, a.position["seq"])
        await reach(watching, a.position["seq"])
        clans = a.position["view"]["clans"]
        assert (clans["A"]["guards"][0], clans["B"]["unused"]) == ("W", None)
        assert clans["A"]["unused"] is not None
        for place in (b, watching):
            clan = place.position["view"]["clans"]["A"]
            assert (clan["guards"][0], clan["unused"]) == ("?", None)
        assert "W>A1" not in "".join(watching.frames)


@at_server
async def test_a_hint_tells_what_a_token_may_be(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients, GAME)
        await a.play("W>A1")
        await reach(b, a.position["seq"])
        hint = await b.ask("ask-hint")
        assert hint["candidates"]
        (belief,) = hint["beliefs"]
        assert (belief["seat"], belief["place"]) == ("A", "A1")
        assert abs(sum(belief["chances"].values()) - 1) < 0.01
        assert len(belief["chances"]) > 1
