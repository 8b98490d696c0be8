"""Bad input gets the right error and close code, leaves no trace in the log, and harms nobody."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import waiting
from oenach.server.client import Client, Place, Refusal
from oenach.server.http.admission import gate
from oenach.server.http.admission.identity import COOKIE, Identity
from oenach.server.http.admission.limits import BURST
from oenach.server.wire.commands import Ping
from oenach.server.wire.constants import CSRF_COOKIE
from oenach.server.wire.messages import Chat
from oenach.server.wire.parts import Said
from oenach.server.wire.protocol import LARGEST_FRAME
from server.company import my_tables
from server.guarding import (
    Noted,
    StoppedClock,
    clock,
    command,
    first_move,
    mover,
    noted,
    problem,
    table_for_two,
    token,
)
from server.serving import Running, running
from stores import at_leisure
from waiting import PATIENCE

__all__ = ["at_leisure", "clock"]


class Scene:
    """A server with a table for two, at which nothing may be disturbed."""

    def __init__(self, server: Running, host: Client, other: Client, table: str) -> None:
        self.server = server
        self.host = host
        self.other = other
        self.table = table

    @property
    def socket_url(self) -> str:
        """Where the table's WebSocket is."""
        return self.server.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"

    async def nobody_left(self) -> None:
        """Wait until the server knows of nobody at the table any more."""
        services = self.server.services
        visitors = services.registry.tables[self.table].audience.visitors
        await waiting.until_async(
            lambda: not visitors and not services.connections.open, "everybody is gone"
        )

    async def still_plays(self) -> None:
        """The table goes on: a move is made and seen by the other."""
        one, two = await self.host.come_to(self.table), await self.other.come_to(self.table)
        acting = await mover(one, two)
        watching = two if acting is one else one
        answer = await acting.play(first_move(acting))
        assert answer["type"] == "acknowledged"
        await watching.next("update")
        await one.leave()
        await two.leave()


@asynccontextmanager
async def scene(folder: Path, **settings: object) -> AsyncIterator[Scene]:
    """A table for two in a server whose log is read; in the end nothing was wrong in the server."""
    with noted() as log:
        async with (
            running(folder, **settings) as server,
            Client(server.url) as host,
            Client(server.url) as other,
        ):
            here = Scene(server, host, other, await table_for_two(host, other))
            yield here
            await here.still_plays()
        log.assert_calm()


