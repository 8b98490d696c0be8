"""The host closes the chat to onlookers, and opens it again."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oenach.server.client import Client, Message
from server.company import GAME, OPEN, PERSON, gather_round, people, refused, until
from server.serving import Running, at_server, running


def _closed(message: Message) -> bool:
    return message["type"] == "table" and message["table"].get("onlookers_speak") is False


def _opened(message: Message) -> bool:
    return message["type"] == "table" and "onlookers_speak" not in message["table"]


@at_server
async def test_onlookers_read_along_where_the_chat_is_closed_to_them(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        address = f"/api/tables/{table}/onlooker-chat"
        await clients[0].post(address, {"open": False})
        await until(watching, _closed)
        await watching.send("say", text="Blue is what you want!")
        assert (await watching.next("refused"))["key"] == "server-chat-closed"
        for place, words in ((a, "Peace at last"), (b, "Indeed")):
            await place.send("say", text=words)
            assert (await watching.next("chat"))["said"]["text"] == words
        await clients[0].post(address, {"open": True})
        await until(watching, _opened)
        await watching.send("say", text="Well played")
        await until(a, lambda m: m["type"] == "chat" and m["said"]["text"] == "Well played")


@at_server
async def test_only_the_host_closes_the_chat(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, _ = await gather_round(clients)
        await onlooker.come_to(table)
        for other in (clients[1], onlooker):
            answer = await refused(
                other.post(f"/api/tables/{table}/onlooker-chat", {"open": False})
            )
            assert (answer.status, answer.problem["key"]) == (403, "server-host-only")


@at_server
async def test_a_table_can_be_set_up_with_its_chat_closed(server: Running) -> None:
    async with people(server.url, 2) as (host, onlooker):
        usual = await host.set_up(GAME, [PERSON, OPEN], public=True)
        assert "onlookers_speak" not in usual, "the chat of a public table is open, too"
        table = await host.set_up(GAME, [PERSON, OPEN], public=True, onlookers_speak=False)
        assert table["onlookers_speak"] is False
        watching = await onlooker.come_to(table["id"])
        await watching.send("say", text="May I?")
        assert (await watching.next("refused"))["key"] == "server-chat-closed"
        await onlooker.post(f"/api/tables/{table['id']}/join", {})
        await watching.send("say", text="Now I may")
        assert (await watching.next("chat"))["said"]["seat"] == "B"


@at_server
async def test_a_host_without_a_seat_is_heard_where_the_chat_is_closed(server: Running) -> None:
    async with people(server.url, 1) as (host,):
        bots = [{"kind": "bot", "level": "novice"}] * 2
        table = await host.set_up(GAME, bots, onlookers_speak=False)
        place = await host.come_to(table["id"])
        await place.send("say", text="Let us see them play")
        assert (await place.next("chat"))["said"]["seat"] is None


@at_server
async def test_the_chat_of_a_table_that_is_put_away_can_be_closed(server: Running) -> None:
    async with people(server.url, 2) as (host, onlooker):
        table = (await host.set_up(GAME, [PERSON, OPEN]))["id"]
        watching = await onlooker.come_to(table)
        await host.post(f"/api/tables/{table}/put-away")
        await host.post(f"/api/tables/{table}/onlooker-chat", {"open": False})
        await watching.send("say", text="Is anybody there?")
        assert (await watching.next("refused"))["key"] == "server-chat-closed"


def test_a_closed_chat_stays_closed_after_a_restart_and_in_a_rematch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients)
            await clients[0].post(f"/api/tables/{table}/onlooker-chat", {"open": False})
            await b.ask("resign")
            await until(a, lambda _: a.over)
            for place in (a, b):
                await place.ask("rematch")
            begun = await until(a, lambda m: m["type"] == "rematch" and "table" in m)
        async with running(tmp_path) as server, Client(server.url) as late:
            for one in (table, begun["table"]):
                assert (await late.get(f"/api/tables/{one}"))["onlookers_speak"] is False

    asyncio.run(scene())
