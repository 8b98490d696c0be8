"""What goes on and how far it is, on the screen all the time.

On a terminal it is one line that is written again and again; elsewhere, as in the log of a CI run,
a line whenever a step is done, and one now and then while nothing ends.
"""

from __future__ import annotations

import sys
import threading
import time
from types import TracebackType
from typing import Final, TextIO

AGAIN: Final = 0.2
"""Seconds between two looks at a terminal's line."""

SIGN_OF_LIFE: Final = 10.0
"""Seconds after which something is said where nothing can be written over."""

NEWS: Final = 2.0
"""Seconds between two steps that are told where nothing can be written over."""

CLEAR_LINE: Final = "\r\x1b[K"


class Progress:
    """Several pieces of work at the same time, each with its steps. Used as a context."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._rewrites = self._stream.isatty()
        self._began = self._spoke = time.monotonic()
        self._works: dict[str, str] = {}
        self._ended = threading.Event()
        self._lock = threading.RLock()
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Progress:
        self._ticker.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        self._ticker.join()
        if self._rewrites:
            self._write(CLEAR_LINE)

    def show(self, work: str, step: str) -> None:
        """A work is at this step now."""
        with self._lock:
            new = work not in self._works
            self._works[work] = step
            if not self._rewrites and (new or time.monotonic() - self._spoke > NEWS):
                self._write(f"{self._seconds:4.0f} s  {work}: {step}\n")

    def done(self, work: str, result: str) -> None:
        """A work came to its end."""
        with self._lock:
            self._works.pop(work, None)
            start = CLEAR_LINE if self._rewrites else ""
            self._write(f"{start}{self._seconds:4.0f} s  {work}: {result}\n")

    @property
    def _seconds(self) -> float:
        return time.monotonic() - self._began

    def _tick(self) -> None:
        while not self._ended.wait(AGAIN):
            with self._lock:
                quiet = time.monotonic() - self._spoke
                if self._works and (self._rewrites or quiet > SIGN_OF_LIFE):
                    now = " · ".join(f"{work}: {step}" for work, step in self._works.items())
                    line = f"{self._seconds:4.0f} s  {now}"
                    self._write(f"{CLEAR_LINE}{line}" if self._rewrites else f"{line} …\n")

    def _write(self, text: str) -> None:
        self._spoke = time.monotonic()
        self._stream.write(text)
        self._stream.flush()


def bar(done: int, total: int, width: int = 20) -> str:
    """How much is done, as a bar and in numbers."""
    filled = width * done // total if total else width
    return f"[{'#' * filled}{'.' * (width - filled)}] {done} of {total}"
