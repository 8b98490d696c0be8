"""What one person at one table sent and saw, in order, as lines of JSON.

A history is kept as it was: what it means (which command was answered how) is worked out by those
who read it, so that nothing is lost in the writing.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

Message = dict[str, Any]

ANSWERS: Final = frozenset({"acknowledged", "refused", "stale"})
"""The kinds of frames that answer a command."""


class Begun(Struct, tag="begun"):
    """The first line: whose history it is, and of which match."""

    person: str
    match: str


class Came(Struct, tag="came"):
    """A connection to a node, to be told what came after an event."""

    at: float
    node: int
    after: int


class Sent(Struct, tag="sent"):
    """A message of the person; the same one again where nobody knows what became of it."""

    at: float
    message: Message


class Saw(Struct, tag="saw"):
    """A frame of the server."""

    at: float
    frame: Message


class Lost(Struct, tag="lost"):
    """The end of a connection: whatever was not answered on it is unknown."""

    at: float
    why: str


Note = Begun | Came | Sent | Saw | Lost

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Note)


class SawRaw(Struct, tag="saw"):
    """A frame as it came, which is written down without being read."""

    at: float
    frame: Raw


class Recorder:
    """Writes down what happens to one person at one table."""

    def __init__(self, file: Path, person: str, match: str) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._lines = gzip.GzipFile(file, "wb", compresslevel=1)
        self._write(Begun(person, match))

    def came(self, node: int, after: int) -> None:
        """A connection stands."""
        self._write(Came(time.monotonic(), node, after))

    def sent(self, message: Message) -> None:
        """A message is about to be sent."""
        self._write(Sent(time.monotonic(), message))

    def saw(self, frame: str) -> None:
        """A frame came."""
        self._write(SawRaw(time.monotonic(), Raw(frame.encode())))

    def lost(self, why: str) -> None:
        """The connection is gone."""
        self._write(Lost(time.monotonic(), why))

    def close(self) -> None:
        """Nothing more happens."""
        self._lines.close()

    def _write(self, note: Struct) -> None:
        self._lines.write(_encode(note) + b"\n")


@dataclass
class Attempt:
    """A command that was sent over one connection, and what came of it there."""

    message: Message
    sent: float
    answered: float | None = None
    answer: Message | None = None
    """None: unknown."""

    @property
    def id(self) -> str:
        """The command's id."""
        return str(self.message["id"])

    @property
    def done(self) -> bool:
        """Whether it was acknowledged, with what it brought about."""
        answer = self.answer
        return answer is not None and answer["type"] == "acknowledged" and "position" in answer

    @property
    def idle(self) -> bool:
        """Whether it was acknowledged, and brought nothing about in the match."""
        answer = self.answer
        return answer is not None and answer["type"] == "acknowledged" and "position" not in answer

    @property
    def refused(self) -> bool:
        """Whether the server said that nothing changed."""
        return self.answer is not None and self.answer["type"] in ("refused", "stale")


@dataclass
class History:
    """All that one person sent and saw at one table."""

    person: str
    match: str
    notes: list[Note] = field(default_factory=list)

    def attempts(self) -> list[Attempt]:
        """Every command with its answer; commands without an id are none."""
        found: list[Attempt] = []
        open_: dict[str, Attempt] = {}
        for note in self.notes:
            if isinstance(note, Sent) and "id" in note.message:
                attempt = Attempt(note.message, note.at)
                found.append(attempt)
                open_[attempt.id] = attempt
            elif isinstance(note, Saw) and note.frame["type"] in ANSWERS:
                answered = open_.pop(str(note.frame.get("id")), None)
                if answered is not None:
                    answered.answered, answered.answer = note.at, note.frame
            elif isinstance(note, Lost):
                open_.clear()
        return found

    def frames(self) -> Iterator[Message]:
        """All that was seen, in order."""
        return (note.frame for note in self.notes if isinstance(note, Saw))

    def connections(self) -> Iterator[tuple[Came, list[Message]]]:
        """The frames of each connection."""
        came: Came | None = None
        frames: list[Message] = []
        for note in self.notes:
            if isinstance(note, Came):
                came, frames = note, []
            elif isinstance(note, Saw):
                frames.append(note.frame)
            elif isinstance(note, Lost) and came is not None:
                yield came, frames
                came = None
        if came is not None:
            yield came, frames


def parsed(lines: Iterable[bytes]) -> History:
    """A history out of its lines."""
    history: History | None = None
    for line in lines:
        note = _decoder.decode(line)
        if isinstance(note, Begun):
            history = History(note.person, note.match)
        else:
            assert history is not None, "a history begins with whose it is"
            history.notes.append(note)
    assert history is not None, "a history has a first line"
    return history


def read(file: Path) -> History:
    """A history that was written down."""
    with gzip.open(file, "rb") as lines:
        return parsed(lines)
