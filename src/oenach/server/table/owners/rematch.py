"""Another match of the same people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from oenach.kernel.seats import letter
from oenach.server.errors import Conflict
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import Rematch
from oenach.server.wire.messages import Acknowledged, RematchSeen
from oenach.server.wire.visitor import Visitor

NextMatch = Callable[[Collection[str], bool, str], Awaitable[None]]
"""Sets up the next match for the people who are ready, which is the only one, and starts it if it
is to begin at once; for whoever asked last, from their address."""


class Rematcher:
    """Owns who is ready for another match."""

    __slots__ = ("_audience", "_next_match", "_roster", "_table", "_told")

    def __init__(
        self, table: Acting, roster: Roster, audience: Audience, next_match: NextMatch
    ) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._next_match = next_match
        # What those who are here know of.
        self._told = RematchSeen([], None)

    async def agree(self, visitor: Visitor, message: Rematch) -> None:
        """There is a next match when everybody who played and is still there is ready."""
        if not self._table.playing().over:
            raise Conflict("server-not-over")
        assert visitor.person is not None, "who has a seat is a person"
        await self._be_ready(visitor.person, message.seats_first)
        wish, seats_of = self._roster.row.proposals, self._roster.seats_of
        there = {person for person in self._audience.connected() if seats_of(person)}
        if self._roster.row.rematch is None and there <= {*wish.ready}:
            await self._next_match({*wish.ready}, not wish.seats_first, visitor.place)
        visitor.tell(Acknowledged(message.id))
        self.tell()

    async def _be_ready(self, person: str, seats_first: bool) -> None:
        wish = self._roster.row.proposals
        ready = wish.ready if person in wish.ready else (*wish.ready, person)
        seats_first |= wish.seats_first
        if (ready, seats_first) != (wish.ready, wish.seats_first):
            write = Write()
            self._roster.propose(write, ready=ready, seats_first=seats_first)
            await self._table.commit(write)

    def tell(self) -> None:
        """Tell everybody who is ready."""
        self._told = self._seen()
        self._audience.tell_all(self._told)

    def tell_change(self) -> None:
        """The same, if others have said that they are."""
        if self._seen() != self._told:
            self.tell()

    def _seen(self) -> RematchSeen:
        row, seats_of = self._roster.row, self._roster.seats_of
        ready = [letter(seat) for person in row.proposals.ready for seat in seats_of(person)]
        return RematchSeen(sorted(ready), row.rematch)
