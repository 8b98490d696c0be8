"""Few processes for what takes long, shared by everybody who asks the server for such things."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Final

import msgspec
import structlog

from oenach.bots.hosting.pool import cores
from oenach.processes.frames import Frame
from oenach.server.errors import Busy, ServerError
from oenach.server.workers.bounded_queue import BoundedQueue, Full
from oenach.server.workers.frames import DONE, REFUSED, WORK, Refusal
from oenach.server.workers.kept import Kept
from oenach.server.workers.worker import Lost, Worker

MOST_WAITING: Final = 64
"""So many jobs wait at most."""
MOST_OF_ONE: Final = 16
"""So many of them are one person's."""
MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of what was made, packed, that are kept for the next who ask."""
PATIENCE: Final = 60.0
"""Seconds that a job may take."""
CORES_A_PROCESS: Final = 4

log = structlog.get_logger("oenach.work")


class WorkFailed(Exception):
    """A fault in a job."""


class WorkRefused(ServerError):
    """What a job refused, as it would have been refused here."""

    def __init__(self, key: str, told: Refusal) -> None:
        super().__init__(key, **told.facts)
        self.status = told.status  # type: ignore[misc]  # the kind is known only now
        self.code = told.code  # type: ignore[misc]


@dataclass(slots=True, eq=False)
class Job:
    """Something to be made; `begun` once a process has it. It waits in as many lines as people
    have asked for it meanwhile."""

    key: str
    message: Frame
    made: Future[bytes] = field(default_factory=Future)
    begun: bool = False
    lines: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """What a pool does now and has done so far: jobs that were made, found made already, sent away
    because too many waited, and lost with their process."""

    made: int
    kept: int
    refused: int
    lost: int
    waiting: int
    busy: int


class WorkPool:
    """Jobs for at most `processes` processes.

    Every process has a thread that waits for it, so nothing here keeps an event loop waiting.
    Whoever asks for what is being made already waits for the same.
    """

    def __init__(self, processes: int | None = None, patience: float = PATIENCE) -> None:
        self.processes = max(1, cores() // CORES_A_PROCESS) if processes is None else processes
        self._patience = patience
        # All that follows is touched only by who holds this.
        self._change = Condition()
        self._queue: BoundedQueue[Job] = BoundedQueue(MOST_WAITING, MOST_OF_ONE)
        self._jobs: dict[str, Job] = {}
        self._kept = Kept(MOST_KEPT)
        self._threads: dict[Worker, Thread] = {}
        self._closed = False
        self._busy = 0
        self._counts = {"made": 0, "kept": 0, "refused": 0, "lost": 0}

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that there are now."""
        with self._change:
            return [pid for one in self._threads if (pid := one.pid) is not None]

    def figures(self) -> Figures:
        """How things stand."""
        with self._change:
            return Figures(**self._counts, waiting=len(self._queue), busy=self._busy)

    def start(self) -> None:
        """Begin to start a process, which the first job needs not do then."""
        with self._change:
            if not self._threads and not self._closed:
                self._add_thread()

    def found(self, key: str) -> bytes | None:
        """What was made under a key before, packed by gzip."""
        with self._change:
            result = self._kept.find(key)
            if result is not None:
                self._counts["kept"] += 1
            return result

    async def make(self, who: str, key: str, call: str, **given: object) -> bytes:
        """What a function makes, packed by gzip; it is given values that JSON can hold.

        `who` is the person whose turn it takes, `key` says what it is made of: under the same key
        it is made once. Busy if too much waits already; what the function refuses is raised here.
        """
        found = self.found(key)
        if found is not None:
            return found
        message = Frame(WORK, msgspec.json.encode({"call": call, "given": given}))
        with self._change:
            if self._closed:
                raise Busy("server-busy")
            job = self._jobs.get(key) or Job(key, message)
            if not job.begun:
                self._wait(who, job)
                self._jobs[key] = job
        made = asyncio.wrap_future(job.made)
        # One who asks may go away while others still wait for the same; what becomes of it then
        # is nobody's fault.
        made.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(made)

    def _wait(self, who: str, job: Job) -> None:
        try:
            gone = self._queue.put(who, job)
        except Full:
            self._counts["refused"] += 1
            raise Busy("server-busy") from None
        job.lines += 1
        if gone is not None:
            self._counts["refused"] += 1
            self._send_away(gone)
        if len(self._threads) < min(self.processes, self._busy + len(self._queue)):
            self._add_thread()
        self._change.notify()

    def _send_away(self, job: Job) -> None:
        """A job loses its place in one line; with the last it is not made."""
        job.lines -= 1
        if not job.begun and not job.lines:
            job.begun = True
            del self._jobs[job.key]
            job.made.set_exception(Busy("server-busy"))

    async def close(self) -> None:
        """End all processes, whatever they are doing; when it returns there are none."""
        with self._change:
            self._closed = True
            threads = dict(self._threads)
            for job in self._queue.empty():
                self._send_away(job)
            self._change.notify_all()
        for worker in threads:
            worker.dismiss()
        for thread in threads.values():
            await asyncio.to_thread(thread.join)

    def _add_thread(self) -> None:
        worker = Worker()
        # A pool that nobody closes must not keep its program from ending: processes end with it.
        thread = Thread(target=self._serve, args=(worker,), name="work", daemon=True)
        self._threads[worker] = thread
        thread.start()

    def _serve(self, worker: Worker) -> None:
        """Have one job done after the other, in a thread of its own."""
        try:
            worker.start()
        except OSError as error:
            log.warning("no process", error=str(error))
        while (job := self._next()) is not None:
            self._do(job, worker)
        worker.end(patience=0)

    def _next(self) -> Job | None:
        with self._change:
            while True:
                self._change.wait_for(lambda: len(self._queue) or self._closed)
                if self._closed:
                    return None
                job = self._queue.take()
                # It may have waited in several lines.
                if not job.begun:
                    job.begun = True
                    self._busy += 1
                    return job

    def _do(self, job: Job, worker: Worker) -> None:
        reply: Frame | None = None
        try:
            reply = worker.ask(job.message, self._patience)
        except Lost as lost:
            if not self._closed:
                log.warning("work lost", job=job.key[:80], why=str(lost))
        with self._change:
            self._busy -= 1
            del self._jobs[job.key]
            self._counts["lost" if reply is None else "made"] += 1
            if reply is not None and reply.kind == DONE:
                self._kept.add(job.key, reply.body)
        if reply is None:
            job.made.set_exception(Busy("server-work-lost"))
        elif reply.kind == DONE:
            job.made.set_result(reply.body)
        elif reply.kind == REFUSED:
            told = msgspec.json.decode(reply.body, type=Refusal)
            job.made.set_exception(WorkRefused(told.key, told))
        else:
            job.made.set_exception(WorkFailed(reply.body.decode()))
