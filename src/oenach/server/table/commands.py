"""What a client may say to a table, and who may say it: one function for each kind of message.

The table's lock is held in all of them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from oenach.kernel.errors import IllegalMove, OenachError, StaleMatch
from oenach.kernel.match import Match
from oenach.kernel.seats import LETTERS, letter
from oenach.offers import refusal
from oenach.server.errors import Conflict, Forbidden, Unavailable
from oenach.server.moments import now_ms
from oenach.server.store.writes import Kind, Write
from oenach.server.table import agreeing, talking
from oenach.server.table.visitor import Visitor
from oenach.server.wire import (
    Acknowledged,
    AnswerTakeback,
    AskHint,
    AskTakeback,
    AskWhy,
    Because,
    ClientMessage,
    Here,
    Move,
    Ping,
    Pong,
    Queue,
    Refused,
    Rematch,
    Resign,
    Say,
    Sit,
    Stale,
    Undo,
)
from oenach.story import Sitter

if TYPE_CHECKING:
    from oenach.server.table.table import Table


async def obey(table: Table, visitor: Visitor, message: ClientMessage) -> None:
    """Do what a message asks for, or say why not."""
    handler = HANDLERS[type(message)]
    try:
        async with table.lock:
            if table.astray:
                await table.recover()
            await handler(table, visitor, message)
    except OenachError as error:
        async with table.lock:
            await _answer_error(table, visitor, message, error)


async def _answer_error(
    table: Table, visitor: Visitor, message: ClientMessage, error: OenachError
) -> None:
    command = getattr(message, "id", None)
    try:
        done = command is not None and not table.astray and await table.was_done(command)
    except SQLAlchemyError:
        visitor.tell(refused(command, Unavailable("server-not-stored")))
        return
    if done and command is not None:
        # The answer to the first time was lost on the way.
        position = await table.position_since(visitor, visitor.seq)
        visitor.tell(Acknowledged(command, position, again=True))
    elif isinstance(error, StaleMatch) and error.key == "stale" and command is not None:
        since = getattr(message, "answers", visitor.seq)
        # Older than what is at hand is told to those who connect, not to whoever claims to have
        # missed it: reading the whole match again must not be had for one small message.
        if since > visitor.seq or not table.course.reaches(since):
            since = visitor.seq
        visitor.tell(Stale(command, await table.position_since(visitor, since)))
    else:
        visitor.tell(refused(command, error))


def refused(command: str | None, error: OenachError) -> Refused:
    """A refusal as it is sent."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Refused(command, error.code, error.key, rule, dict(error.facts))


def acting_seat(table: Table, visitor: Visitor, named: str | None, bot_plays: bool = False) -> int:
    """The seat for which a visitor acts; Forbidden if it is not theirs to act for."""
    seats = table.seats_of(visitor.person)
    if not seats:
        raise Forbidden("server-no-seat")
    seat = table.viewer(visitor) if named is None else LETTERS.index(named)
    if seat is None:
        raise Forbidden("server-curtain")
    if seat not in seats:
        raise Forbidden("server-other-seat", seat=letter(seat))
    if len(seats) > 1 and not table.game.open_information and table.viewer(visitor) != seat:
        raise Forbidden("server-curtain")
    if not bot_plays and table.bot_of(seat) is not None:
        raise Conflict("server-bot-plays", seat=letter(seat))
    return seat


async def move(table: Table, visitor: Visitor, message: Move) -> None:
    """Make a move, or a batch of them."""
    seat = acting_seat(table, visitor, message.seat)
    chair, write = table.chair(seat), Write()
    made = len(message.moves)

    def deed(match: Match) -> None:
        if made == 1:
            match.play(message.moves[0], seat=seat, answers=message.answers)
        else:
            match.play_all(message.moves, seat=seat, answers=message.answers)
        if chair.queue and chair.queue[:made] == message.moves:
            # They were about to be made from the queue; once is enough.
            set_queue(table, seat, chair.queue[made:], write)

    queued = chair.queue
    await table.act(deed, message.id, visitor, write)
    if chair.queue is not queued:
        table.tell_queue(seat)


def set_queue(table: Table, seat: int, moves: list[str], write: Write) -> None:
    """Have other moves wait in the queue of a seat."""
    chair = table.chair(seat)
    chair.queue = moves
    write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))


async def undo(table: Table, visitor: Visitor, message: Undo) -> None:
    """Take back one's own last move; whoever thinks again wants nothing played from the queue."""
    seat = table.undoing(table.playing(), acting_seat(table, visitor, message.seat))
    write = Write()

    def deed(match: Match) -> None:
        match.undo(seat, answers=message.answers)
        if table.chair(seat).queue:
            set_queue(table, seat, [], write)

    await table.act(deed, message.id, visitor, write)
    if write:
        table.tell_queue(seat)


async def ask_takeback(table: Table, visitor: Visitor, message: AskTakeback) -> None:
    """Ask for a move to be taken back."""
    seat = acting_seat(table, visitor, message.seat)
    await agreeing.ask_takeback(table, visitor, seat, message)


