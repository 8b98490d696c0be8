"""How each kind of row is written, on each kind of database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.base import Executable

from oenach.server.store.schema import due, matches, sayings, seats, snapshots
from oenach.server.store.writes import Kind, Row

MATCH_FIELDS: Final = (
    "seats",
    "options",
    "state",
    "host",
    "muted",
    "removed",
    "started",
    "ended",
    "result",
    "rematch",
    "put_away",
    "forgotten",
)
SEAT_FIELDS: Final = (
    "kind",
    "person",
    "name",
    "level",
    "stand_in",
    "why",
    "bank",
    "queue",
    "nonce",
)

_PLAIN: Final[dict[Kind, Executable]] = {
    # Rows that are changed are given whole, so that one statement fits all.
    Kind.MATCH_CHANGE: update(matches)
    .where(matches.c.number == bindparam("match"))
    .values({name: bindparam(f"new_{name}") for name in MATCH_FIELDS}),
    Kind.SEAT_CHANGE: update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_FIELDS}),
    Kind.DUE_DONE: delete(due).where(due.c.match == bindparam("of_match")),
    Kind.DUE: insert(due),
    Kind.SAYING: insert(sayings),
    Kind.SEATS_GONE: delete(seats).where(seats.c.match == bindparam("of_match")),
    Kind.SEAT: insert(seats),
}

# Events go to the database as one JSON value. PostgreSQL's driver would send a message for each
# row, at twelve times the cost; SQLite's would let other threads run and wait its turn again after
# each row, which slowed the whole server by a third.
_COLUMNS: Final = ("match", "seq", "body", "hash", "opening", "command", "at")
_INTO: Final = f"INSERT INTO events ({', '.join(_COLUMNS)}) "
_EVENTS_AT_ONCE: Final = {
    "postgresql": text(
        f"{_INTO} SELECT {', '.join(_COLUMNS)} "
        "FROM json_to_recordset(CAST(:rows AS json)) AS row(match bigint, seq int, body text, "
        "hash text, opening text, command text, at bigint)"
    ),
    "sqlite": text(
        f"{_INTO} SELECT {', '.join(f'value ->> {place}' for place in range(len(_COLUMNS)))} "
        "FROM json_each(:rows)"
    ),
}


def _snapshot_statement(dialect: str) -> Executable:
    if dialect == "postgresql":
        put = postgresql.insert(snapshots)
        changed = {"seq": put.excluded.seq, "body": put.excluded.body}
        return put.on_conflict_do_update(index_elements=["match"], set_=changed)
    keep = sqlite.insert(snapshots)
    changed = {"seq": keep.excluded.seq, "body": keep.excluded.body}
    return keep.on_conflict_do_update(index_elements=["match"], set_=changed)


class Statements:
    """Writes rows by kind, many at once."""

    def __init__(self, dialect: str) -> None:
        self._dialect = dialect
        self._by_kind = {**_PLAIN, Kind.SNAPSHOT: _snapshot_statement(dialect)}

    def write(self, connection: Connection, kind: Kind, rows: Sequence[Row]) -> None:
        """All rows of a kind."""
        if kind is Kind.EVENT:
            self._write_events(connection, rows)
        else:
            connection.execute(self._by_kind[kind], rows)

    def _write_events(self, connection: Connection, rows: Sequence[Row]) -> None:
        packed: object = rows
        if self._dialect == "sqlite":
            packed = [[row[name] for name in _COLUMNS] for row in rows]
        packed_text = msgspec.json.encode(packed).decode()
        connection.execute(_EVENTS_AT_ONCE[self._dialect], {"rows": packed_text})
