"""Several nodes on one store, and people who come to any of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from oenach.server.client import Client, Place
from server.serving import Running, running
from stores import new_database
from waiting import PATIENCE

OTHERS: list[Client] = []
"""People who asked another node than the one that they came to first."""

LEASE = 2.0
"""Seconds after which a node that says nothing is held to be gone."""


@pytest.fixture
def shared_store(tmp_path: Path) -> Iterator[str]:
    """An empty PostgreSQL database: the only kind that several nodes can have."""
    with new_database("postgresql", tmp_path) as url:
        yield url


@asynccontextmanager
async def nodes(
    count: int, store: str, folder: Path, **settings: object
) -> AsyncIterator[list[Running]]:
    """So many servers on one store; none is held to be gone because the machine is busy."""
    async with AsyncExitStack() as stack:
        usual = {"database": store, "lease_seconds": PATIENCE, "database_seconds": PATIENCE}
        given = {**usual, **settings}
        yield [await stack.enter_async_context(running(folder, **given)) for _ in range(count)]
        while OTHERS:
            await OTHERS.pop().__aexit__(None, None, None)


async def at(node: Running, client: Client, table: str, after: int = -1) -> Place:
    """The same person at the table by another node."""
    return await asked_of(node, client).come_to(table, after)


def asked_of(node: Running, client: Client) -> Client:
    """The same person, who asks another node."""
    other = Client(node.url)
    other.http.cookies = client.http.cookies
    other.http.headers.update(client.http.headers)
    OTHERS.append(other)
    return other
