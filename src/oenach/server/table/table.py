"""One table: a match and the seats around it, for as long as somebody is there.

Everything that changes a table happens under its lock, one thing at a time: done in memory, put on
disk, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.kernel.errors import OenachError
from oenach.kernel.events import Entry
from oenach.kernel.game import Game
from oenach.kernel.log import Opening
from oenach.kernel.match import Match
from oenach.kernel.seats import letter
from oenach.server.errors import Conflict, Unavailable
from oenach.server.house import House
from oenach.server.moments import now_ms
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.writes import Kind, Write
from oenach.server.table.clocks import Clocks
from oenach.server.table.course import KEPT, Course, steps_of
from oenach.server.table.glance import NOTHING, Glance
from oenach.server.table.notice import table_seen
from oenach.server.table.restoring import Restored, restore, whole_course
from oenach.server.table.timers import Timers
from oenach.server.table.visitor import Visitor
from oenach.server.wire import (
    PROTOCOL,
    Acknowledged,
    Curtain,
    Position,
    QueueSeen,
    Said,
    ServerMessage,
    TableChanged,
    TableSeen,
    TakebackAsked,
    TakebackEnded,
    Update,
    Welcome,
    You,
    encoded,
)
from oenach.story import Storyteller

SNAPSHOT_EVERY: Final = 64
"""So many events may have to be played again when a match is loaded."""

LATEST_SAID: Final = 100
"""So many of the latest things that were said are told to whoever comes."""

Rematcher = Callable[["Table"], Awaitable[str]]
"""Sets up and starts the next match of a table; gives the id of its table."""

log = structlog.get_logger("oenach.table")


class Table:
    """A live table. `row` is what the store knows of it, `match` is None until it starts."""

    __slots__ = (
        "__weakref__",
        "astray",
        "clocks",
        "course",
        "game",
        "here",
        "house",
        "idle_since",
        "lock",
        "match",
        "ready",
        "rematch",
        "row",
        "snapshot_seq",
        "takeback",
        "teller",
        "timers",
        "visitors",
    )

    def __init__(self, house: House, row: MatchRow, game: Game, rematch: Rematcher) -> None:
        self.house = house
        self.rematch = rematch
        self.row = row
        self.game = game
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.clocks = Clocks(row.terms.clock, [seat.bank for seat in row.seats])
        self.course = Course()
        self.teller = Storyteller(game.name)
        # Pass-and-play: which of their seats a person looks with now.
        self.here: dict[str, int] = {}
        self.takeback: TakebackAsked | None = None
        self.ready: set[str] = set()
        self.timers = Timers(self)
        self.snapshot_seq = -1
        # Whether the memory may be ahead of the disk: nobody may see it, nothing may follow on it.
        self.astray = False
        self.idle_since = now_ms()

    def adopt(self, restored: Restored) -> None:
        """Take over what was read from the store."""
        self.row = restored.row
        self.match = restored.match
        self.course = restored.course
        self.teller = restored.teller
        self.snapshot_seq = restored.snapshot_seq
        self.clocks = Clocks(self.row.terms.clock, [seat.bank for seat in self.row.seats])
        self.timers.resume(restored.due)

    # Who is who.

    def chair(self, seat: int) -> SeatRow:
        """The seat's row."""
        return self.row.seats[seat]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        if person is None:
            return []
        # Bots and open seats have no person.
        return [
            chair.seat
            for chair in self.row.seats
            if chair.person == person and chair.why != "removed"
        ]

    def viewer(self, visitor: Visitor) -> int | None:
        """The seat whose view somebody gets; None for an onlooker's.

        A person with several seats sees the one that said it is here, and nothing before that.
        """
        seats = self.seats_of(visitor.person)
        if len(seats) <= 1:
            return seats[0] if seats else None
        assert visitor.person is not None
        if not self.game.open_information:
            return self.here.get(visitor.person)
        to_act = None if self.match is None else self.match.to_act
        return to_act if to_act in seats else seats[0]

    def you(self, visitor: Visitor) -> You:
        """Who a visitor is here."""
        seats, viewer = self.seats_of(visitor.person), self.viewer(visitor)
        return You(
            visitor.name,
            [letter(seat) for seat in seats],
            visitor.person is not None and visitor.person == self.row.host,
            None if viewer is None else letter(viewer),
            len(seats) > 1 and viewer is None,
            visitor.person in self.row.muted,
        )

    def people(self) -> set[str]:
        """The people who play, and have not left their seats to bots."""
        return {
            chair.person
            for chair in self.row.seats
            if chair.kind == "person" and chair.person and chair.stand_in is None
        }

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, be it for good or in somebody's place."""
        chair = self.row.seats[seat]
        return chair.level if chair.kind == "bot" else chair.stand_in

    def connected(self) -> set[str]:
        """The people who have a connection."""
        return {visitor.person for visitor in self.visitors if visitor.person is not None}

    def onlookers(self) -> dict[str, str]:
        """The people who are connected without a seat, and have a name, in order of their names."""
        found = {
            visitor.person: visitor.name
            for visitor in self.visitors
            if visitor.person and visitor.name and not self.seats_of(visitor.person)
        }
        return dict(sorted(found.items(), key=lambda one: (one[1], one[0])))

    def seen(self) -> TableSeen:
        """What everybody with the link may know of the table."""
        spectators = sum(not self.seats_of(visitor.person) for visitor in self.visitors)
        return table_seen(self.row, self.connected(), spectators, self.onlookers())

    # What happens.

    def playing(self) -> Match:
        """The match that goes on; Conflict if there is none."""
        if self.match is None:
            raise Conflict("server-not-started")
        return self.match

    async def act(
        self,
        deed: Callable[[Match], object],
        command: str | None = None,
        by: Visitor | None = None,
        write: Write | None = None,
    ) -> None:
        """Do something in the match, put it on disk, then tell everybody.

        Raises what the match refuses, with nothing changed. Rows in `write` are written together
        with the events.
        """
        match = self.playing()
        was, before = match.last_seq, self.onlooker_view(match)
        deed(match)
        await self.keep(match, was, before, command, write or Write())
        self.publish(by, command)
        if match.over:
            self.tell_table()

    def onlooker_view(self, match: Match) -> dict[str, object] | None:
        """What the story of the game is read from, where it needs that."""
        return match.observe(None) if self.teller.reads_views else None

    async def keep(
        self,
        match: Match,
        was: int,
        before: dict[str, object] | None,
        command: str | None,
        write: Write,
    ) -> None:
        """Put on disk what happened after event `was`, with all that follows from it."""
        entries = match.events(was)
        now = now_ms()
        openings = self._add_events(write, match, entries, command, now)
        if match.over and self.row.state != "over":
            self._close(match, now)
            write.add(Kind.MATCH_CHANGE, self.row.change())
        self.timers.arrange(match, now, write, entries)
        if match.last_seq - self.snapshot_seq >= SNAPSHOT_EVERY or match.over:
            self._add_snapshot(write, match)
        await self.commit(write)
        items = self.teller.follow(entries, openings, before, self.onlooker_view(match))
        self.course.add(steps_of(entries, openings, items))
        if self.snapshot_seq == match.last_seq:
            match.forget(match.last_seq - KEPT)
        self.timers.start(match)

    def _add_events(
        self, write: Write, match: Match, entries: list[Entry], command: str | None, now: int
    ) -> dict[int, Opening]:
        openings = match.openings
        for entry in entries:
            seq = entry.event.seq
            opening = openings.get(seq)
            write.add(
                Kind.EVENT,
                {
                    "match": self.row.number,
                    "seq": seq,
                    "body": entry.body.decode(),
                    "hash": entry.hash,
                    "opening": None if opening is None else opening.move,
                    "command": command,
                    "at": now,
                },
            )
            command = None
        return openings

    def _close(self, match: Match, now: int) -> None:
        end = match.end()
        assert end is not None, "a match that is over has an end"
        self.row.state, self.row.ended = "over", now
        self.row.result = end.outcome.to_json()
        self.takeback = None

    def _add_snapshot(self, write: Write, match: Match) -> None:
        self.snapshot_seq = match.last_seq
        body = json.dumps(match.snapshot())
        write.add(Kind.SNAPSHOT, {"match": self.row.number, "seq": match.last_seq, "body": body})

    async def commit(self, write: Write) -> None:
        """Put rows on disk; if that fails, go back to what is on disk, and tell everybody."""
        if not write:
            return
        if self.astray:
            await self.recover()
            raise Unavailable("server-not-stored")
        try:
            await self.house.writer.commit(write)
        except Exception as error:
            log.warning("not stored", table=self.row.id, error=type(error).__name__)
            await self.recover()
            raise Unavailable("server-not-stored") from error

    async def recover(self) -> None:
        """Forget what is in memory in favour of what is on disk; Unavailable if that fails, too."""
        self.astray, game = True, self.game
        self.timers.stop()
        try:
            restored = await asyncio.to_thread(
                restore, self.house.archive, self.row.id, lambda *_: game
            )
        except (SQLAlchemyError, OenachError) as error:
            log.error("cannot be read again", table=self.row.id, error=type(error).__name__)
            raise Unavailable("server-not-stored") from error
        self.adopt(restored)
        self.astray = False
        self.tell_table()
        self.publish()

    # What people are told.

    def publish(self, by: Visitor | None = None, command: str | None = None) -> None:
        """Tell every visitor what happened since the last event that they were sent."""
        match = self.match
        if match is None:
            return
        self._let_curtains_fall(match)
        self._end_takeback(match)
        glance = self.glance(match, self.course)
        frames: dict[tuple[int | None, int], bytes] = {}
        for visitor in self.visitors:
            if visitor.seq >= match.last_seq and visitor is not by:
                continue
            viewer = self.viewer(visitor)
            if visitor is by and command is not None:
                position = self.position(glance, viewer, visitor.seq)
                visitor.push(encoded(Acknowledged(command, position)))
            else:
                key = (viewer, visitor.seq)
                if key not in frames:
                    position = self.position(glance, viewer, visitor.seq)
                    frames[key] = encoded(Update(position))
                visitor.push(frames[key])
            visitor.seq = match.last_seq

    def glance(self, match: Match, course: Course) -> Glance:
        """The match as it stands now."""
        clock = self.clocks.seen(now_ms()) if self.clocks.kept else None
        return Glance(match, course, clock)

    def position(self, glance: Glance, viewer: int | None, since: int) -> Position:
        """The match as one viewer may see it, with the events since one that it has."""
        events, story = glance.since(since, viewer)
        to_act = None if glance.to_act is None else letter(glance.to_act)
        view = glance.view(viewer)
        if viewer is None or self.bot_of(viewer) is not None:
            name = None if viewer is None else letter(viewer)
            return Position(
                glance.seq, name, to_act, events, story, view,
                clock=glance.clock, outcome=glance.outcome,
            )  # fmt: skip
        acts = viewer == glance.to_act
        return Position(
            glance.seq,
            letter(viewer),
            to_act,
            events,
            story,
            view,
            glance.offers(viewer) if acts else NOTHING,
            glance.ways(viewer) if acts else NOTHING,
            glance.match.undoable(self.undoing(glance.match, viewer)),
            self._takeable(glance.match, viewer),
            glance.clock,
            self.chair(viewer).queue,
            glance.outcome,
        )

    def undoing(self, match: Match, seat: int) -> int:
        """Whose move goes when somebody at a seat undoes: their own. At a shared screen on which
        nothing is hidden the eyes have gone on to the next seat; there it may be the last one's."""
        if match.undoable(seat) or not self.game.open_information:
            return seat
        shared = self.seats_of(self.chair(seat).person)
        return next((own for own in shared if match.undoable(own)), seat)

    def _takeable(self, match: Match, seat: int) -> int:
        return match.can_take_back(seat) if self.row.terms.takebacks else 0

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

    def _let_curtains_fall(self, match: Match) -> None:
        """The next player at the same screen must not see what the last one saw."""
        if self.here and not match.over:
            to_act = match.to_act
            for person, seat in list(self.here.items()):
                if seat != to_act and to_act in self.seats_of(person):
                    del self.here[person]
                    self._tell_curtain(person)

    def _tell_curtain(self, person: str) -> None:
        for visitor in self.visitors:
            if visitor.person == person:
                visitor.tell(Curtain(self.you(visitor)))

    def _end_takeback(self, match: Match) -> None:
        """A request to take moves back is about the position in which it was made."""
        if self.takeback is not None and self.takeback.seq != match.last_seq:
            self.takeback = None
            self.tell_all(TakebackEnded("overtaken"))

    def tell_all(self, message: ServerMessage) -> None:
        """Tell every visitor the same."""
        frame = encoded(message)
        for visitor in self.visitors:
            visitor.push(frame)

    def tell_queue(self, seat: int) -> None:
        """Tell those who see with a seat's eyes what waits in its queue."""
        frame = encoded(QueueSeen(letter(seat), self.chair(seat).queue))
        for visitor in self.visitors:
            if self.viewer(visitor) == seat:
                visitor.push(frame)

    async def show_again(self, people: set[str]) -> None:
        """Tell people everything anew who look with another seat's eyes now."""
        for visitor in list(self.visitors):
            if visitor.person in people:
                position = None
                if self.match is not None:
                    position = await self.position_since(visitor, -1)
                visitor.tell(Curtain(self.you(visitor), position))

    # Coming and going.

    async def enter(self, visitor: Visitor) -> None:
        """Somebody connects: tell them everything, and the others that they are there."""
        async with self.lock:
            if self.astray:
                await self.recover()
            position = None
            if self.match is not None:
                after = visitor.seq if visitor.seq <= self.match.last_seq else -1
                position = await self.position_since(visitor, after)
                visitor.seq = self.match.last_seq
            said = await asyncio.to_thread(self.house.archive.sayings, self.row.number, LATEST_SAID)
            chat = [
                Said(one.at, one.name, one.text, None if one.seat is None else letter(one.seat))
                for one in said
            ]
            was_there = visitor.person in self.connected()
            self.visitors.add(visitor)
            welcome = Welcome(
                PROTOCOL, self.seen(), self.you(visitor), position, chat, self.takeback
            )
            visitor.tell(welcome)
            if not was_there or visitor.person is None:
                self.tell_table(but=visitor)

    def leave(self, visitor: Visitor) -> None:
        """Somebody's connection is gone; the seat stays theirs."""
        self.visitors.discard(visitor)
        self.idle_since = now_ms()
        if visitor.person is None or visitor.person not in self.connected():
            self.tell_table()

    async def was_done(self, command: str) -> bool:
        """Whether a command with that id is already on disk."""
        return await asyncio.to_thread(self.house.archive.has_command, self.row.number, command)

    async def position_since(self, visitor: Visitor, since: int) -> Position:
        """The match as a visitor may see it, with everything since an event, however long ago."""
        match, viewer = self.playing(), self.viewer(visitor)
        course = self.course
        if not course.reaches(since):
            course = await asyncio.to_thread(whole_course, self.house.archive, self.row, self.game)
        return self.position(self.glance(match, course), viewer, since)
