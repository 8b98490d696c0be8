"""What nodes that have a store together find out from it about each other.

These block: the event loop calls them in a thread.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, Select, and_, func, literal, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql

from oenach.server.store.leases.lease import Lease
from oenach.server.store.leases.node_lease import NOW, Rules, process_name
from oenach.server.store.rows import PresenceRow
from oenach.server.store.schema import due, leases, matches, nodes, presences

CLAIMED_AT_ONCE: Final = 200
"""So much of what is due one node takes on at a time: others are to have some, too."""


TIDYING: Final = "tidying"
"""What one node does for all: `until` says in whose stead nobody else does it meanwhile."""


class NodeRow(Struct, frozen=True, kw_only=True):
    """A process that has the store with others."""

    epoch: int
    name: str
    kind: str
    version: str
    bots: int
    started: int
    # When it last said that it is there, by the clock of the database.
    seen: int
    rules: dict[str, list[int]]


class Sharing:
    """Asks the store how far others have got, and takes on what they left."""

    def __init__(self, engine: Engine, lease: Lease, rules: Rules | None = None) -> None:
        self._engine = engine
        self._lease = lease
        # The rules by which this node can play; all that there are, if nobody says.
        self._rules = rules

    def presences(self, numbers: Collection[int]) -> dict[int, list[PresenceRow]]:
        """Who is connected to tables by other nodes."""
        columns = (
            presences.c.match,
            presences.c.node,
            presences.c.person,
            presences.c.name,
            presences.c.connections,
        )
        query = select(*columns).where(
            presences.c.match.in_(numbers),
            presences.c.node != self._lease.epoch,
            presences.c.connections > 0,
        )
        found: dict[int, list[PresenceRow]] = {number: [] for number in numbers}
        with self._engine.connect() as connection:
            for match, *rest in connection.execute(query.order_by(presences.c.person)):
                found[match].append(PresenceRow(*rest))
        return found

    def claim_due(self, until: int, *, but: Sequence[str] = ()) -> list[int]:
        """Take on what is due up to a moment and nobody does, but for some kinds; the numbers of
        the tables at which this node has something to do by then, the most urgent first."""
        if self._lease.shared:
            self._take_on(until, but)
        mine: Any = due.c.at <= until
        if self._lease.shared:
            mine = and_(mine, due.c.node == self._lease.epoch)
        query = select(due.c.match).where(mine).group_by(due.c.match).order_by(func.min(due.c.at))
        with self._engine.connect() as connection:
            found = connection.execute(query).scalars()
            # SQLite would also keep a text there: of no match, and no reason to look at none.
            return [number for number in found if isinstance(number, int)]

    def _take_on(self, until: int, but: Sequence[str]) -> None:
        gone = ~select(literal(1)).where(nodes.c.epoch == due.c.node).exists()
        left = (
            select(due.c.match, due.c.kind)
            .where(due.c.at <= until, or_(due.c.node.is_(None), gone))
            .order_by(due.c.at)
            .limit(CLAIMED_AT_ONCE)
        )
        if but:
            left = left.where(due.c.kind.not_in(but))
        if self._rules is not None:
            left = left.where(due.c.match.in_(self._playable(self._rules)))
        with self._engine.connect() as connection:
            # Nearly always there is nothing, for which nobody needs to write.
            if connection.execute(left.limit(1)).first() is None:
                return
        with self._engine.begin() as connection:
            self._lease.check(connection)
            claimed = connection.execute(left.with_for_update(skip_locked=True, of=due))
            found = [tuple(row) for row in claimed]
            if found:
                these = tuple_(due.c.match, due.c.kind).in_(found)
                connection.execute(update(due).where(these).values(node=self._lease.epoch))

    def claim_tidying(self, milliseconds: int) -> bool:
        """Whether it is for this node to tidy up: once in that time one of them does."""
        if not self._lease.shared:
            return True
        first = postgresql.insert(leases).values(name=TIDYING, epoch=0, holder="", until=0)
        undone = select(leases.c.name).where(leases.c.name == TIDYING, leases.c.until < NOW)
        ours = {"epoch": self._lease.epoch, "holder": process_name()}
        with self._engine.begin() as connection:
            self._lease.check(connection)
            connection.execute(first.on_conflict_do_nothing())
            # Whoever has it locked is about to do it.
            if connection.execute(undone.with_for_update(skip_locked=True)).first() is None:
                return False
            claimed = update(leases).where(leases.c.name == TIDYING)
            connection.execute(claimed.values(**ours, until=NOW + milliseconds))
        return True

    def _playable(self, rules: Rules) -> Select[tuple[int]]:
        """Tables whose rules are known here: what is due at others is left to nodes that know
        them."""
        known = [(game, version) for game, versions in rules.items() for version in versions]
        return select(matches.c.number).where(tuple_(matches.c.game, matches.c.rules).in_(known))

    def nodes(self) -> list[NodeRow]:
        """All nodes that are there, the eldest first; none where there can be but one."""
        if self._engine.dialect.name == "sqlite":
            return []
        columns = [nodes.c[name] for name in NodeRow.__struct_fields__]
        query = select(*columns).where(nodes.c.until > NOW).order_by(nodes.c.epoch)
        with self._engine.connect() as connection:
            found = [dict(row) for row in connection.execute(query).mappings()]
        return [NodeRow(**{**row, "rules": msgspec.json.decode(row["rules"])}) for row in found]
