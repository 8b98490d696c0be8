"""Every match that began is one that somebody set up, or the one next match of another."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from histories.checking.findings import Finding, Wrong


class Stored(NamedTuple):
    """A table that the store has, and the next match after it."""

    id: str
    state: str
    rematch: str | None = None


def check_begun(stored: Sequence[Stored], told: Collection[str]) -> Iterator[Finding]:
    """Which matches nobody knows of, out of all that were told to whoever set them up; and which
    next match is none."""
    there = {one.id for one in stored}
    followed = {one.rematch for one in stored if one.rematch is not None}
    for one in stored:
        if one.state in ("playing", "over") and one.id not in told and one.id not in followed:
            yield Finding(Wrong.UNKNOWN, one.id, detail=f"it is {one.state}")
        if one.rematch is not None and one.rematch not in there:
            yield Finding(Wrong.UNKNOWN, one.id, detail=f"its next match {one.rematch} is none")
