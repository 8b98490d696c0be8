"""A node that plays for bots and answers nobody."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

import structlog

from oenach.server.errors import ServerError
from oenach.server.joining import become_node
from oenach.server.logs import set_up_logs
from oenach.server.settings import Settings, database_url
from oenach.server.store.database import is_shareable

log = structlog.get_logger("oenach.worker")


class NoPlaceForWorkers(ServerError):
    """An SQLite store is for one process, which plays for the bots itself."""

    code = "needs-postgresql"


def run_worker(settings: Settings, ready: Callable[[int], None]) -> int:
    """Play for bots until a signal ends it; the exit code. Once it does, it is told how many of
    them can think at a time."""
    if not is_shareable(database_url(settings)):
        raise NoPlaceForWorkers("server-worker-needs-postgresql")
    set_up_logs(settings)
    asyncio.run(_work(settings, ready))
    return 0


async def _work(settings: Settings, ready: Callable[[int], None]) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for which in (signal.SIGTERM, signal.SIGINT):
        # An event loop of Windows listens to no signals itself.
        signal.signal(which, lambda *_: loop.call_soon_threadsafe(stopping.set))
    membership = await asyncio.to_thread(become_node, settings, "worker")
    async with membership.at_work():
        ready(membership.context.bots.processes)
        await stopping.wait()
