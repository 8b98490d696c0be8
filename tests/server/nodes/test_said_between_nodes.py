"""Whatever is said at one node is heard by everybody at the others, whatever they do just then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from oenach.server.client import Client, Place
from oenach.server.table.owners.chat import TableChat
from server.company import people, sit_down
from server.nodes.neighbours import at, nodes, shared_store
from server.serving import Running

__all__ = ["shared_store"]

Scene = Callable[[str, Running, Place, Place, Client], Awaitable[None]]


def between_nodes(store: str, folder: Path, scene: Scene) -> None:
    """Somebody speaks at one node and somebody listens at another, to which a third may come."""

    async def happening() -> None:
        async with nodes(2, store, folder) as (one, two), people(one.url, 3) as clients:
            table = await sit_down(clients[:2])
            speaker = await at(one, clients[0], table)
            listener = await at(two, clients[1], table)
            await scene(table, two, speaker, listener, clients[2])

    asyncio.run(happening())


async def heard(listener: Place) -> list[str]:
    """All that somebody has heard when the answer to a question comes."""
    await listener.send("ping")
    found: list[str] = []
    while (message := await listener.receive())["type"] != "pong":
        if message["type"] == "chat":
            found.append(message["said"]["text"])
    return found


async def say(speaker: Place, text: str) -> None:
    """Say something; it is stored then."""
    await speaker.send("say", text=text)
    assert (await speaker.next("chat"))["said"]["text"] == text


def test_what_is_said_while_somebody_comes_is_heard_by_those_who_are_there(
    shared_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between a last word to those who are there and the look at what the one who comes is told."""

    async def scene(
        table: str, two: Running, speaker: Place, listener: Place, late: Client
    ) -> None:
        chat, spoken = two.services.registry.tables[table].chat, False
        tell_new = TableChat.tell_new

        async def and_then_somebody_speaks(self: TableChat) -> None:
            nonlocal spoken
            await tell_new(self)
            if self is chat and not spoken:
                spoken = True
                await say(speaker, "meanwhile")

        monkeypatch.setattr(TableChat, "tell_new", and_then_somebody_speaks)
        coming = await at(two, late, table)
        assert spoken
        await say(speaker, "afterwards")
        assert (await coming.next("chat"))["said"]["text"] == "afterwards"
        assert await heard(listener) == ["meanwhile", "afterwards"]

    between_nodes(shared_store, tmp_path, scene)


def test_what_was_said_is_heard_when_a_table_is_read_anew(
    shared_store: str, tmp_path: Path
) -> None:
    """As it is where a node has lost a race, or was held to be gone."""

    async def scene(table: str, two: Running, speaker: Place, listener: Place, _: Client) -> None:
        there = two.services.registry.tables[table]
        async with there.lock:
            await say(speaker, "meanwhile")
            there.outdate()
            await there.recover()
        assert await heard(listener) == ["meanwhile"]

    between_nodes(shared_store, tmp_path, scene)
