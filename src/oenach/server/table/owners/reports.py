"""What somebody at a table reports of another, and what the host does about it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Final, Literal, NamedTuple

import structlog

from oenach.kernel.seats import LETTERS, letter
from oenach.server.clock import now_ms
from oenach.server.errors import Conflict, Forbidden, TooMuch
from oenach.server.randomness import new_id
from oenach.server.store.archive.archive import Archive
from oenach.server.store.archive.reporting import LOOKED_AT
from oenach.server.store.rows import ReportRow
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.audience.table_seen import person_id
from oenach.server.table.owners.chat import TableChat, plain
from oenach.server.table.owners.seating import Seating
from oenach.server.table.roster import Roster
from oenach.server.wire.messages import ReportSettled, ReportsSeen, ServerMessage
from oenach.server.wire.reports import HostDeed, ReportSeen, ReportWish

MOST_OF_A_PERSON: Final = 10
"""So much may one person report at a table."""

MOST_OPEN: Final = 50
"""So many reports of a table wait for an answer at most."""

MOST_KEPT: Final = 10_000
"""So many are kept in the whole store."""

Recipient = Literal["host", "operator"]

OUTCOMES: Final[dict[HostDeed, str]] = {
    "mute": "muted",
    "send-away": "sent-away",
    "hide": "hidden",
    "close-chat": "chat-closed",
    "dismiss": "dismissed",
}

log = structlog.get_logger("oenach.table")


class _Target(NamedTuple):
    """Who is reported, and what they said."""

    person: str | None
    name: str
    saying: str | None = None
    quoted: str | None = None


class TableReports:
    """Owns what was reported, which is kept in the store alone. The table's lock is held in all of
    these."""

    __slots__ = (
        "_archive",
        "_audience",
        "_chat",
        "_counts",
        "_roster",
        "_seating",
        "_table",
        "_told",
    )

    def __init__(
        self,
        *,
        table: Acting,
        roster: Roster,
        audience: Audience,
        archive: Archive,
        chat: TableChat,
        seating: Seating,
        counts: Counter[str],
    ) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._archive = archive
        self._chat = chat
        self._seating = seating
        self._counts = counts
        # What the host knows of.
        self._told: list[ReportSeen] = []

    async def report(self, person: str, wish: ReportWish) -> Recipient:
        """Keep what somebody reports, and tell the host if they are to look at it; who is."""
        row = self._roster.row
        there = person in row.people() or person in self._audience.connected()
        if not there:
            raise Forbidden("server-not-here")
        target = await self._target(wish)
        if target.person == person:
            raise Conflict("server-report-self")
        await self._check_room(person, target)
        recipient = self._recipient(person, target)
        report = ReportRow(
            id=new_id(),
            match=row.number,
            at=now_ms(),
            reporter=person,
            about=target.person,
            name=target.name,
            saying=target.saying,
            quoted=target.quoted,
            kind=wish.kind,
            text=plain(wish.text),
            recipient=recipient,
        )
        write = Write()
        write.add(Kind.REPORT, asdict(report))
        await self._table.commit(write)
        self._counts[recipient] += 1
        # Nobody else looks at these: the log is to be noticed.
        tell = log.info if recipient == "host" else log.warning
        tell("reported", table=row.id, report=report.id, kind=report.kind, to=recipient)
        if recipient == "host":
            await self.tell_host()
        return recipient

    async def _target(self, wish: ReportWish) -> _Target:
        row = self._roster.row
        if wish.saying is not None:
            said = await self._chat.said(wish.saying)
            person = said.person
            if person is None and said.seat is not None and said.seat < len(row.seats):
                # It was said before it was kept who said it.
                person = row.seats[said.seat].person
            return _Target(person, said.name, wish.saying, said.text)
        if wish.seat is None:
            person = self._seating.looking_on(wish.onlooker)
            return _Target(person, self._audience.onlookers()[person])
        seat = LETTERS.index(wish.seat)
        chair = row.seats[seat] if seat < len(row.seats) else None
        if chair is None or chair.person is None:
            raise Conflict("server-nobody-there", seat=wish.seat)
        return _Target(chair.person, chair.name or "")

    async def _check_room(self, person: str, target: _Target) -> None:
        """Conflict if the same was reported already, TooMuch if there is no room for more."""
        known = await self._known()
        mine = [one for one in known if one.reporter == person]
        waiting = [one for one in known if one.outcome is None]
        for one in mine:
            same = one.saying == target.saying and one.about == target.person
            if same and one.outcome is None:
                raise Conflict("server-already-reported")
        if len(mine) >= MOST_OF_A_PERSON or len(waiting) >= MOST_OPEN:
            raise TooMuch("server-too-many-reports")
        if await asyncio.to_thread(self._archive.report_count) >= MOST_KEPT:
            log.warning("no room for reports", table=self._roster.row.id)
            raise TooMuch("server-no-room-for-reports")

    def _recipient(self, person: str, target: _Target) -> Recipient:
        """The host, unless it is about the host, by the host, or nobody is the host.

        Whoever was muted or sent away may report, but not to the one who did that: else a report
        would be a way to go on talking to the host.
        """
        row = self._roster.row
        silenced = person in row.muted or person in row.removed
        if not row.host or silenced or row.host in (person, target.person):
            return "operator"
        return "host"

    # The host.

    async def answer(self, report_id: str, deed: HostDeed) -> None:
        """The host does something about a report, which is settled then, and so are others that
        this answers."""
        known = await self._known()
        report = next((one for one in known if one.id == report_id and self._waits(one)), None)
        if report is None:
            raise Conflict("server-report-settled")
        await self._do(report, deed)
        # If only this fails, the deed is done, and the report can still be dismissed.
        await self._settle([one for one in known if _answered(one, report, deed)], OUTCOMES[deed])

    async def hide(self, saying: str) -> None:
        """The host hides something that was said, and what is reported of that is settled."""
        await self._chat.hide(saying)
        alike = [one for one in await self._known() if one.saying == saying and self._waits(one)]
        await self._settle(alike, OUTCOMES["hide"])

    async def tell_host(self) -> None:
        """Tell the host what waits for them."""
        self._told = await self._waiting()
        self._audience.tell_person(self._roster.host, ReportsSeen(self._told))

    async def tell_host_change(self) -> None:
        """The same, if the host is here and knows it otherwise."""
        if self._roster.host in self._audience.here() and await self._waiting() != self._told:
            await self.tell_host()

    async def _waiting(self) -> list[ReportSeen]:
        return [self._seen(one) for one in await self._known() if self._waits(one)]

    async def _do(self, report: ReportRow, deed: HostDeed) -> None:
        if deed == "close-chat":
            await self._chat.let_onlookers_speak(False)
        elif deed == "hide":
            if report.saying is None:
                raise Conflict("server-no-saying")
            await self._chat.hide_reported(report.saying)
        elif deed != "dismiss":
            if report.about is None:
                raise Conflict("server-nobody-known")
            if deed == "mute":
                await self._seating.mute(report.about, True)
            else:
                await self._seating.send_away(report.about, report.name)

    async def _settle(self, settled: Sequence[ReportRow], outcome: str) -> None:
        there, write = self._audience.connected(), Write()
        done = [replace(one, outcome=outcome, told=one.reporter in there) for one in settled]
        for one in done:
            _change(one, write)
        await self._table.commit(write)
        for one in done:
            self._audience.tell_person(one.reporter, _settled(one))
        await self.tell_host()

    def _waits(self, report: ReportRow) -> bool:
        """Whether it is for the host to answer: never one about themselves, who may have become
        the host since."""
        for_host = report.recipient == "host" and report.about != self._roster.host
        return report.outcome is None and for_host

    def _seen(self, report: ReportRow) -> ReportSeen:
        row, about = self._roster.row, report.about
        seats = self._roster.seats_of(about)
        return ReportSeen(
            id=report.id,
            at=report.at,
            kind=report.kind,  # type: ignore[arg-type]  # one of the literals, by the store
            name=report.name,
            person=None if about is None else person_id(row, about),
            seat=letter(seats[0]) if seats else None,
            muted=about in row.muted,
            saying=report.saying,
            quoted=report.quoted,
            text=report.text,
        )

    # Who comes.

    async def welcome(self, person: str | None) -> list[ServerMessage]:
        """What somebody who comes is to be told: a host what waits for them, and others what came
        of what they reported while they were away. From now on they know."""
        known = [] if person is None else await self._known()
        waiting = [self._seen(one) for one in known if self._waits(one)]
        told: list[ServerMessage] = []
        if waiting and person == self._roster.host:
            told.append(ReportsSeen(waiting))
        write = Write()
        for one in known:
            if one.reporter == person and one.outcome is not None and not one.told:
                told.append(_settled(one))
                _change(replace(one, told=True), write)
        await self._table.commit(write)
        return told

    async def _known(self) -> list[ReportRow]:
        return await asyncio.to_thread(self._archive.reports_of, self._roster.row.number)


def _answered(one: ReportRow, report: ReportRow, deed: HostDeed) -> bool:
    """Whether what the host does about a report answers another one, too."""
    if one.outcome is not None or one.recipient != "host":
        return False
    same_saying = report.saying is not None and one.saying == report.saying
    gone = deed == "send-away" and one.about == report.about
    return one.id == report.id or same_saying or gone


def _change(report: ReportRow, write: Write) -> None:
    change = {"of_id": report.id, "new_outcome": report.outcome, "new_told": report.told}
    write.add(Kind.REPORT_CHANGE, change)


def _settled(report: ReportRow) -> ReportSettled:
    if report.outcome == LOOKED_AT:
        return ReportSettled(report.name, "looked-at")
    return ReportSettled(report.name, "dismissed" if report.outcome == "dismissed" else "acted")
