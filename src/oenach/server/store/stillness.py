"""Whether anything may be written: while a store is being moved, all games rest."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from oenach.server.clock import now_ms
from oenach.server.errors import Resting


class Stillness:
    """Owns whether the games rest, since when, and whether anything is still being written.

    First nothing new begins, then what is under way ends, and only then is nothing written.
    """

    def __init__(self) -> None:
        self.since: int | None = None
        self._closed = False
        self._writing = 0
        self._changed = threading.Condition()

    @property
    def resting(self) -> bool:
        """Whether nothing is to begin."""
        return self.since is not None

    def now(self) -> int:
        """The time as the games have it: it stands still while they rest."""
        return now_ms() if self.since is None else self.since

    def check(self) -> None:
        """Resting while the games rest."""
        if self.resting:
            raise Resting

    def rest(self, since: int) -> None:
        """Let nothing new begin."""
        self.since = since

    def close(self) -> None:
        """Have nothing written any more; when this returns, all that was being written is."""
        with self._changed:
            self._closed = True
            self._changed.wait_for(lambda: not self._writing)

    def go_on(self) -> None:
        """Everything may happen again."""
        with self._changed:
            self.since, self._closed = None, False

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Around every transaction that changes something; Resting if there must be none."""
        with self._changed:
            if self._closed:
                raise Resting
            self._writing += 1
        try:
            yield
        finally:
            with self._changed:
                self._writing -= 1
                self._changed.notify_all()