async def closing_code(place: Place) -> int:
    """The code with which the server ends the connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await place.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


BAD_MESSAGES = {
    "unknown kind": '{"type":"win","id":"abcdefgh"}',
    "no kind": '{"id":"abcdefgh"}',
    "a list": "[1,2,3]",
    "a number": "7",
    "null": "null",
    "a field too many": '{"type":"ping","id":"abcdefgh","cheat":true}',
    "a field too few": '{"type":"move","id":"abcdefgh"}',
    "a number for a text": '{"type":"ping","id":12345678}',
    "a text for a number": '{"type":"move","id":"abcdefgh","answers":"3","moves":["x"]}',
    "a fraction": '{"type":"move","id":"abcdefgh","answers":0.5,"moves":["x"]}',
    "an enormous number": '{"type":"move","id":"abcdefgh","answers":1e99,"moves":["x"]}',
    "a short id": '{"type":"ping","id":"a"}',
    "an id with other signs": '{"type":"ping","id":"abcdefgh\\u0000"}',
    "no moves": '{"type":"move","id":"abcdefgh","answers":1,"moves":[]}',
    "too many moves": json.dumps(
        {"type": "move", "id": "abcdefgh", "answers": 1, "moves": ["x"] * 65}
    ),
    "a long move": json.dumps(
        {"type": "move", "id": "abcdefgh", "answers": 1, "moves": ["x" * 81]}
    ),
    "no such seat": '{"type":"resign","id":"abcdefgh","seat":"Z"}',
    "too long a text": json.dumps({"type": "say", "text": "x" * 501}),
    "deep": "[" * 8000,
    "an object for a list": '{"type":"queue","id":"abcdefgh","moves":{"a":1}}',
}

NOT_JSON = {
    "half a message": '{"type":"ping"',
    "words": "hello",
    "nothing": "",
    "deep": '{"a":' + "[" * 8000,
    "deep objects": '{"a":' * 2000,
    "two at once": '{"type":"ping","id":"abcdefgh"}{"type":"ping","id":"abcdefgh"}',
    "not a number": '{"type":"ping","id":NaN}',
}


def test_messages_that_are_none_get_an_error_and_the_connection_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for name, frame in BAD_MESSAGES.items():
                place = await here.host.come_to(here.table)
                await place.socket.send(frame)
                answer = await place.next("error")
                assert (answer["code"], answer["key"]) == ("bad-message", "server-bad-message"), (
                    name
                )
                assert (await place.ask("ping"))["type"] == "pong", name
                await place.leave()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_frames_that_are_not_json_end_the_connection(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for name, frame in NOT_JSON.items():
                place = await here.host.come_to(here.table)
                await place.socket.send(frame)
                answer = await place.next("error")
                assert answer["key"] == "server-not-json", name
                assert await closing_code(place) == 1007, name

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


WRONG_FRAMES: dict[str, tuple[str | bytes, int]] = {
    "binary": (b"\x00\x01", 1003),
    "too large": ("x" * (LARGEST_FRAME + 1), 1009),
    "too large in bytes alone": ("é" * (LARGEST_FRAME // 2 + 1), 1009),
}


def test_frames_of_a_wrong_form_end_the_connection(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for name, (frame, code) in WRONG_FRAMES.items():
                place = await here.host.come_to(here.table)
                await place.socket.send(frame)
                assert await closing_code(place) == code, name

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_text_that_is_not_utf_8_ends_the_connection(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            place = await here.host.come_to(here.table)
            await place.socket.send(b"\xff\xfe\xfd", text=True)
            assert await closing_code(place) == 1007

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_frame_sent_in_pieces_is_limited_as_a_whole(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            place = await here.host.come_to(here.table)

            async def pieces() -> AsyncIterator[str]:
                for _ in range(LARGEST_FRAME // 1000 + 1):
                    yield "x" * 1000

            with suppress(ConnectionClosed):
                await place.socket.send(pieces())
            assert await closing_code(place) == 1009

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_move_that_answers_a_wrong_event_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            one, two = (
                await here.host.come_to(here.table),
                await here.other.come_to(here.table),
            )
            acting = await mover(one, two)
            seq, move = acting.position["seq"], first_move(acting)
            for answers in (seq - 1, seq + 1, -1, 2**31):
                answer = await acting.ask("move", moves=[move], answers=answers)
                assert answer["type"] == "stale", answer
                assert answer["position"]["seq"] == seq
            assert (await acting.ask("move", moves=[move], answers=2**31 + 1))["type"] == "error"
            assert (await acting.ask("move", moves=[move], answers=-2))["type"] == "error"

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_nobody_moves_for_another_seat(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            one, two = (
                await here.host.come_to(here.table),
                await here.other.come_to(here.table),
            )
            acting = await mover(one, two)
            waiting = two if acting is one else one
            move, seq = first_move(acting), acting.position["seq"]
            foreign = await waiting.ask(
                "move", moves=[move], answers=seq, seat=acting.position["viewer"]
            )
            assert (foreign["type"], foreign["key"]) == ("refused", "server-other-seat")
            early = await waiting.ask("move", moves=[move], answers=seq)
            assert (early["type"], early["code"]) == ("refused", "not-your-turn")
            nowhere = await waiting.ask("move", moves=[move], answers=seq, seat="E")
            assert (nowhere["type"], nowhere["key"]) == ("refused", "server-other-seat")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_command_sent_again_has_no_new_effect(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            one, two = (
                await here.host.come_to(here.table),
                await here.other.come_to(here.table),
            )
            acting = await mover(one, two)
            waiting = two if acting is one else one
            seq, moves, same = acting.position["seq"], [first_move(acting)], command()
            first = await acting.ask("move", id=same, moves=moves, answers=seq)
            assert "again" not in first
            last = first["position"]["seq"]
            again = await acting.ask("move", id=same, moves=moves, answers=seq)
            assert (again["type"], again["again"]) == ("acknowledged", True)
            other = await acting.ask("move", id=same, moves=["nonsense"], answers=last)
            assert (other["type"], other["code"]) == ("refused", "id-used")
            undone = await acting.ask("undo", id=same, answers=last)
            assert (undone["type"], undone["code"]) == ("refused", "id-used")
            log = await here.host.get(f"/api/tables/{here.table}/log")
            assert log["events"][-1]["seq"] == last
            # That another has used an id means nothing.
            await waiting.next("update")
            if waiting.my_turn:
                own = await waiting.ask("move", id=same, moves=[first_move(waiting)], answers=last)
                assert (own["type"], "again" in own) == ("acknowledged", False)
                assert own["position"]["seq"] > last

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_forged_cookies_and_those_of_another_server_are_unknown(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            mine = here.host.http.cookies.get(COOKIE) or ""
            person, _, signature = mine.rpartition(".")
            foreign = Identity(bytes(32)).sign(person)
            unknown = here.server.services.identity.sign("nobody-of-this-database")
            swapped = ("0" if signature[0] != "0" else "1") + signature[1:]
            forged = [foreign, unknown, f"{person}.{swapped}", f"{person}.", person, ".", "é.é"]
            for cookie in forged:
                raw = f"{COOKIE}={cookie}".encode()
                headers = [(b"cookie", raw)]
                if cookie.isascii():
                    async with connect(
                        here.socket_url, additional_headers={"Cookie": raw.decode()}
                    ) as ws:
                        with pytest.raises(ConnectionClosed) as closed:
                            await ws.recv()
                        assert closed.value.rcvd and closed.value.rcvd.code == 4401
                async with httpx.AsyncClient(base_url=here.server.url) as client:
                    answer = await client.get("/api/me/tables", headers=headers)
                    assert problem(answer) == (401, "server-forged-cookie"), cookie
                    # Who has a false cookie can get a good one, as somebody new.
                    fresh = await client.get("/api/me", headers=headers)
                    assert fresh.status_code == 200 and COOKIE in fresh.cookies
                    assert not fresh.cookies[COOKIE].startswith(person)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_flood_of_messages_ends_one_connection_and_no_other_waits_for_it(
    tmp_path: Path, clock: StoppedClock
) -> None:
    """However much is sent at once: of each flood no more is taken in than a moment's worth."""

    async def go() -> None:
        async with (
            scene(tmp_path, messages_per_second=20) as here,
            Client(here.server.url) as c,
            Client(here.server.url) as d,
        ):
            elsewhere = await table_for_two(c, d)
            calm = await c.come_to(elsewhere)
            flooding = [await here.host.come_to(here.table) for _ in range(5)]

            async def flood(place: Place) -> int:
                with suppress(ConnectionClosed):
                    for number in range(1000):
                        await place.socket.send(f'{{"type":"ping","id":"flood-{number:03}"}}')
                return await closing_code(place)

            floods = [asyncio.create_task(flood(place)) for place in flooding]
            for _ in range(10):
                assert (await calm.ask("ping"))["type"] == "pong"
            assert await asyncio.gather(*floods) == [4429] * len(floods)
            most = round(BURST * 20)
            taken_in = here.server.services.metrics.messages[Ping]
            # What comes over connections that are closed already is not taken in at all.
            assert 10 <= taken_in <= len(floods) * most + 10
            # A welcome, and an answer to each that was taken in.
            assert all(len(place.frames) <= 1 + most for place in flooding)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_dear_messages_are_refused_sooner_than_cheap_ones(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def go() -> None:
        async with scene(tmp_path, messages_per_second=2) as here:
            place = await here.host.come_to(here.table)
            await place.send("say", text="so much to say")
            await place.next("chat")
            await place.send("say", text="and more")
            answer = await place.next("error", "chat")
            assert (answer["code"], answer["key"]) == ("too-much", "server-too-fast")
            assert (await place.ask("ping"))["type"] == "pong"
            clock.seconds += 3
            await place.send("say", text="and more")
            assert (await place.next("error", "chat"))["type"] == "chat"
            await place.leave()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_client_that_does_not_read_is_let_go_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            slow = await here.host.come_to(here.table, max_queue=1)
            slow.socket.transport.pause_reading()
            table = here.server.services.registry.tables[here.table]
            (visitor,) = table.audience.visitors
            said = Chat(Said(0, "somebody", "x" * 50_000))

            def told_more() -> bool:
                table.audience.tell_all(said)
                return visitor.dismissed

            await waiting.until_async(told_more, "the visitor's end")
            await here.still_plays()
            slow.socket.transport.resume_reading()
            assert await closing_code(slow) == 4408

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_half_closed_connection_is_gone(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            place = await here.host.come_to(here.table)
            table = here.server.services.registry.tables[here.table]
            assert len(table.audience.visitors) == 1
            place.socket.transport.write_eof()
            await here.nobody_left()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_connection_that_never_speaks_or_breaks_off_leaves_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            where = urlsplit(here.server.url)
            for words in (b"", b"GET /api/ta", b"\x16\x03\x01\x02", b"GET / HTTP/9.9\r\n\r\n"):
                with socket.create_connection((where.hostname, where.port)) as raw:
                    raw.sendall(words)
            place = await here.host.come_to(here.table)
            place.socket.transport.abort()
            await here.nobody_left()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


ASKED_WRONGLY = {
    "by another method": "POST /api/tables/x/socket HTTP/1.1",
    "of an address that is too long": f"GET /{'x' * 9000} HTTP/1.1",
    "of a page": "DELETE /api/health HTTP/1.0",
}


def test_a_websocket_that_is_asked_for_wrongly_is_refused_and_the_connection_ends(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            where = urlsplit(here.server.url)
            for name, line in ASKED_WRONGLY.items():
                reader, writer = await asyncio.open_connection(where.hostname, where.port)
                wish = "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x"
                writer.write(f"{line}\r\nHost: 127.0.0.1\r\n{wish}\r\n\r\n".encode())
                answer = await reader.read()
                writer.close()
                assert answer.split()[1][:1] == b"4", name

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_connections_are_limited_for_a_person_and_for_an_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(
            tmp_path, connections_per_person=3, connections_per_address=5, requests_per_second=1000
        ) as here:
            mine = [await here.host.come_to(here.table) for _ in range(3)]
            assert await _refused_code(here, here.host) == 4429
            others = [await here.other.come_to(here.table) for _ in range(2)]
            async with Client(here.server.url) as third:
                assert await _refused_code(here, third) == 4429
            for place in (*mine, *others):
                await place.leave()
            nobody = Client(here.server.url)
            strangers = [await nobody.come_to(here.table) for _ in range(3)]
            assert await _refused_code(here, nobody) == 4429
            for place in strangers:
                await place.leave()
            await nobody.http.aclose()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


async def _refused_code(here: Scene, client: Client) -> int:
    async with connect(here.socket_url, additional_headers=client.cookies()) as ws:
        try:
            await asyncio.wait_for(ws.recv(), PATIENCE)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return int(closed.rcvd.code)
    return 0


def test_there_is_no_table_at_a_false_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for wrong in ("..%2f..", "%00", "..", "x/y/z"):
                answer = await here.host.http.get(f"/api/tables/{wrong}")
                assert answer.status_code == 404, wrong
            for wrong in ("nowhere", "x" * 40, "%e2%82%ac"):
                url = here.socket_url.replace(here.table, wrong)
                async with connect(url) as ws:
                    with pytest.raises(ConnectionClosed) as closed:
                        await ws.recv()
                    assert closed.value.rcvd and closed.value.rcvd.code == 4404
                answer = await here.host.http.get(f"/api/tables/{wrong}")
                assert answer.status_code == 404, wrong

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_false_number_of_the_last_event_harms_nobody(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for after in ("-99", "99999999999999999999", "1000"):
                async with connect(f"{here.socket_url}?after={after}") as ws:
                    welcome = json.loads(await ws.recv())
                    # Whoever has more than there is gets everything.
                    assert welcome["position"]["events"][0]["seq"] == 0, after
            for after in ("x", "1.5", "%00"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(f"{here.socket_url}?after={after}")
                assert refused.value.response.status_code == 403, after

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_requests_of_a_wrong_form_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            http, right = here.host.http, token(here.host)
            bodies: list[tuple[bytes, int, str]] = [
                (b"{", 400, "server-bad-request"),
                (b"", 400, "server-bad-request"),
                (b"null", 400, "server-bad-request"),
                (b"[" * 100_000, 400, "server-bad-request"),
                (b'{"game":' * 30_000, 400, "server-bad-request"),
                (b'{"game":"pebbles","seats":[],"extra":1}', 400, "server-bad-request"),
                (b'{"game":"pebbles","seats":[{"kind":"king"}]}', 400, "server-bad-request"),
                (b'{"game":"\xff","seats":[{"kind":"bot"}]}', 400, "server-bad-request"),
                (b'{"game":"\\ud800","seats":[{"kind":"bot"}]}', 400, "server-bad-request"),
                (b"x" * 500_000, 413, "server-too-large"),
            ]
            for body, status, key in bodies:
                answer = await http.post(
                    "/api/tables",
                    content=body,
                    headers={**right, "content-type": "application/json"},
                )
                assert problem(answer) == (status, key), (body[:40], answer.text)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_body_without_a_length_is_limited_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:

            async def endless() -> AsyncIterator[bytes]:
                for _ in range(600):
                    yield b" " * 1000

            answer = await here.host.http.post(
                "/api/tables",
                content=endless(),
                headers={**token(here.host), "content-type": "application/json"},
            )
            assert problem(answer) == (413, "server-too-large")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


OTHER_KINDS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x")


def test_a_body_of_another_kind_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for kind in OTHER_KINDS:
                answer = await here.host.http.post(
                    "/api/tables",
                    content=b'{"game":"pebbles","seats":[{"kind":"person"},{"kind":"bot"}]}',
                    headers={**token(here.host), "content-type": kind},
                )
                assert problem(answer) == (415, "server-bad-type"), (kind, answer.text)
            assert len(await my_tables(here.host)) == 1

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_requests_without_the_token_of_a_page_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            mine, theirs = token(here.host), token(here.other)
            (header,) = mine
            for wrong in ({}, {header: ""}, {header: "0" * 128}, theirs):
                for path in ("/api/tables", f"/api/tables/{here.table}/leave"):
                    answer = await here.host.http.post(path, json={}, headers=wrong)
                    assert problem(answer) == (403, "server-bad-token")
                answer = await here.host.http.patch("/api/me", json={"name": "x"}, headers=wrong)
                assert problem(answer) == (403, "server-bad-token")
            # Letters that are not ASCII cannot even be compared with a token.
            odd = f"{CSRF_COOKIE}={'0' * 127}%C3%A9".encode()
            for no_token in ([(header.encode(), b"0" * 127 + b"\xe9")], [(b"cookie", odd)]):
                answer = await here.host.http.post("/api/tables", json={}, headers=no_token)
                assert problem(answer) == (403, "server-bad-token")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


ELSEWHERE = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://[broken"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


def test_what_another_site_asks_for_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for headers in ELSEWHERE:
                answer = await here.host.http.post(
                    f"/api/tables/{here.table}/leave", headers={**token(here.host), **headers}
                )
                assert problem(answer) == (403, "server-other-origin"), headers
                with pytest.raises(InvalidStatus) as refused:
                    await connect(
                        here.socket_url, additional_headers={**here.host.cookies(), **headers}
                    )
                assert refused.value.response.status_code == 403, headers

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_pages_of_this_server_and_of_named_origins_may_ask(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(
            tmp_path,
            origins="https://a.example, https://b.example/",
            public_url="https://p.example",
        ) as here:
            good = [here.server.url, "https://a.example", "https://b.example", "https://p.example"]
            for origin in good:
                answer = await here.host.http.patch(
                    "/api/me", json={"name": "Me"}, headers={**token(here.host), "origin": origin}
                )
                assert answer.status_code == 200, (origin, answer.text)
                place = await here.host.come_to(here.table, origin=origin)
                await place.leave()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


HOSTS = {
    "evil.example": 421,
    "evil.example:80": 421,
    "127.0.0.1.evil.example": 421,
    "[broken": 421,
    "127:.0.0.1": 421,
    "localhost:65536": 421,
    "play.example": 200,
    "localhost:80": 200,
    "192.168.1.7:8620": 200,
    "[fe80::1]:8620": 200,
    "game-box.local": 200,
}


def test_names_that_are_not_the_servers_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path, public_url="https://play.example") as here:
            for host, status in HOSTS.items():
                for path, found in (("/api/games", 200), ("/api/nothing", 404), ("/none", 404)):
                    answer = await here.host.http.get(path, headers={"host": host})
                    wanted = found if status == 200 else status
                    assert answer.status_code == wanted, (host, path, answer.text)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_nothing_but_assets_is_served_as_a_file(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            where = urlsplit(here.server.url)
            assert where.hostname and where.port
            for path in (
                "/assets/../../../app.py",
                "/assets/%2e%2e/%2e%2e/app.py",
                "/assets/..%2f..%2fapp.py",
                "/assets//etc/passwd",
                "/assets/..\\..\\app.py",
                "/assets/%00",
                "/../../etc/passwd",
            ):
                reader, writer = await asyncio.open_connection(where.hostname, where.port)
                writer.write(
                    f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode()
                )
                answer = await asyncio.wait_for(reader.read(), PATIENCE)
                writer.close()
                assert answer.split(b" ")[1] in (b"404", b"400"), (path, answer[:200])
                assert b"root:" not in answer and b"import" not in answer

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_methods_that_are_not_offered_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            right = token(here.host)
            for method in ("DELETE", "PUT", "PATCH", "TRACE", "PROPFIND"):
                answer = await here.host.http.request(
                    method, f"/api/tables/{here.table}/join", headers=right
                )
                assert problem(answer) == (405, "server-bad-method"), method

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


QUERIES = [
    "/tables?state=everything",
    "/tables?state=",
    "/tables/{table}/replay?as=F",
    "/tables/{table}/replay?as=AB",
    "/tables/{table}/replay?first=-1",
    "/tables/{table}/replay?first=x",
    "/tables/{table}/replay?first=1.5",
    "/tables/{table}/replay?after=-2",
    "/tables/{table}/replay?count=0",
    "/tables/{table}/replay?count=101",
    "/tables/{table}/replay?count=" + "9" * 5000,
    "/tables/" + "x" * 41,
]


def test_bogus_parameters_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with scene(tmp_path) as here:
            for query in QUERIES:
                answer = await here.host.http.get("/api" + query.replace("{table}", here.table))
                assert problem(answer) == (400, "server-bad-request"), (query, answer.text)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_the_eyes_of_a_seat_that_a_table_lacks_cannot_be_borrowed(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            scene(tmp_path) as here,
            Client(here.server.url) as c,
            Client(here.server.url) as d,
        ):
            over = await table_for_two(c, d)
            place = await c.come_to(over)
            await place.ask("resign")
            with pytest.raises(Refusal) as refused:
                await c.get(f"/api/tables/{over}/replay", **{"as": "E"})
            assert (refused.value.status, refused.value.problem["key"]) == (400, "no-such-seat")
            past = await c.get(f"/api/tables/{over}/replay", first=10**6)
            assert past["shown"] == []

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_too_many_requests_are_turned_away_and_then_welcome_again(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def go() -> None:
        with noted() as log:
            async with (
                running(tmp_path, requests_per_second=2) as server,
                httpx.AsyncClient(base_url=server.url) as client,
            ):
                answers = [await client.get("/api/games") for _ in range(30)]
                passed = round(gate.BURST * 2)
                assert {answer.status_code for answer in answers[:passed]} == {200}
                turned = answers[passed:]
                assert {problem(answer) for answer in turned} == {(429, "server-too-fast")}
                seconds = int(turned[0].headers["retry-after"])
                assert seconds == 1
                clock.seconds += seconds
                assert (await client.get("/api/games")).status_code == 200
                # Addresses that there are not count too.
                lost = [await client.get("/api/nowhere") for _ in range(3)]
                assert [answer.status_code for answer in lost] == [404, 429, 429]
            log.assert_calm()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_the_check_of_the_log_can_fail() -> None:
    import logging

    kept = Noted()
    kept.handle(logging.LogRecord("x", logging.ERROR, "", 0, "it broke", None, None))
    with pytest.raises(AssertionError):
        kept.assert_calm()
