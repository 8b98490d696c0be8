"""What the tests of pauses share: commands beside a server, and an hour that goes by."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import update

from oenach.server.client import Place
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.leases.pausing import REST, rested
from oenach.server.table.owners.due.timers import CLOCK
from server.company import until
from server.moving import all_rows
from toys.installing import ON_PATH
from waiting import PATIENCE

A_BANK = {"kind": "bank", "seconds": 300}
AN_HOUR = 3_600_000


async def typed(*words: object, code: int = 0) -> str:
    """What a command says that somebody types beside the server."""
    command = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "oenach.cli", *map(str, words)),
        env={**os.environ, "PYTHONPATH": os.pathsep.join([ON_PATH, *sys.path])},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, complained = await asyncio.wait_for(command.communicate(), PATIENCE)
    assert command.returncode == code, complained.decode()
    return said.decode() + complained.decode()


async def all_rest(place: Place, yes: bool) -> None:
    await until(place, lambda one: one["type"] == "all-rest" and one["yes"] is yes)


def longer_by_an_hour(url: str) -> None:
    """The games have rested for an hour longer than they did."""
    ours = schema.leases.c.name == REST
    with transaction(url) as connection:
        assert rested(connection) is not None
        earlier = schema.leases.c.until - AN_HOUR
        connection.execute(update(schema.leases).where(ours).values(until=earlier))


def clock_due(url: str) -> int:
    """When somebody's time is over, as the store has it."""
    (at,) = [row[2] for row in all_rows(url)["due"] if row[1] == CLOCK]
    assert isinstance(at, int)
    return at


@contextmanager
def transaction(url: str) -> Iterator[Any]:
    engine = open_database(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
