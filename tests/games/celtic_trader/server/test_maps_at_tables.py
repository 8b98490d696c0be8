"""A map of one's own at a table: it travels once, by its hash, and its comments not at all."""

from __future__ import annotations

import json
from typing import Any

import httpx

import oenach
from oenach.games.celtic_trader.maps.files.worldmap import without_comments
from oenach.games.celtic_trader.maps.generating.generator import new_map
from oenach.kernel.logs.log import parse_log
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.server.client import Message
from server.company import OPEN, PERSON, gather_round, people, refused
from server.serving import Running, at_server

GAME = "celtic-trader"
LARGEST_UPDATE = 20_000
"""Bytes of an update; a map with 190 kB of comments was in each."""
LARGEST_SUMMARY = 1_000
PLAIN = without_comments(new_map(7, 24))


def commented(seed: int = 7) -> dict[str, Any]:
    """A map with long comments wherever there can be one."""
    file: dict[str, Any] = {**new_map(seed, 24), "$comment": "x" * 190_000}
    for tile in file["tiles"]:
        tile["$comment"] = {"in": ["a", "tile"]}
    file["roles"]["$comment"] = file["charts"]["$comment"] = None
    return file


@at_server
async def test_no_frame_and_no_list_carries_a_map_or_its_comments(server: Running) -> None:
    async with people(server.url, 2) as clients:
        options = {"map": commented(), "limit": "rounds:1"}
        table, places = await gather_round(clients, GAME, options=options, public=True)
        mover = next(place for place in places if place.my_turn)
        await mover.play(mover.position["offers"][0]["text"])
        for place in places:
            await place.ask("ping")
            for frame in place.frames:
                assert len(frame) < LARGEST_UPDATE and "$comment" not in frame
        seen = places[0].table["options"]
        assert set(seen["map"]) == {"hash"} and seen["limit"] == "rounds:1"
        assert mover.position["view"]["options"] == seen
        for path in ("/api/tables?state=running", "/api/me/tables", f"/api/tables/{table}"):
            answer = await clients[0].http.get(path)
            assert len(answer.content) < 2 * LARGEST_SUMMARY, path


@at_server
async def test_a_list_of_tables_with_maps_has_so_many_bytes_at_most(
    server: Running,
) -> None:
    async with people(server.url, 3) as clients:
        for number in range(12):
            seats = [PERSON, *[OPEN] * 4]
            options = {"map": commented(number % 3)}
            await clients[number % 3].set_up(GAME, seats, options=options, public=True)
        async with httpx.AsyncClient(base_url=server.url) as anybody:
            page = await anybody.get("/api/tables?limit=10")
        listed = page.json()
        assert len(listed["tables"]) == 10 and "next" in listed
        assert len(page.content) < 10 * LARGEST_SUMMARY


@at_server
async def test_comments_stay_out_of_the_store_the_log_and_the_next_match(server: Running) -> None:
    async with people(server.url, 2) as clients:
        options = {"map": commented(), "limit": "rounds:1"}
        table, _ = await gather_round(clients, GAME, options=options)
        row = server.services.registry.context.archive.match(table)
        assert row is not None and row.options["map"] == PLAIN
        log = await clients[0].get(f"/api/tables/{table}/log")
        assert log["header"]["options"]["map"] == PLAIN
        found = await clients[0].get(f"/api/tables/{table}/verification")
        assert found["ok"], found
        # Whoever has only the hash can still have another table like it.
        again = await clients[1].set_up(GAME, [PERSON, OPEN, OPEN], options_of=table)
        assert again["options"] == (await clients[0].get(f"/api/tables/{table}"))["options"]
        nowhere = await refused(clients[1].set_up(GAME, [PERSON, OPEN], options_of="no-such-table"))
        assert nowhere.status == 404


@at_server
async def test_tables_with_the_same_map_are_drawn_from_the_same(server: Running) -> None:
    async with people(server.url, 1) as (host,):
        one, two = [
            await host.set_up(GAME, [PERSON, OPEN], options={"map": file})
            for file in (commented(), PLAIN)
        ]
        assert one["static_data"] == two["static_data"]
        drawn: Message = await host.get(f"/api/static-data/{one['static_data']}")
        assert drawn["map"]["tiles"] and drawn["layout"]


def test_a_log_with_comments_in_its_options_still_verifies() -> None:
    """Those of before had them, and their hashes are taken from what they say."""
    game = oenach.game(GAME, seats=2, options={"map": commented(), "limit": "rounds:1"})
    match = Match(game, b"\x5e" * 32)
    while not match.over:
        state = match.state
        match.play(game.text(state, state.legal_moves()[-1]))
    log = json.dumps(match.log)
    assert "$comment" in log
    report = verify(parse_log(log))
    assert report.ok and report.complete, report
