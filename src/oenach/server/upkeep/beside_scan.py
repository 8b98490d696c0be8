"""What lies beside the events of one match: what is due, what was said, what was reported."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from oenach.server.store.archive.reading import report_row, saying_row
from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import due, reports, sayings
from oenach.server.table.owners.due.timers import BOT, CLOCK, STORED
from oenach.server.upkeep.findings import UNREADABLE, Damage, Finding


def scan_beside(connection: Connection, row: MatchRow) -> Iterator[Damage]:
    """What cannot be read of what was said and reported at a table. A saying stays without its
    seat; whatever else nobody can read is nothing any more."""
    said = select(sayings).where(sayings.c.match == row.number).order_by(sayings.c.number)
    for one in connection.execute(said).all():
        if saying_row(one) is None:
            mine = sayings.c.number == one.number
            cure = update(sayings).values(seat=None) if _lacks_a_seat(one) else delete(sayings)
            yield Damage(Finding("sayings", UNREADABLE, "yes", row.id), (cure.where(mine),))
    of_match = reports.c.match == row.number
    reported = connection.execute(select(reports).where(of_match)).all()
    sound = [report.id for report in reported if report_row(report) is not None]
    for _ in range(len(reported) - len(sound)):
        # An id that is no text is not found again by what was read of it.
        gone = delete(reports).where(of_match, reports.c.id.not_in(sound))
        yield Damage(Finding("reports", UNREADABLE, "yes", row.id), (gone,))


def _lacks_a_seat(one: Row[Any]) -> bool:
    """Whether only the seat keeps something that was said from being read."""
    rest = {column.name: getattr(one, column.name) for column in sayings.c}
    return saying_row(SimpleNamespace(**{**rest, "seat": None})) is not None


def scan_due(connection: Connection, row: MatchRow) -> Iterator[Damage]:
    """What is due where nothing can be, or nobody knows when. A bot moves at once then; all else
    is due anew when somebody comes, or moves."""
    for one in connection.execute(select(due).where(due.c.match == row.number)).all():
        untimed = (
            one.kind == CLOCK and row.terms.clock.kind == "none" and "terms" not in row.damaged
        )
        # What is no text is not found again by what was read of it.
        same = due.c.kind == one.kind if one.kind in STORED else due.c.kind.not_in(STORED)
        mine = due.c.match == row.number, same
        if row.state != "playing" or row.put_away is not None or untimed or one.kind not in STORED:
            finding = Finding("due", "server-damage-due", "yes", row.id, detail=str(one.kind))
            yield Damage(finding, (delete(due).where(*mine),))
        elif not isinstance(one.at, int):
            soon = update(due).values(at=0) if one.kind == BOT else delete(due)
            yield Damage(Finding("due.at", UNREADABLE, "yes", row.id), (soon.where(*mine),))
