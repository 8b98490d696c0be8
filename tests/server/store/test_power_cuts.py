"""A server whose power is cut in the middle of everything, and that is started again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import aclosing, closing, suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

import waiting
from oenach.server.client import Client, Place
from oenach.server.clock import now_ms
from server.company import BRISK, GAME, gather_round, my_tables, people, play_on, reach, sit_down
from server.serving import Process


class WaitingProcess(Process):
    """A server that makes queued and forced moves by itself only after an hour."""

    program = (
        "-c",
        "from oenach.cli import main; from oenach.server.table.owners.due import timers; "
        "timers.DELAY = 3_600_000; main()",
    )


def let_everything_come(folder: Path) -> None:
    """What is due at some later time is due now."""
    with closing(sqlite3.connect(folder / "oenach.db")) as database, database:
        assert {row[0] for row in database.execute("SELECT kind FROM due")} == {"bot", "queue"}
        database.execute("UPDATE due SET at = ?", [now_ms()])


def test_everything_goes_on_after_a_power_cut(tmp_path: Path) -> None:
    """Each of the scenes goes on where it was when the power was cut; so do all at once."""

    async def go() -> None:
        async with WaitingProcess(tmp_path, messages_per_second=10_000) as server:
            scenes = [scene(server) for scene in SCENES]
            for scene in scenes:
                await anext(scene)
            await server.kill()
            let_everything_come(tmp_path)
            await server.start()
            for scene in scenes:
                async with aclosing(scene):
                    with suppress(StopAsyncIteration):
                        await anext(scene)
                        raise AssertionError("a scene has two parts")
            assert await server.stop() == 0
            assert "Traceback" not in server.errors

    asyncio.run(go())


Scene = AsyncGenerator[None]
"""What happens at a server; the power is cut where it yields."""


async def a_table_that_was_set_up_is_there_afterwards(server: Process) -> Scene:
    async with Client(server.url) as host:
        table = await host.set_up(GAME, [{"kind": "person"}, {"kind": "open"}])
        yield
        mine = await my_tables(host)
        assert [one["id"] for one in mine] == [table["id"]]


async def a_move_whose_answer_was_lost_is_acknowledged_afterwards(server: Process) -> Scene:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await a.send("move", id="lost-answer", moves=["R>1"], answers=1)
        # The other one has seen it: it is on disk, whatever the mover was told.
        await b.next("update")
        yield
        back = await clients[0].come_to(table, after=1)
        assert [event["seq"] for event in back.position["events"]] == [2]
        answer = await back.ask("move", id="lost-answer", moves=["R>1"], answers=1)
        assert (answer["type"], answer["again"]) == ("acknowledged", True)
        assert answer["position"]["seq"] == 2


async def queued_moves_are_made_although_nobody_comes_back(server: Process) -> Scene:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await b.ask("queue", moves=["R>2", "G>4"])
        await a.play("R>1")
        assert await movers(clients[0], table) == ["A"]
        yield
        await waiting.until_async(lambda: moved(clients[0], table, "A", "B"), "the queued move")
        back = await clients[1].come_to(table)
        assert [move["text"] for move in back.position["queue"]] == ["G>4"]
        assert back.position["view"]["places"][1] == "B:R"


async def a_bots_turn_comes_although_nobody_is_there(server: Process) -> Scene:
    async with Client(server.url) as host:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        set_up = await host.set_up(GAME, seats, start=True, pace=30, options=BRISK)
        table = str(set_up["id"])
        place = await host.come_to(table)
        await place.play("R>1")
        yield
        await waiting.until_async(lambda: moved(host, table, "A", "B"), "the bot's move")
        back = await host.come_to(table, after=2)
        assert [event["seat"] for event in back.position["events"]] == ["B"]
        assert back.my_turn


async def a_match_goes_on_to_its_end(server: Process) -> Scene:
    async with people(server.url, 2) as clients:
        table = await sit_down(clients, options={"rounds": 9})
        playing = [
            asyncio.create_task(play_through(client, table, seed))
            for seed, client in enumerate(clients)
        ]
        watching = await clients[0].come_to(table)
        await reach(watching, 20)
        yield
        places = await asyncio.gather(*playing)
        assert places[0].position["outcome"] == places[1].position["outcome"]
        log = await clients[0].get(f"/api/tables/{table}/log")
        seqs = [event["seq"] for event in log["events"]]
        assert seqs == list(range(len(seqs)))
        assert (await clients[0].get(f"/api/tables/{table}/verification"))["ok"]


SCENES = (
    a_table_that_was_set_up_is_there_afterwards,
    a_move_whose_answer_was_lost_is_acknowledged_afterwards,
    queued_moves_are_made_although_nobody_comes_back,
    a_bots_turn_comes_although_nobody_is_there,
    a_match_goes_on_to_its_end,
)


async def movers(client: Client, table: str) -> list[str]:
    """The seats that have moved, in order."""
    log = await client.get(f"/api/tables/{table}/log")
    return [event["seat"] for event in log["events"] if event["kind"] == "move"]


async def moved(client: Client, table: str, *seats: str) -> bool:
    """Whether these seats have moved, and no other."""
    return await movers(client, table) == list(seats)


async def play_through(client: Client, table: str, seed: int) -> Place:
    """Play by chance, and come back whenever the connection is lost."""
    rng, place, after = random.Random(seed), None, -1
    while place is None or not place.over:
        try:
            place = await client.come_to(table, after)
            await play_on(place, rng)
        except (OSError, WebSocketException):
            await waiting.until_async(lambda: answers(client), "the server to come back")
        if place is not None:
            after = place.position.get("seq", -1)
    return place


async def answers(client: Client) -> bool:
    """Whether the server is there."""
    with suppress(OSError, httpx.HTTPError):
        return (await client.http.get("/api/health")).status_code == 200
    return False
