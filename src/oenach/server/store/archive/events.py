"""What a store has of matches: events, snapshots, and what is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select

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

    def snapshot_seq(self, number: int) -> int:
        """After which event the latest snapshot of a match was taken; -1 without one."""
        with self._engine.connect() as connection:
            query = select(snapshots.c.seq).where(snapshots.c.match == number)
            seq: int | None = connection.execute(query).scalar_one_or_none()
            return -1 if seq is None else seq

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
        with self._engine.connect() as connection:
            query = select(due.c.kind, due.c.at, due.c.node).where(due.c.match == number)
            return {row.kind: DueRow(row.at, row.node) for row in connection.execute(query)}


def _event_row(row: Row[Any]) -> EventRow:
    return EventRow(
        seq=row.seq,
        body=row.body,
        hash=row.hash,
        opening=row.opening,
        command=row.command,
        at=row.at,
    )
