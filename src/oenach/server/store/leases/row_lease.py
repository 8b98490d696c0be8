"""The lease of a PostgreSQL store: a row with an epoch, and until when it is held.

The clock is the database's. Whoever takes the lease locks its row against all transactions that
have checked it, and gives it the next epoch: what its former holder wants to write after that finds
another epoch than its own.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import structlog
from sqlalchemy import BigInteger, Connection, Engine, cast, func, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.store.leases.lease import LeaseLost, StoreInUse
from oenach.server.store.schema import leases

STORE: Final = "store"
"""What is held: the whole store."""

_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
_OURS: Final = leases.c.name == STORE

# Locked against whoever would take it, but not against its renewal. A process that is frozen within
# a transaction is cut off by the database, for whoever takes the lease waits for its end.
_CHECK: Final = text(
    "SELECT set_config('idle_in_transaction_session_timeout', :limit, true) FROM leases "
    "WHERE name = :name AND epoch = :epoch FOR KEY SHARE"
)

Waiting = Callable[[str, float], None]
"""Told who has the store, and for how many seconds at most it is waited for."""

log = structlog.get_logger("oenach.store")


class Held(NamedTuple):
    """Somebody else has the lease."""

    epoch: int
    holder: str
    until: int
    now: int


class RowLease:
    """Renewed by a thread of its own. A holder that was frozen for too long finds it taken by
    another, writes nothing, and takes it again when it is free."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self.epoch = 0
        self.lost = True
        self._engine = engine
        self._milliseconds = round(1000 * seconds)
        self._holder = f"{socket.gethostname()}, process {os.getpid()}"[:200]
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

    def check(self, connection: Connection) -> None:
        """Nothing is asked where it is known to be lost."""
        known = {"name": STORE, "epoch": self.epoch, "limit": str(self._milliseconds)}
        if self.lost or connection.execute(_CHECK, known).first() is None:
            self._lose()
            raise LeaseLost

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
        with self._engine.begin() as connection:
            first = postgresql.insert(leases).values(name=STORE, epoch=0, holder="", until=0)
            connection.execute(first.on_conflict_do_nothing())
            wanted = select(leases.c.epoch, leases.c.holder, leases.c.until, _NOW).where(_OURS)
            held = Held(*connection.execute(wanted).one())
            # Looked at before it is locked: a holder is not to be kept from writing.
            if held.until > held.now:
                return held
            held = Held(*connection.execute(wanted.with_for_update()).one())
            if held.until > held.now:
                return held
            values = {"epoch": held.epoch + 1, "holder": self._holder}
            until = _NOW + self._milliseconds
            connection.execute(update(leases).where(_OURS).values(**values, until=until))
        self.epoch, self.lost = held.epoch + 1, False
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
        until = _NOW + milliseconds
        ours = update(leases).where(_OURS, leases.c.epoch == self.epoch).values(until=until)
        with self._engine.begin() as connection:
            return connection.execute(ours).rowcount == 1

    def _lose(self) -> None:
        if not self.lost:
            self.lost = True
            log.error("another server has the database; this one writes nothing until that ends")
