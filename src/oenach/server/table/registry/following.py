"""Keeping the tables in memory as they are in the store, though other nodes write there, too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.errors import Damaged, NotFound, Unavailable
from oenach.server.nodes.hints import Hint
from oenach.server.store.rows import PresenceRow
from oenach.server.table.news import Known, News, read_news
from oenach.server.table.registry.live_tables import LiveTables
from oenach.server.table.table import Table

POLL: Final = 1.0
"""Seconds between two looks at how far the tables have got: what a lost hint costs."""

LEFT: Final = 3_000
"""Milliseconds after which a table that nobody here looks at is no longer followed."""

log = structlog.get_logger("oenach.nodes")


class Following:
    """Looks where a hint says that something has changed, and everywhere every second.

    What changed while one look goes on is looked at together by the next: the more there is, the
    more tables share a transaction.
    """

    def __init__(
        self,
        context: Context,
        tables: LiveTables,
        wake_due: Callable[[], Awaitable[None]],
        let_go: Callable[[Table], None],
    ) -> None:
        self._context = context
        self._tables = tables
        self._wake_due = wake_due
        self._let_go = let_go
        self._polling: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        # The numbers of tables at which something has changed since they were last looked at.
        self._changed: set[int] = set()
        # The numbers of those that are being told what was read.
        self._told: set[int] = set()
        # Set when it is better not to wait for the next look.
        self._soon = asyncio.Event()

    def open(self) -> None:
        """Begin to follow."""
        self._polling = asyncio.create_task(self._poll())
        self._context.hints.open(self._hinted)

    def close(self) -> None:
        """Follow no longer."""
        if self._polling is not None:
            self._polling.cancel()
            self._context.hints.close()

    async def look_who_is_there(self, table: Table) -> None:
        """A table that has just been read does not know yet who is connected elsewhere."""
        if self._context.lease.shared:
            number = table.row.number
            found = await asyncio.to_thread(self._context.sharing.presences, [number])
            table.attend(found[number])

    def _hinted(self, hint: Hint | None) -> None:
        if hint is None:
            self._soon.set()
            return
        self._look_soon(self._tables.numbered(hint.tables))
        if hint.unclaimed and self._context.has_bots:
            self._wake_soon()

    # Together.

    def _look_soon(self, numbers: Iterable[int] = ()) -> None:
        self._changed.update(numbers)
        under_way = self._looking is not None and not self._looking.done()
        if self._to_look_at() and not under_way and not self._context.closing:
            self._looking = self._context.spawn(self._look())

    def _to_look_at(self) -> set[int]:
        """Those that changed, but for the ones that still take in what was read before."""
        return self._changed - self._told

    async def _look(self) -> None:
        while changed := self._to_look_at():
            self._changed -= changed
            try:
                await self._look_at(self._tables.numbered(changed))
            except (Unavailable, SQLAlchemyError):
                # The next look everywhere finds what could not be read.
                return

    async def _look_at(self, tables: dict[int, Table]) -> None:
        tables = self._still_wanted(tables)
        if not tables:
            return
        known = {number: table.known() for number, table in tables.items()}
        found = await asyncio.to_thread(read_news, self._context.archive, known)
        there = await asyncio.to_thread(self._context.sharing.presences, tables)
        for number, table in tables.items():
            news = found.get(number)
            if number in found and news is None:
                table.attend(there[number])
            else:
                # Whoever has a table to themselves for long keeps nobody else waiting.
                self._told.add(number)
                self._context.spawn(self._tell(table, known[number], news, there[number]))

    def _still_wanted(self, tables: dict[int, Table]) -> dict[int, Table]:
        """Those that somebody has come for, or at which this node has something to do. The others
        go on elsewhere, and are read anew when somebody comes here."""
        now = now_ms()
        for table in tables.values():
            if table.is_idle(now, LEFT):
                self._let_go(table)
        return self._tables.numbered(tables)

    async def _tell(
        self, table: Table, known: Known, news: News | None, there: list[PresenceRow]
    ) -> None:
        """Tell a table what there is; one without news is gone, or cannot be read."""
        try:
            if news is None:
                await table.look()
            else:
                await table.take_in(known, news)
            table.attend(there)
        except NotFound:
            self._let_go(table)
        except (Damaged, Unavailable, SQLAlchemyError):
            # The registry looks after what is damaged, and after a store that is away.
            return
        finally:
            self._told.discard(table.row.number)
            self._look_soon()

    # What is due and nobody's.

    def _wake_soon(self) -> None:
        if self._waking is None or self._waking.done():
            self._waking = self._context.spawn(self._claim())

    async def _claim(self) -> None:
        try:
            await self._wake_due()
        except (Unavailable, SQLAlchemyError) as error:
            log.warning("nothing claimed", error=type(error).__name__)

    # Every second.

    async def _poll(self) -> None:
        while True:
            try:
                async with asyncio.timeout(POLL):
                    await self._soon.wait()
            except TimeoutError:
                pass
            self._soon.clear()
            try:
                await self._look_everywhere()
            except (Unavailable, SQLAlchemyError) as error:
                log.warning("poll failed", error=type(error).__name__)
            except Exception:
                log.exception("poll failed")

    async def _look_everywhere(self) -> None:
        self._context.presences.look_again()
        if self._context.check_people is not None:
            await self._context.check_people()
        if self._context.has_bots:
            # A hint that said so may have been lost, and a pooler lets none through.
            self._wake_soon()
        here = self._tables.by_number()
        if not here:
            return
        stamps = await asyncio.to_thread(self._context.archive.stamps, here)
        there = await asyncio.to_thread(self._context.sharing.presences, here)
        behind = []
        for number, table in here.items():
            if number not in stamps or table.stamp().behind(stamps[number]):
                behind.append(number)
            table.attend(there[number])
        self._look_soon(behind)
