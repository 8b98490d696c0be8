"""Whoever comes is shown all that was acknowledged before, to whomever and by whichever node."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from histories.checking.findings import Finding, Wrong
from histories.record import Came, History, Lost, Saw


def check_fresh(histories: Sequence[History]) -> Iterator[Finding]:
    """Who was welcomed with a position from before what others knew."""
    done = sorted(
        (attempt.answered, attempt.answer["position"]["seq"])
        for history in histories
        for attempt in history.attempts()
        if attempt.done and attempt.answered is not None and attempt.answer is not None
    )
    moments = [at for at, _ in done]
    highest = list(accumulate((seq for _, seq in done), max))
    for history in histories:
        for at, shown in _welcomes(history):
            before = bisect_left(moments, at)
            if before and shown < highest[before - 1]:
                told = f"event {shown}, though {highest[before - 1]} had been acknowledged"
                yield Finding(Wrong.STALE, history.match, history.person, told)


def _welcomes(history: History) -> Iterator[tuple[float, int]]:
    """A moment before each return, and the event that was shown first then. When a connection
    stood, somebody may have been told of it already: it was begun after the one before was lost."""
    left: float | None = None
    waiting = False
    for note in history.notes:
        if isinstance(note, Lost):
            left, waiting = note.at, False
        elif isinstance(note, Came):
            waiting = left is not None
        elif isinstance(note, Saw) and waiting and note.frame.get("position"):
            assert left is not None
            waiting = False
            yield left, note.frame["position"]["seq"]
