"""Keeping the tables in memory as they are in the store, though other nodes write there, too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.context import Context
from oenach.server.errors import Damaged, NotFound, Unavailable
from oenach.server.nodes.hints import Hint
from oenach.server.table.table import Table

POLL: Final = 1.0
"""Seconds between two looks at how far the tables have got: what a lost hint costs."""

log = structlog.get_logger("oenach.nodes")


class Following:
    """Looks where a hint says that something has changed, and everywhere every second."""

    def __init__(
        self,
        context: Context,
        tables: Mapping[str, Table],
        wake_due: Callable[[], Awaitable[None]],
        let_go: Callable[[Table], None],
    ) -> None:
        self._context = context
        self._tables = tables
        self._wake_due = wake_due
        self._let_go = let_go
        self._polling: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        # Tables that are being looked at, and those of them at which something changed meanwhile.
        self._looking: set[int] = set()
        self._again: set[int] = set()
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
        for table in self._by_number(hint.tables).values():
            self._look_soon(table)
        if hint.unclaimed and self._context.has_bots:
            self._wake_soon()

    def _by_number(self, numbers: frozenset[int]) -> dict[int, Table]:
        here = ((table.row.number, table) for table in self._tables.values())
        return {number: table for number, table in here if number in numbers}

    def _look_soon(self, table: Table) -> None:
        number = table.row.number
        if number in self._looking:
            self._again.add(number)
        elif not self._context.closing:
            self._looking.add(number)
            self._context.spawn(self._look(table))

    async def _look(self, table: Table) -> None:
        number = table.row.number
        try:
            while True:
                self._again.discard(number)
                await self._take_in(table)
                if number not in self._again:
                    return
        finally:
            self._looking.discard(number)

    async def _take_in(self, table: Table) -> None:
        try:
            await table.look()
            await self.look_who_is_there(table)
        except NotFound:
            self._let_go(table)
        except (Damaged, Unavailable, SQLAlchemyError):
            # The registry looks after what is damaged, and after a store that is away.
            return

    def _wake_soon(self) -> None:
        if self._waking is None or self._waking.done():
            self._waking = self._context.spawn(self._claim())

    async def _claim(self) -> None:
        try:
            await self._wake_due()
        except (Unavailable, SQLAlchemyError) as error:
            log.warning("nothing claimed", error=type(error).__name__)

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
        here = {table.row.number: table for table in self._tables.values()}
        if not here:
            return
        sharing = self._context.sharing
        stamps = await asyncio.to_thread(sharing.stamps, here)
        there = await asyncio.to_thread(sharing.presences, here)
        for number, table in here.items():
            if number not in stamps or table.stamp().behind(stamps[number]):
                self._look_soon(table)
            table.attend(there[number])
