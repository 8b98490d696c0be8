"""Hints: what they say, that they come, and that nothing depends on them."""

from __future__ import annotations

import asyncio
import os
from tempfile import TemporaryFile

import psycopg
from hypothesis import given
from hypothesis import strategies as some

from oenach.server.nodes.hints import LONGEST, Hint, read, written
from oenach.server.nodes.postgres_hints import CHANNEL, PostgresHints
from server.nodes.neighbours import shared_store
from waiting import PATIENCE

__all__ = ["shared_store"]


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
