"""What all of the archive goes by: who may change a store, and rows of matches as they are read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Row, Select, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.elements import ColumnElement

from oenach.server.store.archive.reading import match_row
from oenach.server.store.leases.lease import NO_LEASE, Lease
from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import matches, seats
from oenach.server.store.stillness import Stillness
from oenach.server.store.writing.write_turns import turn


class StoreAccess:
    """A store for those who have it, or only look at it."""

    def __init__(
        self, engine: Engine, lease: Lease = NO_LEASE, stillness: Stillness | None = None
    ) -> None:
        self._engine = engine
        self._lease = lease
        self._stillness = stillness or Stillness()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction that changes something, which only a holder of the store may."""
        with self._stillness.writing(), self._transaction(even_at_rest=False) as connection:
            yield connection

    @contextmanager
    def _transaction(self, *, even_at_rest: bool) -> Iterator[Connection]:
        """One that changes nothing that is moved with a store may be made at any time."""
        with turn(self._engine), self._engine.begin() as connection:
            self._lease.check(connection, even_at_rest=even_at_rest)
            yield connection

    def _insertion(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insertion that can say what happens if the row is there already."""
        postgres = self._engine.dialect.name == "postgresql"
        return postgresql.insert(table) if postgres else sqlite.insert(table)

    def _matches(self, query: Select[Any]) -> list[MatchRow]:
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
            numbers = [row.number for row in found]
            sitting: dict[int, list[Row[Any]]] = {number: [] for number in numbers}
            query_seats = select(seats).where(seats.c.match.in_(numbers)).order_by(seats.c.seat)
            for row in connection.execute(query_seats) if numbers else ():
                sitting[row.match].append(row)
        return [match_row(row, sitting[row.number]) for row in found]


def unchanged(row: MatchRow) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The stored row, if it is still as it was read."""
    return matches.c.number == row.number, matches.c.version == row.version
