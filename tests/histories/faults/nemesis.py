"""Whoever brings the faults about, one after the other, and makes everything right again."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import repeat
from typing import Final, NamedTuple

from histories.cluster import Cluster
from histories.faults.hints_line import Meddling
from histories.faults.proxy import Proxy
from histories.faults.schedule import (
    EVERYWHERE,
    OF_A_FILE,
    OF_HINTS,
    OF_POSTGRES,
    OF_WORKERS,
    Fault,
    Kind,
    together,
)
from histories.faults.torn import tear
from histories.machines import Machine, Node
from histories.pausing import pause

PATIENCE: Final = 15.0
"""Seconds after which the next fault comes, however little happens."""

SLOWLY: Final = 1.0
"""Seconds for which a line is slow before nothing more is heard over it."""

SLOW: Final = 0.2
"""Seconds by which everything is late on a slow line."""


class Happened(NamedTuple):
    """A fault, and when it was, in seconds from the beginning."""

    fault: Fault
    begun: float
    ended: float
    told: str


def possible(cluster: Cluster) -> list[Kind]:
    """The faults that can be brought about here."""
    if cluster.postgres is None:
        return [*EVERYWHERE, *OF_A_FILE]
    # Its disk can only be filled where it may have one of its own.
    full = [Kind.FULL_DISK] if cluster.postgres.disk is not None else []
    workers = OF_WORKERS if cluster.workers else ()
    hints = OF_HINTS if len(cluster.machines) > 1 else ()
    return [*EVERYWHERE, *OF_POSTGRES, *workers, *hints, *full]


MEDDLING: Final = {
    Kind.LOSE_HINTS: Meddling.LOSE,
    Kind.DOUBLE_HINTS: Meddling.DOUBLE,
    Kind.DELAY_HINTS: Meddling.DELAY,
}


class Nemesis:
    """Brings faults about at a cluster. `acknowledged` says how far those who play have come."""

    def __init__(self, cluster: Cluster, acknowledged: Callable[[], int]) -> None:
        self.happened: list[Happened] = []
        self.restarts = 0
        """How often a node or worker had ended by itself and was started again."""
        self.cluster = cluster
        self._acknowledged = acknowledged

    async def rage(self, faults: Sequence[Fault], begun: float) -> None:
        """One or two faults after the other, each when play has gone on for a while."""
        # Around a file there is one process, which everything concerns.
        groups = together(faults) if self.cluster.postgres else ([one] for one in faults)
        for group in groups:
            await self._play_goes_on(group[0].after)
            at = time.monotonic() - begun
            told = await asyncio.gather(*map(self._bring_about, group))
            await self.make_right()
            ended = time.monotonic() - begun
            self.happened += [Happened(*one) for one in zip(group, repeat(at), repeat(ended), told)]

    async def _play_goes_on(self, commands: int) -> None:
        wanted = self._acknowledged() + commands
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._acknowledged() < wanted:
                    await pause(0.05)

    async def make_right(self) -> None:
        """Start what is not there, and wait until every node can write."""
        postgres = self.cluster.postgres
        if postgres is not None and postgres.ended:
            await asyncio.to_thread(postgres.start)
        for machine in self.cluster.machines:
            self.restarts += await machine.keep_up()
        await self.cluster.answers()

    async def _bring_about(self, fault: Fault) -> str:
        """One fault, until it is over; what is to be said of it."""
        acts: dict[Kind, Callable[[Fault], Awaitable[str | None]]] = {
            Kind.KILL_NODE: self._kill,
            Kind.TORN_WRITE: self._kill,
            Kind.KILL_WORKER: self._kill,
            Kind.RESTART: self._restart,
            Kind.FREEZE_NODE: self._freeze,
            Kind.FREEZE_WORKER: self._freeze,
            Kind.KILL_HELPER: self._kill_helper,
            Kind.CUT_PEOPLE: self._cut,
            Kind.CUT_DATABASE: self._cut,
            Kind.CUT_HINTS: self._cut,
            Kind.HOLD_PEOPLE: self._hold,
            Kind.HOLD_DATABASE: self._hold,
            Kind.SLOW_PEOPLE: self._slow,
            Kind.SLOW_DATABASE: self._slow,
            Kind.DEAF_DATABASE: self._deafen,
            Kind.CLOCK: self._set_clock,
            Kind.FULL_DISK: self._fill_disk,
            Kind.KILL_DATABASE: self._kill_database,
            Kind.FREEZE_DATABASE: self._freeze_database,
            **dict.fromkeys(OF_HINTS[1:], self._meddle),
        }
        return await acts[fault.kind](fault) or ""

    def _machine(self, fault: Fault) -> Machine:
        return self.cluster.machines[fault.machine]

    def _node(self, fault: Fault) -> Node:
        return self.cluster.nodes[fault.machine]

    def _line(self, fault: Fault) -> Proxy:
        if fault.kind in (Kind.CUT_PEOPLE, Kind.HOLD_PEOPLE, Kind.SLOW_PEOPLE):
            return self._node(fault).front
        machine = self._machine(fault)
        return machine.hints if fault.kind in OF_HINTS else machine.back

    async def _kill(self, fault: Fault) -> str:
        machine, told = self._machine(fault), ""
        await machine.kill()
        if fault.kind is Kind.TORN_WRITE:
            told = tear(self.cluster.wal, fault.amount)
        # The database may be away at the same time, and then it gives up.
        await machine.keep_up()
        return told

    async def _restart(self, fault: Fault) -> str:
        machine = self._machine(fault)
        code = await machine.stop()
        await machine.keep_up()
        return f"exit code {code}"

    async def _freeze(self, fault: Fault) -> None:
        pid = self._machine(fault).pid
        os.kill(pid, signal.SIGSTOP)
        try:
            await pause(fault.seconds)
        finally:
            # Its database may have been away for so long that it had given up.
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def _kill_helper(self, fault: Fault) -> str:
        helpers = sorted(self._machine(fault).helpers())
        if helpers:
            with suppress(ProcessLookupError):
                os.kill(helpers[fault.amount % len(helpers)], signal.SIGKILL)
        return f"one of {len(helpers)}"

    async def _cut(self, fault: Fault) -> None:
        self._line(fault).cut()

    async def _hold(self, fault: Fault) -> None:
        line = self._line(fault)
        line.hold()
        try:
            await pause(fault.seconds)
        finally:
            line.release()

    async def _slow(self, fault: Fault) -> None:
        line = self._line(fault)
        line.late = SLOW
        try:
            await pause(fault.seconds)
        finally:
            line.late = 0.0

    async def _deafen(self, fault: Fault) -> None:
        """First the line is slow, so that something is on its way when no answer comes any more:
        what was asked is done, and whoever asked does not know."""
        line = self._line(fault)
        line.late = SLOW
        try:
            await pause(SLOWLY)
            line.deafen()
            await pause(fault.seconds)
            line.cut()
        finally:
            line.late = 0.0
            line.release()

    async def _meddle(self, fault: Fault) -> str:
        line = self._machine(fault).hints
        before = line.touched
        line.meddling = MEDDLING[fault.kind]
        try:
            await pause(fault.seconds)
        finally:
            line.meddling = Meddling.NONE
        return f"{line.touched - before} hints"

    async def _set_clock(self, fault: Fault) -> str:
        machine = self._machine(fault)
        machine.tell_time(fault.amount)
        await pause(fault.seconds)
        machine.tell_time(0)
        return f"{fault.amount:+d} s"

    async def _fill_disk(self, fault: Fault) -> None:
        disk = self.cluster.postgres or self._node(fault)
        await asyncio.to_thread(disk.fill_disk)
        try:
            await pause(fault.seconds)
        finally:
            await asyncio.to_thread(disk.free_disk)

    async def _kill_database(self, fault: Fault) -> None:
        postgres = self.cluster.postgres
        assert postgres is not None
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)

    async def _freeze_database(self, fault: Fault) -> None:
        postgres = self.cluster.postgres
        assert postgres is not None
        postgres.freeze()
        try:
            await pause(fault.seconds)
        finally:
            postgres.thaw()
