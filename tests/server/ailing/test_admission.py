"""Floods over real sockets, from several addresses of this machine: whoever means well is let in,
elsewhere and behind the same address."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

import waiting
from oenach.server.client import Client
from oenach.server.http.admission.limits import Connections, FairBuckets, place_of
from oenach.server.listening.doorway import KEPT_BACK
from server.ailing.asking import NEW_TABLE, posted
from server.company import my_tables
from server.guarding import StoppedClock, clock, token
from server.serving import Process, running

__all__ = ["clock"]

FLOOD, NEIGHBOUR, ELSEWHERE = "127.0.0.2", "127.0.0.2", "127.0.0.3"
"""A neighbour has the address that the flood comes from."""

DESCRIPTORS = 1024
SILENT = 1100


class FewDescriptors(Process):
    """A server that may open as many files and sockets as most systems let it."""

    program = (
        "-c",
        f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({DESCRIPTORS // 4}, "
        f"{DESCRIPTORS})); from oenach.cli import main; main()",
    )


@asynccontextmanager
async def somebody_at(url: str, address: str) -> AsyncIterator[Client]:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with Client(url, transport) as client:
        yield client


@contextmanager
def sockets_from(url: str, address: str, count: int, words: bytes) -> Iterator[list[socket.socket]]:
    """So many connections that say this, and then nothing more."""
    where, held = urlsplit(url), []
    try:
        for _ in range(count):
            raw = socket.create_connection(
                (where.hostname, where.port), source_address=(address, 0)
            )
            held.append(raw)
            raw.sendall(words)
        yield held
    finally:
        for raw in held:
            raw.close()


@pytest.fixture
def descriptors() -> Iterator[None]:
    """The tests hold many sockets themselves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 2 * SILENT:
        pytest.skip("this system lets no process hold so many sockets")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("words", [b"", b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-"])
@pytest.mark.usefixtures("descriptors")
def test_silent_sockets_lock_nobody_out(tmp_path: Path, words: bytes) -> None:
    async def go() -> None:
        # They are not closed for being silent before the others have come.
        async with FewDescriptors(tmp_path, head_seconds=3600) as server:
            with sockets_from(server.url, FLOOD, SILENT, words):
                for address in (NEIGHBOUR, ELSEWHERE):
                    async with somebody_at(server.url, address) as client:
                        assert (await posted(client, "/api/tables", NEW_TABLE)).status_code == 201
                        table = (await my_tables(client))[0]["id"]
                        await (await client.come_to(table)).leave()
                held = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
                assert held <= DESCRIPTORS - KEPT_BACK / 2
            assert "Traceback" not in server.errors

    asyncio.run(go())


def test_connections_that_do_not_say_what_they_want_are_closed(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path, head_seconds=0.2) as server:
            for words in (b"", b"\r\n", b"GET /api/me HTTP/1.1\r\nHost: here\r\n"):
                with sockets_from(server.url, FLOOD, 5, words) as held:
                    ends = [await asyncio.to_thread(read_all, raw) for raw in held]
                assert {end.split(b"\r\n")[0] for end in ends} == {b"HTTP/1.1 408 Request Timeout"}

    asyncio.run(go())


def read_all(raw: socket.socket) -> bytes:
    raw.settimeout(waiting.PATIENCE)
    return b"".join(iter(lambda: raw.recv(4096), b""))


def test_a_head_without_end_is_not_kept(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path, head_seconds=3600) as server:
            head = b"GET /api/me HTTP/1.1\r\nHost: here\r\n" + b"X-More: " + b"x" * 100_000
            with sockets_from(server.url, FLOOD, 1, head) as held:
                end = await asyncio.to_thread(read_all, held[0])
            assert end.startswith(b"HTTP/1.1 431 ")

    asyncio.run(go())


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path, body_seconds=0.2) as server, Client(server.url) as host:
            fields = {"host": urlsplit(server.url).netloc, **token(host), **host.cookies()}
            fields |= {"content-type": "application/json", "content-length": "100"}
            lines = "".join(f"{name}: {text}\r\n" for name, text in fields.items())
            begun = f"POST /api/tables HTTP/1.1\r\n{lines}\r\n{{".encode()
            with sockets_from(server.url, FLOOD, 3, begun) as held:
                ends = [await asyncio.to_thread(read_all, raw) for raw in held]
            for end in ends:
                assert end.startswith(b"HTTP/1.1 408 ") and b"server-too-slow" in end
            assert (await posted(host, "/api/tables", NEW_TABLE)).status_code == 201

    asyncio.run(go())


def test_what_is_too_much_at_once_is_answered_at_once(tmp_path: Path) -> None:
    """One address has half of the room; the other half is free for others."""

    async def go() -> None:
        async with (
            running(tmp_path, requests_at_once=4, body_seconds=3600) as server,
            somebody_at(server.url, FLOOD) as flooding,
            somebody_at(server.url, ELSEWHERE) as other,
        ):
            fields = {"host": urlsplit(server.url).netloc, **token(flooding), **flooding.cookies()}
            fields |= {"content-type": "application/json", "content-length": "100"}
            lines = "".join(f"{name}: {text}\r\n" for name, text in fields.items())
            begun = f"POST /api/tables HTTP/1.1\r\n{lines}\r\n{{".encode()
            with sockets_from(server.url, FLOOD, 2, begun):
                # What came later is answered: so both are under way.
                for _ in range(3):
                    assert (await other.http.get("/api/tables")).status_code == 200
                refused = await flooding.http.get("/api/tables")
                assert refused.headers["retry-after"] == "2"
                assert refused.json()["key"] == "server-busy"
                assert (await posted(other, "/api/tables", NEW_TABLE)).status_code == 201
            await waiting.until_async(lambda: room(flooding), "room again")

    asyncio.run(go())


async def room(client: Client) -> bool:
    return (await client.http.get("/api/tables")).status_code == 200


def test_who_asks_without_end_leaves_the_others_at_that_address_their_share(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def go() -> None:
        settings = {"requests_per_second": 10, "requests_per_second_per_address": 20}
        async with (
            running(tmp_path, **settings) as server,
            somebody_at(server.url, FLOOD) as flooding,
            somebody_at(server.url, FLOOD) as accomplice,
            somebody_at(server.url, NEIGHBOUR) as neighbour,
        ):
            counts = {}
            for client in (flooding, accomplice, neighbour):
                answers = [await client.http.get("/api/tables") for _ in range(60)]
                counts[client] = Counter(answer.status_code for answer in answers)
            assert counts[flooding][200] <= 40 and counts[flooding][429] >= 20
            # The two have had all that is for those who ask much; who asks little gets through.
            assert counts[neighbour][200] >= 10

    asyncio.run(go())


def test_new_people_are_counted_by_address(tmp_path: Path, clock: StoppedClock) -> None:
    async def go() -> None:
        async with running(tmp_path, guests_per_minute=5) as server:
            statuses = []
            for address in [FLOOD] * 7 + [ELSEWHERE]:
                transport = httpx.AsyncHTTPTransport(local_address=address)
                async with httpx.AsyncClient(base_url=server.url, transport=transport) as guest:
                    statuses.append((await guest.get("/api/me")).status_code)
            assert statuses == [200] * 5 + [429] * 2 + [200]

    asyncio.run(go())


def test_a_cookie_that_was_not_made_here_gives_nobody_a_measure_of_their_own(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def go() -> None:
        settings = {"requests_per_second": 5, "requests_per_second_per_address": 1000}
        async with running(tmp_path, **settings) as server:
            passed = 0
            for name in range(60):
                forged = {"cookie": f"oenach_person={name}.{'0' * 64}"}
                async with httpx.AsyncClient(base_url=server.url) as guest:
                    answer = await guest.get("/api/games", headers=forged)
                passed += answer.status_code == 200
            assert passed == 20

    asyncio.run(go())


def test_the_second_half_of_an_address_is_for_those_who_have_few() -> None:
    connections = Connections(1000, 8, 20)
    greedy = [connections.admit("greedy", FLOOD) for _ in range(10)]
    again = [connections.admit("greedy too", FLOOD) for _ in range(10)]
    assert (sum(greedy), sum(again)) == (8, 2)
    assert [connections.admit(f"neighbour {one}", FLOOD) for one in range(11)].count(True) == 10
    assert connections.admit("greedy", ELSEWHERE) is False
    assert connections.admit("other", ELSEWHERE) is True


def test_one_has_a_whole_network_of_the_newer_addresses(clock: StoppedClock) -> None:
    buckets = FairBuckets(10, 10, 1)
    many = [place_of(f"2001:db8:0:1::{one:x}") for one in range(100)]
    assert sum(buckets.take(None, one) for one in many) == 5
    assert buckets.take(None, place_of("2001:db8:0:2::1"))
