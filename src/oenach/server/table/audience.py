"""Who is connected to a table, and what they are told."""

from __future__ import annotations

from collections.abc import Collection

from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.table.curtains import Curtains
from oenach.server.table.owners.absences import Absences
from oenach.server.table.positions import Positions
from oenach.server.table.roster import Roster
from oenach.server.table.table_seen import table_seen
from oenach.server.wire.brief import static_key
from oenach.server.wire.commands import Command
from oenach.server.wire.messages import (
    Acknowledged,
    Curtain,
    ServerMessage,
    TableChanged,
    Update,
    encoded,
)
from oenach.server.wire.parts import Position, TableSeen, You
from oenach.server.wire.visitor import Visitor


class Audience:
    """Owns the connections to a table."""

    __slots__ = ("_absences", "_curtains", "_positions", "_roster", "idle_since", "visitors")

    def __init__(
        self, roster: Roster, curtains: Curtains, positions: Positions, absences: Absences
    ) -> None:
        self._roster = roster
        self._absences = absences
        self._curtains = curtains
        self._positions = positions
        self.visitors: set[Visitor] = set()
        self.idle_since = now_ms()

    # Who is there.

    def add(self, visitor: Visitor) -> None:
        """Somebody has come, and was not told anything yet; the others are told if they are new."""
        was_there = visitor.person in self.connected()
        self.visitors.add(visitor)
        if visitor.person is not None:
            self._absences.came(visitor.person)
        if not was_there or visitor.person is None:
            self.tell_table(but=visitor)

    def remove(self, visitor: Visitor) -> None:
        """Somebody's connection is gone; the seat stays theirs."""
        self.visitors.discard(visitor)
        self.touch()
        if visitor.person is None:
            self.tell_table()
        elif visitor.person not in self.connected():
            self._absences.went(visitor.person)
            self.tell_table()

    def touch(self) -> None:
        """Somebody was here, or is on the way."""
        self.idle_since = now_ms()

    def connected(self) -> set[str]:
        """The people who have a connection."""
        return {visitor.person for visitor in self.visitors if visitor.person is not None}

    def onlookers(self) -> dict[str, str]:
        """The people who are connected without a seat, and have a name, in order of their names."""
        found = {
            visitor.person: visitor.name
            for visitor in self.visitors
            if visitor.person and visitor.name and not self._roster.seats_of(visitor.person)
        }
        return dict(sorted(found.items(), key=lambda one: (one[1], one[0])))

    def rename(self, person: str, name: str) -> None:
        """A person goes by another name."""
        for visitor in self.visitors:
            if visitor.person == person:
                visitor.name = name

    # What they may know.

    def viewer(self, visitor: Visitor) -> int | None:
        """The seat whose view a visitor gets; None for an onlooker's."""
        return self._curtains.viewer(visitor.person)

    def you(self, visitor: Visitor) -> You:
        """Who a visitor is here."""
        row, seats = self._roster.row, self._roster.seats_of(visitor.person)
        viewer = self.viewer(visitor)
        return You(
            name=visitor.name,
            seats=[letter(seat) for seat in seats],
            host=visitor.person is not None and visitor.person == row.host,
            here=None if viewer is None else letter(viewer),
            curtain=len(seats) > 1 and viewer is None,
            muted=visitor.person in row.muted,
            removed=visitor.person in row.removed,
        )

    def seen(self) -> TableSeen:
        """What everybody with the link may know of the table."""
        spectators = sum(not self._roster.seats_of(visitor.person) for visitor in self.visitors)
        return table_seen(
            self._roster.row,
            self.connected(),
            spectators,
            self.onlookers(),
            replaceable=self._absences.replaceable(),
            static_data=static_key(self._positions.game),
        )

    async def position(self, visitor: Visitor, since: int) -> Position:
        """The match as a visitor may see it, with everything since an event."""
        return await self._positions.since(self.viewer(visitor), since)

    # What they are told.

    def tell_all(self, message: ServerMessage) -> None:
        """Tell every visitor the same."""
        frame = encoded(message)
        for visitor in self.visitors:
            visitor.push(frame)

    def tell_seat(self, seat: int, message: ServerMessage) -> None:
        """Tell those who see with a seat's eyes."""
        frame = encoded(message)
        for visitor in self.visitors:
            if self.viewer(visitor) == seat:
                visitor.push(frame)

    def tell_person(self, person: str | None, message: ServerMessage) -> None:
        """Tell one person, on every connection."""
        frame = encoded(message)
        for visitor in self.visitors:
            if person is not None and visitor.person == person:
                visitor.push(frame)

    def tell_table(self, but: Visitor | None = None) -> None:
        """Tell everybody who sits where and who is there."""
        seen = self.seen()
        frames: dict[str | None, bytes] = {}
        for visitor in self.visitors:
            if visitor is but:
                continue
            if visitor.person not in frames:
                frames[visitor.person] = encoded(TableChanged(seen, self.you(visitor)))
            visitor.push(frames[visitor.person])

    def send_back(self) -> None:
        """Have everybody connect anew, and be told everything."""
        for visitor in self.visitors:
            visitor.dismiss(1011, "server fault")

    def tell_curtain(self, people: Collection[str]) -> None:
        """Tell people that nobody is at their screen."""
        for visitor in self.visitors:
            if visitor.person in people:
                visitor.tell(Curtain(self.you(visitor)))

    async def show_again(self, people: Collection[str]) -> None:
        """Tell people everything anew who look with another seat's eyes now."""
        for visitor in list(self.visitors):
            if visitor.person in people:
                position = await self.position(visitor, -1) if self._positions.begun else None
                visitor.tell(Curtain(self.you(visitor), position))

    async def publish(self, by: Visitor | None = None, command: Command | None = None) -> None:
        """Tell every visitor what happened since the last event that they were sent: from memory,
        or from the store if memory begins later."""
        views = await self._positions.views_since(
            min((visitor.seq for visitor in self.visitors), default=None)
        )
        frames: dict[tuple[int | None, int], bytes] = {}
        for visitor in self.visitors:
            if visitor.seq >= views.seq and visitor is not by:
                continue
            viewer = self.viewer(visitor)
            if visitor is by and command is not None:
                position = self._positions.position(views, viewer, visitor.seq)
                visitor.push(encoded(Acknowledged(command.id, position)))
            else:
                key = (viewer, visitor.seq)
                if key not in frames:
                    position = self._positions.position(views, viewer, visitor.seq)
                    frames[key] = encoded(Update(position))
                visitor.push(frames[key])
            visitor.seq = views.seq
