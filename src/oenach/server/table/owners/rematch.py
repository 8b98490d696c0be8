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

NextMatch = Callable[[Collection[str]], Awaitable[str]]
"""Sets up and starts the next match, given the people who are ready; the id of its table."""


class Rematcher:
    """Owns who is ready for another match."""

    __slots__ = ("_audience", "_next_match", "_ready", "_roster", "_table")

    def __init__(
        self, table: Acting, roster: Roster, audience: Audience, next_match: NextMatch
    ) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._next_match = next_match
        self._ready: set[str] = set()

    async def agree(self, visitor: Visitor, message: Rematch) -> None:
        """Begins when everybody who played and is still there is ready."""
        if not self._table.playing().over:
            raise Conflict("server-not-over")
        assert visitor.person is not None, "who has a seat is a person"
        self._ready.add(visitor.person)
        seats_of = self._roster.seats_of
        there = {person for person in self._audience.connected() if seats_of(person)}
        if self._roster.row.rematch is None and there <= self._ready:
            write = Write()
            self._roster.follow_up(await self._next_match(self._ready), write)
            await self._table.commit(write)
        visitor.tell(Acknowledged(message.id))
        ready = [letter(seat) for person in self._ready for seat in seats_of(person)]
        self._audience.tell_all(RematchSeen(sorted(ready), self._roster.row.rematch))
