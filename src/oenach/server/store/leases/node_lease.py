"""The lease of one node of several over a PostgreSQL store: a row of its own, with its epoch.

The clock is the database's. Whoever finds that a node has not said for too long that it is there
deletes its row, which waits for no transaction of that node: what it writes has checked the row and
keeps it from being deleted until then. A node that wakes up later finds no row, writes nothing, and
comes back under another number.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    cast,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.elements import ColumnElement

import oenach
from oenach.messages.explaining import explain
from oenach.server.errors import Resting
from oenach.server.store.database import StoreError
from oenach.server.store.leases.lease import LeaseLost, StoreInUse
from oenach.server.store.leases.pausing import REST
from oenach.server.store.migrating import NEWEST
from oenach.server.store.schema import leases, nodes

STORE: Final = "store"
"""What one process has alone: the whole store."""

NOW: Final = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""Milliseconds, by the clock of the database."""

AS_IT_WRITES: Final = (
    "set_config('idle_in_transaction_session_timeout', :limit, true), "
    "set_config('synchronous_commit', "
    "coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'), true)"
)
"""What holds for a transaction that writes, whatever was set before: a process that is frozen
within it is cut off by the database, and its commit is on disk. A pooler gives each transaction
some connection, on which nothing may have been set."""

# Locked against whoever would delete it, but not against its renewal. Whether the games rest is
# asked in passing.
_CHECK: Final = text(
    f"SELECT {AS_IT_WRITES}, "
    "(SELECT epoch FROM leases WHERE name = :rest) AS sealed "
    "FROM nodes WHERE epoch = :epoch FOR KEY SHARE OF nodes"
)

log = structlog.get_logger("oenach.store")


class Held(NamedTuple):
    """Somebody else has the store, or a part in it: under which number, who, until when, and when
    that was read."""

    number: int
    holder: str
    until: int
    now: int


Rules = Mapping[str, Sequence[int]]
"""By game, the versions of its rules by which somebody can play."""


class Node(NamedTuple):
    """What a process tells of itself."""

    kind: str = "server"
    bots: int = 0
    rules: Rules = MappingProxyType({})


def process_name() -> str:
    """What this process is called among others."""
    return f"{socket.gethostname()}, process {os.getpid()}"[:200]


def first_alive(connection: Connection) -> Held | None:
    """A node that is there, if there is any."""
    if not inspect(connection).has_table(nodes.name):
        return None
    query = select(nodes.c.epoch, nodes.c.name, nodes.c.until, NOW).where(nodes.c.until > NOW)
    found = connection.execute(query.order_by(nodes.c.epoch).limit(1)).first()
    return None if found is None else Held(*found)


def bury_all(connection: Connection) -> None:
    """Delete the rows of nodes, none of which is there any more: what one that was frozen still
    wants to write finds that it may not."""
    if inspect(connection).has_table(nodes.name):
        connection.execute(delete(nodes))


def holders(engine: Engine) -> set[int]:
    """The numbers of all who have a store now; 0 is whoever has it alone."""
    with engine.connect() as connection:
        there = inspect(connection).get_table_names()
        found: set[int] = set()
        if leases.name in there:
            alone = select(leases.c.name).where(leases.c.name == STORE, leases.c.until > NOW)
            found |= {0 for _ in connection.execute(alone)}
        if nodes.name in there:
            alive = select(nodes.c.epoch).where(nodes.c.until > NOW)
            found |= {*connection.execute(alive).scalars()}
        return found


def await_gone(engine: Engine) -> None:
    """Wait until nothing is under way that nodes began which are held to be gone."""
    gone = select(nodes.c.epoch).where(nodes.c.until < NOW).with_for_update()
    with engine.begin() as connection:
        connection.execute(gone).all()


def alone_in(connection: Connection, *, sharing: bool) -> Held:
    """Who has, or had last, the store alone. Until the transaction ends nobody else gets it; others
    may look meanwhile if that is shared."""
    first = postgresql.insert(leases).values(name=STORE, epoch=0, holder="", until=0)
    connection.execute(first.on_conflict_do_nothing())
    query = select(leases.c.epoch, leases.c.holder, leases.c.until, NOW)
    query = query.where(leases.c.name == STORE).with_for_update(read=sharing)
    return Held(*connection.execute(query).one())


