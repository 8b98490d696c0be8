"""Who is connected to tables here, told to the other nodes through the store."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, Protocol

import structlog
from sqlalchemy.exc import IntegrityError

from oenach.server.store.leases.lease import Lease
from oenach.server.store.writing.writer import Writer
from oenach.server.store.writing.writes import Kind, Write

GATHERING: Final = 0.01
"""Seconds for which comings and goings are gathered."""

PAUSE: Final = 1.0
"""Seconds after which what could not be stored is tried again."""

log = structlog.get_logger("oenach.nodes")

Who = tuple[int, str]
"""The number of a table, and a person; an empty id for those whom nobody knows."""


class Presences(Protocol):
    """Tells others who is connected to which table."""

    def came(self, table: int, person: str | None, name: str | None) -> None:
        """Somebody has connected."""

    def went(self, table: int, person: str | None) -> None:
        """A connection has ended."""

    def look_again(self) -> None:
        """Say all of it anew where that was lost."""


class Unshared:
    """For a node that is alone."""

    def came(self, table: int, person: str | None, name: str | None) -> None:
        """Nobody else wants to know."""

    def went(self, table: int, person: str | None) -> None:
        """Nor that."""

    def look_again(self) -> None:
        """Nothing can be lost."""


class StoredPresences:
    """Keeps the rows of this node as its connections are. What could not be stored is tried again,
    and all of it after others held this node to be gone."""

    def __init__(self, lease: Lease, writer: Writer) -> None:
        self._lease = lease
        self._writer = writer
        self._connections: Counter[Who] = Counter()
        self._names: dict[Who, str | None] = {}
        self._changed: set[Who] = set()
        self._epoch = lease.epoch
        self._storing: asyncio.Task[None] | None = None

    def came(self, table: int, person: str | None, name: str | None) -> None:
        """Somebody has connected."""
        who = (table, person or "")
        self._connections[who] += 1
        self._names[who] = name
        self._change(who)

    def went(self, table: int, person: str | None) -> None:
        """A connection has ended."""
        who = (table, person or "")
        self._connections[who] -= 1
        if not self._connections[who]:
            del self._connections[who]
        self._change(who)

    def look_again(self) -> None:
        """Say all of it anew if this node has another number now."""
        if self._lease.epoch != self._epoch:
            self._epoch = self._lease.epoch
            for who in self._connections:
                self._change(who)

    def _change(self, who: Who) -> None:
        self._changed.add(who)
        if self._storing is None or self._storing.done():
            self._storing = asyncio.get_running_loop().create_task(self._store())

    async def _store(self) -> None:
        await asyncio.sleep(GATHERING)
        while self._changed:
            changed, self._changed = self._changed, set()
            tables = {table for table, _ in changed}
            stored = [self._store_table(table, changed) for table in sorted(tables)]
            if not all(await asyncio.gather(*stored)):
                await asyncio.sleep(PAUSE)

    async def _store_table(self, table: int, changed: set[Who]) -> bool:
        """Whether what changed at a table is stored."""
        write = Write()
        these = [who for who in changed if who[0] == table]
        for who in these:
            self._add_row(who, write)
        try:
            await self._writer.commit(write)
        except IntegrityError:
            # The table is gone, or this node is held to be, which is put right with all its rows.
            return True
        except Exception:
            self._changed.update(these)
            return False
        return True

    def _add_row(self, who: Who, write: Write) -> None:
        table, person = who
        count, name = self._connections[who], self._names.get(who)
        row = {"match": table, "node": self._lease.epoch, "person": person}
        if count:
            write.add(Kind.PRESENCE, {**row, "name": name, "connections": count})
            return
        self._names.pop(who, None)
        write.add(Kind.PRESENCE_GONE, {f"of_{key}": value for key, value in row.items()})
