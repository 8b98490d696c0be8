"""A child process from the side of its parent."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

from oenach.processes.failures import Ended, Garbled
from oenach.processes.frames import LARGEST, Frame, FrameTooLarge, read_frame
from oenach.processes.lifeline import Lifeline, own_group
from oenach.processes.pipes import pipes_for

FAREWELL: Final = 0.5
"""Seconds that a process has to leave by itself before it is ended."""


class ChildProcess:
    """Runs a module that calls `serving.serve_frames`, and sends and receives frames, each up to a
    deadline (of `time.monotonic`). The name of its lifeline is the module's last argument.

    Ctrl-C does not reach it, since it is in a process group of its own; it ends with `end`, and
    with its parent, whatever becomes of that.
    """

    def __init__(self, module: str, *arguments: str, largest: int = LARGEST) -> None:
        self._largest = largest
        self._lifeline = Lifeline()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", module, *arguments, self._lifeline.name],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if os.environ.get("OENACH_DEBUG") else subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                **self._lifeline.passed_on(),
                **own_group(),
            )
        except BaseException:
            self._lifeline.cut()
            raise
        finally:
            self._lifeline.handed_over()
        assert self._process.stdin is not None and self._process.stdout is not None
        self._pipes = pipes_for(self._process.stdin, self._process.stdout)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def send(self, frame: Frame, deadline: float) -> None:
        """Send a frame; Late if nobody reads it in time, Garbled if something was said before that
        could be taken for the reply."""
        if self._pipes.pending():
            raise Garbled("more than a reply")
        self._pipes.write(frame.to_bytes(), deadline)

    def receive(self, deadline: float) -> Frame:
        """The next frame; ChildFailed if it does not come in time, or is none."""
        try:
            frame = read_frame(lambda count: self._pipes.read(count, deadline), self._largest)
        except FrameTooLarge as error:
            raise Garbled(str(error)) from None
        if frame is None:
            raise Ended(f"the process ended ({self._left(FAREWELL)})")
        return frame

    def kill(self) -> None:
        """End the process at once, from any thread; who waits for a frame learns of it."""
        self._process.kill()

    def end(self, patience: float = FAREWELL) -> None:
        """Let the process leave; end it if it does not."""
        self._pipes.close_questions()
        self._left(patience)
        self._pipes.close()
        self._lifeline.cut()

    def _left(self, patience: float) -> int:
        """How the process ended, be it because it did not leave in time."""
        try:
            return self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
