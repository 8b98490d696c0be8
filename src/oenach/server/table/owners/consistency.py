"""What is on disk counts: the way of rows there, and back to what is stored.

What others read and follow is in memory, which goes ahead of the disk until rows are there. Where
they do not get there, or somebody else was first, memory is forgotten in favour of the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.kernel.errors import OenachError
from oenach.kernel.game import Game
from oenach.server.context import Context
from oenach.server.errors import Damaged, Overtaken, Resting, Unavailable
from oenach.server.store.leases.lease import LeaseLost
from oenach.server.store.rows import Stamp
from oenach.server.store.writing.statements import is_overtaken
from oenach.server.store.writing.storing import Storing
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Reacting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.games import shared_game
from oenach.server.table.journal import Journal
from oenach.server.table.news import Known, News, read_news_of
from oenach.server.table.owners.catching_up import CatchingUp
from oenach.server.table.owners.due.timers import Timers
from oenach.server.table.owners.publishing import Publishing
from oenach.server.table.restoring import restore
from oenach.server.table.roster import Roster

log = structlog.get_logger("oenach.table")


class Consistency:
    """Owns whether memory is as the disk has it. The table's lock is held by whoever writes, reads
    anew or catches up."""

    __slots__ = (
        "_audience",
        "_catching_up",
        "_context",
        "_diverged",
        "_epoch",
        "_journal",
        "_publishing",
        "_roster",
        "_table",
        "_timers",
        "_writing",
    )

    def __init__(
        self,
        *,
        table: Reacting,
        context: Context,
        roster: Roster,
        journal: Journal,
        audience: Audience,
        timers: Timers,
        publishing: Publishing,
        catching_up: CatchingUp,
    ) -> None:
        self._table = table
        self._context = context
        self._roster = roster
        self._journal = journal
        self._audience = audience
        self._timers = timers
        self._publishing = publishing
        self._catching_up = catching_up
        # Whether memory may differ from the disk: nobody may see it, nothing may follow on it.
        self._diverged = False
        self._epoch = context.lease.epoch
        # What is on its way to the disk, or was last.
        self._writing: Storing | None = None

    @property
    def diverged(self) -> bool:
        """Whether memory may differ from the disk; what was read before another process had the
        store does."""
        lease = self._context.lease
        return self._diverged or lease.lost or lease.epoch != self._epoch

    def outdate(self) -> bool:
        """Memory may differ from the disk, which is read before anything else happens; whether that
        is news."""
        known, self._diverged = self._diverged, True
        return not known

    def stamp(self) -> Stamp:
        """How far the table has got, as far as is known here."""
        match = self._journal.match
        return self._roster.stamp(-1 if match is None else match.last_seq)

    # To the disk, and from there to everybody.

    async def commit(self, write: Write) -> None:
        """Put rows on disk; if that fails, go back to what is on disk, and tell everybody."""
        if not write:
            return
        if self.diverged:
            await self.recover()
            raise Unavailable("server-not-stored")
        if self._context.lease.shared and write.is_beside():
            # Other nodes see by the version of the row that something has changed.
            self._roster.touch(write)
        self._writing = self._context.writer.commit(write)
        try:
            # Whoever is called off meanwhile takes nothing back: what became of it is found out by
            # whoever reads the table anew.
            await self._writing
        except Exception as error:
            if is_overtaken(error):
                # The key is the fence: another node has written what this one does not know.
                self._diverged = True
                await self.recover()
                raise Overtaken from error
            resting = isinstance(error, Resting)
            if not resting:
                self._context.outage.failed("not stored", self._roster.row.id, error)
            self._timers.back_off()
            self._diverged = True
            await self.recover()
            if resting:
                # All rest, and this node has not seen it yet.
                raise
            raise Unavailable("server-not-stored") from error
        self._context.outage.over()
        self._timers.stored()

    @contextmanager
    def telling(self) -> Iterator[None]:
        """From the disk to everybody: whoever fails on the way, and be it by a refusal, leaves
        something on disk that not all have heard of."""
        try:
            yield
        except BaseException:
            self._table.doubt()
            raise

    # Back to what is on disk.

    async def recover(self) -> None:
        """If memory may differ from the disk, forget it in favour of what is there, and tell
        everybody what they have not heard; Unavailable if it cannot be read, Damaged if what is
        there does not hold."""
        if not self.diverged:
            return
        lease = self._context.lease
        self._timers.stop()
        if lease.lost:
            raise LeaseLost
        if self._writing is not None:
            await self._writing.end()
        epoch, before = lease.epoch, self._roster.row
        try:
            restored = await asyncio.to_thread(
                restore, self._context.archive, before.id, self._same_game
            )
        except Damaged:
            raise
        except (SQLAlchemyError, OenachError) as error:
            self._context.outage.failed("cannot be read again", before.id, error)
            raise Unavailable("server-not-stored") from error
        self._catching_up.adopt(restored)
        self._diverged, self._epoch = False, epoch
        try:
            self._audience.tell_table()
            await self._publishing.publish()
            if lease.shared:
                await self._publishing.tell_beside(before)
        except (SQLAlchemyError, Unavailable) as error:
            # The store is away again: whoever comes back is told everything.
            self._context.outage.failed("cannot be told", before.id, error)
            self._audience.send_back()
        except Exception:
            # It is the telling that fails: whoever comes back is told everything.
            log.exception("cannot be told", table=before.id)
            self._audience.send_back()

    def _same_game(
        self, name: str, seats: int, options: dict[str, object], rules: int | None
    ) -> Game:
        """The game as it is in memory, unless another node has changed how many seats it has."""
        game = self._journal.game
        return game if seats == game.seats else shared_game(name, seats, options, rules)

    async def catch_up(self, *, again: bool = False) -> bool:
        """Take in what other nodes did; whether there was anything. `again` also looks at what is
        due, which may be this node's to do by now. NotFound if the table is gone."""
        if self.diverged:
            await self.recover()
            return True
        if not self._context.lease.shared:
            return False
        known = Known(self._roster.row, self.stamp().seq)
        news = await asyncio.to_thread(read_news_of, self._context.archive, known, again=again)
        if news is None:
            return False
        await self.follow(news)
        return known.stamp().behind(self.stamp())

    async def follow(self, news: News) -> None:
        """Go on with what other nodes did, or read all of it anew, and tell those who are here."""
        with self.telling():
            if self._catching_up.can_follow(news):
                await self._catching_up.take_in(news)
            else:
                self._diverged = True
                await self.recover()
