"""The line to the database breaks after it was told to commit, and before it answers: nobody is
told that nothing happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

import waiting
from histories.faults.proxy import Proxy
from oenach.server.client import Client, Message, Place
from own_postgres import own_postgres
from server.company import gather_round, my_turn, people
from server.serving import Process

ANSWERS = ("acknowledged", "refused", "stale", "chat")

Scene = Callable[[Proxy, list[Client], list[Place], str], Awaitable[None]]


def over_a_line_to_postgres(tmp_path: Path, scene: Scene) -> None:
    async def go(url: str) -> None:
        line, database = Proxy(), make_url(url)
        line.target = database.port or 0
        await line.start()
        through = database.set(port=line.port).render_as_string(hide_password=False)
        # Nothing else is committed meanwhile: the lease is not renewed for minutes.
        settings: Message = {
            "database": through,
            "database_seconds": waiting.DATABASE_SECONDS,
            "lease_seconds": 3600,
        }
        try:
            async with Process(tmp_path, **settings) as server, people(server.url, 2) as clients:
                table, places = await gather_round(clients)
                await my_turn(places[0])
                # Who is there is stored soon after they come, and is not what the line breaks over.
                await waiting.until_async(lambda: both_noted(url), "both to be known to be there")
                await scene(line, clients, places, table)
                line.release()
        finally:
            await line.stop()

    with own_postgres() as database:
        asyncio.run(asyncio.wait_for(go(database.url), waiting.PATIENCE))


async def both_noted(url: str) -> bool:
    async with await psycopg.AsyncConnection.connect(url) as connection:
        found = await connection.execute("SELECT count(*) FROM presences")
        return await found.fetchone() == (2,)


async def come_back(client: Client, table: str, after: int) -> Place:
    """Come to a table, as soon as the server can show it."""

    async def try_it() -> Place | None:
        with suppress(ConnectionClosed):
            return await client.come_to(table, after=after)
        return None

    place = await waiting.until_async(try_it, "the table can be seen again")
    assert place is not None
    return place


def mend(line: Proxy) -> None:
    """The line stands again; what was on its way is lost."""
    line.deaf_after = None
    line.cut()
    line.release()


def test_a_move_that_may_have_been_stored_is_not_refused(tmp_path: Path) -> None:
    async def scene(line: Proxy, clients: list[Client], places: list[Place], table: str) -> None:
        mover, seq = places[0], places[0].position["seq"]
        move: Message = {"id": "in-doubt", "answers": seq}
        move["moves"] = [mover.position["offers"][0]["text"]]
        line.deaf_after, line.deaf_where = b"COMMIT", b"INSERT INTO events"
        await mover.send("move", **move)
        with pytest.raises(ConnectionClosed):
            await mover.next(*ANSWERS, seconds=waiting.PATIENCE)
        mend(line)
        back = await come_back(clients[0], table, seq)
        answer = await back.ask("move", **move)
        assert (answer["type"], answer["again"]) == ("acknowledged", True)
        assert answer["position"]["seq"] > seq

    over_a_line_to_postgres(tmp_path, scene)


def test_whoever_is_there_hears_of_a_saying_that_may_have_been_stored(tmp_path: Path) -> None:
    async def scene(line: Proxy, clients: list[Client], places: list[Place], table: str) -> None:
        line.deaf_after, line.deaf_where = b"COMMIT", b"INSERT INTO sayings"
        await places[0].send("say", text="Fáilte")
        for place in places:
            with pytest.raises(ConnectionClosed):
                await place.next("chat", seconds=waiting.PATIENCE)
        mend(line)
        for client in clients:
            back = await come_back(client, table, -1)
            assert '"text":"Fáilte"' in back.frames[0]

    over_a_line_to_postgres(tmp_path, scene)
