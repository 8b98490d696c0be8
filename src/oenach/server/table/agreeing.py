"""What several people have to agree on: taking moves back, and another match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oenach.kernel.errors import StaleMatch
from oenach.kernel.match import Match
from oenach.kernel.seats import LETTERS, letter
from oenach.server.errors import Conflict, Forbidden
from oenach.server.store.writes import Kind, Write
from oenach.server.table.visitor import Visitor
from oenach.server.wire import (
    Acknowledged,
    AnswerTakeback,
    AskTakeback,
    Rematch,
    RematchSeen,
    TakebackAsked,
    TakebackEnded,
)

if TYPE_CHECKING:
    from oenach.server.table.table import Table


async def ask_takeback(table: Table, visitor: Visitor, seat: int, message: AskTakeback) -> None:
    """Bots agree at once; people are asked."""
    match = table.playing()
    if not table.row.terms.takebacks:
        raise Forbidden("server-no-takebacks")
    if message.answers != match.last_seq:
        raise StaleMatch("stale", answers=message.answers, last=match.last_seq)
    moves = match.can_take_back(seat)
    if not moves:
        raise Conflict("server-nothing-to-take-back", seat=letter(seat))
    if table.takeback is not None:
        if table.takeback.seat == letter(seat):
            visitor.tell(Acknowledged(message.id))
            return
        table.tell_all(TakebackEnded("overtaken"))
    table.takeback = TakebackAsked(letter(seat), match.last_seq, moves)
    if not _asked_people(table, seat):
        await _take_back(table, seat, message.id, visitor)
        return
    visitor.tell(Acknowledged(message.id))
    table.tell_all(table.takeback)


def _asked_people(table: Table, seat: int) -> set[str]:
    """The people who have to agree: those who play, without the one who asks."""
    asker = table.chair(seat).person
    return {person for person in table.people() if person != asker}


async def answer_takeback(table: Table, visitor: Visitor, message: AnswerTakeback) -> None:
    """One of those who were asked agrees or declines; one no is enough."""
    asked = table.takeback
    if asked is None:
        raise Conflict("server-no-takeback-asked")
    seat = LETTERS.index(asked.seat)
    if visitor.person not in _asked_people(table, seat):
        raise Forbidden("server-not-asked")
    if not message.yes:
        table.takeback = None
        visitor.tell(Acknowledged(message.id))
        table.tell_all(TakebackEnded("declined"))
        return
    mine = {letter(own) for own in table.seats_of(visitor.person)}
    asked.agreed = sorted({*asked.agreed, *mine})
    waiting = [
        person
        for person in _asked_people(table, seat)
        if not any(letter(own) in asked.agreed for own in table.seats_of(person))
    ]
    if waiting:
        visitor.tell(Acknowledged(message.id))
        table.tell_all(asked)
    else:
        await _take_back(table, seat, message.id, visitor)


async def _take_back(table: Table, seat: int, command: str, visitor: Visitor) -> None:
    table.takeback = None
    chair, write = table.chair(seat), Write()

    def deed(match: Match) -> None:
        match.take_back(seat)
        if chair.queue:
            # Whoever thinks again wants nothing played from the queue.
            chair.queue = []
            write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))

    await table.act(deed, command, visitor, write)
    if write:
        table.tell_queue(seat)
    table.tell_all(TakebackEnded("granted"))


async def rematch(table: Table, visitor: Visitor, message: Rematch) -> None:
    """Begins when everybody who played and is still there is ready."""
    if not table.playing().over:
        raise Conflict("server-not-over")
    assert visitor.person is not None, "who has a seat is a person"
    table.ready.add(visitor.person)
    there = {person for person in table.connected() if table.seats_of(person)}
    if table.row.rematch is None and there <= table.ready:
        table.row.rematch = await table.rematch(table)
        write = Write()
        write.add(Kind.MATCH_CHANGE, table.row.change())
        await table.commit(write)
    visitor.tell(Acknowledged(message.id))
    ready = [letter(seat) for person in table.ready for seat in table.seats_of(person)]
    table.tell_all(RematchSeen(sorted(ready), table.row.rematch))
