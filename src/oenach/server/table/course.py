"""The latest events of a match in the form in which they are sent, kept in memory.

Older ones are read from the store when somebody asks for them, which is seldom.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Raw

from oenach.kernel.events import Entry, Moved
from oenach.kernel.log import Opening
from oenach.kernel.seats import letter
from oenach.story import Item, Told

_encode = msgspec.json.Encoder().encode

KEPT: Final = 64
"""At least so many of the latest events are kept."""


class Step:
    """One event with its sentences: as everybody gets them, and as the seat does that acted."""

    __slots__ = ("own", "own_story", "public", "public_story", "seat", "seq")

    def __init__(self, entry: Entry, opening: Opening | None) -> None:
        event = entry.event
        self.seq = event.seq
        self.seat = event.seat if isinstance(event, Moved) else None
        self.public = b'%s,"hash":"%s"}' % (entry.body[:-1], entry.hash.encode())
        self.own = self.public
        if opening is not None:
            self.own = b'%s,"own":%s}' % (self.public[:-1], _encode(opening.move))
        self.public_story: list[bytes] = []
        self.own_story: list[bytes] = self.public_story

    def tell(self, item: Item[Told]) -> None:
        """A sentence that belongs to this event."""
        public = _sentence(item, item.public)
        if item.private is not item.public and self.own_story is self.public_story:
            self.own_story = list(self.public_story)
        self.public_story.append(public)
        if self.own_story is not self.public_story:
            hidden = item.private is not item.public
            self.own_story.append(_sentence(item, item.private) if hidden else public)

    def is_own(self, viewer: int | None) -> bool:
        """Whether the viewer is the seat that acted."""
        return viewer is not None and viewer == self.seat


def _sentence(item: Item[Told], told: Told) -> bytes:
    seat = b"null" if item.seat is None else b'"%s"' % letter(item.seat).encode()
    return b'{"seq":%d,"seat":%s,%s' % (item.seq, seat, _encode(told)[1:])


def steps_of(
    entries: Sequence[Entry], openings: dict[int, Opening], items: Iterable[Item[Told]]
) -> list[Step]:
    """The steps of what one action brought."""
    steps = [Step(entry, openings.get(entry.event.seq)) for entry in entries]
    first, last = steps[0].seq, steps[-1]
    for item in items:
        place = item.seq - first
        (steps[place] if 0 <= place < len(steps) else last).tell(item)
    return steps


class Course:
    """The latest steps, in order. Up to event `after`, before them, nothing is remembered here."""

    __slots__ = ("after", "steps")

    def __init__(self, after: int = -1) -> None:
        self.after = after
        self.steps: list[Step] = []

    def extend(self, steps: Sequence[Step]) -> None:
        """What happened next."""
        self.steps.extend(steps)

    def add(self, steps: Sequence[Step]) -> None:
        """What happened now; the oldest is forgotten when there are too many."""
        self.extend(steps)
        self.forget()

    def forget(self) -> None:
        """Let go of the oldest steps if there are many."""
        if len(self.steps) > 2 * KEPT:
            del self.steps[:-KEPT]

    @property
    def first(self) -> int:
        """The first event that is remembered."""
        return self.steps[0].seq if self.steps else self.after + 1

    def reaches(self, after: int) -> bool:
        """Whether everything after that event is remembered."""
        return self.first <= after + 1

    def events(self, after: int, viewer: int | None) -> Raw:
        """The events after one, as a viewer may have them: a JSON list."""
        steps = self._after(after)
        return _listed(step.own if step.is_own(viewer) else step.public for step in steps)

    def story(self, after: int, viewer: int | None) -> Raw:
        """The sentences after an event, as a viewer may have them: a JSON list."""
        return _listed(
            sentence
            for step in self._after(after)
            for sentence in (step.own_story if step.is_own(viewer) else step.public_story)
        )

    def _after(self, after: int) -> Sequence[Step]:
        return self.steps[max(0, after + 1 - self.first) :]


def _listed(parts: Iterable[bytes]) -> Raw:
    return Raw(b"[" + b",".join(parts) + b"]")
