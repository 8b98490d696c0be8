"""Carrying out what is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from oenach.hosting.answer import Answer
from oenach.kernel.errors import OenachError
from oenach.kernel.match import Match
from oenach.server.moments import now_ms
from oenach.server.store.writes import Kind, Write
from oenach.server.table.timers import CLOCK, FORCED, LIMIT, QUEUE
from oenach.story import Sitter

if TYPE_CHECKING:
    from oenach.server.table.table import Table

log = structlog.get_logger("oenach.table")


async def carry_out(table: Table, match: Match, kind: str) -> None:
    """Do what is due now; the table's lock is held."""
    if kind == FORCED:
        await play_forced(table, match)
    elif kind == QUEUE:
        await play_queued(table, match)
    elif kind == LIMIT:
        await table.act(lambda match: match.call_time())
    elif kind == CLOCK:
        await stand_in(table, match.to_act, "clock")


async def play_forced(table: Table, match: Match) -> None:
    """The only move there is; whoever has queued it has made it with that."""
    text = match.forced()
    if text is None:
        return
    chair = table.chair(match.to_act)
    if text not in chair.queue:
        await table.act(lambda match: match.play(text))
        return
    chair.queue = chair.queue[chair.queue.index(text) + 1 :]
    write = Write()
    write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))
    await table.act(lambda match: match.play(text), write=write)
    table.tell_queue(chair.seat)


async def play_queued(table: Table, match: Match) -> None:
    """The first queued move that is legal; those before it have stopped being so and drop out."""
    chair = table.chair(match.to_act)
    legal = [place for place, text in enumerate(chair.queue) if not _refused(match, text)]
    write = Write()
    if legal:
        text = chair.queue[legal[0]]
        chair.queue = chair.queue[legal[0] + 1 :]
        write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))
        await table.act(lambda match: match.play(text), write=write)
    else:
        chair.queue = []
        write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))
        table.timers.arrange(match, now_ms(), write)
        await table.commit(write)
        table.timers.start(match)
    table.tell_queue(chair.seat)


def _refused(match: Match, text: str) -> bool:
    state = match.state
    try:
        return match.game.refusal(state, match.game.parse(state, text)) is not None
    except OenachError:
        return True


async def stand_in(table: Table, seat: int, why: str, write: Write | None = None) -> None:
    """A bot plays in somebody's place, until the person takes the seat back."""
    chair = table.chair(seat)
    chair.stand_in, chair.why = table.row.terms.stand_in, why
    # Whoever comes back finds another position than the queue was meant for.
    chair.queue = []
    write = write or Write()
    write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))
    sitter = str(Sitter(True, chair.stand_in))
    await table.act(lambda match: match.take_seat(seat, sitter), write=write)
    table.tell_table()


async def thoughts_of(table: Table, bot: str, match: Match) -> Answer:
    """What a bot thinks of the position, as the seat to act knows it."""
    seed = table.house.randomness.bot_seed(table.row.secret, match.last_seq)
    knowledge = match.knowledge(match.to_act)
    return await table.house.bots.ask(bot, table.game, knowledge, seed)


async def play_for_bot(table: Table, seat: int, bot: str, answer: Answer) -> None:
    """Make a bot's move; after a fault the log says that chance moved for it."""
    fault = "" if answer.fault is None else answer.fault.kind.value
    if answer.fault is not None:
        log.warning("bot failed", table=table.row.id, bot=bot, kind=fault, why=answer.fault.why)

    def deed(match: Match) -> None:
        text = match.game.text(match.state, answer.move)
        if fault:
            match.take_seat(seat, str(Sitter(True, bot, fault)))
        match.play(text, seat=seat)
        if fault and not match.over:
            match.take_seat(seat, str(Sitter(True, bot)))

    await table.act(deed)
