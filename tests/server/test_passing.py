"""Connections that one process hands on to another: for which tables, and what becomes of them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from zlib import crc32

import pytest
from sqlalchemy import select

import waiting
from oenach.server.client import Client, Place
from oenach.server.listening import passing
from oenach.server.listening.passing import LARGEST, Passing, Ways, table_asked_for
from oenach.server.store.database import open_database
from oenach.server.store.schema import matches, presences
from server.company import OPEN, PERSON, people, play_out
from server.nodes.neighbours import shared_store
from server.serving import KEY, Process

__all__ = ["shared_store"]


def request(line: str = "GET /api/tables/T1/socket HTTP/1.1", more: str = "") -> bytes:
    head = f"{line}\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{more}\r\n"
    return head.encode()


@pytest.mark.parametrize(
    ("asked", "table"),
    [
        (request(), b"T1"),
        (request("GET /oenach/api/tables/T1/socket?after=7 HTTP/1.1"), b"T1"),
        (request("GET /api/tables/T1 HTTP/1.1"), None),
        (request("POST /api/tables/T1/socket HTTP/1.1"), None),
        (request().replace(b"websocket", b"h2c"), None),
        (request()[:-2], None),
        (request() + b"\x81\x80more", None),
        (request() + request(), None),
        (request(more=f"Cookie: {'x' * LARGEST}\r\n"), None),
        (b"", None),
    ],
    ids=[
        "a socket", "under a path, with a question", "a page", "not asked for", "another upgrade",
        "unfinished", "more than that", "two", "too long", "nothing",
    ],
)  # fmt: skip
def test_what_asks_for_a_table(asked: bytes, table: bytes | None) -> None:
    assert table_asked_for(asked) == table


# Between two ends in one process.


class Connection:
    """The half of a connection that a transport shows."""

    def __init__(self) -> None:
        self.ours, self.theirs = socket.socketpair()
        self.aborted = False

    def get_extra_info(self, name: str) -> socket.socket:
        assert name == "socket"
        return self.ours

    def abort(self) -> None:
        self.aborted = True
        self.ours.close()

    def close(self) -> None:
        """Whatever became of it."""
        self.ours.close()
        self.theirs.close()


@contextmanager
def two_ends() -> Iterator[tuple[Ways, Passing, Passing]]:
    """The ways, and both processes, which have copies of their descriptors."""
    with closing(Ways(2)) as ways:
        ends = [ways.ends(slot) for slot in (0, 1)]
        for one in ends:
            one.inbox = os.dup(one.inbox)
            one.outboxes = [*map(os.dup, one.outboxes)]
        with closing(Passing(ends[0])) as first, closing(Passing(ends[1])) as second:
            yield ways, first, second


def of_slot(slot: int) -> bytes:
    """A request for a table whose process is in a slot."""
    wanted = (request(f"GET /api/tables/T{n}/socket HTTP/1.1") for n in range(99))
    return next(one for one in wanted if crc32(table_asked_for(one) or b"") % 2 == slot)


def handed_on(scene: Callable[[Ways, Passing, list[bytes]], Awaitable[None]]) -> None:
    """Let something happen while the process in slot 1 takes what it is handed."""

    async def run() -> None:
        with two_ends() as (ways, first, second):
            taken: list[bytes] = []

            def take(connection: socket.socket, said: bytes) -> None:
                taken.append(said)
                connection.sendall(b"served")
                connection.close()

            second.listen(take)
            await scene(ways, first, taken)
            second.stop()

    asyncio.run(run())


def test_a_connection_goes_to_the_process_of_its_table_and_stays_open() -> None:
    async def scene(_: Ways, first: Passing, taken: list[bytes]) -> None:
        with closing(Connection()) as connection:
            assert first.pass_on(connection, of_slot(1))  # type: ignore[arg-type]
            assert connection.aborted
            await waiting.until_async(lambda: bool(taken), "it is taken")
            assert taken == [of_slot(1)] and connection.theirs.recv(99) == b"served"

    handed_on(scene)


@pytest.mark.parametrize("asked", [of_slot(0), request("GET / HTTP/1.1")], ids=["own", "a page"])
def test_what_belongs_here_stays_here(asked: bytes) -> None:
    async def scene(_: Ways, first: Passing, taken: list[bytes]) -> None:
        with closing(Connection()) as connection:
            assert not first.pass_on(connection, asked)  # type: ignore[arg-type]
            assert not connection.aborted and not taken

    handed_on(scene)


def test_a_process_that_gives_no_sign_is_handed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(ways: Ways, first: Passing, _: list[bytes]) -> None:
        with closing(Connection()) as connection:
            monkeypatch.setattr(passing, "SILENT", 0)
            assert not first.pass_on(connection, of_slot(1))  # type: ignore[arg-type]
            monkeypatch.undo()
            assert first.pass_on(connection, of_slot(1))  # type: ignore[arg-type]

    handed_on(scene)


def test_a_process_that_stops_is_handed_nothing_more() -> None:
    async def run() -> None:
        with two_ends() as (_, first, second), closing(Connection()) as connection:
            second.listen(lambda *_: None)
            second.stop()
            assert not first.pass_on(connection, of_slot(1))  # type: ignore[arg-type]

    asyncio.run(run())


def test_whoever_waits_for_a_process_that_died_is_cut_off_and_the_next_served_elsewhere() -> None:
    with two_ends() as (ways, first, _):
        ways._signs.give(1)
        with closing(Connection()) as waits, closing(Connection()) as comes:
            assert first.pass_on(waits, of_slot(1))  # type: ignore[arg-type]
            ways.nobody_at(1)
            assert waits.theirs.recv(99) == b"", "the end of the connection"
            assert not first.pass_on(comes, of_slot(1))  # type: ignore[arg-type]


def test_a_process_that_takes_nothing_is_not_waited_for() -> None:
    with two_ends() as (ways, first, _):
        ways._signs.give(1)
        tried = [Connection()]
        while first.pass_on(tried[-1], of_slot(1)):  # type: ignore[arg-type]
            tried.append(Connection())
        assert len(tried) > 1 and not tried[-1].aborted
        ways.nobody_at(1)
        for connection in tried:
            connection.close()


# Between processes.


def with_two_processes(
    scene: Callable[[Process, str], Awaitable[None]],
) -> Callable[[str, Path], None]:
    """Makes a test of what happens at a server of two processes, and in its store."""

    async def happening(store: str, folder: Path) -> None:
        server = Process(
            folder, "--processes", "2", database=store, secret=KEY, log_level="info",
            lease_seconds=3,
        )  # fmt: skip
        async with server:
            await waiting.until_async(lambda: '"event": "processes"' in server.errors, "both")
            await waiting.until_async(lambda: server.errors.count('"event": "open"') > 1, "both")
            await scene(server, store)

    def test(shared_store: str, tmp_path: Path) -> None:
        asyncio.run(happening(shared_store, tmp_path))

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


def nodes_of(store: str) -> dict[str, set[int]]:
    """By table, the nodes to which its people are connected."""
    engine = open_database(store)
    found: dict[str, set[int]] = {}
    try:
        with engine.connect() as connection:
            query = select(matches.c.id, presences.c.node).join(
                presences, presences.c.match == matches.c.number
            )
            for table, node in connection.execute(query):
                found.setdefault(table, set()).add(node)
    finally:
        engine.dispose()
    return found


async def two_at(clients: list[Client]) -> tuple[str, list[Place]]:
    """A table at which two play, and both are connected."""
    host, friend = clients
    table = (await host.set_up("pebbles", [PERSON, OPEN]))["id"]
    await friend.post(f"/api/tables/{table}/join", {})
    await host.post(f"/api/tables/{table}/start", {})
    return table, [await client.come_to(table) for client in clients]


@with_two_processes
async def test_those_at_one_table_are_at_one_process(server: Process, store: str) -> None:
    places: dict[str, list[Place]] = {}

    async def seen() -> dict[str, set[int]]:
        found = await asyncio.to_thread(nodes_of, store)
        return found if found.keys() >= places.keys() else {}

    async with people(server.url, 2) as clients:
        # Until each process has some.
        for _ in range(40):
            for _ in range(4):
                table, there = await two_at(clients)
                places[table] = there
            found = await waiting.until_async(seen, "who is where")
            if len(set.union(*found.values())) == 2:
                break
        assert len(set.union(*found.values())) == 2
        assert {len(nodes) for nodes in found.values()} == {1}
        await play_out(next(iter(places.values())))


@with_two_processes
async def test_the_tables_of_a_process_that_dies_are_served_by_the_other(
    server: Process, store: str
) -> None:
    async with people(server.url, 2) as clients:
        tables = [await two_at(clients) for _ in range(6)]
        listed = Path(f"/proc/{server.pid}/task").glob("*/children")
        first, *_ = [int(pid) for file in listed for pid in file.read_text().split()]
        os.kill(first, signal.SIGKILL)
        await waiting.until_async(lambda: '"event": "process ended"' in server.errors, "the log")
        for table, _ in tables:
            await play_out([await client.come_to(table) for client in clients])