async def answer_takeback(table: Table, visitor: Visitor, message: AnswerTakeback) -> None:
    """Agree, or not."""
    if not table.seats_of(visitor.person):
        raise Forbidden("server-no-seat")
    await agreeing.answer_takeback(table, visitor, message)


async def resign(table: Table, visitor: Visitor, message: Resign) -> None:
    """Give up. Among three or more a bot plays on, and the seat is not taken back."""
    seat = acting_seat(table, visitor, message.seat)
    if table.game.seats == 2:
        await table.act(lambda match: match.resign(seat), message.id, visitor)
        return
    match = table.playing()
    chair = table.chair(seat)
    if match.over:
        raise Conflict("server-not-playing")
    chair.stand_in, chair.why = table.row.terms.stand_in, "resigned"
    write = Write()
    set_queue(table, seat, [], write)
    bot = str(Sitter(True, chair.stand_in))

    def deed(match: Match) -> None:
        match.resign(seat)
        match.take_seat(seat, bot)

    await table.act(deed, message.id, visitor, write)
    table.tell_table()


async def sit(table: Table, visitor: Visitor, message: Sit) -> None:
    """Take one's seat back from a bot."""
    seat = acting_seat(table, visitor, message.seat, bot_plays=True)
    chair = table.chair(seat)
    if chair.stand_in is None or table.playing().over:
        raise Conflict("server-nothing-to-take-back", seat=letter(seat))
    if chair.why == "resigned":
        raise Forbidden("server-resigned", seat=letter(seat))
    await take_back_seat(table, seat, message.id, visitor)


async def take_back_seat(
    table: Table, seat: int, command: str | None, visitor: Visitor | None
) -> None:
    """A person plays again where a bot stood in."""
    chair = table.chair(seat)
    chair.stand_in = chair.why = None
    table.clocks.refill(seat)
    chair.bank = table.clocks.banks[seat] if table.clocks.kept else None
    write = Write()
    write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))
    sitter = str(Sitter(False, chair.name or letter(seat)))
    await table.act(lambda match: match.take_seat(seat, sitter), command, visitor, write)
    table.tell_table()


async def queue(table: Table, visitor: Visitor, message: Queue) -> None:
    """Put moves in the queue of one's seat."""
    seat = acting_seat(table, visitor, message.seat)
    match = table.playing()
    if match.over:
        raise Conflict("server-not-playing")
    for text in message.moves:
        table.game.parse(match.state, text)
    write = Write()
    set_queue(table, seat, list(message.moves), write)
    table.timers.arrange(match, now_ms(), write)
    await table.commit(write)
    table.timers.start(match)
    visitor.tell(Acknowledged(message.id))
    table.tell_queue(seat)


async def here(table: Table, visitor: Visitor, message: Here) -> None:
    """Lift the curtain for one of one's seats, or let it fall."""
    seats = table.seats_of(visitor.person)
    if not seats or visitor.person is None:
        raise Forbidden("server-no-seat")
    if message.seat is None:
        table.here.pop(visitor.person, None)
    else:
        seat = LETTERS.index(message.seat)
        if seat not in seats:
            raise Forbidden("server-other-seat", seat=message.seat)
        table.here[visitor.person] = seat
    await table.show_again({visitor.person})


async def say(table: Table, visitor: Visitor, message: Say) -> None:
    """Say something to everybody."""
    await talking.say(table, visitor, message)


async def ask_hint(table: Table, visitor: Visitor, message: AskHint) -> None:
    """Ask a bot."""
    talking.ask_hint(table, visitor, acting_seat(table, visitor, message.seat), message)


async def ask_why(table: Table, visitor: Visitor, message: AskWhy) -> None:
    """Why a move would be refused."""
    seat = acting_seat(table, visitor, message.seat)
    error = refusal(table.playing().state, seat, message.move)
    if error is None:
        visitor.tell(Because(message.id, None))
    else:
        said = refused(None, error)
        visitor.tell(Because(message.id, said.code, said.key, said.rule, said.facts))


async def rematch(table: Table, visitor: Visitor, message: Rematch) -> None:
    """Be ready for another match."""
    if not table.seats_of(visitor.person):
        raise Forbidden("server-no-seat")
    await agreeing.rematch(table, visitor, message)


async def ping(table: Table, visitor: Visitor, message: Ping) -> None:
    """Say that the server is there."""
    visitor.tell(Pong(message.id, now_ms()))


Handler = Callable[["Table", Visitor, Any], Awaitable[None]]

HANDLERS: Final[dict[type, Handler]] = {
    Move: move,
    Undo: undo,
    AskTakeback: ask_takeback,
    AnswerTakeback: answer_takeback,
    Resign: resign,
    Sit: sit,
    Queue: queue,
    Here: here,
    Say: say,
    AskHint: ask_hint,
    AskWhy: ask_why,
    Rematch: rematch,
    Ping: ping,
}
