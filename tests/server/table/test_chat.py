"""What people say at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oenach.server.client import Client
from oenach.server.http.admission.limits import BURST
from oenach.server.http.table.socket import COSTS, DEAR_CONNECTIONS
from oenach.server.store.writing import statements
from oenach.server.wire.commands import Say
from server.company import GAME, OPEN, PERSON, gather_round, people, refused, until
from server.guarding import StoppedClock, clock
from server.serving import Running, at_server, running

__all__ = ["clock"]


@at_server
async def test_what_is_said_comes_to_everybody_as_plain_text(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, b) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        await a.send("say", text=" <b>Sláinte!</b>\x00\u202e & 🐂\nline \x1b[31mtwo ")
        for place in (a, b, watching):
            said = (await place.next("chat"))["said"]
            assert said["text"] == "<b>Sláinte!</b> & 🐂\nline [31mtwo"
            assert (said["name"], said["seat"]) == (clients[0].name, "A")
        await watching.send("say", text="Well played")
        said = (await a.next("chat"))["said"]
        assert (said["name"], said["seat"]) == (onlooker.name, None)
        late = await onlooker.come_to(table)
        assert "Well played" in late.frames[0]


@at_server
async def test_nothing_empty_or_endless_is_said(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, (a, b) = await gather_round(clients)
        await a.send("say", text=" \u200b ")
        assert (await a.next("refused"))["key"] == "server-nothing-said"
        await a.send("say", text="x" * 501)
        assert (await a.next("error"))["code"] == "bad-message"
        await a.send("say", text="x" * 500)
        assert len((await b.next("chat"))["said"]["text"]) == 500


def test_who_talks_too_fast_is_not_heard_for_a_while(tmp_path: Path, clock: StoppedClock) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, messages_per_second=20) as server,
            people(server.url, 2) as clients,
        ):
            _, (a, b) = await gather_round(clients)
            for number in range(20):
                await a.send("say", text=f"word {number}")
            complaint = await a.next("error")
            assert (complaint["code"], complaint["key"]) == ("too-much", "server-too-fast")
            # Whoever talks too fast may still move.
            await a.send("move", id="my-next-move", moves=["R>1"], answers=1)
            assert (await a.next("acknowledged"))["id"] == "my-next-move"
            await b.ask("ping")
            heard = sum('"type":"chat"' in frame for frame in b.frames)
            assert heard == BURST * 20 // COSTS[Say]
            clock.seconds += 1
            await a.send("say", text="a second later")
            assert (await b.next("chat"))["said"]["text"] == "a second later"

    asyncio.run(scene())


def test_somebody_with_many_connections_may_talk_no_more_than_others(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, messages_per_second=20) as server,
            people(server.url, 2) as clients,
        ):
            table, (a, b) = await gather_round(clients)
            more = [await clients[0].come_to(table) for _ in range(4)]
            for place in (a, *more):
                for number in range(8):
                    await place.send("say", text=f"word {number}")
                await place.ask("ping")
            await b.ask("ping")
            assert sum('"type":"chat"' in frame for frame in b.frames) == BURST * 20 // COSTS[Say]
            # Another at the same address has a measure of their own.
            await b.send("say", text="May I?")
            assert (await b.next("chat"))["said"]["text"] == "May I?"

    asyncio.run(scene())


def test_people_at_one_address_say_no_more_than_some_connections_may(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, messages_per_second=4) as server,
            people(server.url, 1) as (host,),
        ):
            table = (await host.set_up(GAME, [PERSON, OPEN]))["id"]
            listening = await host.come_to(table)
            most = DEAR_CONNECTIONS * BURST * 4 / COSTS[Say]
            for _ in range(round(most)):
                async with Client(server.url) as guest:
                    place = await guest.come_to(table)
                    for _ in range(2):
                        await place.send("say", text="Me, too")
                        await place.next("chat", "error")
            await listening.ask("ping")
            heard = sum('"type":"chat"' in frame for frame in listening.frames)
            assert most / 2 < heard <= most

    asyncio.run(scene())


def test_who_comes_is_told_what_is_kept_and_what_is_gone_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statements, "MOST_SAYINGS", 3)

    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients)
            ids = []
            for number in range(5):
                await b.send("say", text=f"word {number}")
                ids.append((await a.next("chat"))["said"]["id"])
            late = await clients[1].come_to(table)
            told = [number for number in range(5) if f"word {number}" in late.frames[0]]
            assert told == [2, 3, 4]
            gone = await refused(clients[0].post(f"/api/tables/{table}/hide", {"saying": ids[0]}))
            assert (gone.status, gone.problem["key"]) == (409, "server-no-saying")
            await clients[0].post(f"/api/tables/{table}/hide", {"saying": ids[3]})
            assert (await a.next("saying-hidden"))["id"] == ids[3]

    asyncio.run(scene())


@at_server
async def test_the_host_mutes_somebody_and_lets_them_speak_again(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await clients[0].post(f"/api/tables/{table}/mute", {"seat": "B"})
        muted = await until(b, lambda m: m["type"] == "table" and m["you"].get("muted", False))
        assert muted["table"]["seats"][1]["muted"]
        await b.send("say", text="Can you hear me?")
        assert (await b.next("refused"))["key"] == "server-muted"
        await clients[0].post(f"/api/tables/{table}/mute", {"seat": "B", "muted": False})
        await until(b, lambda m: m["type"] == "table" and not m["you"].get("muted"))
        await b.send("say", text="And now?")
        assert (await a.next("chat"))["said"]["text"] == "And now?"
        answer = await clients[1].http.post(f"/api/tables/{table}/mute", json={"seat": "A"})
        assert answer.status_code == 403


@at_server
async def test_the_host_mutes_an_onlooker(server: Running) -> None:
    async with people(server.url, 3) as (*clients, onlooker):
        table, (a, _) = await gather_round(clients)
        watching = await onlooker.come_to(table)
        came = await until(a, lambda m: m["type"] == "table" and "onlookers" in m["table"])
        (seen,) = came["table"]["onlookers"]
        assert seen["name"] == onlooker.name
        await clients[0].post(f"/api/tables/{table}/mute", {"onlooker": seen["id"]})
        told = await until(watching, lambda m: m["type"] == "table" and m["you"].get("muted"))
        assert told["table"]["onlookers"][0]["muted"]
        await watching.send("say", text="Blue is what you want!")
        assert (await watching.next("refused"))["key"] == "server-muted"
        await clients[0].post(f"/api/tables/{table}/mute", {"onlooker": seen["id"], "muted": False})
        await until(watching, lambda m: m["type"] == "table" and not m["you"].get("muted"))
        await watching.send("say", text="Well played")
        assert (await a.next("chat"))["said"]["text"] == "Well played"


@at_server
async def test_people_without_a_cookie_look_on_in_silence(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, _) = await gather_round(clients)
        nobody = Client(server.url)
        watching = await nobody.come_to(table)
        assert watching.you["name"] is None
        await watching.send("say", text="Hello?")
        assert (await watching.next("refused"))["key"] == "server-no-name"
        await a.ask("ping")
        assert not [frame for frame in a.frames if "Hello?" in frame]
        await nobody.http.aclose()


def test_what_was_said_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients)
            await a.send("say", text="Until tomorrow")
            await b.next("chat")
        async with running(tmp_path) as server, Client(server.url) as late:
            place = await late.come_to(table)
            assert "Until tomorrow" in place.frames[0]

    asyncio.run(scene())
