"""What a client may say to a table, and who may say it: one function for each kind of message.

The table's lock is held in all of them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.kernel.description import Description
from oenach.kernel.errors import IllegalMove, OenachError, StaleMatch
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import LETTERS, letter
from oenach.server.clock import now_ms
from oenach.server.errors import (
    Conflict,
    Damaged,
    Forbidden,
    IdUsed,
    ServerError,
    ServerFault,
    Unavailable,
)
from oenach.server.store.writing.doubts import in_doubt
from oenach.server.store.writing.writes import Write
from oenach.server.table.table import Table
from oenach.server.wire.commands import (
    AnswerTakeback,
    AskHint,
    AskTakeback,
    AskWhy,
    ByHand,
    CallOff,
    ClientMessage,
    Here,
    Move,
    Ping,
    Queue,
    Rematch,
    Resign,
    Say,
    Sit,
    StandIn,
    Tried,
    Undo,
)
from oenach.server.wire.messages import Acknowledged, Because, Pong, Refused, Stale
from oenach.server.wire.visitor import Visitor

log = structlog.get_logger("oenach.table")


async def dispatch(table: Table, visitor: Visitor, message: ClientMessage) -> None:
    """Do what a message asks for, or say why not."""
    handler = HANDLERS[type(message)]

    async def handle() -> None:
        if type(message) not in AT_REST:
            table.check_awake()
        if type(message) not in ALWAYS:
            table.shelving.check_in_use()
        await handler(table, visitor, message)

    try:
        await table.alone(handle)
    except OenachError as error:
        await _answer_error(table, visitor, message, error)
    except SQLAlchemyError:
        await _answer_error(table, visitor, message, Unavailable("server-store-away"))
    except Exception:
        log.exception("command failed", table=table.row.id, command=type(message).__name__)
        await _answer_error(table, visitor, message, ServerFault("server-fault"))


async def _answer_error(
    table: Table, visitor: Visitor, message: ClientMessage, error: OenachError
) -> None:
    """Whatever went wrong, what is on disk counts."""
    async with table.lock:
        try:
            await table.recover()
            await _answer_as_stored(table, visitor, message, error)
        except (Unavailable, Damaged, SQLAlchemyError) as away:
            if in_doubt(error):
                # Whoever comes back and sends it again is told what became of it.
                visitor.dismiss(1013, "come back later")
                return
            told = away if isinstance(away, ServerError) else Unavailable("server-not-stored")
            visitor.tell(refused(getattr(message, "id", None), told))


async def _answer_as_stored(
    table: Table, visitor: Visitor, message: ClientMessage, error: OenachError
) -> None:
    command = getattr(message, "id", None)
    try:
        done = await table.was_done(message, visitor)
    except IdUsed as used:
        visitor.tell(refused(command, used))
        return
    if done and command is not None:
        # The answer to the first time was lost on the way.
        position = await table.audience.position(visitor, visitor.seq)
        visitor.tell(Acknowledged(command, position, again=True))
    elif isinstance(error, StaleMatch) and error.key == "stale" and command is not None:
        since = getattr(message, "answers", visitor.seq)
        # Older than what is at hand is told to those who connect, not to whoever claims to have
        # missed it: reading the whole match again must not be had for one small message.
        if since > visitor.seq or not table.journal.reaches(since):
            since = visitor.seq
        visitor.tell(Stale(command, await table.audience.position(visitor, since)))
    else:
        visitor.tell(refused(command, error))


def refused(command: str | None, error: OenachError) -> Refused:
    """A refusal as it is sent."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Refused(id=command, code=error.code, key=error.key, rule=rule, facts=dict(error.facts))


def acting_seat(table: Table, visitor: Visitor, named: str | None, bot_plays: bool = False) -> int:
    """The seat for which a visitor acts; Forbidden if it is not theirs to act for."""
    seats, viewer = table.roster.seats_of(visitor.person), table.audience.viewer(visitor)
    if not seats:
        raise Forbidden("server-no-seat")
    seat = viewer if named is None else LETTERS.index(named)
    if seat is None:
        raise Forbidden("server-curtain")
    if seat not in seats:
        raise Forbidden("server-other-seat", seat=letter(seat))
    if len(seats) > 1 and not table.game.open_information and viewer != seat:
        raise Forbidden("server-curtain")
    if not bot_plays and table.roster.bot_of(seat) is not None:
        raise Conflict("server-bot-plays", seat=letter(seat))
    return seat


def _seated(table: Table, visitor: Visitor) -> None:
    if not table.roster.seats_of(visitor.person):
        raise Forbidden("server-no-seat")


async def move(table: Table, visitor: Visitor, message: Move) -> None:
    """Make a move, or a batch of them."""
    seat = acting_seat(table, visitor, message.seat)
    queue, write = table.queues.of(seat), Write()

    def action(match: Match) -> None:
        if len(message.moves) == 1:
            match.play(message.moves[0], seat=seat, answers=message.answers)
        else:
            match.play_all(message.moves, seat=seat, answers=message.answers)
        table.queues.played(seat, message.moves, write)

    await table.act(action, command=message, by=visitor, write=write)
    table.queues.tell_change(seat, queue)


