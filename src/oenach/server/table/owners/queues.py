"""Moves that wait in the queues of seats until it is their turn."""

from __future__ import annotations

from collections.abc import Sequence

from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.offers import queue_offers
from oenach.server.errors import Conflict
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.roster import Roster
from oenach.server.wire.messages import QueueSeen


class Queues:
    """Owns the queues: nothing else decides what is in them, and when it is played."""

    __slots__ = ("_audience", "_roster", "_table")

    def __init__(self, table: Acting, roster: Roster, audience: Audience) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience

    def of(self, seat: int) -> list[str]:
        """What waits in the queue of a seat."""
        return self._roster.chair(seat).queue

    def tell(self, seat: int) -> None:
        """Tell those who see with a seat's eyes what waits in its queue."""
        moves, queueable = queue_offers(self._table.playing().state, seat, self.of(seat))
        self._audience.tell_seat(seat, QueueSeen(letter(seat), list(moves), list(queueable)))

    def tell_change(self, seat: int, before: Sequence[str]) -> None:
        """The same, if something else waited there before."""
        if self.of(seat) != before:
            self.tell(seat)

    async def replace(self, seat: int, moves: Sequence[str]) -> None:
        """Have other moves wait; refused, with the rule, if one of them may not."""
        match = self._table.playing()
        if match.over:
            raise Conflict("server-not-playing")
        match.check_queue(moves, seat)
        write = Write()
        self._roster.queue(seat, moves, write)
        await self._table.reschedule(write)

    def played(self, seat: int, moves: Sequence[str], write: Write) -> None:
        """Moves were made that may have been about to come from the queue; once is enough."""
        queue = self.of(seat)
        if queue and queue[: len(moves)] == moves:
            self._roster.queue(seat, queue[len(moves) :], write)

    def clear(self, seat: int, write: Write) -> None:
        """Whoever thinks again wants nothing played from the queue."""
        if self.of(seat):
            self._roster.queue(seat, [], write)

    # When a turn comes.

    async def play_forced(self, match: Match) -> None:
        """The only move there is; whoever has queued it has made it with that."""
        text, seat, write = match.forced(), match.to_act, Write()
        if text is None:
            return
        queue = self.of(seat)
        queued = text in queue

        def action(match: Match) -> None:
            match.play(text)
            if queued:
                self._roster.queue(seat, queue[queue.index(text) + 1 :], write)

        await self._table.act(action, write=write)
        if queued:
            self.tell(seat)

    async def play_next(self, match: Match) -> None:
        """The first queued move that is legal; those before it have stopped being so and drop
        out."""
        seat, write = match.to_act, Write()
        queue = self.of(seat)
        legal = [
            place for place, text in enumerate(queue) if match.refusal(text, seat=seat) is None
        ]
        if legal:
            place = legal[0]

            def action(match: Match) -> None:
                match.play(queue[place])
                self._roster.queue(seat, queue[place + 1 :], write)

            await self._table.act(action, write=write)
        else:
            self._roster.queue(seat, [], write)
            await self._table.reschedule(write)
        self.tell(seat)
