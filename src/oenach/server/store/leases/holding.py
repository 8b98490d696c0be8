"""Having a store, alone or as one of several nodes, in the form that this version writes."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import structlog
from sqlalchemy import Connection, Engine, inspect, select

from oenach.server.store.database import IN_MEMORY, StoreError
from oenach.server.store.leases.file_lease import FileLease
from oenach.server.store.leases.lease import NO_LEASE, Lease, StoreInUse
from oenach.server.store.leases.node_lease import NOW, Node, NodeLease, alone_in
from oenach.server.store.leases.row_lease import RowLease
from oenach.server.store.migrating import (
    NEWEST,
    change_form,
    fits,
    leaves_room,
    migrate,
    oldest_beside,
    version_of,
)
from oenach.server.store.schema import leases, nodes

log = structlog.get_logger("oenach.store")


def join(
    engine: Engine,
    seconds: float,
    node: Node,
    agree: Callable[[Connection], None] = lambda _: None,
) -> Lease:
    """Be one of the nodes that have a store together, or, where there can be but one, that one;
    StoreInUse if there is another. Whenever a node comes, or comes back, it agrees first on what
    all of them go by. Whoever does not say for so many seconds that it is there is held to be gone,
    where that can be."""
    if engine.dialect.name == "sqlite":
        return hold(engine, seconds)
    bring_up_to_date(engine, seconds)

    def fit_in(connection: Connection) -> None:
        _check_form(connection)
        agree(connection)

    lease = NodeLease(engine, seconds, node, fit_in)
    lease.take()
    return lease


def _check_form(connection: Connection) -> None:
    """Somebody may have changed it while this node was not among those who are asked: before it
    came, or while it was held to be gone."""
    if not fits(connection):
        found = version_of(connection) or "?"
        raise StoreError("server-database-too-new", found=found, known=NEWEST)


def hold(engine: Engine, seconds: float) -> Lease:
    """Have a store alone and bring it to the newest form; StoreInUse if another process has it. A
    holder that does not renew that for so many seconds loses it, where that can be."""
    lease = _take(engine, seconds)
    try:
        migrate(engine)
    except BaseException:
        lease.release()
        raise
    return lease


def bring_up_to_date(engine: Engine, seconds: float) -> None:
    """For those who have a store with others: one that this version can use is left as it is, and
    one whose change leaves room for those who are there is changed beside them."""
    with engine.connect() as connection:
        fit, found = fits(connection), version_of(connection)
    if fit:
        return
    if found is not None and found > NEWEST:
        # Whoever has it, this version is not to.
        raise StoreError("server-database-too-new", found=found, known=NEWEST)
    if engine.dialect.name != "sqlite" and leaves_room(found):
        _change_beside(engine, seconds)
        log.warning("the store was changed beside others", found=found, now=NEWEST)
    else:
        _change_alone(engine, seconds)


def _change_alone(engine: Engine, seconds: float) -> None:
    """Of nodes that come at once to a new store, or an old one, the first changes it for all."""
    try:
        hold(engine, seconds).release()
    except StoreInUse:
        with engine.connect() as connection:
            if not fits(connection):
                raise


def _change_beside(engine: Engine, seconds: float) -> None:
    """Change the form beside nodes that can go on in it; one that cannot is waited for only until
    it would have said that it is there: it may have been killed."""
    deadline = time.monotonic() + 1.5 * seconds
    while True:
        try:
            change_form(engine, NEWEST, _check_room)
            return
        except StoreInUse as error:
            if time.monotonic() > deadline:
                raise
            _say_that_it_waits(str(error.facts["holder"]), deadline - time.monotonic())
        time.sleep(seconds / 5)


def _check_room(connection: Connection) -> None:
    """StoreInUse if a node is there that could not go on in the newest form. None comes until the
    transaction ends."""
    held = alone_in(connection, sharing=False)
    if held.until > held.now:
        raise StoreInUse("server-store-in-use", holder=held.holder)
    late = nodes.c.until > NOW, nodes.c.form < oldest_beside(NEWEST)
    holder = connection.execute(select(nodes.c.name).where(*late).limit(1)).scalar_one_or_none()
    if holder is not None:
        raise StoreInUse("server-store-in-use", holder=holder)


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