async def undo(table: Table, visitor: Visitor, message: Undo) -> None:
    """Take back one's own last move; whoever thinks again wants nothing played from the queue."""
    acting = acting_seat(table, visitor, message.seat)
    seat = table.positions.undoing(table.playing(), acting)
    if table.playing().undoable(seat):
        await table.takebacker.check_may_take_back(seat)
    queue, write = table.queues.of(seat), Write()

    def action(match: Match) -> None:
        match.undo(seat, answers=message.answers)
        table.queues.clear(seat, write)

    await table.act(action, command=message, by=visitor, write=write)
    table.takebacker.count(seat, 1)
    table.queues.tell_change(seat, queue)


async def ask_takeback(table: Table, visitor: Visitor, message: AskTakeback) -> None:
    """Ask for a move to be taken back."""
    seat = acting_seat(table, visitor, message.seat)
    await table.takebacker.ask(visitor, seat, message)


async def answer_takeback(table: Table, visitor: Visitor, message: AnswerTakeback) -> None:
    """Agree, or not."""
    _seated(table, visitor)
    await table.takebacker.answer(visitor, message)


async def resign(table: Table, visitor: Visitor, message: Resign) -> None:
    """Give up."""
    seat = acting_seat(table, visitor, message.seat)
    await table.stand_ins.resign(seat, message, visitor)


async def sit(table: Table, visitor: Visitor, message: Sit) -> None:
    """Take one's seat back from a bot."""
    seat = acting_seat(table, visitor, message.seat, bot_plays=True)
    await table.stand_ins.give_back(seat, message, visitor)


async def stand_in(table: Table, visitor: Visitor, message: StandIn) -> None:
    """Let a bot play on for oneself, or for somebody who is away."""
    _seated(table, visitor)
    named = LETTERS.index(message.seat)
    if named in table.roster.seats_of(visitor.person):
        seat = acting_seat(table, visitor, message.seat)
        await table.stand_ins.play_for_me(seat, message, visitor)
    else:
        await table.stand_ins.play_for_absent(named, message, visitor)


async def call_off(table: Table, visitor: Visitor, message: CallOff) -> None:
    """Propose to end the match early, or agree to that, or not."""
    _seated(table, visitor)
    await table.calling_off.answer(visitor, message)


async def queue(table: Table, visitor: Visitor, message: Queue) -> None:
    """Put moves in the queue of one's seat."""
    seat = acting_seat(table, visitor, message.seat)
    await table.queues.replace(seat, message.moves)
    visitor.tell(Acknowledged(message.id))
    table.queues.tell(seat)


async def here(table: Table, visitor: Visitor, message: Here) -> None:
    """Lift the curtain for one of one's seats, or let it fall."""
    seats = table.roster.seats_of(visitor.person)
    if not seats or visitor.person is None:
        raise Forbidden("server-no-seat")
    if message.seat is None:
        table.curtains.drop(visitor.person)
    else:
        seat = LETTERS.index(message.seat)
        if seat not in seats:
            raise Forbidden("server-other-seat", seat=message.seat)
        table.curtains.lift(visitor.person, seat)
    await table.audience.show_again({visitor.person})


async def by_hand(table: Table, visitor: Visitor, message: ByHand) -> None:
    """Leave forced moves to a player, or make them."""
    _seated(table, visitor)
    table.timers.leave_forced(table.roster.seats_of(visitor.person), message.yes)
    if table.match is not None and not table.match.over:
        await table.reschedule(Write())


async def say(table: Table, visitor: Visitor, message: Say) -> None:
    """Say something to everybody."""
    await table.chat.say(visitor, message)


async def ask_hint(table: Table, visitor: Visitor, message: AskHint) -> None:
    """Ask a bot."""
    table.adviser.ask(visitor, acting_seat(table, visitor, message.seat), message)


async def ask_why(table: Table, visitor: Visitor, message: AskWhy) -> None:
    """Why a move would be refused."""
    seat = acting_seat(table, visitor, message.seat)
    match = table.playing()
    error = match.refusal(_text(match, message.move), seat=seat)
    if error is None:
        visitor.tell(Because(message.id, None))
    else:
        said = refused(None, error)
        visitor.tell(
            Because(id=message.id, code=said.code, key=said.key, rule=said.rule, facts=said.facts)
        )


def _text(match: Match, move: str | Tried) -> str:
    """A move as the game writes it."""
    if isinstance(move, str):
        return move
    places = () if move.place is None else (move.place,)
    return match.game.written(Description(move.verb, move.piece, places))


async def rematch(table: Table, visitor: Visitor, message: Rematch) -> None:
    """Be ready for another match."""
    _seated(table, visitor)
    await table.rematcher.agree(visitor, message)


async def ping(table: Table, visitor: Visitor, message: Ping) -> None:
    """Say that the server is there."""
    visitor.tell(Pong(message.id, now_ms()))


ALWAYS: Final = (Here, Say, Ping)
"""What can also be said at a table that is put away."""

AT_REST: Final = (Here, AskWhy, Ping)
"""What can also be said while all games rest: it changes nothing that is stored."""

Handler = Callable[[Table, Visitor, Any], Awaitable[None]]

HANDLERS: Final[dict[type, Handler]] = {
    Move: move,
    Undo: undo,
    AskTakeback: ask_takeback,
    AnswerTakeback: answer_takeback,
    Resign: resign,
    Sit: sit,
    StandIn: stand_in,
    CallOff: call_off,
    Queue: queue,
    Here: here,
    ByHand: by_hand,
    Say: say,
    AskHint: ask_hint,
    AskWhy: ask_why,
    Rematch: rematch,
    Ping: ping,
}
