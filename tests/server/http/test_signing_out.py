"""Signing out: on one device, or everywhere but there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from oenach.server.client import Client, Place
from oenach.server.http.admission.identity import COOKIE, Forged, Identity
from oenach.server.store import schema
from oenach.server.store.archive.archive import Archive
from oenach.server.wire.constants import CSRF_HEADER
from oenach.server.wire.visitor import Visitor
from server.company import GAME, PERSON, gather_round, my_tables, people, refused, token_for
from server.guarding import StoppedClock, clock, problem, token
from server.serving import KEY, Running, at_server, running
from waiting import PATIENCE, until_async

__all__ = ["clock"]

PROOF = "a-proof-of-22-characters"


def cookie_of(client: Client) -> str:
    """The cookie that says who somebody is, as the browser keeps it."""
    return client.http.cookies.get(COOKIE) or ""


@asynccontextmanager
async def other_device(of: Client, url: str | None = None) -> AsyncIterator[Client]:
    """A second device with a copy of the cookie, be it lent or stolen."""
    client = Client(url or of.url)
    for cookie in of.http.cookies.jar:
        client.http.cookies.jar.set_cookie(cookie)
    async with client:
        assert client.name == of.name
        yield client


async def closed(place: Place) -> int:
    """The code with which the server closes a connection, whatever it says before."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await place.receive()
            except ConnectionClosed as end:
                assert end.rcvd is not None
                return end.rcvd.code


async def sign_out(client: Client, proof: str = PROOF, cookie: str | None = None) -> httpx.Response:
    """Ask to be signed out everywhere, perhaps with a cookie of before."""
    headers = token(client)
    if cookie is not None:
        headers["cookie"] = f"{COOKIE}={cookie}; oenach_csrf={headers[CSRF_HEADER]}"
    body = {"everywhere": True, "proof": proof}
    return await client.http.post("/api/me/sign-out", json=body, headers=headers)


@at_server
async def test_everywhere_means_all_other_devices_at_once(server: Running) -> None:
    async with people(server.url, 2) as (host, friend), other_device(host) as phone:
        table, (a, _) = await gather_round([host, friend])
        on_phone = await phone.come_to(table)
        await host.sign_out(everywhere=True)
        assert await closed(on_phone) == await closed(a) == 4403
        for request in (phone.get("/api/me"), phone.get("/api/me/tables"), phone.rename("Thief")):
            refusal = await refused(request)
            assert (refusal.status, refusal.problem["code"]) == (401, "signed-out")
        with pytest.raises(ConnectionClosed) as again:
            await phone.come_to(table)
        assert again.value.rcvd is not None and again.value.rcvd.code == 4403
        # Whoever asked has a new cookie, the same name and the same seat.
        assert (await host.get("/api/me"))["name"] == host.name
        assert [one["id"] for one in await my_tables(host)] == [table]
        back = await host.come_to(table)
        assert (back.you["seats"], back.you["host"]) == (["A"], True)
        assert (await back.play("R>1"))["type"] == "acknowledged"


@at_server
async def test_whoever_was_signed_out_is_given_nothing_until_they_sign_out_here(
    server: Running,
) -> None:
    """The new cookie may be on its way to the same browser: none must come after it."""
    async with people(server.url, 1) as (host,), other_device(host) as phone:
        await host.sign_out(everywhere=True)
        answer = await phone.http.get("/api/me")
        assert problem(answer) == (401, "server-signed-out")
        assert not any(COOKIE in one for one in answer.headers.get_list("set-cookie"))
        await phone.sign_out(everywhere=False)
        assert cookie_of(phone) == ""
        await phone.get("/api/me")
        assert cookie_of(phone) not in ("", cookie_of(host))


@at_server
async def test_on_this_device_alone_others_go_on(server: Running) -> None:
    async with people(server.url, 2) as (host, friend), other_device(host) as phone:
        table, (a, _) = await gather_round([host, friend])
        answer = await phone.http.post(
            "/api/me/sign-out", json={"everywhere": False}, headers=token(phone)
        )
        assert answer.json() == {"name": None}
        (gone,) = [one for one in answer.headers.get_list("set-cookie") if COOKIE in one]
        assert "Max-Age=0" in gone and "HttpOnly" in gone
        assert (await refused(phone.get("/api/me/tables"))).problem["key"] == "server-no-cookie"
        assert (await a.play("R>1"))["type"] == "acknowledged"
        assert [one["id"] for one in await my_tables(host)] == [table]


