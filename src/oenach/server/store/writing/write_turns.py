"""Who writes to an SQLite file now: one thread at a time, moves first.

SQLite has one lock for all who write. Whoever finds it taken sleeps, up to a tenth of a second, and
looks again: others may have taken it meanwhile, again and again. Within this process nobody has to.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Condition
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy import Engine
from sqlalchemy.exc import TimeoutError as WaitedTooLong


class WriteTurns:
    """The turns of the threads that write to one file.

    The thread that writes moves comes before all others, but after each turn of its own one of the
    others has one. So a move waits for no more than two short transactions, and nobody for ever.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        # All that follows is touched only by who holds this.
        self._change = Condition()
        self._taken = False
        self._moves: deque[object] = deque()
        self._others: deque[object] = deque()
        self._after_moves = False

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        with self._change:
            return len(self._moves) + len(self._others)

    @contextmanager
    def taken(self, *, moves: bool = False) -> Iterator[None]:
        """Write now, or after those whose turn it is before; WaitedTooLong if that takes longer
        than anything may in the database."""
        self._take(moves)
        try:
            yield
        finally:
            with self._change:
                self._taken = False
                self._change.notify_all()

    def _take(self, moves: bool) -> None:
        line, place = (self._moves if moves else self._others), object()
        with self._change:
            line.append(place)
            try:
                if not self._change.wait_for(lambda: self._is_next(place), self._patience):
                    raise WaitedTooLong("another thread writes")
                self._taken, self._after_moves = True, moves
            finally:
                line.remove(place)
                # Whoever gave up may have stood before somebody.
                self._change.notify_all()

    def _is_next(self, place: object) -> bool:
        first, then = self._moves, self._others
        if self._after_moves:
            first, then = then, first
        line = first or then
        return not self._taken and line[0] is place


_turns: Final[WeakKeyDictionary[Engine, WriteTurns]] = WeakKeyDictionary()


def take_turns(engine: Engine, patience: float) -> None:
    """From now on those who write by this engine have turns."""
    _turns[engine] = WriteTurns(patience)


def turns_of(engine: Engine) -> WriteTurns | None:
    """The turns of those who write by an engine; None where the database lets many write."""
    return _turns.get(engine)


def turn(engine: Engine, *, moves: bool = False) -> AbstractContextManager[None]:
    """Around a transaction that writes."""
    turns = turns_of(engine)
    return nullcontext() if turns is None else turns.taken(moves=moves)
