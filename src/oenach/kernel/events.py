"""The events of a match log, a small class for each kind, and the chain of hashes over them."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Chance drew one of the weighted outcomes, which are all kept, in their order."""

    kind: ClassVar[str] = "draw"
    outcomes: tuple[tuple[str, int], ...]
    result: str

    def facts(self) -> dict[str, object]:
        return {"outcomes": [list(outcome) for outcome in self.outcomes], "result": self.result}


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The hidden move of event `of` was turned up."""

    kind: ClassVar[str] = "reveal"
    of: int
    move: str
    salt: str

    def facts(self) -> dict[str, object]:
        return {"of": self.of, "move": self.move, "salt": self.salt}


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat took back its move of event `of`; `ply` is the depth to which that goes back."""

    kind: ClassVar[str] = "undo"
    seat: int
    of: int

    def facts(self) -> dict[str, object]:
        return {"seat": letter(self.seat), "of": self.of}


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
class Seated(Event):
    """Somebody, a person or a bot, took a seat."""

    kind: ClassVar[str] = "seat"
    seat: int
    who: str

    def facts(self) -> dict[str, object]:
        return {"seat": letter(self.seat), "who": self.who}


class Entry(NamedTuple):
    """An event with the hash that ties it to all events before it."""

    event: Event
    hash: str

    def to_json(self) -> dict[str, object]:
        """The event as it stands in a log, made afresh."""
        return {**self.event.to_json(), "hash": self.hash}


def chain(previous: str, event: Event) -> str:
    """The hash of an event that follows the event (or header) with hash `previous`."""
    return hashlib.sha256(bytes.fromhex(previous) + canonical(event.to_json())).hexdigest()
