"""Connections to PostgreSQL that nobody waits on for ever.

A server that is frozen, or cannot be reached any more, says nothing: neither its own limits nor
those of the network end a wait for it. So every wait ends here.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from threading import Lock
from typing import Any, Final, TypeVar

from psycopg import Connection, OperationalError
from psycopg.waiting import Ready, Wait
from sqlalchemy import Engine, event

GRACE: Final = 1.0
"""Seconds beyond its limit that a statement has until PostgreSQL has said itself that it was too
long."""

PAUSE: Final = 1.0
"""Seconds after a try to connect in vain in which nobody else tries."""

T = TypeVar("T")
Waiting = Generator[Wait, Ready | int, T]


class LimitedConnection(Connection[Any]):
    """A connection that is given up when nothing is heard of it for so many seconds."""

    limit: float | None = None

    def wait(self, gen: Waiting[T], *rest: Any, **more: Any) -> T:
        """Wait for an answer, but not for ever."""
        if self.limit is not None:
            gen = self._limited(gen, self.limit)
        answer: T = super().wait(gen, *rest, **more)
        return answer

    def _limited(self, gen: Waiting[T], limit: float) -> Waiting[T]:
        """The same steps, with a look at the time where nothing has come."""
        try:
            wanted = next(gen)
            deadline = time.monotonic() + limit
            while True:
                ready = yield wanted
                if ready:
                    deadline = time.monotonic() + limit
                elif time.monotonic() > deadline:
                    gen.close()
                    # Whatever still comes would be the answer to something else.
                    self.pgconn.finish()
                    raise OperationalError("the database does not answer")
                wanted = gen.send(ready)
        except StopIteration as end:
            answer: T = end.value
            return answer


class Dialling:
    """Makes connections. While the database is away, one tries to reach it, and all others are
    told at once that it is."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._away = False
        self._not_before = 0.0
        self._trying = Lock()

    def __call__(self, _: Any, __: Any, given: list[Any], named: dict[str, Any]) -> Any:
        """A new connection; OperationalError if there is none to be had."""
        if not self._away:
            return self._dial(given, named)
        if time.monotonic() < self._not_before or not self._trying.acquire(blocking=False):
            raise OperationalError("the database is away")
        try:
            return self._dial(given, named)
        finally:
            self._trying.release()

    def _dial(self, given: list[Any], named: dict[str, Any]) -> LimitedConnection:
        try:
            # libpq knows no shorter limit than two seconds. A database without an encoding of its
            # own (SQL_ASCII) would give bytes where texts are expected.
            usual = {"connect_timeout": max(2, round(self._seconds)), "client_encoding": "UTF8"}
            connection = LimitedConnection.connect(*given, **{**usual, **named})
        except OperationalError:
            self._away, self._not_before = True, time.monotonic() + PAUSE
            raise
        self._away = False
        connection.limit = self._seconds + GRACE
        return connection


def limit_waits(engine: Engine, seconds: float) -> None:
    """Have the connections of an engine wait no longer than that, for anything."""
    event.listen(engine, "do_connect", Dialling(seconds))


def lift_limits(connection: LimitedConnection) -> None:
    """For work that takes as long as it takes, in this transaction and on this connection."""
    connection.limit = None
    connection.execute("SET LOCAL statement_timeout = 0")
    connection.execute("SET LOCAL lock_timeout = 0")
