"""One process that works for the server, from the server's side."""

from __future__ import annotations

import time

from oenach.processes.child import FAREWELL, ChildProcess
from oenach.processes.failures import ChildFailed
from oenach.processes.frames import Frame


class Lost(Exception):
    """The process ended, or did not answer in time."""


class Worker:
    """A process as long as it is good, and another when it is not; one job at a time."""

    def __init__(self) -> None:
        self._process: ChildProcess | None = None
        self._dismissed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one now."""
        process = self._process
        return None if process is None else process.pid

    def start(self) -> None:
        """Begin to start a process, which the next job needs not do then."""
        if self._process is None:
            self._process = ChildProcess("oenach.server.workers.process")

    def ask(self, job: Frame, patience: float) -> Frame:
        """What became of a job; Lost if the process did, and another one takes the next job."""
        deadline = time.monotonic() + patience
        try:
            process = self._begun()
            # Only now: whoever dismisses it either finds this process, or has said so by now.
            if self._dismissed:
                raise Lost("dismissed")
            process.send(job, deadline)
            return process.receive(deadline)
        except (OSError, ChildFailed, Lost) as error:
            self.end(patience=0)
            raise Lost(str(error)) from None

    def end(self, patience: float = FAREWELL) -> None:
        """Let the process go."""
        process, self._process = self._process, None
        if process is not None:
            process.end(patience)

    def dismiss(self) -> None:
        """From any thread: end the process, and start no other."""
        self._dismissed = True
        process = self._process
        if process is not None:
            process.kill()

    def _begun(self) -> ChildProcess:
        """A process that waits for a job."""
        if self._process is not None and not self._process.alive:
            self.end(patience=0)
        self.start()
        assert self._process is not None
        return self._process
