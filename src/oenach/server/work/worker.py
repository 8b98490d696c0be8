"""One process that works for the server, from the server's side."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from contextlib import suppress
from typing import Final

from oenach.server.work.frames import Frame, read_frame

FAREWELL: Final = 0.5
"""Seconds that a process has to leave by itself before it is ended."""


class Lost(Exception):
    """The process ended, or did not answer in time."""


class Worker:
    """A process as long as it is good, and another when it is not; one job at a time.

    Ctrl-C does not reach it; it ends with `end`, and with the server, whatever becomes of that.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lifeline = -1
        self._dismissed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one now."""
        process = self._process
        return None if process is None else process.pid

    def start(self) -> None:
        """Begin to start a process, which the next job needs not do then."""
        if self._process is not None:
            return
        inner, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "oenach.server.work.process", str(inner)],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if os.environ.get("OENACH_DEBUG") else subprocess.DEVNULL,
                pass_fds=[inner],
                process_group=0,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        except BaseException:
            os.close(self._lifeline)
            raise
        finally:
            os.close(inner)
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)

    def ask(self, job: Frame, patience: float) -> Frame:
        """What became of a job; Lost if the process did, and another one takes the next job."""
        deadline = time.monotonic() + patience
        try:
            if self._process is not None and self._process.poll() is not None:
                self.end(patience=0)
            self.start()
            # Only now: whoever dismisses it either finds this process, or has said so by now.
            if self._dismissed:
                raise Lost("dismissed")
            self._send(job.to_bytes(), deadline)
            reply = read_frame(lambda count: self._receive(count, deadline))
            if reply is None:
                raise Lost("the process ended")
            return reply
        except (OSError, ValueError, Lost) as error:
            self.end(patience=0)
            raise Lost(str(error)) from None

    def end(self, patience: float = FAREWELL) -> None:
        """Let the process go."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
        os.close(self._lifeline)

    def dismiss(self) -> None:
        """From any thread: end the process, and start no other."""
        self._dismissed = True
        process = self._process
        if process is not None:
            process.kill()

    def _send(self, message: bytes, deadline: float) -> None:
        assert self._process is not None and self._process.stdin is not None
        pipe, left = self._process.stdin.fileno(), memoryview(message)
        while left:
            self._await(pipe, select.POLLOUT, deadline)
            left = left[os.write(pipe, left) :]

    def _receive(self, count: int, deadline: float) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        pipe, received = self._process.stdout.fileno(), bytearray()
        while len(received) < count:
            self._await(pipe, select.POLLIN, deadline)
            part = os.read(pipe, count - len(received))
            if not part:
                break
            received += part
        return bytes(received)

    def _await(self, pipe: int, what: int, deadline: float) -> None:
        waiting = select.poll()
        waiting.register(pipe, what)
        if not waiting.poll(1000 * max(0.0, deadline - time.monotonic())):
            raise Lost("no answer in time")
