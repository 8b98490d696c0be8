"""How each kind of row is written, on each kind of database."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final

import msgspec
from sqlalchemy import Connection, Integer, bindparam, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from oenach.server.store.schema import (
    due,
    events,
    matches,
    presences,
    reports,
    sayings,
    seats,
    snapshots,
)
from oenach.server.store.writing.writes import Kind, Row, StaleRow

_PLAIN: Final[dict[Kind, Executable]] = {
    Kind.DUE_DONE: delete(due).where(due.c.match == bindparam("of_match")),
    Kind.DUE: insert(due),
    Kind.SAYING: insert(sayings),
    Kind.SEATS_GONE: delete(seats).where(seats.c.match == bindparam("of_match")),
    Kind.SEAT: insert(seats),
    Kind.SAYING_HIDDEN: (
        update(sayings)
        .where(sayings.c.match == bindparam("of_match"), sayings.c.id == bindparam("of_id"))
        .values(hidden=True)
    ),
    Kind.REPORT: insert(reports),
    Kind.REPORT_CHANGE: (
        update(reports)
        .where(reports.c.id == bindparam("of_id"))
        .values(outcome=bindparam("new_outcome"), told=bindparam("new_told"))
    ),
    Kind.PRESENCE_GONE: delete(presences).where(
        presences.c.match == bindparam("of_match"),
        presences.c.node == bindparam("of_node"),
        presences.c.person == bindparam("of_person"),
    ),
}

MOST_SAYINGS: Final = 500
"""So many of the latest things that were said at a table are kept; the older ones go as soon as
something new is said there."""

_OLD_SAYINGS: Final = delete(sayings).where(
    sayings.c.match == bindparam("of_match"),
    sayings.c.number
    <= select(sayings.c.number)
    .where(sayings.c.match == bindparam("of_match"))
    .order_by(sayings.c.number.desc())
    .limit(1)
    .offset(bindparam("of_most"))
    .scalar_subquery(),
)

# Whoever adds an event keeps its match from being deleted until that is stored, which this waits
# for: else an event could come between the look and the commit.
_NO_EVENT_NOW: Final = (
    select(matches.c.number).where(matches.c.number == bindparam("of_match")).with_for_update()
)

_NEWER_EVENT: Final = (
    select(events.c.seq)
    .where(events.c.match == bindparam("of_match"), events.c.seq > bindparam("of_seq"))
    .limit(1)
)

_TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

# PostgreSQL's driver would send a message for each row, at twelve times the cost: to it events go
# as one JSON value. SQLite's would let other threads run and wait its turn again after each row,
# which slowed the whole server by a third: to it many rows go as the values of one statement. Of
# JSON it would have to read each row anew for every column.
_COLUMNS: Final = (
    "match",
    "seq",
    "body",
    "hash",
    "opening",
    "command",
    "sender",
    "digest",
    "at",
)
_INTO: Final = f"INSERT INTO events ({', '.join(_COLUMNS)}) "
_VALUES_OF: Final = itemgetter(*_COLUMNS)
_AS_JSON: Final = text(
    f"{_INTO} SELECT {', '.join(_COLUMNS)} "
    "FROM json_to_recordset(CAST(:rows AS json)) AS row(match bigint, seq int, body text, "
    "hash text, opening text, command text, sender text, digest text, at bigint)"
)
_ONE_ROW: Final = f"({', '.join('?' * len(_COLUMNS))})"
# By the number of rows: few statements, so that the driver keeps them all prepared, and none with
# more than the 999 values that any SQLite takes.
_AS_VALUES: Final = {
    rows: f"{_INTO} VALUES {', '.join([_ONE_ROW] * rows)}" for rows in (64, 32, 16, 8, 4, 2, 1)
}


@lru_cache(maxsize=256)
def _change_statement(kind: Kind, names: tuple[str, ...]) -> Executable:
    """Changes some fields of a row that is still at the version that is known."""
    table = matches if kind is Kind.MATCH_CHANGE else seats
    number = matches.c.number if kind is Kind.MATCH_CHANGE else seats.c.match
    version = bindparam("of_version", type_=Integer)
    change = update(table).where(number == bindparam("of_match"), table.c.version == version)
    if kind is Kind.SEAT_CHANGE:
        change = change.where(seats.c.seat == bindparam("of_seat"))
    fields: dict[str, object] = {name.removeprefix("new_"): bindparam(name) for name in names}
    return change.values({**fields, "version": version + 1})


def _snapshot_statement(dialect: str) -> Executable:
    if dialect == "postgresql":
        put = postgresql.insert(snapshots)
        changed = {"seq": put.excluded.seq, "body": put.excluded.body}
        return put.on_conflict_do_update(index_elements=["match"], set_=changed)
    keep = sqlite.insert(snapshots)
    changed = {"seq": keep.excluded.seq, "body": keep.excluded.body}
    return keep.on_conflict_do_update(index_elements=["match"], set_=changed)


def _presence_statement(dialect: str) -> Executable:
    insertion = postgresql.insert if dialect == "postgresql" else sqlite.insert
    put = insertion(presences)
    changed = {"name": put.excluded.name, "connections": put.excluded.connections}
    return put.on_conflict_do_update(index_elements=["match", "node", "person"], set_=changed)


def is_overtaken(error: Exception) -> bool:
    """Whether a write failed because another was first: a row has another version than was known,
    or the key of a new one is taken."""
    if isinstance(error, StaleRow):
        return True
    if not isinstance(error, IntegrityError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code in _TAKEN or getattr(error.orig, "sqlstate", None) == "23505"


class Statements:
    """Writes rows by kind, many at once."""

    def __init__(self, dialect: str) -> None:
        self._dialect = dialect
        self._by_kind = {
            **_PLAIN,
            Kind.SNAPSHOT: _snapshot_statement(dialect),
            Kind.PRESENCE: _presence_statement(dialect),
        }

    def write(self, connection: Connection, kind: Kind, rows: Sequence[Row]) -> None:
        """All rows of a kind."""
        if kind is Kind.EVENT:
            self._write_events(connection, rows)
        elif kind in (Kind.MATCH_CHANGE, Kind.SEAT_CHANGE):
            self._change(connection, kind, rows)
        elif kind is Kind.LAST_EVENT:
            self._check_last_events(connection, rows)
        else:
            connection.execute(self._by_kind[kind], rows)
            if kind is Kind.SAYING:
                # In the same order at every node, so that none waits for one that waits for it.
                spoken_at = sorted({int(str(row["match"])) for row in rows})
                old = [{"of_match": match, "of_most": MOST_SAYINGS} for match in spoken_at]
                connection.execute(_OLD_SAYINGS, old)

    def _change(self, connection: Connection, kind: Kind, rows: Sequence[Row]) -> None:
        alike: dict[tuple[str, ...], list[Row]] = {}
        for row in rows:
            names = tuple(name for name in row if name.startswith("new_"))
            alike.setdefault(names, []).append(row)
        for names, some in alike.items():
            changed = connection.execute(_change_statement(kind, names), some)
            if changed.rowcount != len(some):
                raise StaleRow

    def _check_last_events(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Nothing is written: it is only known that nobody has added an event."""
        for row in rows:
            if self._dialect == "postgresql":
                connection.execute(_NO_EVENT_NOW, {"of_match": row["of_match"]})
            if connection.execute(_NEWER_EVENT, row).first() is not None:
                raise StaleRow

    def _write_events(self, connection: Connection, rows: Sequence[Row]) -> None:
        if self._dialect == "postgresql":
            connection.execute(_AS_JSON, {"rows": msgspec.json.encode(rows).decode()})
            return
        left = list(map(_VALUES_OF, rows))
        for most, statement in _AS_VALUES.items():
            while len(left) >= most:
                together, left = left[:most], left[most:]
                connection.exec_driver_sql(statement, tuple(chain.from_iterable(together)))
