"""A surface in a process of its own, of which is known what it does: one that hangs is ended."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any, Final

from bench.attacks.measuring import family
from bench.serving import computed

from fuzz.findings import Finding, Found
from fuzz.trying import try_all

LOOK: Final = 0.5
"""Seconds between two looks at a process."""

STOPPING: Final = threading.Event()
"""Set when whoever started this wants no more of it."""

Say = Callable[[int], None]
"""Told of so many more inputs."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """Inputs of one surface."""

    surface: str
    seed: int
    inputs: range
    most_computed: float = 30.0
    """Seconds that one input may take, computed by the process, however busy the machine is."""
    patience: float = 300.0
    """Seconds after which a process that computes nothing is not waited for either."""


Work = Callable[[Job, "Line"], None]
Marks = Any
"""Two numbers that both processes see: that of the input, and how many were begun."""


class Line:
    """The process's end of the line to whoever watches it."""

    def __init__(self, line: Connection, marks: Marks) -> None:
        self._line = line
        self._marks = marks

    def tell(self, found: Found) -> None:
        """What came of some inputs."""
        self._line.send(found)

    def mark(self, number: int, given: Any) -> None:
        """What is tried now, in memory that both see."""
        self._marks[0] = number
        self._marks[1] += 1


def in_process(job: Job, line: Line) -> None:
    """What runs there, for surfaces that are functions."""
    from fuzz.surfaces import surfaces

    try_all(surfaces()[job.surface], job.seed, job.inputs, line.tell, line.mark)


def _run(work: Work, job: Job, line: Connection, marks: Marks) -> None:
    with line:
        work(job, Line(line, marks))
        line.send(None)


def watched(job: Job, say: Say, work: Work = in_process) -> Found:
    """Have inputs tried in another process, and those after one that hangs in a further one."""
    found, rest = Found(job.surface), job.inputs
    while rest:
        stuck = _watch(replace(job, inputs=rest), found, say, work)
        if stuck is None:
            break
        told = f"input {stuck} hangs" if stuck >= 0 else "an input of Hypothesis hangs"
        found.note(Finding(job.surface, stuck, told, {"number": stuck}))
        rest = range(stuck + 1, rest.stop) if stuck >= 0 else range(0)
    found.judge_memory()
    return found


def _watch(job: Job, found: Found, say: Say, work: Work) -> int | None:
    """The number of the input that hangs; None if all were tried."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    marks: Marks = context.RawArray("q", [job.inputs.start, 0])
    process = context.Process(target=_run, args=(work, job, theirs, marks), daemon=True)
    process.start()
    theirs.close()
    watch = Watch(job, process.pid or 0, marks)
    try:
        while not STOPPING.is_set():
            if not ours.poll(LOOK):
                if watch.stuck():
                    return watch.number
                continue
            told = ours.recv()
            if told is None:
                return None
            found.merge(told)
            say(told.inputs)
    except EOFError:
        process.join()
        wrong = f"the process ended with {process.exitcode} at input {watch.number}"
        found.note(Finding(job.surface, watch.number, wrong, {"number": watch.number}))
    finally:
        ours.close()
        if process.is_alive():
            # With the server that it may have started.
            for pid in reversed(family(process.pid or 0)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        process.join()
    return None


class Watch:
    """For how long a process has had the same input, and what it has computed meanwhile."""

    def __init__(self, job: Job, pid: int, marks: Marks) -> None:
        self._job = job
        self._pid = pid
        self._marks = marks
        self._seen = -1
        self._since = 0.0
        self._computed = 0.0

    @property
    def number(self) -> int:
        """The input that it has."""
        return int(self._marks[0])

    def stuck(self) -> bool:
        """Whether it has had that for too long."""
        now, spent = time.monotonic(), self._seconds()
        if self._marks[1] != self._seen:
            self._seen, self._since, self._computed = self._marks[1], now, spent
            return False
        busy = spent - self._computed > self._job.most_computed
        return busy or now - self._since > self._job.patience

    def _seconds(self) -> float:
        with contextlib.suppress(OSError):
            return computed(self._pid)
        return 0.0
