"""What other nodes have written at tables since these were last looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from oenach.server.errors import no_such_table
from oenach.server.store.archive.archive import Archive
from oenach.server.store.rows import DueRow, EventRow, MatchRow, Stamp


class Known(NamedTuple):
    """How far a table is known."""

    row: MatchRow
    seq: int
    turn: int | None = None
    """The number of whoever had had the table to themselves last; None if somebody still had."""

    def stamp(self) -> Stamp:
        """The same, to be compared with what the store has."""
        return self.row.stamp(self.seq)


@dataclass(frozen=True, slots=True)
class News:
    """A table as the store has it at one moment, as far as it is not known yet."""

    row: MatchRow
    events: list[EventRow]
    due: dict[str, DueRow]
    snapshot_seq: int


def read_news(
    archive: Archive, tables: Mapping[int, Known], *, again: bool = False
) -> dict[int, News | None]:
    """What there is of tables beyond what is known, by number: None where there is nothing, which
    is looked at all the same if it is to be `again`. One that is gone, or cannot be read, is
    missing."""
    with archive.one_moment() as stored:
        stamps = stored.stamps(tables)
        behind = {
            number: tables[number]
            for number, stamp in stamps.items()
            if again or tables[number].stamp().behind(stamp)
        }
        found: dict[int, News | None] = dict.fromkeys(stamps)
        if behind:
            rows = _rows(stored, behind, stamps)
            found.update(_news(stored, behind, rows))
            for number in behind.keys() - rows.keys():
                del found[number]
    return found


def read_news_of(archive: Archive, known: Known, *, again: bool = False) -> News | None:
    """The same of one table; NotFound if it is gone, Damaged if it cannot be read."""
    number = known.row.number
    found = read_news(archive, {number: known}, again=again)
    if number not in found and archive.match(known.row.id) is None:
        raise no_such_table()
    return found.get(number)


def _rows(
    stored: Archive, behind: Mapping[int, Known], stamps: Mapping[int, Stamp]
) -> dict[int, MatchRow]:
    """Tables with their seats, most of which no move has changed."""
    same = {
        number: known.row
        for number, known in behind.items()
        if known.stamp()[:2] == stamps[number][:2]
    }
    changed = behind.keys() - same.keys()
    return same | stored.rows_of(changed) if changed else same


def _news(
    stored: Archive, behind: Mapping[int, Known], rows: Mapping[int, MatchRow]
) -> dict[int, News]:
    events = stored.later_events(
        {number: behind[number].seq for number, row in rows.items() if row.state == "playing"}
    )
    # A match that is over may have been packed since, and is read by itself.
    ended = {number for number, row in rows.items() if row.state == "over"}
    events |= {number: stored.events(number, behind[number].seq) for number in ended}
    due, snapshots = stored.due_at(rows), stored.snapshot_seqs(rows)
    return {
        number: News(row, events.get(number, []), due.get(number, {}), snapshots.get(number, -1))
        for number, row in rows.items()
    }
