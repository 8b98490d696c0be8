"""The messages of a table's WebSocket, and the shapes that they share with the lobby.

Everything a client may send and everything it may get is here, in one schema: the documentation
of the protocol and the client's types are made from these classes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from oenach.kernel.errors import Fact
from oenach.offers import Offer, Way

PROTOCOL: Final = 1
"""Grows when a client of the version before could no longer play."""

LARGEST_FRAME: Final = 16_384
"""The most bytes of one message from a client."""

MOST_MOVES: Final = 64
"""The most moves of a batch, or of a queue."""

CommandId = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=40,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="Chosen by the client, another for each command; the answer carries it.",
    ),
]
"""Chosen by the client, different for each command of a table; sent again it has no new effect."""
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Seq = Annotated[
    int,
    Meta(ge=-1, le=2**31, description="The last event that the client knows of; -1 for none."),
]
SeatLetter = Annotated[str, Meta(min_length=1, max_length=1, pattern="^[A-E]$")]
DisplayName = Annotated[str, Meta(min_length=1, max_length=32)]


# What a client says.


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move, or several that count as one: all of them or none."""

    id: CommandId
    answers: Seq
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES)]
    """In the notation of the game, as the offers have them."""
    seat: SeatLetter | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's own last move, as far as the rules of the log allow without asking."""

    id: CommandId
    answers: Seq
    seat: SeatLetter | None = None


class AskTakeback(Struct, tag="ask-takeback", forbid_unknown_fields=True):
    """Ask the other people to take back one's last move and what came after it."""

    id: CommandId
    answers: Seq
    seat: SeatLetter | None = None


class AnswerTakeback(Struct, tag="answer-takeback", forbid_unknown_fields=True):
    """Agree to the takeback that was asked for, or not."""

    id: CommandId
    yes: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up; with three or more seats a bot plays on."""

    id: CommandId
    seat: SeatLetter | None = None


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take one's seat back from the bot that stands in."""

    id: CommandId
    seat: SeatLetter | None = None


class Queue(Struct, tag="queue", forbid_unknown_fields=True):
    """Put moves in the queue of one's seat in place of those that were there; none empties it."""

    id: CommandId
    moves: Annotated[list[MoveText], Meta(max_length=MOST_MOVES)]
    seat: SeatLetter | None = None


class Here(Struct, tag="here", forbid_unknown_fields=True):
    """Pass-and-play: the player of this seat looks at the screen; null lets the curtain fall."""

    seat: SeatLetter | None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something at the table, as plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskHint(Struct, tag="ask-hint", forbid_unknown_fields=True):
    """Ask what a bot thinks of one's position."""

    id: CommandId
    seat: SeatLetter | None = None


class AskWhy(Struct, tag="ask-why", forbid_unknown_fields=True):
    """Ask why a move would be refused, without making it."""

    id: CommandId
    move: MoveText
    seat: SeatLetter | None = None


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Be ready for another match with the seats turned."""

    id: CommandId


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is still there."""

    id: CommandId


ClientMessage = (
    Move
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Sit
    | Queue
    | Here
    | Say
    | AskHint
    | AskWhy
    | Rematch
    | Ping
)
CLIENT_MESSAGES: Final = ClientMessage.__args__
"""Every kind of message that a client may send."""


# What is told of a table.


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How time is kept: `none`, `move` (so many seconds a move), `bank` (seconds, increment)."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatSeen(Struct, omit_defaults=True):
    """Who sits at a seat, as everybody may see."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    """The bot of the seat."""
    stand_in: str | None = None
    """The bot that plays in a person's place."""
    why: Literal["clock", "left", "removed", "resigned"] | None = None
    """Why it does."""
    connected: bool = False
    """Whether the person has a connection to the table."""
    muted: bool = False
    """Whether what the person says is not passed on."""


class OnlookerSeen(Struct, omit_defaults=True):
    """Somebody with a name who looks on without a seat."""

    id: str
    """Names the person at this table alone."""
    name: str
    muted: bool = False
    """Whether what the person says is not passed on."""


class TableSeen(Struct, omit_defaults=True):
    """What everybody with the link may know of a table beside the match itself."""

    id: str
    game: str
    options: dict[str, object]
    state: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatSeen]
    host: str
    """The name of the person who can start the match, mute and remove."""
    commitment: str
    """The hash of the secret from which the draws will be made."""
    public: bool
    """Whether the lobby lists the table."""
    clock: Clock
    hints: bool
    """Whether a bot may be asked for a hint."""
    pass_and_play: bool
    """Whether several seats share a screen."""
    pace: float | None = None
    """Seconds after which bots move, if that was set."""
    created: int = 0
    """Milliseconds since 1970, as all times are."""
    started: int | None = None
    ended: int | None = None
    spectators: int = 0
    """Connections of people without a seat."""
    onlookers: list[OnlookerSeen] = []
    """Those of them who have a name."""
    rematch: str | None = None
    """The id of the next match's table."""
    result: dict[str, object] | None = None


