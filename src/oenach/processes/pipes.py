"""The two pipes to a child process, each use of them up to a deadline (of `time.monotonic`).

Where the system can say whether a pipe is ready, it is asked. Windows cannot: there a thread reads,
and another writes, each of which may be held up without holding up anybody else.
"""

from __future__ import annotations

import os
import queue
import select
import time
from contextlib import suppress
from threading import Thread
from typing import IO, Final, Protocol

from oenach.processes.failures import Ended, Late

CHUNK: Final = 64 * 1024
MOST_CHUNKS: Final = 64
"""So many are read ahead at most: who says more than anybody wants to hear waits."""


class Pipes(Protocol):
    """What a parent does with the pipes."""

    def pending(self) -> bool:
        """Whether there is something to read already."""

    def write(self, content: bytes, deadline: float) -> None:
        """Write all of it; Late if nobody reads it in time, Ended if nobody is there."""

    def read(self, count: int, deadline: float) -> bytes:
        """So many bytes, or fewer at the end; Late if they do not come in time."""

    def close_questions(self) -> None:
        """Say that nothing more will be asked."""

    def close(self) -> None:
        """Close what is left, once the process has ended."""


class PolledPipes:
    """Pipes of which the system says when they are ready."""

    def __init__(self, questions: IO[bytes], replies: IO[bytes]) -> None:
        self._questions, self._replies = questions, replies
        os.set_blocking(questions.fileno(), False)

    def pending(self) -> bool:
        """Whether there is something to read already."""
        return bool(_ready(self._replies, select.POLLIN, 0.0) & select.POLLIN)

    def write(self, content: bytes, deadline: float) -> None:
        """Write all of it, as far as there is room at a time."""
        left = memoryview(content)
        while left:
            _await(self._questions, select.POLLOUT, deadline)
            try:
                left = left[os.write(self._questions.fileno(), left) :]
            except OSError as error:
                raise Ended(str(error)) from None

    def read(self, count: int, deadline: float) -> bytes:
        """So many bytes, or fewer at the end."""
        received = bytearray()
        while len(received) < count:
            _await(self._replies, select.POLLIN, deadline)
            part = os.read(self._replies.fileno(), count - len(received))
            if not part:
                break
            received += part
        return bytes(received)

    def close_questions(self) -> None:
        """Say that nothing more will be asked."""
        with suppress(OSError):
            self._questions.close()

    def close(self) -> None:
        """Close what is left."""
        self._replies.close()


def _await(pipe: IO[bytes], what: int, deadline: float) -> None:
    """Wait until a pipe can be read or written; Late if that takes too long."""
    if not _ready(pipe, what, max(0.0, deadline - time.monotonic())):
        raise Late("no answer in time")


def _ready(pipe: IO[bytes], what: int, seconds: float) -> int:
    """What can be done with a pipe within a time; 0 if nothing."""
    waiting = select.poll()
    waiting.register(pipe, what)
    found = waiting.poll(1000 * seconds)
    return found[0][1] if found else 0


class ThreadedPipes:
    """Pipes with a thread at each, for systems that do not say when they are ready."""

    def __init__(self, questions: IO[bytes], replies: IO[bytes]) -> None:
        self._questions, self._replies = questions, replies
        # A question is written when None, or why it was not, is put here.
        self._written: queue.Queue[OSError | None] = queue.Queue()
        self._to_write: queue.Queue[bytes | None] = queue.Queue()
        self._heard: queue.Queue[bytes] = queue.Queue(MOST_CHUNKS)
        self._unread = bytearray()
        self._at_end = False
        self._reader = Thread(target=self._listen, name="oenach-replies", daemon=True)
        self._writer = Thread(target=self._ask, name="oenach-questions", daemon=True)
        self._reader.start()
        self._writer.start()

    def pending(self) -> bool:
        """Whether there is something to read already."""
        with suppress(queue.Empty):
            self._take(self._heard.get_nowait())
        return bool(self._unread)

    def write(self, content: bytes, deadline: float) -> None:
        """Have all of it written."""
        self._to_write.put(content)
        try:
            failed = self._written.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise Late("no answer in time") from None
        if failed is not None:
            raise Ended(str(failed))

    def read(self, count: int, deadline: float) -> bytes:
        """So many bytes, or fewer at the end."""
        while len(self._unread) < count and not self._at_end:
            try:
                self._take(self._heard.get(timeout=max(0.0, deadline - time.monotonic())))
            except queue.Empty:
                raise Late("no answer in time") from None
        part = bytes(self._unread[:count])
        del self._unread[:count]
        return part

    def close_questions(self) -> None:
        """Say that nothing more will be asked, when what is being asked is written."""
        self._to_write.put(None)

    def close(self) -> None:
        """Let both threads end: the process has, so that nothing holds them up any more."""
        while self._reader.is_alive():
            with suppress(queue.Empty):
                self._heard.get(timeout=0.05)
        self._writer.join()
        self._replies.close()

    def _take(self, chunk: bytes) -> None:
        self._at_end = self._at_end or not chunk
        self._unread += chunk

    def _listen(self) -> None:
        chunk = b"."
        while chunk:
            try:
                chunk = os.read(self._replies.fileno(), CHUNK)
            except OSError:
                chunk = b""
            self._heard.put(chunk)

    def _ask(self) -> None:
        while (content := self._to_write.get()) is not None:
            try:
                left = memoryview(content)
                while left:
                    left = left[os.write(self._questions.fileno(), left) :]
                self._written.put(None)
            except OSError as error:
                self._written.put(error)
        with suppress(OSError):
            self._questions.close()


def pipes_for(questions: IO[bytes], replies: IO[bytes]) -> Pipes:
    """The better kind of those that this system has."""
    if hasattr(select, "poll"):
        return PolledPipes(questions, replies)
    return ThreadedPipes(questions, replies)
