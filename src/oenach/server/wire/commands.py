"""The commands: everything that a client may send.

Together with `messages.py` and `parts.py` this is one schema: the documentation of the protocol
and the client's types are made from these classes.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from oenach.server.wire.parts import SeatLetter

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
"""Chosen by the client, different for each command of a person at a table; the same one sent again
has no new effect, another with the same id is refused."""
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Seq = Annotated[
    int,
    Meta(ge=-1, le=2**31, description="The last event that the client knows of; -1 for none."),
]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


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


class StandIn(Struct, tag="stand-in", forbid_unknown_fields=True):
    """Let a bot play on: for oneself at any time, until one says `sit`; for another person who has
    been away for longer than was agreed, until that one comes back."""

    id: CommandId
    seat: SeatLetter
    level: Word
    """The bot that is to play."""


class CallOff(Struct, tag="call-off", forbid_unknown_fields=True):
    """Propose to end the match early, or agree to that; or not. It ends, and nobody wins, when
    everybody agrees who is there."""

    id: CommandId
    yes: bool


class Queue(Struct, tag="queue", forbid_unknown_fields=True):
    """Put moves in the queue of one's seat in place of those that were there; none empties it."""

    id: CommandId
    moves: Annotated[list[MoveText], Meta(max_length=MOST_MOVES)]
    seat: SeatLetter | None = None


class Here(Struct, tag="here", forbid_unknown_fields=True):
    """Pass-and-play: the player of this seat looks at the screen; null lets the curtain fall."""

    seat: SeatLetter | None


class ByHand(Struct, tag="by-hand", forbid_unknown_fields=True):
    """Whether the only move that one's seats can make waits for a hand; else the table makes it.

    It holds as long as the server keeps the table in memory: a client says it again when it comes
    back.
    """

    yes: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something at the table, as plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskHint(Struct, tag="ask-hint", forbid_unknown_fields=True):
    """Ask what a bot thinks of one's position."""

    id: CommandId
    seat: SeatLetter | None = None


class Tried(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A move by its parts, for whoever does not know how it is written."""

    verb: Word
    piece: Word | None = None
    place: Word | None = None


class AskWhy(Struct, tag="ask-why", forbid_unknown_fields=True):
    """Ask why a move would be refused, without making it."""

    id: CommandId
    move: MoveText | Tried
    """In the notation of the game, or by its parts."""
    seat: SeatLetter | None = None


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Be ready for another match with the seats turned."""

    id: CommandId
    seats_first: bool = False
    """Meet at the next table before the match begins there, to have more or fewer seats. If one of
    those who are ready wishes it, all do."""


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
    | StandIn
    | CallOff
    | Queue
    | Here
    | ByHand
    | Say
    | AskHint
    | AskWhy
    | Rematch
    | Ping
)
CLIENT_MESSAGES: Final = ClientMessage.__args__
"""Every kind of message that a client may send."""

Command = Move | Undo | AskTakeback | AnswerTakeback | Resign | Sit | StandIn | CallOff
"""What may bring events about; the first of them is stored with its id."""

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(ClientMessage)


def decoded(frame: str | bytes) -> ClientMessage:
    """What a client sent; msgspec.ValidationError or DecodeError if it is no message."""
    message: ClientMessage = _decoder.decode(frame)
    return message


def digest(message: ClientMessage) -> str:
    """A hash of all that a message says, to tell it from another with the same id."""
    return sha256(_encode(message)).hexdigest()[:16]
