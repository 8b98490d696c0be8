"""The messages: everything that the server may say to a client."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from oenach.kernel.errors import Fact
from oenach.kernel.seats import SeatLetter
from oenach.offers import Offer
from oenach.server.wire.parts import Position, Said, TableSeen, You
from oenach.server.wire.reports import ReportSeen


class Welcome(Struct, tag="welcome", omit_defaults=True):
    """The first message of a connection: everything that a page needs."""

    protocol: int
    table: TableSeen
    you: You
    position: Position | None = None
    chat: list[Said] = field(default_factory=list)
    """The latest that was said, the oldest first."""
    takeback: TakebackAsked | None = None
    """The takeback that is being asked for."""
    call_off: CallOffSeen | None = None
    """The proposal to end the match early."""


class Update(Struct, tag="update"):
    """Something happened in the match."""

    position: Position


class Acknowledged(Struct, tag="acknowledged", omit_defaults=True):
    """The command with this id is done, and what it changed in the match is on disk."""

    id: str
    position: Position | None = None
    again: bool = False
    """The command was done before; this is no second time."""


class Refused(Struct, tag="refused", omit_defaults=True):
    """A command was refused and changed nothing: the kind of error, the rule, the facts."""

    id: str | None
    code: str
    """The kind of error."""
    key: str
    """The sentence of the message catalogues."""
    rule: str | None = None
    """The rule that refuses a move."""
    facts: dict[str, Fact] = field(default_factory=dict)


class Stale(Struct, tag="stale"):
    """The command answered an event that is no longer the last; with what was missed."""

    id: str
    position: Position


class TableChanged(Struct, tag="table"):
    """Who sits where, who is there, or the state of the table changed."""

    table: TableSeen
    you: You


class Curtain(Struct, tag="curtain"):
    """Pass-and-play: who is at the screen now, with what that player may see."""

    you: You
    position: Position | None = None


class Chat(Struct, tag="chat"):
    """Somebody said something."""

    said: Said


class SayingHidden(Struct, tag="saying-hidden"):
    """The host has hidden something that was said: nobody is shown it any more."""

    id: str


class ReportsSeen(Struct, tag="reports"):
    """What was reported to the host and waits for an answer, the oldest first. For the host alone:
    when they come, and whenever it changes."""

    open: list[ReportSeen]


class ReportSettled(Struct, tag="report-settled"):
    """What came of a report, for the one who made it. The host has done something about it or has
    left it as it is; or whoever runs the server has looked at it."""

    name: str
    """What the one who was reported was called."""
    result: Literal["acted", "dismissed", "looked-at"]


class TakebackAsked(Struct, tag="takeback-asked", omit_defaults=True):
    """A seat asks to take moves back; `agreed` are the seats that already said yes."""

    seat: SeatLetter
    seq: int
    """The event at which it was asked: a later one ends the request."""
    moves: int
    """How many moves would be taken back."""
    agreed: list[SeatLetter] = field(default_factory=list)


class TakebackEnded(Struct, tag="takeback-ended"):
    """The request is over: granted, declined, or overtaken by events."""

    result: Literal["granted", "declined", "overtaken"]


class CallOffSeen(Struct, tag="call-off", omit_defaults=True):
    """It is proposed to end the match early: who agrees, and whose word is missing. With nobody
    who agrees the proposal is over."""

    agreed: list[SeatLetter] = field(default_factory=list)
    missing: list[SeatLetter] = field(default_factory=list)
    declined: SeatLetter | None = None
    """Who wants to play on."""


class GivenBack(Struct, tag="given-back"):
    """A bot played for one who was away; they have the seat back. For that person alone."""

    seat: SeatLetter
    level: str
    """The bot that played."""
    moves: int
    """How many moves it made."""
    since: int
    """The event with which it sat down."""


class CandidateSeen(Struct):
    """A move that the bot weighed, its chance to win and its share of the search."""

    move: Offer
    win: float
    share: float


class BeliefSeen(Struct):
    """What may lie face down at a place."""

    seat: str
    place: str
    chances: dict[str, float]


class Hint(Struct, tag="hint", omit_defaults=True):
    """What the bot thinks: for the one who asked, from what that seat knows."""

    id: str
    seq: int
    candidates: list[CandidateSeen]
    wins: list[float]
    """The chance of each seat to win."""
    beliefs: list[BeliefSeen] = field(default_factory=list)
    """What the bot believes of hidden pieces."""


class Because(Struct, tag="because", omit_defaults=True):
    """Why a move would be refused; `code` is null if it would not."""

    id: str
    code: str | None
    key: str | None = None
    rule: str | None = None
    facts: dict[str, Fact] = field(default_factory=dict)


class RematchSeen(Struct, tag="rematch", omit_defaults=True):
    """Who is ready for another match, and where it is once it is set up."""

    ready: list[str]
    """The seats that are ready."""
    table: str | None = None
    """The id of the next match's table."""


class QueueSeen(Struct, tag="queue"):
    """The queue of one's own seat; nobody else gets it."""

    seat: str
    moves: list[Offer]
    queueable: list[Offer]
    """What can be put behind them, until it is the seat's turn."""


class AllRest(Struct, tag="all-rest"):
    """All games of the server rest for a while, because it is being moved, or rest no longer.

    Whatever would change something is refused meanwhile with the code `resting`, and can be asked
    for again when they go on. No clock runs, and no bot plays.
    """

    yes: bool


class Pong(Struct, tag="pong"):
    """The answer to a ping."""

    id: str
    now: int


class Complaint(Struct, tag="error", omit_defaults=True):
    """What the client sent was no message of this protocol, or too much of it."""

    code: str
    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


ServerMessage = (
    Welcome
    | Update
    | Acknowledged
    | Refused
    | Stale
    | TableChanged
    | Curtain
    | Chat
    | SayingHidden
    | ReportsSeen
    | ReportSettled
    | TakebackAsked
    | TakebackEnded
    | CallOffSeen
    | GivenBack
    | Hint
    | Because
    | RematchSeen
    | QueueSeen
    | AllRest
    | Pong
    | Complaint
)
SERVER_MESSAGES: Final = ServerMessage.__args__

_encoder = msgspec.json.Encoder()


def encoded(message: ServerMessage | TableSeen) -> bytes:
    """A message, or what many messages have in common, as bytes of JSON."""
    return _encoder.encode(message)


def encoded_table(table: bytes, you: You) -> bytes:
    """`TableChanged` for one of many who are told of the same table."""
    return b'{"type":"table","table":%s,"you":%s}' % (table, _encoder.encode(you))
