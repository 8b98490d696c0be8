"""One process of bots, from the side of its parent."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from contextlib import suppress
from typing import IO, Final

from oenach.bots.hosting.answer import Fault, FaultKind

LARGEST: Final = 1_000_000
"""No reply is longer than this many bytes."""

FAREWELL: Final = 0.5
"""Seconds that a process has to leave by itself before it is ended."""


class BotProcess:
    """Sends lines and waits for lines, each up to a deadline (of `time.monotonic`).

    Ctrl-C does not reach it, since it is in a process group of its own; it ends with `end`, and
    with its parent, whatever becomes of that.
    """

    def __init__(self, maker: str) -> None:
        inner, outer = os.pipe()
        self._lifeline = os.fdopen(outer, "wb")
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "oenach.bots.hosting.process", maker, str(inner)],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if os.environ.get("OENACH_DEBUG") else subprocess.DEVNULL,
                pass_fds=[inner],
                process_group=0,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        except BaseException:
            self._lifeline.close()
            raise
        finally:
            os.close(inner)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._questions, self._replies = self._process.stdin, self._process.stdout
        os.set_blocking(self._questions.fileno(), False)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def send(self, message: bytes, deadline: float) -> None:
        """Send a line; Fault if nobody reads it in time."""
        left = memoryview(message)
        while left:
            self._await(self._questions, select.POLLOUT, deadline)
            try:
                left = left[os.write(self._questions.fileno(), left) :]
            except OSError as error:
                raise Fault(FaultKind.CRASHED, str(error)) from None

    def receive(self, deadline: float) -> bytes:
        """The next line; Fault if it does not come in time, or not as one line."""
        received = b""
        while not received.endswith(b"\n"):
            self._await(self._replies, select.POLLIN, deadline)
            part = os.read(self._replies.fileno(), LARGEST)
            if not part:
                raise Fault(FaultKind.CRASHED, f"the process ended ({self._process.wait()})")
            received += part
            if len(received) > LARGEST or b"\n" in received[:-1]:
                raise Fault(FaultKind.GARBLED, "more than a line")
        return received

    def kill(self) -> None:
        """End the process at once, from any thread; who waits for a line learns of it."""
        self._process.kill()

    def end(self, patience: float = FAREWELL) -> None:
        """Let the process leave; end it if it does not."""
        with suppress(OSError):
            self._questions.close()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._replies.close()
        self._lifeline.close()

    def _await(self, pipe: IO[bytes], what: int, deadline: float) -> None:
        """Wait until a pipe can be read or written; Fault if that takes too long."""
        waiting = select.poll()
        waiting.register(pipe, what)
        if not waiting.poll(1000 * max(0.0, deadline - time.monotonic())):
            raise Fault(FaultKind.LATE, "no answer in time")
