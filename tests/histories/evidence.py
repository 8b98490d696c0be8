"""What is known of a match for certain when all is over: its rows in the store, and its log as
everybody can have it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, select

from histories.checking.begun import Stored
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.server.store import schema
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.store.rows import EventRow, MatchRow
from oenach.server.table.games import shared_game
from oenach.server.table.restoring import drew_seats, first_position


class StoredEvent(NamedTuple):
    """An event, and the command that it begins, if it begins one."""

    row: EventRow
    sender: str | None
    digest: str | None


class StoredSaying(NamedTuple):
    """Something that was said, in the order in which it was kept."""

    name: str
    text: str


@dataclass
class Evidence:
    """One match as the store has it."""

    row: MatchRow
    events: list[StoredEvent]
    sayings: list[StoredSaying] = field(default_factory=list)
    people: dict[str, str] = field(default_factory=dict)
    """The ids of all people by their names."""
    log: dict[str, Any] | None = None
    """The log that the server hands out; None where it was not asked."""
    verified: bool | None = None
    """What the server says of it."""

    @property
    def game(self) -> Game:
        """The rules of the match."""
        row = self.row
        return shared_game(row.game, len(row.seats), row.options, row.rules)

    def begin(self) -> Match:
        """The match before its first stored event."""
        drawn = drew_seats([event.row for event in self.events[:1]])
        return first_position(self.row, self.game, seats_drawn=drawn)


def collect(engine: Engine, matches: Sequence[str]) -> list[Evidence]:
    """What the store has of matches; LookupError if there is none of one of them."""
    archive = Archive(engine)
    with engine.connect() as connection:
        known = connection.execute(select(schema.people.c.name, schema.people.c.id))
        people = {str(one.name): str(one.id) for one in known}
        found: list[Evidence] = []
        for match in matches:
            row = archive.match(match)
            if row is None:
                raise LookupError(f"match {match} is gone")
            evidence = Evidence(row, _events(connection, row.number), people=people)
            evidence.sayings = _sayings(connection, row.number)
            found.append(evidence)
    return found


def begun(database: str) -> list[Stored]:
    """All tables that the store has."""
    columns = (schema.matches.c.id, schema.matches.c.state, schema.matches.c.rematch)
    engine = open_database(database)
    try:
        with engine.connect() as connection:
            return [Stored(*one) for one in connection.execute(select(*columns))]
    finally:
        engine.dispose()


def _events(connection: Connection, number: int) -> list[StoredEvent]:
    events = schema.events
    query = select(events).where(events.c.match == number).order_by(events.c.seq)
    return [
        StoredEvent(
            EventRow(
                one.seq,
                one.body,
                one.hash,
                opening=one.opening,
                command=one.command,
                at=one.at,
            ),
            one.sender,
            one.digest,
        )
        for one in connection.execute(query)
    ]


def _sayings(connection: Connection, number: int) -> list[StoredSaying]:
    sayings = schema.sayings
    query = select(sayings).where(sayings.c.match == number).order_by(sayings.c.number)
    return [StoredSaying(one.name, one.text) for one in connection.execute(query)]
