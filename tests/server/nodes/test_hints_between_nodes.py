"""Hints: what they say, that they come, and that nothing depends on them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from tempfile import TemporaryFile

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as some
from sqlalchemy import make_url

from histories.faults.proxy import Proxy
from oenach.server.listening.doorway import most_descriptors
from oenach.server.nodes import postgres_hints
from oenach.server.nodes.hints import LONGEST, Hint, read, written
from oenach.server.nodes.postgres_hints import CHANNEL, PostgresHints
from server.guarding import noted
from server.nodes.neighbours import shared_store
from waiting import PATIENCE, until_async

__all__ = ["shared_store"]

MANY = 1024


@given(
    node=some.integers(1, 2**63 - 1),
    tables=some.frozensets(some.integers(1, 2**63 - 1), max_size=2000),
    unclaimed=some.booleans(),
)
def test_a_hint_is_read_as_it_was_written(
    node: int, tables: frozenset[int], unclaimed: bool
) -> None:
    messages = list(written(Hint(node, tables, unclaimed)))
    assert all(len(message.encode()) <= LONGEST for message in messages)
    read_again = [read(message) for message in messages]
    assert {(one.node, one.unclaimed) for one in read_again if one} == {(node, unclaimed)}
    assert frozenset().union(*[one.tables for one in read_again if one]) == tables


@given(some.text())
def test_anybody_may_send_anything_to_a_channel(message: str) -> None:
    hint = read(message)
    assert hint is None or isinstance(hint, Hint)


class Listener:
    """A node that notes what it hears."""

    def __init__(self, store: str, epoch: int) -> None:
        self.heard: asyncio.Queue[Hint | None] = asyncio.Queue()
        self.hints = PostgresHints(store, lambda: epoch)
        self.hints.open(self.heard.put_nowait)

    async def next(self) -> Hint | None:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


def test_what_one_node_sends_the_others_hear_and_it_does_not_itself(shared_store: str) -> None:
    async def run() -> None:
        one, two = Listener(shared_store, 1), Listener(shared_store, 2)
        # Whoever has begun to listen may have missed something before.
        assert await one.next() is None and await two.next() is None
        one.hints.send({7, 8})
        one.hints.send({8, 9}, unclaimed=True)
        heard: set[int] = set()
        while heard != {7, 8, 9}:
            hint = await two.next()
            assert hint is not None and hint.node == 1
            heard |= hint.tables
        two.hints.send({1})
        assert await one.next() == Hint(2, frozenset({1}))
        assert one.heard.empty()
        for each in (one, two):
            await asyncio.to_thread(each.hints.close)

    asyncio.run(run())


def test_what_comes_while_a_node_tells_something_itself_is_heard(shared_store: str) -> None:
    many = 300

    async def run() -> None:
        one, two = Listener(shared_store, 1), Listener(shared_store, 2)
        assert await one.next() is None and await two.next() is None
        with psycopg.connect(shared_store, autocommit=True) as other:

            async def tell(table: int) -> None:
                message = f"3 . {table} "
                await asyncio.to_thread(
                    other.execute, "SELECT pg_notify(%s, %s)", [CHANNEL, message]
                )

            for table in range(many):
                one.hints.send({table})
                await tell(table)
            # Once this is heard, the first is silent; what comes then is the last of all.
            while Hint(1, frozenset({many})) != await two.next():
                one.hints.send({many})
            await tell(many)
            heard: set[int] = set()
            while many not in heard:
                hint = await one.next()
                assert hint is not None and hint.node == 3
                heard |= hint.tables
            assert heard == {*range(many + 1)}
        for each in (one, two):
            await asyncio.to_thread(each.hints.close)

    asyncio.run(run())


@asynccontextmanager
async def held_line(store: str) -> AsyncIterator[tuple[Listener, Proxy]]:
    """A node that listens over a line on which nothing passes any more, and nobody says so."""
    url, line = make_url(store), Proxy()
    line.target = url.port or 5432
    await line.start()
    node = Listener(url.set(port=line.port).render_as_string(hide_password=False), 1)
    try:
        assert await node.next() is None
        line.hold()
        yield node, line
    finally:
        await line.stop()


def test_a_line_that_fell_silent_is_made_anew(
    shared_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a node would see what the others do after a second, until it is started again."""
    monkeypatch.setattr(postgres_hints, "ANSWER", 1.0)
    monkeypatch.setattr(postgres_hints, "SILENCE", 0.1)

    async def run() -> None:
        with noted() as log:
            async with held_line(shared_store) as (node, line):
                await until_async(lambda: "hints interrupted" in log.text, "it is noticed")
                line.release()
                assert await node.next() is None, "it listens again"
                await asyncio.to_thread(node.hints.close)
        told = [str(one.msg) for one in log.records if one.name == "oenach.nodes"]
        assert all("hints interrupted" in one for one in told), told

    asyncio.run(run())


def test_a_node_stops_though_its_line_hangs(
    shared_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_hints, "FAREWELL", 0.1)
    monkeypatch.setattr(postgres_hints, "ANSWER", PATIENCE)

    async def run() -> None:
        async with held_line(shared_store) as (node, line):
            node.hints.send({7})
            await until_async(lambda: line.waiting, "it is being told")
            await asyncio.to_thread(node.hints.close)

    asyncio.run(run())


def test_a_connection_that_was_cut_is_made_again_and_what_was_missed_is_looked_for(
    shared_store: str,
) -> None:
    async def run() -> None:
        one = Listener(shared_store, 1)
        assert await one.next() is None
        with psycopg.connect(shared_store, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            assert await one.next() is None
            other.execute("SELECT pg_notify(%s, %s)", [CHANNEL, "nonsense"])
            other.execute("SELECT pg_notify(%s, %s)", [CHANNEL, "3 . 5 "])
            assert await one.next() == Hint(3, frozenset({5}))
        await asyncio.to_thread(one.hints.close)

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="there numbers of sockets are not counted")
def test_a_node_with_thousands_of_connections_hears_the_others(shared_store: str) -> None:
    """A line that is made anew gets a number above all connections that are open."""

    async def run() -> None:
        other = Listener(shared_store, 2)
        assert await other.next() is None
        one = Listener(shared_store, 1)
        assert await one.next() is None
        other.hints.send({7})
        assert await one.next() == Hint(2, frozenset({7}))
        for each in (one, other):
            await asyncio.to_thread(each.hints.close)

    with many_descriptors():
        asyncio.run(run())


@contextmanager
def many_descriptors() -> Iterator[None]:
    """As many open files as `select` cannot count to."""
    allowed = most_descriptors()
    if allowed is not None and allowed < 2 * MANY:
        pytest.skip(f"only {allowed} files may be open here")
    with ExitStack() as stack:
        for _ in range(MANY):
            stack.enter_context(open(os.devnull, "rb"))
        yield


def test_what_is_stored_while_a_node_stops_is_told_to_nobody(shared_store: str) -> None:
    """The writer goes on for a moment after the line is closed; others find it by looking."""

    async def run() -> None:
        node = Listener(shared_store, 1)
        assert await node.next() is None
        node.hints.close()
        # Whatever is opened next may have the number that the line had.
        with TemporaryFile() as file:
            node.hints.send({7})
            assert not os.fstat(file.fileno()).st_size

    asyncio.run(run())
