"""Floods over real sockets, from several addresses of this machine: whoever means well is let in,
elsewhere and behind the same address."""

from __future__ import annotations

import asyncio
import resource
import socket
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.types.asgi_types import HTTPRequestEvent

import waiting
from oenach.server.client import Client
from oenach.server.http.admission import newcomers, under_way
from oenach.server.http.admission.gate import Body, TooSlow
from oenach.server.http.admission.limits import Connections, FairBuckets, Shares, place_of
from oenach.server.http.admission.newcomers import Newcomers
from oenach.server.http.admission.under_way import UnderWay
from oenach.server.listening.doorway import KEPT_BACK
from oenach.server.listening.protocols import MOST_AHEAD
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER
from server.ailing.asking import NEW_TABLE, posted
from server.company import GAME, my_tables
from server.guarding import StoppedClock, clock, token
from server.serving import Process, running

__all__ = ["clock"]

FLOOD, NEIGHBOUR, ELSEWHERE = "127.0.0.2", "127.0.0.2", "127.0.0.3"
"""A neighbour has the address that the flood comes from."""

LESSON = f"/api/games/{GAME}/lessons/first/frame"
"""Nobody has to be known to be asked for one."""

MISSING = b"HTTP/1.1 404 "

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
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
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


def test_requests_that_are_sent_ahead_without_end_are_not_kept(tmp_path: Path) -> None:
    async def go() -> None:
        async with Process(tmp_path, log_level="warning") as server:
            host = f"Host: {urlsplit(server.url).netloc}\r\n"
            one = f"GET /nowhere HTTP/1.1\r\n{host}\r\n".encode()
            last = f"GET /nowhere HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode()
            with sockets_from(server.url, FLOOD, 1, one * 8 + last) as held:
                assert (await asyncio.to_thread(read_all, held[0])).count(MISSING) == 9
            with sockets_from(server.url, FLOOD, 1, b"") as held:
                reading = asyncio.create_task(asyncio.to_thread(read_till_closed, held[0]))
                await asyncio.to_thread(send_till_closed, held[0], one * 20_000)
                assert (await reading).count(MISSING) <= 2 * MOST_AHEAD
            # Nor are they told of in the log, which anybody could fill with them.
            assert "Invalid" not in server.errors

    asyncio.run(go())


def send_till_closed(raw: socket.socket, words: bytes) -> None:
    raw.settimeout(waiting.PATIENCE)
    with suppress(OSError):
        raw.sendall(words)


def read_till_closed(raw: socket.socket) -> bytes:
    came = b""
    raw.settimeout(waiting.PATIENCE)
    with suppress(ConnectionError):
        for some in iter(lambda: raw.recv(1 << 16), b""):
            came += some
    return came


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
                assert (await flooding.http.get("/healthz")).status_code == 200
                assert refused.headers["retry-after"] == "2"
                assert refused.json()["key"] == "server-busy"
                assert (await posted(other, "/api/tables", NEW_TABLE)).status_code == 201
            await waiting.until_async(lambda: room(flooding), "room again")

    asyncio.run(go())


@pytest.mark.parametrize("name", ["somebody", "nobody"])
def test_what_never_comes_whole_keeps_out_nobody_else_at_that_address(
    tmp_path: Path, name: str
) -> None:
    """Neither those who are known there nor who comes for the first time."""

    async def go() -> None:
        async with (
            running(tmp_path, requests_at_once=16, body_seconds=3600) as server,
            somebody_at(server.url, FLOOD) as flooding,
            somebody_at(server.url, NEIGHBOUR) as neighbour,
        ):
            against_forgery = token(flooding)
            nobodys = {"Cookie": f"{CSRF_COOKIE}={against_forgery[CSRF_HEADER]}"}
            cookies = flooding.cookies() if name == "somebody" else nobodys
            fields = {"host": urlsplit(server.url).netloc, **against_forgery, **cookies}
            fields |= {"content-type": "application/json", "content-length": "100"}
            lines = "".join(f"{name}: {text}\r\n" for name, text in fields.items())
            begun = f"POST {LESSON} HTTP/1.1\r\n{lines}\r\n{{".encode()
            with (
                sockets_from(server.url, FLOOD, 12, begun) as first,
                sockets_from(server.url, FLOOD, 4, begun) as more,
            ):
                # The last of them are refused: there is no room for more of them.
                for raw in (first[-1], *more):
                    answer = await asyncio.to_thread(raw.recv, 12)
                    assert answer == b"HTTP/1.1 503"
                for _ in range(3):
                    assert (await posted(neighbour, "/api/tables", NEW_TABLE)).status_code == 201
                    assert await new_guest(server.url, NEIGHBOUR) == 200

    asyncio.run(go())


