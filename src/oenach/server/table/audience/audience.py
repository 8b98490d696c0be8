"""Who is connected to a table, and what they are told.

Those who play are told first. The gallery, which may be large, is told after them, some at a time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.nodes.presences import Presences
from oenach.server.store.rows import PresenceRow
from oenach.server.table.audience.curtains import Curtains
from oenach.server.table.audience.elsewhere import Elsewhere
from oenach.server.table.audience.gallery import Gallery
from oenach.server.table.audience.positions import Positions
from oenach.server.table.audience.table_seen import table_seen
from oenach.server.table.owners.absences import Absences
from oenach.server.table.roster import Roster
from oenach.server.wire.brief import static_key
from oenach.server.wire.cached_views import CachedViews
from oenach.server.wire.commands import Command
from oenach.server.wire.messages import (
    Acknowledged,
    Curtain,
    ServerMessage,
    Update,
    encoded,
    encoded_table,
)
from oenach.server.wire.parts import Position, TableSeen, You
from oenach.server.wire.visitor import Visitor


class Audience:
    """Owns the connections to a table."""

    __slots__ = (
        "_absences",
        "_curtains",
        "_elsewhere",
        "_gallery",
        "_positions",
        "_presences",
        "_roster",
        "idle_since",
        "visitors",
    )

    def __init__(
        self,
        *,
        roster: Roster,
        curtains: Curtains,
        positions: Positions,
        absences: Absences,
        presences: Presences,
    ) -> None:
        self._roster = roster
        self._absences = absences
        self._curtains = curtains
        self._positions = positions
        self._presences = presences
        self._elsewhere = Elsewhere(roster)
        self._gallery = Gallery()
        self.visitors: set[Visitor] = set()
        self.idle_since = now_ms()

    # Who is there.

    def add(self, visitor: Visitor) -> None:
        """Somebody has come, and was not told anything yet; the others are told if they are new."""
        was_there = visitor.person in self.connected()
        self.visitors.add(visitor)
        self._presences.came(self._roster.row.number, visitor.person, visitor.name)
        if visitor.person is not None:
            self._absences.came(visitor.person)
        if not was_there or visitor.person is None:
            self._tell_of(visitor)

    def remove(self, visitor: Visitor) -> None:
        """Somebody's connection is gone; the seat stays theirs."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self._presences.went(self._roster.row.number, visitor.person)
        self.touch()
        if visitor.person is None:
            self._tell_of(visitor)
        elif visitor.person not in self.connected():
            self._absences.went(visitor.person)
            self._tell_of(visitor)

    def _tell_of(self, visitor: Visitor) -> None:
        """Somebody came, and is told everything anyway, or went. Where many look on, all are told
        of these together now and then."""
        there = len(self.visitors)
        if not self._looks_on(visitor) or self._gallery.told_now(there, self.tell_table):
            self.tell_table(but=visitor)

    def touch(self) -> None:
        """Somebody was here, or is on the way."""
        self.idle_since = now_ms()

    def here(self) -> set[str]:
        """The people who have a connection to this node."""
        return {visitor.person for visitor in self.visitors if visitor.person is not None}

    def connected(self) -> set[str]:
        """The people who have a connection."""
        return self.here() | self._elsewhere.people()

    @property
    def attended(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.visitors or self._elsewhere)

    def adopt(self, others: Sequence[PresenceRow]) -> bool:
        """Who is connected to other nodes; whether that is news, of which all are told."""
        before = self.connected()
        if not self._elsewhere.adopt(others):
            return False
        after = self.connected()
        for person in after - before:
            self._absences.came(person)
        for person in before - after:
            self._absences.went(person)
        self.tell_table()
        return True

    def onlookers(self) -> dict[str, str]:
        """The people who are connected without a seat, and have a name, in order of their names."""
        found = {
            visitor.person: visitor.name
            for visitor in self.visitors
            if visitor.person and visitor.name and not self._roster.seats_of(visitor.person)
        }
        found = self._elsewhere.onlookers() | found
        return dict(sorted(found.items(), key=lambda one: (one[1], one[0])))

    def go_by_seats(self) -> None:
        """Whoever has one seat goes by its name, which another node may have changed."""
        for visitor in self.visitors:
            seats = self._roster.seats_of(visitor.person)
            if len(seats) == 1:
                visitor.name = self._roster.chair(seats[0]).name or visitor.name

    def rename(self, person: str, name: str) -> None:
        """A person goes by another name."""
        for visitor in self.visitors:
            if visitor.person == person:
                visitor.name = name

    def _looks_on(self, visitor: Visitor) -> bool:
        """Whether somebody has no seat."""
        return not self._roster.seats_of(visitor.person)

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
        spectators = sum(map(self._looks_on, self.visitors))
        spectators += self._elsewhere.spectators()
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
        self._push_all((visitor, frame) for visitor in self.visitors)

    def _push_all(self, frames: Iterable[tuple[Visitor, bytes]]) -> None:
        """Those who play get theirs now, before all others."""
        later: list[tuple[Visitor, bytes]] = []
        for visitor, frame in frames:
            if self._looks_on(visitor):
                later.append((visitor, frame))
            else:
                visitor.push(frame)
        self._gallery.push(later)

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
        self._gallery.told()
        others = [visitor for visitor in self.visitors if visitor is not but]
        if not others:
            return
        table = encoded(self.seen())
        frames: dict[str | None, bytes] = {}
        for visitor in others:
            if visitor.person not in frames:
                frames[visitor.person] = encoded_table(table, self.you(visitor))
        self._push_all((visitor, frames[visitor.person]) for visitor in others)

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

    async def show_clocks(self) -> None:
        """Tell everybody how the clocks are now, though nothing has happened."""
        if not self._positions.begun:
            return
        views = await self._positions.views_since(
            min([visitor.seq for visitor in self.visitors], default=None)
        )
        updates = Updates(self._positions, views)
        self._push_all(
            (visitor, updates.since(visitor.seq, self.viewer(visitor))) for visitor in self.visitors
        )

    async def publish(self, by: Visitor | None = None, command: Command | None = None) -> None:
        """Tell every visitor what happened since the last event that they were sent: from memory,
        or from the store if memory begins later."""
        views = await self._positions.views_since(
            min([visitor.seq for visitor in self.visitors], default=None)
        )
        updates = Updates(self._positions, views)
        gallery: list[Visitor] = []
        for visitor in self.visitors:
            if visitor is by and command is not None:
                position = self._positions.position(views, self.viewer(visitor), visitor.seq)
                visitor.push(encoded(Acknowledged(command.id, position)))
            elif visitor.seq >= views.seq and visitor is not by:
                continue
            elif self._looks_on(visitor):
                gallery.append(visitor)
                continue
            else:
                visitor.push(updates.since(visitor.seq, self.viewer(visitor)))
            visitor.seq = views.seq
        if gallery:
            self._gallery.push([(each, updates.since(each.seq, None)) for each in gallery])
            for visitor in gallery:
                visitor.seq = views.seq


class Updates:
    """What is told of a position, encoded once for all who get the same."""

    __slots__ = ("_frames", "_positions", "_views")

    def __init__(self, positions: Positions, views: CachedViews) -> None:
        self._positions = positions
        self._views = views
        self._frames: dict[tuple[int, int | None], bytes] = {}

    def since(self, seq: int, viewer: int | None) -> bytes:
        """As a viewer may have it who was sent everything up to an event."""
        frame = self._frames.get((seq, viewer))
        if frame is None:
            position = self._positions.position(self._views, viewer, seq)
            frame = self._frames[seq, viewer] = encoded(Update(position))
        return frame
