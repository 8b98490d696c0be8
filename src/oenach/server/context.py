"""What all tables share: the store, the bots, chance, the limits."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass, field

import structlog

from oenach.bots.hosting.pool import BotPool, PoolClosed
from oenach.server.errors import Unavailable
from oenach.server.nodes.hints import Hints, NoHints
from oenach.server.nodes.other_rules import OtherRules
from oenach.server.nodes.presences import Presences, Unshared
from oenach.server.nodes.workers import Workers
from oenach.server.outages import Outage
from oenach.server.randomness import Randomness, SystemRandomness
from oenach.server.settings import Settings
from oenach.server.store.archive.archive import Archive
from oenach.server.store.leases.lease import NO_LEASE, Lease
from oenach.server.store.leases.sharing import Sharing
from oenach.server.store.stillness import Stillness
from oenach.server.store.writing.writer import Writer
from oenach.server.table.histories import Histories
from oenach.server.workers.pool import WorkPool
from oenach.server.workers.thread_turns import ThreadTurns

log = structlog.get_logger("oenach.context")


@dataclass(slots=True, kw_only=True)
class Context:
    """What every table is given; one for each server process."""

    settings: Settings
    archive: Archive
    writer: Writer
    bots: BotPool
    work: WorkPool
    randomness: Randomness = field(default_factory=SystemRandomness)
    lease: Lease = NO_LEASE
    sharing: Sharing
    hints: Hints = field(default_factory=NoHints)
    presences: Presences = field(default_factory=Unshared)
    # Only where bots are left to workers.
    workers: Workers | None = None
    # Only where there may be other nodes.
    other_rules: OtherRules | None = None
    stillness: Stillness = field(default_factory=Stillness)
    outage: Outage = field(default_factory=Outage)
    histories: Histories = field(default_factory=Histories)
    threads: ThreadTurns = field(default_factory=ThreadTurns)
    # How many reports were made, by who is to look at them.
    reports: Counter[str] = field(default_factory=Counter)
    # Told who makes a table, and from which address; raises TooSoon if that is one too many.
    count_table: Callable[[str, str], None] = lambda _person, _place: None
    # Told who was forgotten.
    forget_people: Callable[[Collection[str]], None] = lambda _: None
    # Looks who has signed out at another node.
    check_people: Callable[[], Awaitable[None]] | None = None
    # When the server stops, what is under way ends and nothing new begins.
    closing: bool = False
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def has_bots(self) -> bool:
        """Whether this node plays for the bots; else workers do."""
        return self.workers is None or self.workers.missing

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Let something go on by itself; it is kept from being forgotten half done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # What the store refused was told of when that happened.
        if error is not None and not isinstance(error, PoolClosed | Unavailable):
            log.error("left undone", error=repr(error))

    def close(self) -> None:
        """The server stops: no timer is to begin anything any more."""
        self.closing = True

    async def finish(self, seconds: float) -> None:
        """Wait a while for what goes on, then end it."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in list(self._tasks):
            task.cancel()
