"""The events of a match log, a small class for each kind, and the chain of hashes over them."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from json.encoder import encode_basestring as quoted
from typing import ClassVar, NamedTuple

from oenach.kernel.seats import letter

_encoder = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
)


def canonical(value: object) -> bytes:
    """The one JSON form of a value that hashes are made of."""
    return _encoder.encode(value).encode()


@dataclass(frozen=True, slots=True)
class Event:
    """One event. `seq` is never used twice; `ply` is the depth of the position after it."""

    kind: ClassVar[str] = ""
    seq: int
    ply: int

    def facts(self) -> dict[str, object]:
        """What this kind of event tells beyond its number and ply."""
        return {}

    def to_json(self) -> dict[str, object]:
        """The event as it is hashed: everything but the hash."""
        return {"seq": self.seq, "kind": self.kind, "ply": self.ply, **self.facts()}

    def body(self) -> bytes:
        """The canonical JSON of the event. The frequent kinds write theirs without an encoder."""
        return canonical(self.to_json())


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A seat moved. With a commitment the move is hidden, and `text` is what others see of it."""

    kind: ClassVar[str] = "move"
    seat: int
    answers: int
    text: str
    commitment: str | None

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {
            "seat": letter(self.seat),
            "answers": self.answers,
            "text": self.text,
        }
        if self.commitment is not None:
            told["commitment"] = self.commitment
        return told

    def body(self) -> bytes:
        hidden = "" if self.commitment is None else f'"commitment":{quoted(self.commitment)},'
        return (
            f'{{"answers":{self.answers},{hidden}"kind":"move","ply":{self.ply},'
            f'"seat":"{letter(self.seat)}","seq":{self.seq},"text":{quoted(self.text)}}}'
        ).encode()


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Chance drew one of the weighted outcomes, which are all kept, in their order.

    With a player it is the draw of a seat, before anything else happens: the result is where the
    player with that number, counted from 0, sits. A log counts them from 1.
    """

    kind: ClassVar[str] = "draw"
    outcomes: tuple[tuple[str, int], ...]
    result: str
    player: int | None = None

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {
            "outcomes": [list(outcome) for outcome in self.outcomes],
            "result": self.result,
        }
        if self.player is not None:
            told["player"] = self.player + 1
        return told

    def body(self) -> bytes:
        outcomes = ",".join(map(_outcome_bodies.__getitem__, self.outcomes))
        player = "" if self.player is None else f'"player":{self.player + 1},'
        return (
            f'{{"kind":"draw","outcomes":[{outcomes}],{player}"ply":{self.ply},'
            f'"result":{quoted(self.result)},"seq":{self.seq}}}'
        ).encode()


class _OutcomeBodies(dict[tuple[str, int], str]):
    """The JSON of outcomes: a draw has dozens, and they are the same in every match of a game."""

    def __missing__(self, outcome: tuple[str, int]) -> str:
        if len(self) == 4096:
            # Logs from elsewhere may name any outcomes; they must not fill the memory.
            self.clear()
        text, weight = outcome
        body = self[outcome] = f"[{quoted(text)},{weight}]"
        return body


_outcome_bodies = _OutcomeBodies()


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The hidden move of event `of` was turned up."""

    kind: ClassVar[str] = "reveal"
    of: int
    move: str
    salt: str

    def facts(self) -> dict[str, object]:
        return {"of": self.of, "move": self.move, "salt": self.salt}

    def body(self) -> bytes:
        return (
            f'{{"kind":"reveal","move":{quoted(self.move)},"of":{self.of},"ply":{self.ply},'
            f'"salt":{quoted(self.salt)},"seq":{self.seq}}}'
        ).encode()


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """The move of event `of` was taken back; `ply` is the depth to which that goes back.

    A seat takes back a move of its own. With the consent of the table it goes further back to its
    last move, and the later moves of others are taken back on the way.
    """

    kind: ClassVar[str] = "undo"
    seat: int
    of: int
    consent: bool = False

    def facts(self) -> dict[str, object]:
        told: dict[str, object] = {"seat": letter(self.seat), "of": self.of}
        if self.consent:
            told["consent"] = True
        return told


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The table called time."""

    kind: ClassVar[str] = "time"


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat gave up."""

    kind: ClassVar[str] = "resign"
    seat: int

    def facts(self) -> dict[str, object]:
        return {"seat": letter(self.seat)}


@dataclass(frozen=True, slots=True)
class CalledOff(Event):
    """Everybody who was there agreed to end the match early: nobody wins."""

    kind: ClassVar[str] = "call-off"


@dataclass(frozen=True, slots=True)
class Seated(Event):
    """Somebody, a person or a bot, took a seat."""

    kind: ClassVar[str] = "seat"
    seat: int
    who: str

    def facts(self) -> dict[str, object]:
        return {"seat": letter(self.seat), "who": self.who}


class Entry(NamedTuple):
    """An event with the hash that ties it to all events before it.

    `body` is the event's canonical JSON, of which the hash is made.
    """

    event: Event
    hash: str
    body: bytes

    def to_json(self) -> dict[str, object]:
        """The event as it stands in a log, made afresh."""
        return {**self.event.to_json(), "hash": self.hash}


def chain(previous: str, body: bytes) -> str:
    """The hash of an event with that body after the event (or header) with hash `previous`."""
    return hashlib.sha256(bytes.fromhex(previous) + body).hexdigest()
