"""Workers on this machine: spawned processes, each at the other end of a pipe."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawValue
from typing import TYPE_CHECKING

from oenach.arena.plan import Fixture, Plan
from oenach.arena.playing import play
from oenach.arena.records import NOBODY, Played
from oenach.arena.workers.crew import Crew, Worker, WorkerLost

if TYPE_CHECKING:
    from ctypes import c_int

Told = Played | str | None
"""What comes through the pipe: a game, what broke outside any player, or that it is ready."""


class LocalWorker(Worker):
    """A spawned process."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.seat: c_int = RawValue("i", NOBODY)
        self.process = context.Process(target=serve, args=(theirs, plan, self.seat), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()

    def give(self, fixture: Fixture, again: bool) -> None:
        try:
            self.pipe.send(fixture)
        except OSError as error:
            raise WorkerLost from error

    def collect(self) -> Played | None:
        try:
            told: Told = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost from error
        if isinstance(told, str):
            raise RuntimeError(told)
        return told

    def thinking(self) -> int:
        return int(self.seat.value)

    def kill(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class LocalCrew(Crew):
    """The processes of this machine."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def hire(self) -> Worker:
        return LocalWorker(self.plan)

    def wait(self, workers: Sequence[Worker], seconds: float | None) -> list[Worker]:
        pipes = {worker.pipe: worker for worker in workers if isinstance(worker, LocalWorker)}
        ready = connection.wait(list(pipes), seconds)
        return [worker for pipe, worker in pipes.items() if pipe in ready]

    def close(self) -> None:
        """Each worker has been ended on its own."""


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment. A process begun meanwhile never gets it: it goes to all
    processes of a terminal, but only the one that talks to people should obey."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection[Told, Fixture], plan: Plan, thinking: c_int) -> None:
    """What a worker does: play each game that comes through the pipe, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()

    def watch(seat: int) -> None:
        thinking.value = seat

    try:
        game = plan.rules()
        pipe.send(None)
        while True:
            fixture = pipe.recv()
            pipe.send(play(plan, fixture, game, watch))
    except (EOFError, ConnectionError):  # closed, be it with something unread
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")


def end_with_parent() -> None:
    """End this process when its parent has gone without a word, however busy a player is."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
