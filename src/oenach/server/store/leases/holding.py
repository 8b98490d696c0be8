"""Having a store for oneself, in the form that this version writes."""

from __future__ import annotations

from pathlib import Path

import structlog
from sqlalchemy import Engine, inspect

from oenach.server.store.database import IN_MEMORY
from oenach.server.store.leases.file_lease import FileLease
from oenach.server.store.leases.lease import NO_LEASE, Lease
from oenach.server.store.leases.row_lease import RowLease
from oenach.server.store.migrating import NEWEST, migrate, version_of
from oenach.server.store.schema import leases

log = structlog.get_logger("oenach.store")


def hold(engine: Engine, seconds: float) -> Lease:
    """Take the lease of a store and bring it to the newest form; StoreInUse if another process has
    it. A holder that does not renew it for so many seconds loses it, where that can be."""
    lease = _take(engine, seconds)
    try:
        migrate(engine)
    except BaseException:
        lease.release()
        raise
    return lease


def bring_up_to_date(engine: Engine, seconds: float) -> None:
    """For those who only read, beside a server: a store in its newest form is left to whoever has
    it."""
    if version_of(engine) != NEWEST:
        hold(engine, seconds).release()


def _take(engine: Engine, seconds: float) -> Lease:
    if engine.dialect.name == "sqlite":
        file = engine.url.database
        return FileLease(Path(file)) if file and file != IN_MEMORY else NO_LEASE
    if not inspect(engine).has_table(leases.name):
        # No server that knows of leases can have it.
        migrate(engine)
    lease = RowLease(engine, seconds)
    lease.take(_say_that_it_waits)
    return lease


def _say_that_it_waits(holder: str, seconds: float) -> None:
    log.warning("waiting for the last server to be gone", holder=holder, seconds=round(seconds, 1))
