"""What is said at a table: by people to each other, and by a bot to the one who asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from oenach.bots.bot import Thoughts
from oenach.hosting.pool import Urgency
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.seats import letter
from oenach.kernel.state import State
from oenach.server.errors import Conflict, Forbidden
from oenach.server.moments import now_ms
from oenach.server.store.writes import Kind, Write
from oenach.server.table.visitor import Visitor
from oenach.server.wire import (
    AskHint,
    BeliefSeen,
    CandidateSeen,
    Chat,
    Hint,
    Refused,
    Said,
    Say,
)

if TYPE_CHECKING:
    from oenach.server.table.table import Table

ADVISER: Final = "master"
"""The bot whose thoughts a person is given as a hint."""

MOST_CANDIDATES: Final = 5


async def say(table: Table, visitor: Visitor, message: Say) -> None:
    """Keep what was said, then tell everybody."""
    if visitor.person is None or visitor.name is None:
        raise Forbidden("server-no-name")
    if visitor.person in table.row.removed:
        raise Forbidden("server-removed")
    if visitor.person in table.row.muted:
        raise Forbidden("server-muted")
    text = plain(message.text)
    if not text:
        raise Forbidden("server-nothing-said")
    seats = table.seats_of(visitor.person)
    said = Said(now_ms(), visitor.name, text, letter(seats[0]) if seats else None)
    write = Write()
    write.add(
        Kind.SAYING,
        {
            "match": table.row.number,
            "at": said.at,
            "name": said.name,
            "seat": seats[0] if seats else None,
            "text": said.text,
        },
    )
    await table.commit(write)
    table.tell_all(Chat(said))


def plain(text: str) -> str:
    """Text without control characters, and without empty ends."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()


def ask_hint(table: Table, visitor: Visitor, seat: int, message: AskHint) -> None:
    """Ask the adviser, which takes a while; nobody waits for it but the one who asks."""
    match = table.playing()
    if not table.row.terms.hints:
        raise Forbidden("server-no-hints")
    if match.over or match.to_act != seat:
        raise Conflict("server-hint-not-your-turn")
    if visitor.asking:
        raise Conflict("server-hint-already-asked")
    visitor.asking = True
    # Taken down now: when the adviser begins, somebody may have moved.
    asked = _Asked(seat, match.knowledge(seat), match.state, match.last_seq, message.id)
    table.house.spawn(_advise(table, visitor, asked))


class _Asked(NamedTuple):
    """The position that a hint is wanted for."""

    seat: int
    knowledge: Knowledge
    state: State
    seq: int
    command: str


async def _advise(table: Table, visitor: Visitor, asked: _Asked) -> None:
    command = asked.command
    seed = table.house.randomness.bot_seed(table.row.secret, asked.seq)
    try:
        answer = await table.house.bots.ask(
            ADVISER, table.game, asked.knowledge, seed, beliefs=True, urgency=Urgency.HINT
        )
    finally:
        visitor.asking = False
    if table.viewer(visitor) != asked.seat:
        # Somebody else looks at the screen by now.
        visitor.tell(Refused(command, "forbidden", "server-curtain"))
    elif answer.thoughts is None:
        visitor.tell(Refused(command, "unavailable", "server-no-hint-now"))
    else:
        visitor.tell(_hint(answer.thoughts, asked))


def _hint(thoughts: Thoughts, asked: _Asked) -> Hint:
    state = asked.state
    candidates = [
        CandidateSeen(state.game.text(state, one.move), round(one.win, 4), round(one.share, 4))
        for one in thoughts.candidates[:MOST_CANDIDATES]
    ]
    beliefs = [
        BeliefSeen(letter(one.seat), one.place, {k: round(v, 4) for k, v in one.chances.items()})
        for one in thoughts.beliefs
    ]
    return Hint(
        asked.command, asked.seq, candidates, [round(win, 4) for win in thoughts.wins], beliefs
    )