def test_everybody_at_an_address_has_the_same_share_of_its_room() -> None:
    """However many names a flood goes by, somebody is let in who has nothing under way."""

    async def go() -> None:
        for names in (1, 2, 7, 40):
            counted = UnderWay(200)
            held: list[str] = []
            for turn in range(4000):
                one = f"flood {turn % names}"
                if await counted.begin(FLOOD, one):
                    held.append(one)
                elif held:
                    # What is answered makes room, and the flood asks again at once.
                    counted.end(FLOOD, held.pop(0))
            assert len(held) <= 100
            assert await counted.begin(NEIGHBOUR, "honest"), names
            assert await counted.begin(ELSEWHERE, "other")

    asyncio.run(go())


def test_who_holds_on_to_all_the_room_gives_way_to_who_has_none() -> None:
    """Three came first and took all that one may have then; what they began never comes."""

    async def go() -> None:
        counted, waiting_for, let_go = UnderWay(200), ExitStack(), list[str]()
        for name in ("first", "second", "third"):
            while await counted.begin(FLOOD, name):
                # A new one each time: bound to nothing that two have in common.
                gone = partial(let_go.append, name)
                waiting_for.enter_context(counted.awaited(FLOOD, name, gone))
        let_go.clear()
        for one in range(40):
            assert await counted.begin(NEIGHBOUR, f"honest {one}")
        # Who had most gave way, and nobody more than was needed.
        assert len(let_go) == 40 and Counter(let_go)["first"] > Counter(let_go)["third"]
        assert await counted.begin(ELSEWHERE, "other")
        waiting_for.close()

    asyncio.run(go())


def test_what_is_being_done_gives_way_to_nobody() -> None:
    async def go() -> None:
        counted = UnderWay(20)
        for one in range(10):
            assert await counted.begin(FLOOD, f"works {one}")
        assert not await counted.begin(NEIGHBOUR, "honest")
        with counted.awaited(FLOOD, "works 3", lambda: None):
            assert not await counted.begin(NEIGHBOUR, "works 4")
            assert await counted.begin(NEIGHBOUR, "honest")
            assert not await counted.begin(NEIGHBOUR, "another")

    asyncio.run(go())


def test_guests_who_never_send_the_rest_lock_out_nobody_at_their_address(tmp_path: Path) -> None:
    """One after the other they take what one may have, as long as there is any."""

    async def go() -> None:
        async with (
            running(tmp_path, requests_at_once=16, body_seconds=3600) as server,
            somebody_at(server.url, FLOOD) as first,
            somebody_at(server.url, FLOOD) as second,
            somebody_at(server.url, FLOOD) as third,
            somebody_at(server.url, NEIGHBOUR) as neighbour,
        ):
            with ExitStack() as held:
                for guest in (first, second, third):
                    fields = {"host": urlsplit(server.url).netloc, **token(guest)}
                    fields |= {**guest.cookies(), "content-type": "application/json"}
                    fields |= {"content-length": "100"}
                    lines = "".join(f"{name}: {text}\r\n" for name, text in fields.items())
                    begun = f"POST {LESSON} HTTP/1.1\r\n{lines}\r\n{{".encode()
                    more = held.enter_context(sockets_from(server.url, FLOOD, 8, begun))
                    assert await asyncio.to_thread(more[-1].recv, 12) == b"HTTP/1.1 503"
                for _ in range(3):
                    assert (await posted(neighbour, "/api/tables", NEW_TABLE)).status_code == 201
                    assert (await neighbour.http.get("/")).status_code == 200
                    assert await new_guest(server.url, NEIGHBOUR) == 200

    asyncio.run(go())


