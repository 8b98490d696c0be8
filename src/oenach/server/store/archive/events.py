"""What a store has of matches: events, snapshots, and what is due."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import BigInteger, Integer, Row, and_, func, literal, select
from sqlalchemy.dialects.postgresql import ARRAY

from oenach.server.store.archive.access import StoreAccess
from oenach.server.store.archive.packing import pack, packed_row, unpacked, unpacked_matches
from oenach.server.store.rows import DueRow, EventRow
from oenach.server.store.schema import due, events, snapshots


class StoredEvents(StoreAccess):
    """What happened in matches, and what is to happen."""

    def snapshot(self, number: int) -> tuple[int, str] | None:
        """The latest snapshot of a match: after which event it was taken, and its JSON."""
        with self._engine.connect() as connection:
            query = select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.match == number)
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.seq, row.body)

    def snapshot_seqs(self, numbers: Collection[int]) -> dict[int, int]:
        """By match, after which event its latest snapshot was taken; none without one."""
        query = select(snapshots.c.match, snapshots.c.seq).where(snapshots.c.match.in_(numbers))
        with self._engine.connect() as connection:
            return {row.match: row.seq for row in connection.execute(query)}

    def events(self, number: int, after: int = -1) -> list[EventRow]:
        """The events of a match after the one with that number; Damaged if they were packed and
        are not what they were."""
        columns = [column for column in events.c if column.name != "match"]
        query = (
            select(*columns)
            .where(events.c.match == number, events.c.seq > after)
            .order_by(events.c.seq)
        )
        with self._engine.connect() as connection:
            found = [_event_row(row) for row in connection.execute(query)]
            whole = None if found else packed_row(connection, number)
        return found if whole is None else unpacked(whole)[after + 1 :]

    def later_events(self, known: Mapping[int, int]) -> dict[int, list[EventRow]]:
        """The events of several matches, each after one of its own; none of those that are packed.
        Of several nodes one asks, and these have PostgreSQL."""
        if not known:
            return {}
        after = (
            func.unnest(
                literal([*known], ARRAY(BigInteger)), literal([*known.values()], ARRAY(Integer))
            )
            .table_valued("match", "seq", name="known")
            .render_derived()
        )
        query = (
            select(events)
            .join(after, and_(events.c.match == after.c.match, events.c.seq > after.c.seq))
            .order_by(events.c.match, events.c.seq)
        )
        found: dict[int, list[EventRow]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                found.setdefault(row.match, []).append(_event_row(row))
        return found

    def unpacked_matches(self, before: int, after: int, limit: int) -> Sequence[tuple[int, str]]:
        """Some matches that ended before a moment, and are not packed yet."""
        with self._engine.connect() as connection:
            return unpacked_matches(connection, before, after, limit)

    def pack(self, number: int) -> bool:
        """Keep the events of a match that is over in one piece; False if they do not hold."""
        with self._writing() as connection:
            return pack(connection, number)

    def command_digest(self, number: int, sender: str, command: str) -> str | None:
        """The hash of what somebody's command with that id said, if it caused an event of the
        match: empty for one of before there were any, of which nobody knows who sent it."""
        query = (
            select(events.c.digest)
            .where(events.c.match == number, events.c.command == command)
            .where(events.c.sender.in_((sender, "")))
            .order_by(events.c.sender.desc())
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
            return None if row is None else row.digest or ""

    # What is due.

    def due_of(self, number: int) -> dict[str, DueRow]:
        """What is due at a table, by kind."""
        return self.due_at([number]).get(number, {})

    def due_at(self, numbers: Collection[int]) -> dict[int, dict[str, DueRow]]:
        """What is due at each of several tables, by kind; none where there is nothing."""
        found: dict[int, dict[str, DueRow]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(select(due).where(due.c.match.in_(numbers))):
                found.setdefault(row.match, {})[row.kind] = DueRow(row.at, row.node)
        return found


def _event_row(row: Row[Any]) -> EventRow:
    return EventRow(
        seq=row.seq,
        body=row.body,
        hash=row.hash,
        opening=row.opening,
        command=row.command,
        at=row.at,
    )
