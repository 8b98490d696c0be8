"""Taking in what the store has of a table: all of it, or what other nodes did there."""

from __future__ import annotations

from oenach.server.table.journal import Journal
from oenach.server.table.news import News
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.due.clocks import Clocks
from oenach.server.table.owners.due.standstill import Standstill
from oenach.server.table.owners.due.timers import Timers
from oenach.server.table.owners.publishing import Publishing
from oenach.server.table.owners.takeback import Takebacker
from oenach.server.table.restoring import Restored
from oenach.server.table.roster import Roster


class CatchingUp:
    """Brings every part of a table to what the store has."""

    __slots__ = (
        "_absences",
        "_clocks",
        "_journal",
        "_publishing",
        "_roster",
        "_standstill",
        "_takebacker",
        "_timers",
    )

    def __init__(
        self,
        *,
        roster: Roster,
        journal: Journal,
        clocks: Clocks,
        absences: Absences,
        takebacker: Takebacker,
        timers: Timers,
        standstill: Standstill,
        publishing: Publishing,
    ) -> None:
        self._roster = roster
        self._journal = journal
        self._clocks = clocks
        self._absences = absences
        self._takebacker = takebacker
        self._timers = timers
        self._standstill = standstill
        self._publishing = publishing

    def adopt(self, restored: Restored) -> None:
        """Take over what was read from the store."""
        self._roster.adopt(restored.row)
        self._journal.adopt(restored)
        self._takebacker.count_anew()
        self._clocks.reset([chair.bank for chair in restored.row.seats])
        self._timers.resume(restored.due)
        self._absences.watch()
        self._standstill.heed()

    def can_follow(self, news: News) -> bool:
        """Whether it is but more of what is known: no match that has begun, and no other seats."""
        begun = news.row.state in ("playing", "over")
        return begun == (self._journal.match is not None) and (
            len(news.row.seats) == len(self._roster.chairs)
        )

    async def take_in(self, news: News) -> None:
        """Go on with the news, and tell those who are here. The table's lock is held."""
        before, match = self._roster.row, self._journal.match
        self._roster.adopt(news.row)
        if match is not None and news.events:
            self._journal.take_in(news.events, news.row, news.snapshot_seq)
            self._takebacker.count_anew()
        self._clocks.reset([chair.bank for chair in news.row.seats])
        self._timers.resume(news.due)
        if before.put_away is not None and news.row.put_away is None:
            self._absences.begin()
        await self._publishing.tell_news(before, news)
        self._standstill.heed()