def test_those_whom_nobody_knows_wait_for_their_turn_and_take_no_room_from_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(under_way, "PLACES", 30)

    async def go() -> None:
        counted, let_in = UnderWay(40), list[str]()

        async def come(name: str) -> bool:
            come_in = await counted.begin(FLOOD, "@", waits=True)
            let_in.extend([name] * come_in)
            return come_in

        flood = [asyncio.create_task(come(f"flood {one}")) for one in range(25)]
        await asyncio.sleep(0)
        honest = asyncio.create_task(come("honest"))
        await asyncio.sleep(0)
        late = [asyncio.create_task(come(f"late {one}")) for one in range(20)]
        await asyncio.sleep(0)
        # Half of the address's room is theirs, 30 wait, and the others are told so at once.
        assert len(let_in) == 10 and sum(one.done() for one in late) == 6
        assert await counted.begin(NEIGHBOUR, "known")
        for _ in range(20):
            counted.end(FLOOD, "@")
            await asyncio.sleep(0)
        assert await honest and let_in.index("honest") == 25
        counted.end(NEIGHBOUR, "known")
        for task in [*flood, *late]:
            task.cancel()
        await asyncio.wait([*flood, *late])

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
            counts = []
            for client in (flooding, accomplice, neighbour):
                answers = [await client.http.get("/api/tables") for _ in range(60)]
                counts.append(Counter(answer.status_code for answer in answers))
            # Of 80 there are 40 for those who ask much. Then everybody has half of their own 40.
            assert counts == [{200: 40, 429: 20}, {200: 20, 429: 40}, {200: 20, 429: 40}]
            # Those who had theirs ask on, and come first; who comes back after a second gets in.
            late = [await client.http.get("/api/tables") for client in [neighbour] * 2]
            assert {answer.headers["retry-after"] for answer in late} == {"1"}
            clock.seconds += 1
            for client in [flooding] * 30 + [accomplice] * 30:
                await client.http.get("/api/tables")
            again = [await neighbour.http.get("/api/tables") for _ in range(2)]
            assert [answer.status_code for answer in again] == [200, 200]

    asyncio.run(go())


