"""What a store has of what people said to each other, and of each other."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from sqlalchemy import select

from oenach.server.store.archive.access import StoreAccess
from oenach.server.store.archive.reading import saying_row
from oenach.server.store.archive.reporting import delete_reports, report_count, reports_of
from oenach.server.store.rows import ReportRow, SayingRow
from oenach.server.store.schema import sayings

SAYING: Final = [sayings.c[field.name] for field in fields(SayingRow)]


class StoredSayings(StoreAccess):
    """Sayings, and reports of them."""

    def sayings(self, number: int, limit: int, after: int = 0) -> list[SayingRow]:
        """The latest things that were said at a table after one of them, the oldest first."""
        here = sayings.c.match == number, sayings.c.number > after
        query = select(*SAYING).where(*here).order_by(sayings.c.number.desc())
        with self._engine.connect() as connection:
            found = map(saying_row, connection.execute(query.limit(limit)))
            return [said for said in found if said is not None][::-1]

    def hidden_sayings(self, number: int) -> list[str]:
        """The ids of what was said at a table and is hidden."""
        query = select(sayings.c.id).where(sayings.c.match == number, sayings.c.hidden)
        with self._engine.connect() as connection:
            return [str(saying) for saying in connection.execute(query).scalars()]

    def saying(self, number: int, saying_id: str) -> SayingRow | None:
        """One thing that was said at a table."""
        query = select(*SAYING).where(sayings.c.match == number, sayings.c.id == saying_id)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
            return None if row is None else saying_row(row)

    # What was reported.

    def reports_of(self, number: int) -> list[ReportRow]:
        """All reports of a table, the oldest first."""
        with self._engine.connect() as connection:
            return reports_of(connection, number)

    def report_count(self) -> int:
        """How many reports there are in all."""
        with self._engine.connect() as connection:
            return report_count(connection)

    def delete_reports(self, before: int) -> int:
        """Delete reports that are older than a moment; how many there were."""
        with self._writing() as connection:
            return delete_reports(connection, before)
