"""All games rest while somebody moves the store, and go on afterwards as if no time had gone by."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.errors import Damaged, Unavailable
from oenach.server.store.leases.pausing import Rest
from oenach.server.table.owners.due.timers import LIMIT
from oenach.server.table.table import Table
from oenach.server.wire.messages import AllRest

LOOK: Final = 1.0
"""Seconds between two looks whether anybody wants the games to rest."""

log = structlog.get_logger("oenach.tables")


class Pauser:
    """Owns whether the games of this node rest: looks into the store for whoever wants that, and
    answers."""

    def __init__(self, context: Context, tables: Callable[[], Iterable[Table]]) -> None:
        self._context = context
        self._tables = tables
        # The wish, and the number of this node when it answered.
        self._answered = (0, 0)
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on where games rested when the store was left, or let them rest still; then watch."""
        await self._look_calmly()
        self._watching = asyncio.create_task(self._watch())

    def close(self) -> None:
        """Watch no longer. What rests does so until a server opens the store again."""
        if self._watching is not None:
            self._watching.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._look_calmly()

    async def _look_calmly(self) -> None:
        try:
            await self.look()
        except (SQLAlchemyError, Unavailable) as error:
            # Without the store nobody plays anyway, and it is looked at again.
            log.debug("no look at pauses", error=type(error).__name__)
        except Exception:
            log.exception("look at pauses failed")

    async def look(self) -> None:
        """See what is wanted, and do it."""
        wish, rest = await asyncio.to_thread(self._context.archive.pause)
        if wish is None:
            if rest is not None or self._context.stillness.resting:
                await self._go_on(rest)
            return
        asked = wish.epoch, self._context.lease.epoch
        if not self._context.stillness.resting or asked != self._answered:
            await self._rest(wish.epoch, rest)
            self._answered = asked

    async def _rest(self, epoch: int, rest: Rest | None) -> None:
        """Nothing new begins, what is under way ends, and whoever asked is told."""
        still = self._context.stillness
        since = still.since or (now_ms() if rest is None else rest.since)
        still.rest(since)
        tables = list(self._tables())
        for table in tables:
            # At once: nobody is refused anything before they know why.
            table.audience.tell_all(AllRest(True))
        for table in tables:
            with suppress(Unavailable, Damaged):
                async with table.lock:
                    table.stand_still()
                    await table.audience.show_clocks()
        await asyncio.to_thread(still.close)
        await asyncio.to_thread(self._context.archive.note_rest, epoch, since)
        log.warning("all games rest: somebody moves the store")

    async def _go_on(self, rest: Rest | None) -> None:
        """Everybody has the time back that has gone by."""
        still = self._context.stillness
        since = still.since or (now_ms() if rest is None else rest.since)
        gone_by = max(0, now_ms() - since)
        await asyncio.to_thread(self._context.archive.give_back, now_ms(), LIMIT)
        tables = list(self._tables())
        for table in tables:
            # Before anything happens there, it is read anew.
            table.outdate()
        still.go_on()
        for table in tables:
            # Where the store fails now, the registry tries again.
            with suppress(Unavailable, Damaged):
                async with table.lock:
                    await table.go_on(gone_by)
        log.warning("the games go on", seconds=gone_by // 1000)
