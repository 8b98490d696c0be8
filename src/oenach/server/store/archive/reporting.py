"""What people reported, as the store has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from oenach.server.store.archive.reading import report_row
from oenach.server.store.rows import ReportRow
from oenach.server.store.schema import matches, reports

LOOKED_AT: Final = "looked-at"
"""The outcome of a report that whoever runs the server has dismissed."""


def reports_of(connection: Connection, number: int) -> list[ReportRow]:
    """All reports of a table, the oldest first; but for those that cannot be read."""
    query = select(reports).where(reports.c.match == number).order_by(reports.c.at, reports.c.id)
    found = map(report_row, connection.execute(query))
    return [report for report in found if report is not None]


def report_count(connection: Connection) -> int:
    """How many reports there are in all."""
    return int(connection.execute(select(func.count()).select_from(reports)).scalar_one())


def reports_everywhere(
    connection: Connection, match_id: str | None, *, settled: bool
) -> Sequence[tuple[str, ReportRow]]:
    """Reports of one table or of all, the newest first, with the id of the match: those that are
    open, or also those that are not."""
    query = select(reports, matches.c.id.label("match_id")).join(
        matches, matches.c.number == reports.c.match
    )
    if match_id is not None:
        query = query.where(matches.c.id == match_id)
    if not settled:
        query = query.where(reports.c.outcome.is_(None))
    rows = connection.execute(query.order_by(reports.c.at.desc(), reports.c.id))
    found = [(row.match_id, report_row(row)) for row in rows]
    return [(match, report) for match, report in found if report is not None]


def dismiss_report(connection: Connection, report_id: str) -> bool:
    """Whoever runs the server has looked at a report; False if it is not open, or not there."""
    mine = reports.c.id == report_id, reports.c.outcome.is_(None)
    looked_at = update(reports).where(*mine).values(outcome=LOOKED_AT)
    return connection.execute(looked_at).rowcount == 1


def leave_reports(connection: Connection, number: int, person: str) -> None:
    """Nothing in the reports of a table leads to somebody any more; what was said stays."""
    of_match = reports.c.match == number
    made = update(reports).where(of_match, reports.c.reporter == person)
    connection.execute(made.values(reporter=""))
    about = update(reports).where(of_match, reports.c.about == person)
    connection.execute(about.values(about=None, name=""))


def delete_reports(connection: Connection, before: int) -> int:
    """Delete reports that are older than a moment; how many there were."""
    return connection.execute(delete(reports).where(reports.c.at < before)).rowcount
