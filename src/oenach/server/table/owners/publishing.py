"""Telling those who are at a table what has become of it, once that is on disk."""

from __future__ import annotations

import msgspec

from oenach.kernel.logs.events import TakenBack
from oenach.server.store.rows import MatchRow
from oenach.server.table.audience.audience import Audience
from oenach.server.table.audience.curtains import Curtains
from oenach.server.table.journal import Journal
from oenach.server.table.news import News
from oenach.server.table.owners.calling_off import CallingOff
from oenach.server.table.owners.chat import TableChat
from oenach.server.table.owners.queues import Queues
from oenach.server.table.owners.rematch import Rematcher
from oenach.server.table.owners.reports import TableReports
from oenach.server.table.owners.takeback import Takebacker
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import Command
from oenach.server.wire.visitor import Visitor


class Publishing:
    """Knows who is told what, and in which order, of something that happened here, at another node,
    or before the table was read anew."""

    __slots__ = (
        "_audience",
        "_calling_off",
        "_chat",
        "_curtains",
        "_journal",
        "_queues",
        "_rematcher",
        "_reports",
        "_roster",
        "_takebacker",
    )

    def __init__(
        self,
        *,
        roster: Roster,
        journal: Journal,
        curtains: Curtains,
        audience: Audience,
        queues: Queues,
        takebacker: Takebacker,
        calling_off: CallingOff,
        rematcher: Rematcher,
        chat: TableChat,
        reports: TableReports,
    ) -> None:
        self._roster = roster
        self._journal = journal
        self._curtains = curtains
        self._audience = audience
        self._queues = queues
        self._takebacker = takebacker
        self._calling_off = calling_off
        self._rematcher = rematcher
        self._chat = chat
        self._reports = reports

    async def publish(self, by: Visitor | None = None, command: Command | None = None) -> None:
        """Tell every visitor what happened since the last event that they were sent."""
        match = self._journal.match
        if match is not None:
            self._audience.tell_curtain(self._curtains.fall(match))
            self._takebacker.tell_change()
            await self._audience.publish(by, command)

    async def tell_news(self, before: MatchRow, news: News) -> None:
        """Tell those who are here what they would have been told if it had happened at this
        node."""
        after, match = news.row, self._journal.match
        if (before.version, before.seats) != (after.version, after.seats):
            self._audience.go_by_seats()
            self._audience.tell_table()
        if match is not None:
            self._audience.tell_curtain(self._curtains.fall(match))
            await self._audience.publish()
        await self._tell_proposed(before, granted=_took_back(news))
        if before.version != after.version:
            await self._tell_said()

    async def tell_beside(self, before: MatchRow) -> None:
        """The table was read anew, and everybody told of the match: what others did meanwhile that
        is in no log is told as well."""
        self._audience.go_by_seats()
        # With another number of seats there was no match yet in which anything could be proposed.
        if len(before.seats) == len(self._roster.chairs):
            await self._tell_proposed(before)
        await self._tell_said()

    async def _tell_proposed(self, before: MatchRow, *, granted: bool = False) -> None:
        if self._journal.match is not None:
            self._tell_queues(before)
            self._takebacker.tell_change(granted=granted)
            self._calling_off.tell_change()
            self._rematcher.tell_change()
        await self._show_moved(before, self._roster.row)

    async def _tell_said(self) -> None:
        await self._chat.tell_new()
        await self._reports.tell_host_change()

    def _tell_queues(self, before: MatchRow) -> None:
        for chair in before.seats:
            self._queues.tell_change(chair.seat, chair.queue)

    async def _show_moved(self, before: MatchRow, after: MatchRow) -> None:
        """Whoever has another seat than before looks with other eyes."""
        moved: set[str] = set()
        for was, chair in zip(before.seats, after.seats, strict=True):
            if (was.person, was.why == "removed") != (chair.person, chair.why == "removed"):
                moved |= {person for person in (was.person, chair.person) if person}
        if moved and after.state == "playing":
            for person in moved:
                self._curtains.drop(person)
            await self._audience.show_again(moved)


def _took_back(news: News) -> bool:
    """Whether moves were taken back with the consent of the table."""
    told = (msgspec.json.decode(row.body) for row in news.events)
    return any(one["kind"] == TakenBack.kind and one.get("consent") for one in told)
