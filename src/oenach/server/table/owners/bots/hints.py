"""What a bot says to the one who asks it."""

from __future__ import annotations

from typing import Final, NamedTuple

from oenach.bots.bot import Thoughts
from oenach.bots.hosting.fair_queue import Claim
from oenach.bots.hosting.pool import Urgency
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.seats import letter
from oenach.kernel.state import State
from oenach.offers import offers
from oenach.server.context import Context
from oenach.server.errors import Conflict, Forbidden
from oenach.server.table.acting import Acting
from oenach.server.table.audience.curtains import Curtains
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import AskHint
from oenach.server.wire.messages import BeliefSeen, CandidateSeen, Hint, Refused
from oenach.server.wire.visitor import Visitor

ADVISER: Final = "master"
"""The bot whose thoughts a person is given as a hint."""

MOST_CANDIDATES: Final = 5


class Adviser:
    """Owns who waits for a hint: one at a time for each connection."""

    __slots__ = ("_context", "_curtains", "_roster", "_table", "_waiting")

    def __init__(self, table: Acting, context: Context, roster: Roster, curtains: Curtains) -> None:
        self._table = table
        self._context = context
        self._roster = roster
        self._curtains = curtains
        self._waiting: set[Visitor] = set()

    def ask(self, visitor: Visitor, seat: int, message: AskHint) -> None:
        """Ask the adviser, which takes a while; nobody waits for it but the one who asks."""
        match = self._table.playing()
        if not self._roster.terms.hints:
            raise Forbidden("server-no-hints")
        if match.over or match.to_act != seat:
            raise Conflict("server-hint-not-your-turn")
        if visitor in self._waiting:
            raise Conflict("server-hint-already-asked")
        self._waiting.add(visitor)
        # Taken down now: when the adviser begins, somebody may have moved.
        asked = _Asked(
            seat=seat,
            knowledge=match.knowledge(seat),
            state=match.state,
            seq=match.last_seq,
            command=message.id,
        )
        self._context.spawn(self._advise(visitor, asked))

    async def _advise(self, visitor: Visitor, asked: _Asked) -> None:
        seed = self._context.randomness.bot_seed(self._roster.row.secret, asked.seq)
        try:
            answer = await self._context.bots.ask(
                ADVISER,
                asked.state.game,
                asked.knowledge,
                seed,
                beliefs=True,
                urgency=Urgency.HINT,
                claim=Claim(visitor.person or "", self._roster.row.id),
            )
        finally:
            self._waiting.discard(visitor)
        if self._curtains.viewer(visitor.person) != asked.seat:
            # Somebody else looks at the screen by now.
            visitor.tell(Refused(asked.command, "forbidden", "server-curtain"))
        elif answer.thoughts is None:
            visitor.tell(Refused(asked.command, "unavailable", "server-no-hint-now"))
        else:
            visitor.tell(_hint(answer.thoughts, asked))


class _Asked(NamedTuple):
    """The position that a hint is wanted for."""

    seat: int
    knowledge: Knowledge
    state: State
    seq: int
    command: str


def _hint(thoughts: Thoughts, asked: _Asked) -> Hint:
    state = asked.state
    legal = {offer.text: offer for offer in offers(state, asked.seat)}
    candidates = [
        CandidateSeen(
            legal[state.game.text(state, one.move)], round(one.win, 4), round(one.share, 4)
        )
        for one in thoughts.candidates[:MOST_CANDIDATES]
    ]
    beliefs = [
        BeliefSeen(letter(one.seat), one.place, {k: round(v, 4) for k, v in one.chances.items()})
        for one in thoughts.beliefs
    ]
    return Hint(
        id=asked.command,
        seq=asked.seq,
        candidates=candidates,
        wins=[round(win, 4) for win in thoughts.wins],
        beliefs=beliefs,
    )
