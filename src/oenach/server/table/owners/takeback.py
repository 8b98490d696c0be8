"""Taking moves back, to which the other people have to agree."""

from __future__ import annotations

from collections import Counter
from typing import Final

from oenach.kernel.errors import StaleMatch
from oenach.kernel.logs.events import TakenBack
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import LETTERS, letter
from oenach.server.errors import Conflict, Forbidden
from oenach.server.store.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience import Audience
from oenach.server.table.journal import Journal
from oenach.server.table.owners.queues import Queues
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import AnswerTakeback, AskTakeback, Command
from oenach.server.wire.messages import Acknowledged, TakebackAsked, TakebackEnded
from oenach.server.wire.visitor import Visitor

MOST_TAKEN_BACK: Final = 200
"""So many moves a seat may take back in one match, alone or with consent: each makes the log
longer, which everybody reads who comes later."""


class Takebacker:
    """Owns the request to take moves back; there is one at a time. It is about the position in
    which it was made. Counts what each seat has taken back."""

    __slots__ = ("_audience", "_journal", "_queues", "_roster", "_table", "_taken_back", "asked")

    def __init__(
        self, table: Acting, roster: Roster, audience: Audience, queues: Queues, journal: Journal
    ) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._queues = queues
        self._journal = journal
        # Counted when it is first asked for: most matches that are loaded need not know.
        self._taken_back: Counter[int] | None = None
        self.asked: TakebackAsked | None = None

    async def check_may_take_back(self, seat: int) -> None:
        """Conflict if a seat has taken back as many moves as may be in one match."""
        if self._taken_back is None:
            events = await self._journal.everything(self._roster.row)
            self._taken_back = Counter(one.seat for one in events if isinstance(one, TakenBack))
        if self._taken_back[seat] >= MOST_TAKEN_BACK:
            raise Conflict("server-too-many-takebacks", most=MOST_TAKEN_BACK)

    def count(self, seat: int, moves: int) -> None:
        """A seat has taken back so many moves."""
        if self._taken_back is not None:
            self._taken_back[seat] += moves

    def count_anew(self) -> None:
        """What is in memory was read again from the store."""
        self._taken_back = None

    async def ask(self, visitor: Visitor, seat: int, message: AskTakeback) -> None:
        """Bots agree at once; people are asked."""
        match = self._table.playing()
        if not self._roster.terms.takebacks:
            raise Forbidden("server-no-takebacks")
        if message.answers != match.last_seq:
            raise StaleMatch("stale", answers=message.answers, last=match.last_seq)
        moves = match.can_take_back(seat)
        if not moves:
            raise Conflict("server-nothing-to-take-back", seat=letter(seat))
        await self.check_may_take_back(seat)
        if self.asked is not None:
            if self.asked.seat == letter(seat):
                visitor.tell(Acknowledged(message.id))
                return
            self._audience.tell_all(TakebackEnded("overtaken"))
        self.asked = TakebackAsked(letter(seat), match.last_seq, moves)
        if not self._asked_people(seat):
            await self._take_back(seat, message, visitor)
            return
        visitor.tell(Acknowledged(message.id))
        self._audience.tell_all(self.asked)

    async def answer(self, visitor: Visitor, message: AnswerTakeback) -> None:
        """One of those who were asked agrees or declines; one no is enough."""
        asked = self.asked
        if asked is None:
            raise Conflict("server-no-takeback-asked")
        seat = LETTERS.index(asked.seat)
        if visitor.person not in self._asked_people(seat):
            raise Forbidden("server-not-asked")
        if not message.yes:
            self.asked = None
            visitor.tell(Acknowledged(message.id))
            self._audience.tell_all(TakebackEnded("declined"))
            return
        mine = {letter(own) for own in self._roster.seats_of(visitor.person)}
        asked.agreed = sorted({*asked.agreed, *mine})
        waiting = [
            person
            for person in self._asked_people(seat)
            if not any(letter(own) in asked.agreed for own in self._roster.seats_of(person))
        ]
        if waiting:
            visitor.tell(Acknowledged(message.id))
            self._audience.tell_all(asked)
        else:
            await self._take_back(seat, message, visitor)

    def overtake(self, seq: int) -> None:
        """A request ends when something else has happened up to event `seq`."""
        if self.asked is not None and self.asked.seq != seq:
            self.asked = None
            self._audience.tell_all(TakebackEnded("overtaken"))

    def end(self) -> None:
        """The match is over, and with it every request."""
        self.asked = None

    def _asked_people(self, seat: int) -> set[str]:
        """The people who have to agree: those who play, without the one who asks."""
        asker = self._roster.chair(seat).person
        return {person for person in self._roster.people() if person != asker}

    async def _take_back(self, seat: int, command: Command, visitor: Visitor) -> None:
        self.asked = None
        queue, write = self._queues.of(seat), Write()
        moves = self._table.playing().can_take_back(seat)

        def action(match: Match) -> None:
            match.take_back(seat)
            self._queues.clear(seat, write)

        await self._table.act(action, command=command, by=visitor, write=write)
        self.count(seat, moves)
        self._queues.tell_change(seat, queue)
        self._audience.tell_all(TakebackEnded("granted"))