def test_it_holds_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 1) as (host,):
            table = (await host.set_up(GAME, [PERSON, PERSON]))["id"]
            old = cookie_of(host)
            await host.sign_out(everywhere=True)
            new = cookie_of(host)
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
            for cookie, status in ((old, 401), (new, 200)):
                answer = await client.get(
                    "/api/me/tables", headers={"cookie": f"{COOKIE}={cookie}"}
                )
                assert answer.status_code == status
            assert [one["id"] for one in answer.json()["tables"]] == [table]

    asyncio.run(scene())


@at_server
async def test_cookies_of_before_there_were_sessions_work_until_then(server: Running) -> None:
    async with people(server.url, 1) as (host,):
        person, dot, signature = cookie_of(host).partition(".")
        assert dot and len(signature) == 64
        assert Identity(bytes.fromhex(KEY)).sign(person) == cookie_of(host)
        await host.sign_out(everywhere=True)
        same, session, _ = cookie_of(host).split(".")
        assert same == person and len(session) == 32
        first = cookie_of(host)
        # A visit renews the cookie that is asked with.
        await host.get("/api/me")
        assert cookie_of(host) == first
        await host.sign_out(everywhere=True)
        assert cookie_of(host) != first
        answer = await host.http.get("/api/me/tables", headers={"cookie": f"{COOKIE}={first}"})
        assert answer.status_code == 401


def test_nobody_makes_a_cookie_of_another_session() -> None:
    identity = Identity(bytes(32))
    person, session = "p" * 22, identity.session("p" * 22, PROOF)
    assert identity.read(identity.sign(person)) == (person, "")
    assert identity.read(identity.sign(person, session)) == (person, session)
    signature = identity.sign(person).partition(".")[2]
    for forged in (f"{person}.{session}.{signature}", f"{person}..{signature}", f".{signature}"):
        with pytest.raises(Forged):
            identity.read(forged)


@at_server
async def test_whoever_did_not_hear_the_answer_asks_again(server: Running) -> None:
    async with people(server.url, 1) as (host,), other_device(host) as phone:
        old = cookie_of(host)
        first = await sign_out(host)
        fresh = cookie_of(host)
        again = await sign_out(host, cookie=old)
        assert (first.status_code, again.status_code) == (200, 200)
        assert f"{COOKIE}={fresh}" in again.headers["set-cookie"]
        # Whoever has the cookie but not the proof does not get back in by it.
        for proof in ("", "another-proof-of-22-chars"):
            assert problem(await sign_out(phone, proof, old)) == (401, "server-signed-out")
        assert (await host.get("/api/me"))["name"] == host.name


@at_server
async def test_of_two_who_sign_out_at_once_one_is_signed_out(server: Running) -> None:
    async with people(server.url, 1) as (host,), other_device(host) as phone:
        answers = await asyncio.gather(sign_out(host, PROOF), sign_out(phone, PROOF[::-1]))
        assert sorted(answer.status_code for answer in answers) == [200, 401]
        still = [(await client.http.get("/api/me")).status_code for client in (host, phone)]
        assert still == [answer.status_code for answer in answers]


@at_server
async def test_links_that_were_made_before_are_void(server: Running) -> None:
    async with people(server.url, 3) as (host, friend, thief), other_device(host) as phone:
        table, _ = await gather_round([host, friend])
        stolen = await token_for(phone, table, "A")
        other = await token_for(friend, table, "B")
        await host.sign_out(everywhere=True)
        refusal = await refused(thief.post("/api/seat-links/use", {"token": stolen}))
        assert refusal.problem["key"] == "server-link-too-old"
        # Those of others are not.
        assert (await thief.post("/api/seat-links/use", {"token": other}))["seat"] == "B"


@at_server
async def test_a_link_that_is_being_made_meanwhile_is_not_made(
    server: Running,
) -> None:
    add = Archive.add_seat_link

    def after_signing_out(archive: Archive, *args: str, **link: object) -> bool:
        assert archive.begin_session(str(link["person"]), str(link["session"]), "f" * 32)
        return add(archive, *args, **link)  # type: ignore[arg-type]

    async with people(server.url, 2) as (host, friend):
        table, _ = await gather_round([host, friend])
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Archive, "add_seat_link", after_signing_out)
            refusal = await refused(token_for(host, table, "A"))
        assert (refusal.status, refusal.problem["code"]) == (401, "signed-out")


