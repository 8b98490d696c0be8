"""Hints: a bot's thoughts, for the one who asks, where the table allows them."""

from __future__ import annotations

from server.company import gather_round, people, reach
from server.serving import Running, at_server


@at_server
async def test_a_hint_has_candidates_chances_and_beliefs_for_the_asker_alone(
    server: Running,
) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        await a.play("R>1")
        await reach(b, a.position["seq"])
        frames = [len(place.frames) for place in (a, watching)]
        hint = await b.ask("ask-hint", id="what-now")
        assert (hint["type"], hint["id"], hint["seq"]) == ("hint", "what-now", b.position["seq"])
        legal = {offer["text"] for offer in b.position["offers"]}
        assert hint["candidates"]
        assert {one["move"]["text"] for one in hint["candidates"]} <= legal
        assert all(0 <= one["win"] <= 1 and 0 < one["share"] <= 1 for one in hint["candidates"])
        assert abs(sum(hint["wins"]) - 1) < 0.01
        (belief,) = hint["beliefs"]
        assert belief["seat"] == "A"
        assert abs(sum(belief["chances"].values()) - 1) < 0.01
        assert len(belief["chances"]) > 1
        for place, before in zip((a, watching), frames, strict=True):
            await place.ask("ping")
            assert not [frame for frame in place.frames[before:] if "candidates" in frame]


@at_server
async def test_hints_are_for_whoever_is_to_move(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        assert (await b.ask("ask-hint"))["key"] == "server-hint-not-your-turn"
        assert (await watching.ask("ask-hint"))["key"] == "server-no-seat"
        await a.send("ask-hint", id="first-question")
        assert (await a.ask("ask-hint"))["key"] == "server-hint-already-asked"
        assert (await a.next("hint"))["id"] == "first-question"


@at_server
async def test_a_table_may_do_without_hints(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, _) = await gather_round(clients, hints=False)
        assert a.table["hints"] is False
        answer = await a.ask("ask-hint")
        assert (answer["type"], answer["key"]) == ("refused", "server-no-hints")
