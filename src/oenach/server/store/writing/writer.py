"""Group commit: whatever is to be written while the disk is busy goes into the next transaction.

One thread writes. A caller waits until its own rows are on disk, and learns if they could not be
put there; what others wrote in the same breath is not concerned by that.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from oenach.server.store.leases.lease import NO_LEASE, Lease
from oenach.server.store.stillness import Stillness
from oenach.server.store.writing.doubts import InDoubt
from oenach.server.store.writing.statements import Statements
from oenach.server.store.writing.storing import Storing
from oenach.server.store.writing.write_turns import turn
from oenach.server.store.writing.writes import Kind, Row, Write

MOST_AT_ONCE: Final = 1000
"""So many writes go into one transaction at most."""

ENOUGH: Final = 32
"""So many that wait are worth a transaction that begins at once."""

Waiting = tuple[Write, Storing]


class WriterFigures:
    """What the writer did, for the metrics."""

    def __init__(self) -> None:
        self.transactions = 0
        self.writes = 0
        self.seconds = 0.0
        self.failed = 0


class Writer:
    """Takes writes from the event loop and has a thread put them on disk.

    Whatever one round of the event loop wants written goes together; while the thread is busy,
    more gathers for the next transaction.
    """

    def __init__(
        self, engine: Engine, lease: Lease = NO_LEASE, stillness: Stillness | None = None
    ) -> None:
        self.figures = WriterFigures()
        self._engine = engine
        self._lease = lease
        self._stillness = stillness or Stillness()
        self._statements = Statements(engine.dialect.name)
        self._gathered: list[Waiting] = []
        self._busy = False
        self._batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="oenach-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        # Told, in the event loop, what is on disk now.
        self.on_stored: Callable[[Sequence[Write]], None] = lambda _: None

    def open(self) -> None:
        """Begin to write, for the event loop that runs."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def commit(self, write: Write) -> Storing:
        """Done when the rows are on disk; fails with what the database said."""
        storing = Storing()
        if not self._gathered and not self._busy:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((write, storing))
        return storing

    async def close(self) -> None:
        """Put on disk what is waiting, then stop."""
        while self._gathered or self._busy:
            await asyncio.sleep(0.01)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        if self._gathered and not self._busy:
            batch, self._gathered = self._gathered[:MOST_AT_ONCE], self._gathered[MOST_AT_ONCE:]
            self._busy = True
            self._batches.put(batch)

    def _work(self) -> None:
        connection: Connection | None = None
        try:
            while (batch := self._batches.get()) is not None:
                began = time.perf_counter()
                try:
                    # Apart: where no other is to be had, one that is closed must not be kept.
                    connection = self._alive(connection)
                    connection = connection or self._engine.connect()
                    failures = self._write_batch(connection, batch)
                except Exception as error:
                    # The database is away; the next batch may find it again.
                    failures = dict.fromkeys(range(len(batch)), error)
                if connection is not None and connection.invalidated:
                    connection.close()
                    connection = None
                self.figures.seconds += time.perf_counter() - began
                self._loop.call_soon_threadsafe(self._report, batch, failures)
        finally:
            if connection is not None:
                connection.close()

    def _alive(self, connection: Connection | None) -> Connection | None:
        """The connection, unless the other side has gone away since: a database that is back must
        not cost anybody the first move after that."""
        if connection is None or self._engine.dialect.name == "sqlite":
            return connection
        raw = connection.connection.dbapi_connection
        assert raw is not None
        try:
            self._engine.dialect.do_ping(raw)
        except Exception:
            # Whatever it says, another connection is asked.
            connection.invalidate()
            connection.close()
            return None
        return connection

    def _write_batch(
        self, connection: Connection, batch: Sequence[Waiting]
    ) -> dict[int, Exception]:
        """The writes that failed, by their place in the batch."""
        try:
            self._transact(connection, [write for write, _ in batch])
            return {}
        except Exception as error:
            if len(batch) == 1 or connection.invalidated:
                # The connection is lost: to try each of them would be to wait as often.
                return dict.fromkeys(range(len(batch)), error)
        # One of them broke the transaction: each gets its own, so that only that one fails.
        failures: dict[int, Exception] = {}
        for place, (write, _) in enumerate(batch):
            try:
                self._transact(connection, [write])
            except Exception as error:
                failures[place] = error
                if connection.invalidated:
                    return failures | dict.fromkeys(range(place, len(batch)), error)
        return failures

    def _transact(self, connection: Connection, writes: Sequence[Write]) -> None:
        by_kind: dict[Kind, list[Row]] = {}
        for write in writes:
            for kind, row in write.rows:
                by_kind.setdefault(kind, []).append(row)
        committing = False
        try:
            with (
                self._stillness.writing(),
                turn(self._engine, moves=True),
                connection.begin(),
            ):
                self._lease.check(connection)
                for kind in sorted(by_kind):
                    self._statements.write(connection, kind, by_kind[kind])
                committing = True
        except DBAPIError as error:
            if committing and error.connection_invalidated:
                raise InDoubt from error
            raise
        self.figures.transactions += 1

    def _report(self, batch: Sequence[Waiting], failures: dict[int, Exception]) -> None:
        """In the event loop again: everybody learns how it went, and the next batch goes out. One
        that is large is written while those who waited go on; a small one waits for what they
        perhaps want written themselves."""
        self._busy = False
        if len(self._gathered) >= ENOUGH:
            self._hand_over()
        self.figures.writes += len(batch) - len(failures)
        self.figures.failed += len(failures)
        for place, (_, storing) in enumerate(batch):
            storing.settle(failures.get(place))
        self.on_stored([write for place, (write, _) in enumerate(batch) if place not in failures])
        self._loop.call_soon(self._hand_over)
