"""Events that stand under another number than their own."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from sqlalchemy import delete, update

from oenach.kernel.logs.events import chain
from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import events
from oenach.server.upkeep.findings import UNREADABLE, Damage, Finding
from oenach.server.upkeep.log_scan import StoredEvent


def misplaced(row: MatchRow, stored: Sequence[StoredEvent]) -> Iterator[Damage]:
    """Those that follow on the one before the number that they say are put there. What stands
    before the first otherwise is none of the match's."""
    known = {event.seq: event for event in stored}
    put_back = [event for event in stored if _belongs_elsewhere(event, known)]
    for event in put_back:
        # Its number may be a text that is not found again by what was read of it.
        mine = events.c.match == row.number, events.c.hash == event.hash
        own = _own_number(event)
        right = update(events).where(*mine, events.c.body == event.body).values(seq=own)
        yield Damage(Finding("events.seq", UNREADABLE, "yes", row.id, seq=own), (right,))
    strays = [event for event in stored if is_before_all(event) and event not in put_back]
    if strays and not put_back:
        gone = delete(events).where(events.c.match == row.number, events.c.seq < 0)
        lost = str(len(strays))
        finding = Finding("events.seq", "server-damage-cut", "cut", row.id, detail=lost)
        yield Damage(finding, (gone,))


def is_before_all(event: StoredEvent) -> bool:
    """Whether an event stands before the first."""
    return isinstance(event.seq, int | float) and event.seq < 0


def _own_number(event: StoredEvent) -> int | None:
    """The number that the event itself says."""
    with suppress(ValueError, TypeError, LookupError, RecursionError):
        own = json.loads(event.body)["seq"]
        return own if isinstance(own, int) else None
    return None


def _belongs_elsewhere(event: StoredEvent, known: Mapping[object, StoredEvent]) -> bool:
    own = _own_number(event)
    if own is None or own == event.seq or own in known:
        return False
    before, after = known.get(own - 1), known.get(own + 1)
    if own:
        return before is not None and _leads_to(before, event)
    return after is None or _leads_to(event, after)


def _leads_to(event: StoredEvent, following: StoredEvent) -> bool:
    """Whether the hash of an event follows from that of another."""
    with suppress(ValueError, TypeError, AttributeError):
        return chain(event.hash, following.body.encode()) == following.hash
    return False