class NodeLease:
    """Renewed by a thread of its own, which also finds out who is gone."""

    shared = True

    def __init__(
        self,
        engine: Engine,
        seconds: float,
        node: Node,
        fit_in: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        """Whoever is to fit in with the others says what is against it with a StoreError."""
        self.epoch = 0
        self.lost = True
        self._engine = engine
        self._milliseconds = round(1000 * seconds)
        self._node = node
        self._fit_in = fit_in
        # Why it cannot come back, as far as it was told.
        self._told = ""
        self._ended = threading.Event()
        self._renewing = threading.Thread(target=self._renew, name="oenach-lease", daemon=True)
        # Told, in another thread, that some nodes were found to be gone.
        self.on_gone: Callable[[], None] = lambda: None

    def take(self) -> None:
        """Join those who are there; StoreInUse if somebody has the store alone, and says that this
        is to go on. One who only changes its form for all is done soon."""
        first = held = self._register()
        while held is not None:
            if first is None or held.number != first.number:
                first = held
            if held.until != first.until:
                raise StoreInUse("server-store-in-use", holder=held.holder)
            time.sleep(self._milliseconds / 10_000)
            held = self._register()
        self._renewing.start()

    def check(self, connection: Connection, *, even_at_rest: bool = False) -> None:
        """Nothing is asked where it is known to be lost. That the games rest a node knows by
        itself, unless it has just come, or come back."""
        known = {"epoch": self.epoch, "limit": str(self._milliseconds), "rest": REST}
        found = None if self.lost else connection.execute(_CHECK, known).first()
        if found is None:
            self._lose()
            raise LeaseLost
        if found.sealed and not even_at_rest:
            raise Resting

    def lasts(self, connection: Connection) -> bool:
        """Whether its time is not over."""
        found = connection.execute(select(nodes.c.epoch).where(*self._there())).first()
        return found is not None

    def _there(self) -> tuple[ColumnElement[bool], ...]:
        return nodes.c.epoch == self.epoch, nodes.c.until >= NOW

    def release(self) -> None:
        """What was this node's is at once for the others to do."""
        self._ended.set()
        if self._renewing.is_alive():
            self._renewing.join()
        if not self.lost:
            self.lost = True
            # Without the database nobody can be told; the time runs out by itself.
            with suppress(SQLAlchemyError), self._engine.begin() as connection:
                connection.execute(delete(nodes).where(nodes.c.epoch == self.epoch))

    def _register(self) -> Held | None:
        """None if this is one of the nodes now; else who has the store alone."""
        with self._engine.begin() as connection:
            held = alone_in(connection, sharing=True)
            if held.until > held.now:
                return held
            # The form of the store stays as it is until the transaction ends.
            self._fit_in(connection)
            added = connection.execute(insert(nodes).values(self._row()).returning(nodes.c.epoch))
            epoch = int(added.scalar_one())
        self.epoch, self.lost, self._told = epoch, False, ""
        return None

    def _row(self) -> dict[str, Any]:
        return {
            "name": process_name(),
            "kind": self._node.kind,
            "version": oenach.__version__,
            "bots": self._node.bots,
            "started": NOW,
            "until": NOW + self._milliseconds,
            "seen": NOW,
            "form": NEWEST,
            "rules": msgspec.json.encode(dict(self._node.rules)).decode(),
        }

    def _renew(self) -> None:
        while not self._ended.wait(self._milliseconds / 3000):
            try:
                self._renew_once()
            except SQLAlchemyError as error:
                # Without the database nothing is written anyway.
                log.warning("lease not renewed", error=type(error).__name__)

    def _renew_once(self) -> None:
        if not self.lost and not self._prolong():
            self._lose()
        # At once: until then whoever plays here is refused everything.
        if self.lost:
            self._come_back()
        if self._bury():
            self.on_gone()

    def _come_back(self) -> None:
        """Be among the nodes again, unless what these go by has become another meanwhile: a later
        form of the store, another key."""
        try:
            if self._register() is None:
                log.warning("among the nodes again", epoch=self.epoch)
        except StoreError as error:
            if self._told != error.key:
                self._told = error.key
                log.error("not among the nodes again", why=explain(error))

    def _prolong(self) -> bool:
        """Whether this node is still held to be there. If its time is over it is not, though its
        row may be there still: somebody may have the store alone now, or have changed its form."""
        until = NOW + self._milliseconds
        with self._engine.begin() as connection:
            ours = update(nodes).where(*self._there()).values(until=until, seen=NOW)
            return connection.execute(ours).rowcount == 1

    def _bury(self) -> int:
        """Delete the rows of nodes that are gone; how many. One whose transaction is not over yet
        is left to the next look."""
        gone = select(nodes.c.epoch).where(nodes.c.until < NOW).with_for_update(skip_locked=True)
        with self._engine.begin() as connection:
            found = connection.execute(gone).scalars().all()
            if found:
                connection.execute(delete(nodes).where(nodes.c.epoch.in_(found)))
        for epoch in found:
            log.warning("node gone", epoch=epoch)
        return len(found)

    def _lose(self) -> None:
        if not self.lost:
            self.lost = True
            log.error("held to be gone; nothing is written here until that is put right")