def test_ever_new_people_leave_the_others_at_that_address_their_share(clock: StoppedClock) -> None:
    """Two more in a second, as many as there may be, and each of them asks without end."""
    buckets = FairBuckets(30, 150, 4)
    for tenth in range(600):
        clock.seconds += 0.1
        for guest in range(2 + tenth // 5):
            for _ in range(5):
                buckets.take(f"flood {guest}", FLOOD)
        if tenth >= 300 and tenth % 10 == 0:
            # What a page asks for when it is opened, each time by somebody who was not here yet.
            assert [buckets.take(f"new {tenth}", FLOOD) for _ in range(4)] == [True] * 4


def test_who_asked_long_ago_is_not_remembered_though_there_is_enough_for_all(
    clock: StoppedClock,
) -> None:
    shares = Shares(150, 4)
    for one in range(1000):
        clock.seconds += 1
        shares.note(f"guest {one}", 1)
    assert len(shares) == 13


async def new_guest(url: str, address: str) -> int:
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    async with httpx.AsyncClient(
        base_url=url, transport=transport, timeout=waiting.PATIENCE
    ) as guest:
        return (await guest.get("/api/me")).status_code


def test_a_flood_without_cookies_keeps_nobody_out_who_comes_for_the_first_time(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def go() -> None:
        settings = {"requests_per_second": 5, "requests_per_second_per_address": 20}
        async with running(tmp_path, **settings) as server:
            transport = httpx.AsyncHTTPTransport(local_address=FLOOD, verify=False)
            async with httpx.AsyncClient(base_url=server.url, transport=transport) as flood:
                answers = [await flood.get("/api/tables") for _ in range(60)]
            assert answers[-1].status_code == 429
            async with somebody_at(server.url, NEIGHBOUR) as neighbour:
                assert (await posted(neighbour, "/api/tables", NEW_TABLE)).status_code == 201

    asyncio.run(go())


def test_whoever_comes_for_the_first_time_is_let_in_after_those_who_came_before(
    clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come after them: a place in the line is not lost to anybody."""
    monkeypatch.setattr(newcomers, "PLACES", 8)
    let_in: list[str] = []

    async def come(door: Newcomers, name: str) -> bool:
        if not await door.let_in(FLOOD):
            return False
        let_in.append(name)
        return True

    async def go() -> None:
        door = Newcomers(per_minute=6000)
        assert all([await door.let_in(FLOOD) for _ in range(6000)])
        flood = [asyncio.create_task(come(door, f"flood {one}")) for one in range(7)]
        await asyncio.sleep(0)
        honest = asyncio.create_task(come(door, "honest"))
        await asyncio.sleep(0)
        # The line is full: whoever comes now is told so at once. Elsewhere there is room.
        assert [await come(door, "late") for _ in range(3)] == [False] * 3
        assert await door.let_in(ELSEWHERE)
        for _ in range(8):
            clock.seconds += 0.0101
            before = len(let_in)
            await waiting.until_async(lambda before=before: len(let_in) > before, "the next")  # type: ignore[misc]
            flood.append(asyncio.create_task(come(door, "once more")))
        assert await honest and let_in.index("honest") == 7
        for task in flood:
            task.cancel()
        await asyncio.wait(flood)

    asyncio.run(go())


def test_a_request_that_takes_too_long_is_answered_and_still_done_whole(tmp_path: Path) -> None:
    """The store is held by another process for as long as the answer is waited for."""

    async def go() -> None:
        settings = {"answer_seconds": 0.2, "body_seconds": 0.2, "database_seconds": 3600}
        async with running(tmp_path, **settings) as server, Client(server.url) as host:
            with closing(sqlite3.connect(tmp_path / "oenach.db")) as other:
                other.execute("BEGIN IMMEDIATE")
                late = await posted(host, "/api/tables", NEW_TABLE)
                assert (late.status_code, late.json()["key"]) == (503, "server-busy")
                assert late.headers["retry-after"] == "2"
                assert await my_tables(host) == []
                other.rollback()
            await waiting.until_async(lambda: my_tables(host), "the table that was asked for")
            assert len(await my_tables(host)) == 1

    asyncio.run(go())


def test_a_body_that_has_come_is_in_time_however_late_it_is_asked_for() -> None:
    """A server that is busy must not do half of what it was asked, and blame whoever asked."""

    whole: HTTPRequestEvent = {"type": "http.request", "body": b"{}", "more_body": False}

    async def come() -> HTTPRequestEvent:
        return whole

    async def be_late() -> HTTPRequestEvent:
        await asyncio.Event().wait()
        return whole

    async def go() -> None:
        counted = partial(UnderWay(1).awaited, FLOOD, "somebody")
        assert await Body(come, -1, counted).receive() == whole
        with pytest.raises(TooSlow):
            await Body(be_late, -1, counted).receive()

    asyncio.run(go())


def test_new_people_are_counted_by_address(
    tmp_path: Path, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(newcomers, "PLACES", 0)

    async def go() -> None:
        async with running(tmp_path, guests_per_minute=5) as server:
            addresses = [FLOOD] * 7 + [ELSEWHERE]
            statuses = [await new_guest(server.url, address) for address in addresses]
            assert statuses == [200] * 5 + [429] * 2 + [200]

    asyncio.run(go())


def test_a_cookie_that_was_not_made_here_gives_nobody_a_measure_of_their_own(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def go() -> None:
        settings = {"requests_per_second": 5, "requests_per_second_per_address": 1000}
        async with running(tmp_path, **settings) as server:
            passed = 0
            async with httpx.AsyncClient(base_url=server.url) as guest:
                for name in range(60):
                    forged = {"cookie": f"oenach_person={name}.{'0' * 64}"}
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
