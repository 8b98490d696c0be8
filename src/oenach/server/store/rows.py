"""What the store gives back: plain values, with the JSON in them already read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from oenach.server.store.proposals import Proposals
from oenach.server.store.terms import Terms


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat, and what belongs to the seat."""

    seat: int
    kind: str
    person: str | None = None
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    why: str | None = None
    bank: int | None = None
    queue: list[str] = field(default_factory=list)
    nonce: bytes | None = None
    version: int = 0

    def stored(self, match: int) -> dict[str, object]:
        """The row for an insertion."""
        return {
            "match": match,
            "seat": self.seat,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "level": self.level,
            "stand_in": self.stand_in,
            "why": self.why,
            "bank": self.bank,
            "queue": msgspec.json.encode(self.queue).decode(),
            "nonce": self.nonce,
            "version": self.version,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """A table: what was agreed when it was set up, and how far it got."""

    number: int
    id: str
    game: str
    options: dict[str, object]
    rules: int
    secret: bytes
    state: str
    public: bool
    host: str
    terms: Terms
    created: int
    seats: list[SeatRow]
    muted: list[str] = field(default_factory=list)
    # Who was sent away, with the name that they had.
    removed: dict[str, str] = field(default_factory=dict)
    # Whether those without a seat may say something.
    onlookers_speak: bool = True
    started: int | None = None
    ended: int | None = None
    result: dict[str, object] | None = None
    rematch: str | None = None
    put_away: int | None = None
    forgotten: list[str] = field(default_factory=list)
    # Names that were seen here, and whose each is.
    called: dict[str, str] = field(default_factory=dict)
    proposals: Proposals = field(default_factory=Proposals)
    version: int = 0
    # The columns that cannot be read, or hold what they cannot: what stands in their place here
    # means nothing.
    damaged: tuple[str, ...] = ()
    # Where the database has it in a list, if nobody knows when it was set up.
    listed_at: int | None = None

    def stamp(self, seq: int) -> Stamp:
        """How far the table has got, with the last of its events."""
        return Stamp(self.version, sum(chair.version for chair in self.seats), seq)

    def people(self) -> set[str]:
        """The host, and everybody who has a seat."""
        sit = {chair.person for chair in self.seats if chair.person and chair.why != "removed"}
        return {self.host, *sit}

    def stored(self) -> dict[str, object]:
        """The row for an insertion; the database gives it its number."""
        return {
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "secret": self.secret,
            "public": self.public,
            "terms": msgspec.json.encode(self.terms).decode(),
            "created": self.created,
            "version": self.version,
            **self.changing(),
        }

    def changing(self) -> dict[str, object]:
        """Of the row, what can change."""
        result = None if self.result is None else msgspec.json.encode(self.result).decode()
        return {
            "seats": len(self.seats),
            "options": msgspec.json.encode(self.options).decode(),
            "state": self.state,
            "host": self.host,
            "muted": msgspec.json.encode(self.muted).decode(),
            "removed": msgspec.json.encode(self.removed).decode(),
            "onlookers_speak": self.onlookers_speak,
            "started": self.started,
            "ended": self.ended,
            "result": result,
            "rematch": self.rematch,
            "put_away": self.put_away,
            "forgotten": msgspec.json.encode(self.forgotten).decode(),
            "called": msgspec.json.encode(self.called).decode(),
            "proposals": msgspec.json.encode(self.proposals).decode(),
        }


@dataclass(frozen=True, slots=True)
class EventRow:
    """One event as it is stored."""

    seq: int
    body: str
    hash: str
    opening: str | None
    command: str | None
    at: int


@dataclass(frozen=True, slots=True)
class DueRow:
    """When something is due at a table, and the node that will do it."""

    at: int
    node: int | None = None


class Stamp(NamedTuple):
    """How far a table has got: of two, the later is nowhere less."""

    version: int
    seats: int
    seq: int

    def behind(self, other: Stamp) -> bool:
        """Whether the other knows more."""
        return any(mine < theirs for mine, theirs in zip(self, other, strict=True))


@dataclass(frozen=True, slots=True)
class PresenceRow:
    """Somebody who is connected to a table by a node; nobody knows one without an id."""

    node: int
    person: str
    name: str | None
    connections: int


@dataclass(frozen=True, slots=True)
class SayingRow:
    """Something that was said at a table."""

    number: int

    at: int
    name: str
    seat: int | None
    text: str
    id: str
    person: str | None
    hidden: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRow:
    """Something that somebody reported."""

    id: str
    match: int
    at: int
    reporter: str
    about: str | None
    name: str
    saying: str | None
    quoted: str | None
    kind: str
    text: str
    recipient: str
    outcome: str | None = None
    told: bool = False
