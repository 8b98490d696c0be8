"""Whole histories of matches, as they are sent to whoever comes late: kept within so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from oenach.server.wire.event_buffer import EventBuffer

MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of all histories together. To make one, the whole match is played again: whoever came again
and again to a long match would have that done each time."""


class Histories:
    """The histories that were asked for last, by the number of the match. Each holds all events up
    to some moment; what came later is added from the latest events of the table."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[int, EventBuffer] = OrderedDict()
        self._sizes: dict[int, int] = {}

    @property
    def size(self) -> int:
        """The bytes of all that is kept."""
        return sum(self._sizes.values())

    def find(self, match: int, latest: EventBuffer) -> EventBuffer | None:
        """Everything that happened in a match, `latest` included; None if some of it is missing."""
        whole = self._kept.get(match)
        if whole is None or not latest.reaches(_last(whole)):
            return None
        newer = [event for event in latest.encoded if event.seq > _last(whole)]
        if newer:
            whole.extend(newer)
            self.keep(match, whole)
        self._kept.move_to_end(match)
        return whole

    def keep(self, match: int, whole: EventBuffer) -> None:
        """Keep a history; those that were not asked for the longest go for it."""
        self.drop(match)
        self._kept[match] = whole
        self._sizes[match] = sum(event.size for event in whole.encoded)
        while self.size > self._most:
            self.drop(next(iter(self._kept)))

    def drop(self, match: int) -> None:
        """Forget a history."""
        self._kept.pop(match, None)
        self._sizes.pop(match, None)


def _last(whole: EventBuffer) -> int:
    return whole.encoded[-1].seq if whole.encoded else -1
