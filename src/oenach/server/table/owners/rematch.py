"""Another match of the same people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from oenach.kernel.seats import letter
from oenach.server.errors import Conflict
from oenach.server.store.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience import Audience
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import Rematch
from oenach.server.wire.messages import Acknowledged, RematchSeen
from oenach.server.wire.visitor import Visitor

NextMatch = Callable[[Collection[str], bool], Awaitable[str]]
"""Sets up the next match for the people who are ready, and starts it if it is to begin at once; the
id of its table."""


class Rematcher:
    """Owns who is ready for another match."""

    __slots__ = ("_audience", "_next_match", "_ready", "_roster", "_seats_first", "_table")

    def __init__(
        self, table: Acting, roster: Roster, audience: Audience, next_match: NextMatch
    ) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._next_match = next_match
        self._ready: set[str] = set()
        self._seats_first = False

    async def agree(self, visitor: Visitor, message: Rematch) -> None:
        """There is a next match when everybody who played and is still there is ready."""
        if not self._table.playing().over:
            raise Conflict("server-not-over")
        assert visitor.person is not None, "who has a seat is a person"
        self._ready.add(visitor.person)
        self._seats_first |= message.seats_first
        seats_of = self._roster.seats_of
        there = {person for person in self._audience.connected() if seats_of(person)}
        if self._roster.row.rematch is None and there <= self._ready:
            write = Write()
            self._roster.follow_up(
                await self._next_match(self._ready, not self._seats_first), write
            )
            await self._table.commit(write)
        visitor.tell(Acknowledged(message.id))
        ready = [letter(seat) for person in self._ready for seat in seats_of(person)]
        self._audience.tell_all(RematchSeen(sorted(ready), self._roster.row.rematch))
