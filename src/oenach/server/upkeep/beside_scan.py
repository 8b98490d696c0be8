"""What lies beside the events of one match: what is due, what was said, what was reported."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, select, update

from oenach.server.store.archive.reading import report_row, saying_row
from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import due, reports, sayings
from oenach.server.table.owners.due.timers import BOT, CLOCK, LIMIT, QUEUE, SLEEP
from oenach.server.upkeep.findings import UNREADABLE, Damage, Finding

DUE: Final = (BOT, CLOCK, LIMIT, QUEUE, SLEEP)
"""All that can be stored as due."""


def scan_beside(connection: Connection, row: MatchRow) -> Iterator[Damage]:
    """What cannot be read of what was said and reported at a table. A saying stays without its
    seat; whatever else nobody can read is nothing any more."""
    said = select(sayings).where(sayings.c.match == row.number).order_by(sayings.c.number)
    for one in connection.execute(said).all():
        if saying_row(one) is None:
            mine = sayings.c.number == one.number
            cure = update(sayings).values(seat=None) if _lacks_a_seat(one) else delete(sayings)
            yield Damage(Finding("sayings", UNREADABLE, "yes", row.id), (cure.where(mine),))
    for report in connection.execute(select(reports).where(reports.c.match == row.number)).all():
        if report_row(report) is None:
            gone = delete(reports).where(reports.c.id == report.id)
            yield Damage(Finding("reports", UNREADABLE, "yes", row.id), (gone,))


def _lacks_a_seat(one: Row[Any]) -> bool:
    """Whether only the seat keeps something that was said from being read."""
    return saying_row(SimpleNamespace(**{**one._mapping, "seat": None})) is not None


def scan_due(connection: Connection, row: MatchRow) -> Iterator[Damage]:
    """What is due where nothing can be, or nobody knows when. A bot moves at once then; all else
    is due anew when somebody comes, or moves."""
    for one in connection.execute(select(due).where(due.c.match == row.number)).all():
        untimed = (
            one.kind == CLOCK and row.terms.clock.kind == "none" and "terms" not in row.damaged
        )
        mine = due.c.match == row.number, due.c.kind == one.kind
        if row.state != "playing" or row.put_away is not None or untimed or one.kind not in DUE:
            finding = Finding("due", "server-damage-due", "yes", row.id, detail=str(one.kind))
            yield Damage(finding, (delete(due).where(*mine),))
        elif not isinstance(one.at, int):
            soon = update(due).values(at=0) if one.kind == BOT else delete(due)
            yield Damage(Finding("due.at", UNREADABLE, "yes", row.id), (soon.where(*mine),))
