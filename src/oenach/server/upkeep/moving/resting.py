"""Having the games of running servers rest, from beside them: only the store is shared."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from oenach.server.clock import now_ms
from oenach.server.store.database import StoreError
from oenach.server.store.leases.file_lease import FileLease
from oenach.server.store.leases.lease import StoreInUse
from oenach.server.store.leases.node_lease import await_gone, holders, process_name
from oenach.server.store.leases.pausing import Wish, answered, end_wish, seal_rest, wish, wished_for
from oenach.server.store.migrating import NEWEST, version_of

ANSWER: Final = 30.0
"""Seconds that a server has to end what is under way, and to say that its games rest."""

LOOK: Final = 0.1
"""Seconds between two looks for that."""


@contextmanager
def at_rest(engine: Engine, seconds: float) -> Iterator[Wish | None]:
    """From when the games of all servers that have a store rest: until when they do at most, or
    None where no server has it. They go on at once if anything goes wrong here, else when that is
    said, or the time is over. StoreError if a server does not answer."""
    if not _is_served(engine):
        yield None
        return
    if version_of(engine) != NEWEST:
        raise StoreError("server-pause-unanswered")
    with engine.begin() as connection:
        wanted = wish(connection, process_name(), seconds)
    try:
        _await_rest(engine, wanted)
        yield wanted
    except BaseException:
        resume(engine)
        raise


def _await_rest(engine: Engine, wanted: Wish) -> None:
    """Until nobody writes, nor will."""
    deadline = time.monotonic() + ANSWER
    _await_answers(engine, wanted, deadline)
    with engine.begin() as connection:
        if wished_for(connection) != wanted:
            # It took them longer than they were to rest: they play again.
            raise StoreError("server-pause-unanswered")
        seal_rest(connection, now_ms(), process_name())
    if engine.dialect.name != "sqlite":
        # Whoever comes now writes nothing; who came a moment before may have begun to.
        _await_answers(engine, wanted, deadline)
        await_gone(engine)


def _await_answers(engine: Engine, wanted: Wish, deadline: float) -> None:
    while True:
        # An SQLite store has one holder, who was there a moment ago.
        asked = {0} if engine.dialect.name == "sqlite" else holders(engine)
        with engine.connect() as connection:
            if asked <= answered(connection, wanted):
                return
        if time.monotonic() > deadline:
            raise StoreError("server-pause-unanswered")
        time.sleep(LOOK)


def resume(engine: Engine) -> bool:
    """Have the games go on; whether anybody wanted them to rest."""
    with engine.begin() as connection:
        return end_wish(connection)


def _is_served(engine: Engine) -> bool:
    """Whether a server has a store."""
    if engine.dialect.name != "sqlite":
        return bool(holders(engine))
    try:
        FileLease(Path(engine.url.database or "")).release()
    except StoreInUse:
        return True
    return False
