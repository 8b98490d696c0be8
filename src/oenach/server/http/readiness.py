"""Whether the server can do its work now, found out by doing it."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal

from sqlalchemy.exc import SQLAlchemyError

import oenach
from oenach.server.context import Context
from oenach.server.errors import Unavailable
from oenach.server.http.bodies import Readiness
from oenach.server.store.migrating import NEWEST

HOLDS: Final = 1.0
"""Seconds for which one look is as good as another: however many ask, the disk is written to once
in that time."""


class ReadinessProbe:
    """Looks whether a transaction can be written; those who ask meanwhile share the look."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._looking: asyncio.Task[Readiness] | None = None
        self._found: Readiness | None = None
        self._when = 0.0

    async def look(self) -> Readiness:
        """How it stands now, or stood a moment ago."""
        if self._found is not None and time.monotonic() - self._when < HOLDS:
            return self._found
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
            self._looking.add_done_callback(self._looked)
        return await asyncio.shield(self._looking)

    def _workers(self) -> Literal["unneeded", "there", "missing"]:
        workers = self._context.workers
        if workers is None:
            return "unneeded"
        return "there" if workers.count else "missing"

    def _looked(self, looking: asyncio.Task[Readiness]) -> None:
        self._looking = None
        if not looking.cancelled() and looking.exception() is None:
            self._found, self._when = looking.result(), time.monotonic()

    async def _look(self) -> Readiness:
        limit = self._context.settings.database_seconds
        writes, form, fit = True, None, False
        try:
            written = asyncio.to_thread(self._context.archive.write_nothing)
            form, fit = await asyncio.wait_for(written, limit)
        except (SQLAlchemyError, Unavailable, TimeoutError):
            writes = False
        bots = self._context.bots.open
        ready = writes and fit and bots
        return Readiness(
            status="ready" if ready else "not-ready",
            version=oenach.__version__,
            writes=writes,
            # Whoever has just been refused a write knows.
            lease=not self._context.lease.lost,
            schema=form,
            schema_needed=NEWEST,
            bots=bots,
            # That they are missing is no reason to send people elsewhere: it is so at all servers.
            workers=self._workers(),
            node=self._context.lease.epoch,
        )
