"""A table's parts without a server, a store or a lock: what an owner does is seen on its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from oenach import Match
from oenach.server.nodes.presences import Unshared
from oenach.server.store.archive.archive import Archive
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.terms import Terms
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.acting import Action
from oenach.server.table.audience.audience import Audience
from oenach.server.table.audience.curtains import Curtains
from oenach.server.table.audience.positions import Positions
from oenach.server.table.journal import Journal
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.due.clocks import Clocks
from oenach.server.table.restoring import first_position
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import Command
from oenach.server.wire.visitor import Visitor
from server.company import BRISK
from toys.pebbles.rules.game import PebblesGame

SECRET = b"\x5e" * 32


class NoArchive(Archive):
    """Whoever asks the store has gone too far."""

    def __init__(self) -> None:
        pass


class Listener(Visitor):
    """A connection whose messages can be read at once."""

    __slots__ = ("told",)

    def __init__(self, person: str | None) -> None:
        super().__init__(person, None if person is None else person.title(), -1)
        self.told: list[dict[str, Any]] = []

    def push(self, frame: bytes) -> None:
        """Take a message."""
        self.told.append(msgspec.json.decode(frame))

    def kinds(self) -> list[str]:
        """What kinds of messages came since this was asked for last."""
        kinds = [message["type"] for message in self.told]
        self.told.clear()
        return kinds


class Desk:
    """Does what an owner asks for, and notes what would be written."""

    def __init__(
        self,
        seats: Sequence[SeatRow],
        terms: Terms | None = None,
    ) -> None:
        rules = PebblesGame(len(seats), dict(BRISK))
        row = MatchRow(
            number=7,
            id="a-table",
            game=rules.name,
            options=rules.given,
            rules=rules.rules_version,
            secret=SECRET,
            state="playing",
            public=False,
            host="ada",
            terms=terms or Terms(),
            created=0,
            seats=list(seats),
        )
        self.lock = asyncio.Lock()
        self.roster = Roster(row)
        self.archive = NoArchive()
        self.journal = Journal(self.archive, rules)
        self.journal.begin(first_position(row, rules, seats_drawn=False))
        self.clocks = Clocks(row.terms.clock, [None] * len(seats))
        self.curtains = Curtains(self.roster, self.journal)
        self.positions = Positions(self.roster, self.journal, self.clocks)
        self.absences = Absences(self.roster, lambda: None)
        self.audience = Audience(
            roster=self.roster,
            curtains=self.curtains,
            positions=self.positions,
            absences=self.absences,
            presences=Unshared(),
        )
        self.written: list[tuple[Kind, Any]] = []
        self.commands: list[str | None] = []
        self.rescheduled = 0

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.playing()

    def playing(self) -> Match:
        """The same."""
        return self.journal.playing()

    async def begin(self, write: Write, played: Match | None = None) -> None:
        """It has begun already."""
        raise AssertionError("the match has begun")

    async def act(
        self,
        action: Action,
        *,
        command: Command | None = None,
        by: Visitor | None = None,
        write: Write | None = None,
    ) -> None:
        """Do something in the match."""
        action(self.match)
        self.commands.append(None if command is None else command.id)
        await self.commit(write or Write())

    async def reschedule(self, write: Write) -> None:
        """Write, and have it counted."""
        self.rescheduled += 1
        await self.commit(write)

    async def commit(self, write: Write) -> None:
        """Note what is written."""
        self.written += write.rows

    def connect(self, *people: str | None) -> list[Listener]:
        """Somebody comes; nobody has been told anything yet."""
        listeners = [Listener(person) for person in people]
        for listener in listeners:
            self.audience.add(listener)
        for listener in listeners:
            listener.told.clear()
        return listeners


def person(seat: int, who: str, **more: Any) -> SeatRow:
    """A seat of somebody."""
    return SeatRow(seat, "person", who, who.title(), **more)


def bot(seat: int) -> SeatRow:
    """A seat of a bot."""
    return SeatRow(seat, "bot", level="novice")
