"""Who plays for the bots, where servers leave that to workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.clock import now_ms
from oenach.server.errors import Unavailable
from oenach.server.store.leases.sharing import Sharing

LOOK: Final = 2.0
"""Seconds between two looks at who is there."""

log = structlog.get_logger("oenach.nodes")


class Workers:
    """Looks whether there is a node with bots.

    If there is none, this is told at once, and after a while this server plays for the bots itself,
    with the one process that it has for hints. Not at once: the only worker may just be started
    anew, which takes some seconds, and a process for hints is soon overrun. Not never: somebody
    waits for a bot's move, and would wait until somebody looks at the log.
    """

    def __init__(self, sharing: Sharing, patience: float, now: Callable[[], int] = now_ms) -> None:
        self._sharing = sharing
        self._patience = round(1000 * patience)
        self._now = now
        self._since: int | None = None
        # How many nodes with bots there are.
        self.count = 0
        # Whether there has been none for so long that this server plays for the bots.
        self.missing = False

    def found(self, count: int) -> None:
        """So many nodes with bots are there now."""
        self.count = count
        now = self._now()
        if count:
            if self._since is not None:
                log.warning("workers are there again", workers=count, played_here=self.missing)
            self._since, self.missing = None, False
        elif self._since is None:
            self._since = now
            log.warning("no worker: bots wait", seconds=self._patience / 1000)
        elif not self.missing and now - self._since >= self._patience:
            self.missing = True
            log.error("no worker: bots play in the process for hints until one comes")

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            try:
                nodes = await asyncio.to_thread(self._sharing.nodes)
                self.found(sum(one.bots > 0 for one in nodes))
            except (SQLAlchemyError, Unavailable):
                # Without the store nobody plays anyway.
                pass
            await asyncio.sleep(LOOK)
