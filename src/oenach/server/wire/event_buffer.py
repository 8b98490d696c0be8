"""The latest events of a match in the form in which they are sent, kept in memory.

Older ones are read from the store when somebody asks for them, which is seldom.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Raw

from oenach.kernel.matches.happened import Happened, SeenEffect
from oenach.kernel.seats import letter
from oenach.story import Item, Told

_encode = msgspec.json.Encoder().encode

KEPT: Final = 64
"""At least so many of the latest events are kept."""


class EncodedEvent:
    """One event with its sentences: as everybody gets them, and as the seat does that acted."""

    __slots__ = ("own", "own_story", "public", "public_story", "seat", "seq")

    def __init__(self, happened: Happened) -> None:
        entry = happened.entry
        self.seq = entry.event.seq
        self.seat = happened.seat
        written = b"".join((entry.body[:-1], b',"hash":"', entry.hash.encode(), b'"'))
        self.public = self.own = written + _with_effects(happened.effects)
        if happened.opening is not None:
            own = _with_effects(happened.own_effects)
            self.own = b'%s,"own":%s%s' % (written, _encode(happened.opening.move), own)
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

    @property
    def size(self) -> int:
        """The bytes that it takes, roughly."""
        told = sum(map(len, self.public_story))
        own = 0 if self.own_story is self.public_story else sum(map(len, self.own_story))
        return 500 + len(self.public) + len(self.own) + told + own

    def is_own(self, viewer: int | None) -> bool:
        """Whether the viewer is the seat that acted."""
        return viewer is not None and viewer == self.seat


def _with_effects(effects: Sequence[SeenEffect]) -> bytes:
    return b',"effects":%s}' % _encode(effects) if effects else b"}"


def _sentence(item: Item[Told], told: Told) -> bytes:
    seat = b"null" if item.seat is None else b'"%s"' % letter(item.seat).encode()
    return b'{"seq":%d,"seat":%s,%s' % (item.seq, seat, _encode(told)[1:])


def encoded_events(happened: Sequence[Happened], items: Iterable[Item[Told]]) -> list[EncodedEvent]:
    """The events that one action brought."""
    encoded = [EncodedEvent(each) for each in happened]
    first, last = encoded[0].seq, encoded[-1]
    for item in items:
        place = item.seq - first
        (encoded[place] if 0 <= place < len(encoded) else last).tell(item)
    return encoded


class EventBuffer:
    """The latest events, in order. Up to event `after`, before them, nothing is remembered here."""

    __slots__ = ("after", "encoded")

    def __init__(self, after: int = -1) -> None:
        self.after = after
        self.encoded: list[EncodedEvent] = []

    def extend(self, encoded: Sequence[EncodedEvent]) -> None:
        """What happened next."""
        self.encoded.extend(encoded)

    def add(self, encoded: Sequence[EncodedEvent]) -> None:
        """What happened now, which nobody has been told yet; the oldest is forgotten when there are
        too many."""
        self.extend(encoded)
        self.forget(but=len(encoded))

    def forget(self, but: int = 0) -> None:
        """Let go of the oldest events if there are many, but not of the latest so many."""
        if len(self.encoded) > 2 * KEPT:
            del self.encoded[: -max(KEPT, but)]

    def cut(self, last: int) -> None:
        """Let go of what came after an event."""
        while self.encoded and self.encoded[-1].seq > last:
            self.encoded.pop()

    @property
    def first(self) -> int:
        """The first event that is remembered."""
        return self.encoded[0].seq if self.encoded else self.after + 1

    def reaches(self, after: int) -> bool:
        """Whether everything after that event is remembered."""
        return self.first <= after + 1

    def events(self, after: int, viewer: int | None) -> Raw:
        """The events after one, as a viewer may have them: a JSON list; LookupError if some of
        them are no longer remembered."""
        encoded = self._after(after)
        return _listed([event.own if event.is_own(viewer) else event.public for event in encoded])

    def story(self, after: int, viewer: int | None) -> Raw:
        """The sentences after an event, as a viewer may have them: a JSON list."""
        return _listed(
            [
                sentence
                for event in self._after(after)
                for sentence in (event.own_story if event.is_own(viewer) else event.public_story)
            ]
        )

    def latest(self, viewer: int | None) -> dict[str, object] | None:
        """The last sentence that a viewer may have; None if nothing is remembered here."""
        for event in reversed(self.encoded):
            story = event.own_story if event.is_own(viewer) else event.public_story
            if story:
                told: dict[str, object] = msgspec.json.decode(story[-1])
                return told
        return None

    def _after(self, after: int) -> Sequence[EncodedEvent]:
        if not self.reaches(after):
            raise LookupError(f"events after {after} are remembered from {self.first} on")
        return self.encoded[after + 1 - self.first :]


def _listed(parts: Sequence[bytes]) -> Raw:
    return Raw(b"[%s]" % b",".join(parts))