@at_server
async def test_what_was_read_while_somebody_signed_out_is_read_again(
    server: Running,
) -> None:
    """A look into the store that began before, and ends after, must not bring the session back."""
    loop, read = asyncio.get_running_loop(), Archive.person
    known = server.services.people
    async with people(server.url, 1) as (host,):
        old = cookie_of(host)
        known.forget([old.partition(".")[0]])

        def overtaken(archive: Archive, person: str) -> tuple[str, str] | None:
            patched.undo()
            found = read(archive, person)
            asyncio.run_coroutine_threadsafe(host.sign_out(everywhere=True), loop).result(PATIENCE)
            return found

        headers = {"cookie": f"{COOKIE}={old}"}
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Archive, "person", overtaken)
            async with httpx.AsyncClient(base_url=server.url) as thief:
                for _ in range(2):
                    answer = await thief.get("/api/me/tables", headers=headers)
                    assert problem(answer) == (401, "server-signed-out")


@at_server
async def test_a_connection_that_is_being_made_is_closed_too(server: Running) -> None:
    registry = server.services.registry
    find = registry.table

    async with people(server.url, 2) as (host, friend), other_device(host) as phone:
        table, _ = await gather_round([host, friend])

        async def overtaken(match_id: str) -> object:
            patched.undo()
            await host.sign_out(everywhere=True)
            return await find(match_id)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(registry, "table", overtaken)
            with pytest.raises(ConnectionClosed) as end:
                await phone.come_to(table)
        assert end.value.rcvd is not None and end.value.rcvd.code == 4403
        person, registered = cookie_of(host).partition(".")[0], server.services.people._visitors
        await until_async(lambda: person not in registered, "its connections are forgotten")


@at_server
async def test_nothing_is_done_for_a_connection_that_was_signed_out(server: Running) -> None:
    """One that reads nothing cannot be closed at once; what it sends is not heard any more."""
    async with people(server.url, 2) as (host, friend), other_device(host) as phone:
        table, (_, b) = await gather_round([host, friend])
        place = await phone.come_to(table)
        # The server has more to send than the connection takes.
        place.socket.transport.pause_reading()
        theirs = server.services.people._visitors[cookie_of(host).partition(".")[0]]
        for visitor in theirs:
            await stuff(visitor)
        assert any(visitor.waiting for visitor in theirs)
        await host.sign_out(everywhere=True)
        await place.send("say", text="I am still here")
        await b.ask("ping")
        chat = server.services.registry.tables[table].chat
        assert "I am still here" not in [said.text for said in await chat.latest()]


async def stuff(visitor: Visitor) -> None:
    """Send so much that some of it waits."""
    for _ in range(200):
        visitor.push(b'{"type":"pong","id":"' + b"x" * 100_000 + b'","now":0}')
        await asyncio.sleep(0)
        if visitor.waiting > 100_000:
            return


def test_a_cookie_that_was_signed_out_uses_up_nothing_of_its_owner(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def scene() -> None:
        settings = {"requests_per_second": 5, "requests_per_second_per_address": 1000}
        async with running(tmp_path, **settings) as server, people(server.url, 1) as (host,):
            old = {"cookie": f"{COOKIE}={cookie_of(host)}"}
            await host.sign_out(everywhere=True)
            await host.get("/api/me")
            async with httpx.AsyncClient(base_url=server.url) as thief:
                answers = [await thief.get("/api/games", headers=old) for _ in range(40)]
            assert 429 in {answer.status_code for answer in answers}
            assert (await host.get("/api/me"))["name"] == host.name

    asyncio.run(scene())


@at_server
async def test_a_guest_who_was_forgotten_is_not_known_from_memory(server: Running) -> None:
    """There were two lists of people, of which one was told."""
    async with people(server.url, 1) as (guest,):
        with server.services.engine.begin() as connection:
            connection.execute(update(schema.people).values(created=0))
        await server.services.registry.tidy()
        refusal = await refused(guest.get("/api/me/tables"))
        assert (refusal.status, refusal.problem["code"]) == (401, "unknown-person")
