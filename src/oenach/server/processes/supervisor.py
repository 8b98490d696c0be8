"""Looks after several serving processes: starts them, starts again what ended, and replaces them
one after the other.

They share one listening socket, which is also open here: while one of them is replaced, or all of
them are gone, whoever connects waits and is not refused.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Final

import structlog
from msgspec import structs

from oenach.bots.hosting.pool import cores
from oenach.kernel.errors import OenachError
from oenach.messages import explain
from oenach.server.back_off import BackOff
from oenach.server.clock import now_ms
from oenach.server.errors import ServerError
from oenach.server.listening.passing import Ways
from oenach.server.logs import set_up_logs
from oenach.server.processes.child import Child, Order
from oenach.server.settings import Settings, database_url
from oenach.server.store.database import is_shareable

STEADY: Final = 60_000
"""Milliseconds for which a process must have run for its end to count as a first one."""

START: Final = 120.0
"""Seconds in which a process must be ready."""

FAREWELL: Final = 30.0
"""Seconds that a process has to end when it is asked to."""

log = structlog.get_logger("oenach.processes")


class NeedsPostgres(ServerError):
    """Several processes cannot have an SQLite store together."""

    code = "needs-postgresql"


class NotOnWindows(ServerError):
    """Several processes cannot have one socket there."""

    code = "not-on-windows"


@dataclass(slots=True)
class Slot:
    """One of the processes, and those that come after it."""

    number: int
    child: Child
    # Held while another is put there.
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    back_off: BackOff = field(default_factory=BackOff)
    since: int = field(default_factory=now_ms)

    def put(self, child: Child) -> None:
        """Another process from now on."""
        self.child, self.since = child, now_ms()

    def pause(self) -> float:
        """Seconds until another is started where one has ended."""
        now = now_ms()
        if now - self.since > STEADY:
            self.back_off.over()
        self.back_off.failed(now)
        return (self.back_off.until - now) / 1000


class Supervisor:
    """Owns the processes of one machine."""

    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        ways: Ways,
        *,
        read_again: Callable[[], Settings],
        language: str,
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._ways = ways
        self._read_again = read_again
        self._language = language
        self._slots: list[Slot] = []
        # All that have not ended, those included that are not ready yet, or no longer wanted.
        self._running: set[Child] = set()
        self._started = asyncio.Event()
        self._stopping = asyncio.Event()
        self._restarting: asyncio.Task[None] | None = None

    async def run(self, announce: Callable[[], None]) -> int:
        """Until a signal ends it; the exit code. A first process that cannot serve ends it, too,
        having said why."""
        self._listen_to_signals()
        first = await self._start(0)
        if not await first.ready():
            code = await self._ended(first)
            return 0 if self._stopping.is_set() else abs(code) or 1
        announce()
        # Only now, for the first may have had to change the form of the store.
        others = [await self._start(number) for number in range(1, self._settings.processes)]
        self._slots = [Slot(number, child) for number, child in enumerate((first, *others))]
        self._started.set()
        log.info("processes", pids=[slot.child.pid for slot in self._slots])
        await asyncio.gather(*map(self._keep, self._slots))
        if self._restarting is not None:
            await self._restarting
        await asyncio.gather(*map(self._dismiss, list(self._running)))
        return 0

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for which in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(which, self._stop, which)
        loop.add_signal_handler(signal.SIGHUP, self._restart_soon)

    def _stop(self, which: signal.Signals) -> None:
        """Whoever presses Ctrl-C a second time waits for nobody."""
        hurried = self._stopping.is_set() and which is signal.SIGINT
        self._stopping.set()
        for child in self._running:
            child.signal(signal.SIGINT if hurried else signal.SIGTERM)

    async def _start(self, slot: int) -> Child:
        order = Order(for_each(self._settings), self._language, self._ways.ends(slot))
        child = await Child.start(self._listening, self._ways, order)
        self._running.add(child)
        if self._stopping.is_set():
            child.signal(signal.SIGTERM)
        return child

    async def _ended(self, child: Child) -> int:
        code = await child.ended()
        self._running.discard(child)
        return code

    async def _keep(self, slot: Slot) -> None:
        """Have a process in a slot for as long as nobody wants to stop."""
        while not self._stopping.is_set():
            child = slot.child
            code = await self._ended(child)
            if self._stopping.is_set() or slot.child is not child:
                continue
            log.error("process ended", pid=child.pid, code=code)
            self._ways.nobody_at(slot.number)
            await self._start_again(slot)

    async def _start_again(self, slot: Slot) -> None:
        """After longer and longer pauses, until there is another where one has ended: there may be
        no memory for one now, or no room among the processes."""
        gone = slot.child
        while slot.child is gone and not self._stopping.is_set():
            pause = slot.pause()
            log.info("process starts again", again_in=round(pause, 1))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)
            async with slot.changing:
                if slot.child is gone and not self._stopping.is_set():
                    await self._fill(slot)

    async def _fill(self, slot: Slot) -> None:
        try:
            slot.put(await self._start(slot.number))
        except OSError as error:
            log.error("process not started", why=str(error))
        else:
            log.info("process started", pid=slot.child.pid)

    def _restart_soon(self) -> None:
        if self._restarting is not None and not self._restarting.done():
            log.warning("restarting already")
        else:
            self._restarting = asyncio.get_running_loop().create_task(self._restart())

    async def _restart(self) -> None:
        """Replace all processes, one after the other, by such as are installed and set now. If one
        cannot serve, those that are there go on."""
        await self._started.wait()
        try:
            changed = self._read_again()
        except OenachError as error:
            log.error("not restarted", why=explain(error))
            return
        before, self._settings = self._settings, changed
        for slot in self._slots:
            if self._stopping.is_set() or not await self._replace(slot):
                self._settings = before
                return
        log.info("restarted", pids=[slot.child.pid for slot in self._slots])

    async def _replace(self, slot: Slot) -> bool:
        """Whether there is another in a slot, which was ready before the old one was to stop."""
        async with slot.changing:
            try:
                new = await self._start(slot.number)
            except OSError as error:
                log.error("not restarted", why=str(error))
                return False
            try:
                ready = await asyncio.wait_for(new.ready(), START)
            except TimeoutError:
                new.signal(signal.SIGKILL)
                ready = False
            if not ready:
                log.error("not restarted", pid=new.pid, code=await self._ended(new))
                return False
            old = slot.child
            slot.put(new)
        log.info("process replaced", pid=old.pid, by=new.pid)
        await self._dismiss(old)
        return True

    async def _dismiss(self, child: Child) -> None:
        """Ask a process to end, and see to it that it does."""
        child.signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._ended(child), FAREWELL)
        except TimeoutError:
            log.error("process killed: it did not end when asked to", pid=child.pid)
            child.signal(signal.SIGKILL)
            await self._ended(child)


def for_each(settings: Settings) -> Settings:
    """What one of the processes is told: together they have a bot's process for each core, unless a
    number was set, which each of them has."""
    if settings.bot_processes != 0:
        return settings
    return structs.replace(settings, bot_processes=max(1, cores() // settings.processes))


def check_store(settings: Settings) -> None:
    """NeedsPostgres if several processes cannot have the store together, NotOnWindows if not even
    the socket."""
    if settings.processes > 1 and sys.platform == "win32":
        raise NotOnWindows("server-processes-not-on-windows")
    if settings.processes > 1 and not is_shareable(database_url(settings)):
        raise NeedsPostgres("server-processes-need-postgresql", processes=settings.processes)


def supervise(
    settings: Settings,
    listening: socket.socket,
    *,
    announce: Callable[[], None],
    read_again: Callable[[], Settings],
    language: str,
) -> int:
    """Serve with several processes until a signal ends it; the exit code."""
    set_up_logs(settings)

    async def run(ways: Ways) -> int:
        supervisor = Supervisor(settings, listening, ways, read_again=read_again, language=language)
        return await supervisor.run(announce)

    with closing(Ways(settings.processes)) as ways:
        return asyncio.run(run(ways))
