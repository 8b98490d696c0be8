"""What other nodes have written at a table since it was last looked at."""

from __future__ import annotations

from dataclasses import dataclass

from oenach.server.store.archive.archive import Archive
from oenach.server.store.rows import DueRow, EventRow, MatchRow, Stamp


@dataclass(frozen=True, slots=True)
class News:
    """A table as the store has it at one moment, as far as it is not known yet."""

    row: MatchRow
    events: list[EventRow]
    due: dict[str, DueRow]
    snapshot_seq: int

    def stamp(self, known: int) -> Stamp:
        """How far the table has got, whose events are known up to one."""
        seq = self.events[-1].seq if self.events else known
        return Stamp(self.row.version, sum(chair.version for chair in self.row.seats), seq)


def read_news(archive: Archive, match_id: str, seq: int) -> News | None:
    """What there is after an event; None if the table is gone."""
    with archive.one_moment() as stored:
        row = stored.match(match_id)
        if row is None:
            return None
        # A match that is over may have been packed since: nothing follows on its last event.
        events = [] if row.state == "waiting" else stored.events(row.number, seq)
        return News(row, events, stored.due_of(row.number), stored.snapshot_seq(row.number))
