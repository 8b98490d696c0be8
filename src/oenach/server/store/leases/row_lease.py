"""A PostgreSQL store for one process alone: a row with an epoch, and until when it is held.

The clock is the database's. Whoever takes the lease locks its row against all transactions that
have checked it, and gives it the next epoch: what its former holder wants to write after that finds
another epoch than its own.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import Connection, Engine, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.store.leases.lease import LeaseLost, StoreInUse
from oenach.server.store.leases.node_lease import (
    AS_IT_WRITES,
    NOW,
    STORE,
    Held,
    alone_in,
    bury_all,
    first_alive,
    process_name,
)
from oenach.server.store.schema import leases

_OURS: Final = leases.c.name == STORE

# Locked against whoever would take it, who waits for the end of the transaction, but not against
# its renewal.
_CHECK: Final = text(
    f"SELECT {AS_IT_WRITES} FROM leases WHERE name = :name AND epoch = :epoch FOR KEY SHARE"
)

Waiting = Callable[[str, float], None]
"""Told who has the store, and for how many seconds at most it is waited for."""

log = structlog.get_logger("oenach.store")


class RowLease:
    """For whoever changes what nodes go by, such as the form of the store: while it is held there
    are none.

    Renewed by a thread of its own. A holder that was frozen for too long finds it taken by
    another, writes nothing, and takes it again when it is free.
    """

    shared = False

    def __init__(self, engine: Engine, seconds: float) -> None:
        self.epoch = 0
        self.lost = True
        self._engine = engine
        self._milliseconds = round(1000 * seconds)
        self._holder = process_name()
        self._ended = threading.Event()
        self._renewing = threading.Thread(target=self._renew, name="oenach-lease", daemon=True)

    def take(self, waiting: Waiting) -> None:
        """Take it, waiting for one that nobody renews any more; StoreInUse if somebody does."""
        first = held = self._try_to_take()
        if held is not None:
            waiting(held.holder, (held.until - held.now) / 1000)
        while held is not None:
            # Two renewals that did not come are enough to know.
            if first is None or held.until != first.until:
                raise StoreInUse("server-store-in-use", holder=held.holder)
            time.sleep(self._milliseconds / 10_000)
            held = self._try_to_take()
        self._renewing.start()

    def check(self, connection: Connection, *, even_at_rest: bool = False) -> None:
        """Nothing is asked where it is known to be lost."""
        known = {"name": STORE, "epoch": self.epoch, "limit": str(self._milliseconds)}
        if self.lost or connection.execute(_CHECK, known).first() is None:
            self._lose()
            raise LeaseLost

    def lasts(self, connection: Connection) -> bool:
        """Whoever has the store alone finds out when it writes."""
        return True

    def release(self) -> None:
        """Whoever wants it need not wait."""
        self._ended.set()
        if self._renewing.is_alive():
            self._renewing.join()
        if not self.lost:
            self.lost = True
            # Without the database nobody can be told; the time runs out by itself.
            with suppress(SQLAlchemyError):
                self._prolong(0)

    def _try_to_take(self) -> Held | None:
        """None if it is ours now."""
        wanted = select(leases.c.epoch, leases.c.holder, leases.c.until, NOW).where(_OURS)
        with self._engine.begin() as connection:
            # Looked at before it is locked: a holder is not to be kept from writing.
            held = connection.execute(wanted).first()
            if held is not None and held.until > held[3]:
                return Held(*held)
            found = alone_in(connection, sharing=False)
            if found.until > found.now:
                return found
            # None can come while the row is locked.
            if (node := first_alive(connection)) is not None:
                return node
            bury_all(connection)
            values = {"epoch": found.number + 1, "holder": self._holder}
            until = NOW + self._milliseconds
            connection.execute(update(leases).where(_OURS).values(**values, until=until))
        self.epoch, self.lost = found.number + 1, False
        return None

    def _renew(self) -> None:
        while not self._ended.wait(self._milliseconds / 3000):
            try:
                if self.lost:
                    if self._try_to_take() is None:
                        log.warning("store taken up again", epoch=self.epoch)
                elif not self._prolong(self._milliseconds):
                    self._lose()
            except SQLAlchemyError as error:
                # Without the database nothing is written anyway.
                log.warning("lease not renewed", error=type(error).__name__)

    def _prolong(self, milliseconds: int) -> bool:
        """Whether it is still ours."""
        until = NOW + milliseconds
        ours = update(leases).where(_OURS, leases.c.epoch == self.epoch).values(until=until)
        with self._engine.begin() as connection:
            return connection.execute(ours).rowcount == 1

    def _lose(self) -> None:
        if not self.lost:
            self.lost = True
            log.error("another server has the database; this one writes nothing until that ends")
