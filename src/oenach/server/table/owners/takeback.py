"""Taking moves back, to which the other people have to agree."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal

from msgspec import structs

from oenach.kernel.errors import StaleMatch
from oenach.kernel.logs.events import TakenBack
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.server.errors import Conflict, Forbidden
from oenach.server.store.proposals import TakebackProposal
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
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

    __slots__ = ("_audience", "_journal", "_queues", "_roster", "_table", "_taken_back", "_told")

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
        # The request that those who are here know of.
        self._told: TakebackAsked | None = None

    @property
    def asked(self) -> TakebackAsked | None:
        """The request as everybody sees it; None if there is none."""
        proposal, match = self._roster.row.proposals.takeback, self._journal.match
        if proposal is None or match is None or match.over or proposal.seq != match.last_seq:
            return None
        agreed = [letter(seat) for seat in proposal.agreed]
        return TakebackAsked(letter(proposal.seat), proposal.seq, proposal.moves, agreed)

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
        asked = self.asked
        if asked is not None and asked.seat == letter(seat):
            visitor.tell(Acknowledged(message.id))
            return
        if not self._asked_people(seat):
            await self._take_back(seat, message, visitor)
            return
        if asked is not None:
            self._end("overtaken")
        await self._propose(TakebackProposal(seat, match.last_seq, moves))
        visitor.tell(Acknowledged(message.id))
        self.tell_change()

    async def answer(self, visitor: Visitor, message: AnswerTakeback) -> None:
        """One of those who were asked agrees or declines; one no is enough."""
        proposal = self._roster.row.proposals.takeback
        if self.asked is None or proposal is None:
            raise Conflict("server-no-takeback-asked")
        if visitor.person not in self._asked_people(proposal.seat):
            raise Forbidden("server-not-asked")
        if not message.yes:
            await self._propose(None)
            visitor.tell(Acknowledged(message.id))
            self._end("declined")
            return
        agreed = {*proposal.agreed, *self._roster.seats_of(visitor.person)}
        waiting = [
            person
            for person in self._asked_people(proposal.seat)
            if agreed.isdisjoint(self._roster.seats_of(person))
        ]
        if waiting:
            await self._propose(structs.replace(proposal, agreed=tuple(sorted(agreed))))
            visitor.tell(Acknowledged(message.id))
            self.tell_change()
        else:
            await self._take_back(proposal.seat, message, visitor)

    async def _propose(self, proposal: TakebackProposal | None) -> None:
        write = Write()
        self._roster.propose(write, takeback=proposal)
        await self._table.commit(write)

    def tell_change(self, granted: bool = False) -> None:
        """Tell everybody how the request stands, if they know it otherwise: one ends when something
        else has happened, or has been granted by that."""
        asked = self.asked
        if asked == self._told:
            return
        if asked is not None:
            self._told = asked
            self._audience.tell_all(asked)
            return
        still = self._told is not None and self._told.seq == self._table.playing().last_seq
        self._end("granted" if granted else "declined" if still else "overtaken")

    def _end(self, how: Literal["granted", "declined", "overtaken"]) -> None:
        self._told = None
        self._audience.tell_all(TakebackEnded(how))

    def end(self) -> None:
        """The match is over, and with it every request."""
        self._told = None

    def _asked_people(self, seat: int) -> set[str]:
        """The people who have to agree: those who play, without the one who asks."""
        asker = self._roster.chair(seat).person
        return {person for person in self._roster.people() if person != asker}

    async def _take_back(self, seat: int, command: Command, visitor: Visitor) -> None:
        # What is granted now is not overtaken by itself.
        self._told = None
        queue, write = self._queues.of(seat), Write()
        moves = self._table.playing().can_take_back(seat)

        def action(match: Match) -> None:
            match.take_back(seat)
            self._queues.clear(seat, write)

        await self._table.act(action, command=command, by=visitor, write=write)
        self.count(seat, moves)
        self._queues.tell_change(seat, queue)
        self._end("granted")
