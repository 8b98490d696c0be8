"""What is kept no longer, and tables at which nothing happens any more: one node sees to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

import structlog

from oenach.kernel.errors import OenachError
from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.store.archive.expiring import horizon
from oenach.server.store.rows import MatchRow
from oenach.server.table.table import Table

TIDYING: Final = 3_600_000
"""Milliseconds between two looks for tables at which nothing happens any more."""

TIDIED: Final = 500
"""So many of them are put away at a time."""

PACKED_AFTER: Final = 86_400_000
"""Milliseconds after its end for which a match is kept as it was played."""

log = structlog.get_logger("oenach.tables")


class Tidying:
    """Deletes, packs and puts away what nobody comes for."""

    def __init__(
        self,
        context: Context,
        tables: Mapping[str, Table],
        check_shelf: Callable[[str], Awaitable[None]],
    ) -> None:
        self._context = context
        self._tables = tables
        # TooMuch if a host has as many tables put away as may be.
        self._check_shelf = check_shelf
        # Whoever has just started has more urgent things to do.
        self._tidied = now_ms() - TIDYING + 60_000

    async def is_due(self) -> bool:
        """Whether it is time, and no other node sees to it."""
        if now_ms() - self._tidied <= TIDYING:
            return False
        self._tidied = now_ms()
        # Somewhat less than until the next look, so that none of them comes too early.
        claim, held = self._context.sharing.claim_tidying, TIDYING * 9 // 10
        return await asyncio.to_thread(claim, held)

    async def tidy(self) -> None:
        """Delete what is kept no longer, and put tables away at which nothing has happened for
        long."""
        await self._delete_expired()
        await self._put_idle_away()
        await self._pack_finished()

    async def _pack_finished(self) -> None:
        """A match that ended long ago, to which nobody sends a command again, takes little room."""
        archive, before, last = self._context.archive, now_ms() - PACKED_AFTER, 0
        while found := await asyncio.to_thread(archive.unpacked_matches, before, last, TIDIED):
            for last, match_id in found:
                if match_id not in self._tables:
                    await asyncio.to_thread(archive.pack, last)

    async def _delete_expired(self) -> None:
        archive, back = self._context.archive, horizon(self._context.settings, now_ms())
        last = tables = guests = 0
        while found := await asyncio.to_thread(archive.expired_matches, back, last):
            last = found[-1][0]
            # Somebody is there, or was a moment ago.
            numbers = [number for number, one in found if one not in self._tables]
            tables += await asyncio.to_thread(archive.delete_expired, back, numbers)
        while found_guests := await asyncio.to_thread(archive.expired_guests, back):
            gone = await asyncio.to_thread(archive.delete_guests, back, found_guests)
            self._context.forget_people(gone)
            guests += len(gone)
        reports = await asyncio.to_thread(archive.delete_reports, back.reports)
        if tables or guests or reports:
            log.info("too old to be kept", tables=tables, guests=guests, reports=reports)

    async def _put_idle_away(self) -> None:
        days = self._context.settings.put_away_after_days
        archive, before, last = self._context.archive, now_ms() - days * 86_400_000, 0
        # Those whose shelf is full keep theirs: behind these there are those of others.
        while found := await asyncio.to_thread(archive.idle_matches, before, last, TIDIED):
            last = found[-1].number
            for row in found:
                with suppress(OenachError):
                    await self._put_row_away(row)

    async def _put_row_away(self, row: MatchRow) -> None:
        await self._check_shelf(row.host)
        table = self._tables.get(row.id)
        if table is None:
            await asyncio.to_thread(self._context.archive.put_away, row.number, now_ms())
            return
        async with table.lock:
            table.shelving.check_may_go(None)
            await table.shelving.put_away()