class You(Struct, omit_defaults=True):
    """Who the client is at this table."""

    name: str | None
    seats: list[str]
    """The seats that are one's own; none for an onlooker."""
    host: bool
    here: str | None = None
    """The seat with whose eyes one looks."""
    curtain: bool = False
    """Pass-and-play: nobody has said that they are here."""
    muted: bool = False


class ClockSeen(Struct, omit_defaults=True):
    """The clocks in milliseconds: what is left to each seat, and until when the mover may think."""

    left: dict[str, int]
    now: int
    """The server's time when this was sent."""
    until: int | None = None
    """When the time of the seat whose clock runs is over."""
    runs: str | None = None
    """The seat whose clock runs."""


class Said(Struct):
    """Something that was said at the table."""

    at: int
    name: str
    text: str
    seat: str | None = None


class Position(Struct, omit_defaults=True):
    """The match as one viewer may see it after event `seq`, and what that viewer may do.

    `events` are those since the last that the client had, as the public log has them; an own
    hidden move comes with `own`. `story` tells the same in message keys and facts.
    """

    seq: int
    """The number of the last event."""
    viewer: str | None
    """The seat with whose eyes this is seen; null for an onlooker."""
    to_act: str | None
    """The seat to move; null when the match is over."""
    events: Raw
    story: Raw
    view: Raw
    """What the game shows to the viewer."""
    offers: list[Offer] | Raw = field(default_factory=list)
    """The legal moves, if the viewer is to move."""
    ways: list[Way] | Raw = field(default_factory=list)
    """Where the viewer can go with several moves at once."""
    undo: int = 0
    """How many own moves can be taken back without asking."""
    takeback: int = 0
    """How many moves a takeback by consent would take back."""
    clock: ClockSeen | None = None
    queue: list[str] | None = None
    """What waits in the viewer's own queue."""
    outcome: dict[str, object] | None = None
    """How the match ended."""


# What the server says.


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


class Update(Struct, tag="update"):
    """Something happened in the match."""

    position: Position


class Acknowledged(Struct, tag="acknowledged", omit_defaults=True):
    """The command with this id is done, and on disk."""

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


class TakebackAsked(Struct, tag="takeback-asked", omit_defaults=True):
    """A seat asks to take moves back; `agreed` are the seats that already said yes."""

    seat: str
    seq: int
    """The event at which it was asked: a later one ends the request."""
    moves: int
    """How many moves would be taken back."""
    agreed: list[str] = field(default_factory=list)


class TakebackEnded(Struct, tag="takeback-ended"):
    """The request is over: granted, declined, or overtaken by events."""

    result: Literal["granted", "declined", "overtaken"]


class CandidateSeen(Struct):
    """A move that the bot weighed, its chance to win and its share of the search."""

    move: str
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
    """Who is ready for another match, and where it is once it began."""

    ready: list[str]
    """The seats that are ready."""
    table: str | None = None
    """The id of the next match's table."""


class QueueSeen(Struct, tag="queue"):
    """The queue of one's own seat; nobody else gets it."""

    seat: str
    moves: list[str]


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
    | TakebackAsked
    | TakebackEnded
    | Hint
    | Because
    | RematchSeen
    | QueueSeen
    | Pong
    | Complaint
)
SERVER_MESSAGES: Final = ServerMessage.__args__

CLOSE_CODES: Final = {
    1001: "the page or the server goes away",
    1003: "a binary frame: messages are text",
    1007: "a frame that is not JSON",
    1009: "a frame that is too large",
    1011: "a fault of the server, or a client that answers no pings: come back",
    1012: "the server restarts: come back in a moment",
    4401: "the cookie is forged or of another server",
    4404: "there is no such table",
    4408: "the client reads too slowly",
    4429: "too many messages, or too many connections",
}
"""Every code with which the server closes a connection."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ClientMessage)


def encoded(message: ServerMessage) -> bytes:
    """A message as the bytes of its frame."""
    return _encoder.encode(message)


def decoded(frame: str | bytes) -> ClientMessage:
    """What a client sent; msgspec.ValidationError or DecodeError if it is no message."""
    message: ClientMessage = _decoder.decode(frame)
    return message
