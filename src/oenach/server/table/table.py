"""One table: a match and the seats around it, for as long as somebody is there.

Everything that changes a table happens under its lock, one thing at a time: done in memory, put on
disk, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from oenach.kernel.errors import OenachError
from oenach.kernel.game import Game
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.seating import places
from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.errors import Damaged, IdUsed, Overtaken, Unavailable
from oenach.server.store.rows import MatchRow, PresenceRow, Stamp
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Action
from oenach.server.table.news import Known, News
from oenach.server.table.restoring import Restored, first_position
from oenach.server.table.table_parts import TableParts
from oenach.server.table.welcoming import welcome
from oenach.server.wire.commands import ClientMessage, Command, digest
from oenach.server.wire.messages import AllRest
from oenach.server.wire.parts import TableSeen
from oenach.server.wire.visitor import Visitor

T = TypeVar("T")

TRIES: Final = 8
"""So often something is tried again because others were first."""

SetUpNext = Callable[["Table", Collection[str], bool, str], Awaitable[None]]
"""Sets up the next match of a table for those who are ready, and starts it if it is to begin at
once."""


def _sender(visitor: Visitor | None) -> str:
    return "" if visitor is None or visitor.person is None else visitor.person


class Table(TableParts):
    """A live table: its parts, each with an owner, and the path from an action to the disk and
    from there to everybody."""

    __slots__ = ("__weakref__", "_context")

    def __init__(self, context: Context, row: MatchRow, game: Game, set_up_next: SetUpNext) -> None:
        me: Table = weakref.proxy(self)
        super().__init__(
            table=me,
            context=context,
            row=row,
            game=game,
            next_match=lambda ready, at_once, place: set_up_next(me, ready, at_once, place),
        )
        self._context = context

    def adopt(self, restored: Restored) -> None:
        """Take over what was read from the store."""
        self.catching_up.adopt(restored)

    async def resize(self, game: Game) -> None:
        """Before the match, play the same game with another number of seats."""
        former = self.game
        # Whoever is told of the seats is told what they are drawn from, too.
        self.journal.resize(game)
        try:
            await self.seating.resize(game)
        except BaseException:
            # One that was read anew meanwhile has as many seats as the store says.
            if len(self.row.seats) == former.seats:
                self.journal.resize(former)
            raise
        self.clocks.reset([chair.bank for chair in self.row.seats])

    # How it stands.

    @property
    def row(self) -> MatchRow:
        """The table as it is stored."""
        return self.roster.row

    @property
    def game(self) -> Game:
        """The rules, with as many seats as the table has."""
        return self.journal.game

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.journal.match

    @property
    def diverged(self) -> bool:
        """Whether memory may differ from the disk."""
        return self.consistency.diverged

    def playing(self) -> Match:
        """The match that goes on, or is over; Conflict before it began."""
        return self.journal.playing()

    def seen(self) -> TableSeen:
        """What everybody with the link may know of the table."""
        return self.audience.seen()

    async def latest(self, person: str) -> dict[str, object] | None:
        """The last thing that happened, in a sentence that somebody may read; None before the
        match."""
        if self.match is None:
            return None
        since = self.match.last_seq - 1
        buffer = await self.journal.reaching(since if self.journal.buffer.encoded else -1, self.row)
        return buffer.latest(self.curtains.viewer(person))

    async def was_done(self, message: ClientMessage, by: Visitor) -> bool:
        """Whether that very command is already on disk; IdUsed if another of the same person is,
        with the same id."""
        command = getattr(message, "id", None)
        if command is None:
            return False
        stored = await asyncio.to_thread(
            self._context.archive.command_digest, self.row.number, _sender(by), command
        )
        if stored and stored != digest(message):
            raise IdUsed("server-id-used")
        return stored is not None

    def is_idle(self, now: int, after: int) -> bool:
        """Whether nobody is there, nor was for so many milliseconds, and nothing is due soon."""
        soonest = self.timers.soonest()
        return (
            not self.audience.visitors
            and not self.lock.locked()
            and not self.diverged
            and now - self.audience.idle_since > after
            and (soonest is None or soonest > now + 2 * after)
        )

    # One thing at a time.

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something to the table while nobody else does.

        If another node was first, or something is refused that would not be if all were known, it
        is done again with what is known then.
        """
        for _ in range(TRIES):
            known = None
            try:
                async with self.lock:
                    if self.consistency.diverged:
                        await self.consistency.recover()
                    try:
                        return await work()
                    except OenachError:
                        known = self.stamp()
                        raise
            except Overtaken:
                continue
            except OenachError:
                if known is None or not await self._has_more_than(known):
                    raise
        raise Unavailable("server-not-stored")

    async def _has_more_than(self, known: Stamp) -> bool:
        """Whether others did something since the table got so far. Somebody else may have looked
        meanwhile."""
        if not self._context.lease.shared:
            return False
        await self.look()
        return known.behind(self.stamp())

    async def look(self, *, again: bool = False) -> bool:
        """Take in what other nodes did; whether there was anything. `again` also looks at what is
        due, which may be this node's to do by now."""
        async with self.lock:
            return await self.consistency.catch_up(again=again)

    def known(self) -> Known:
        """How far the table is known here."""
        turn = None if self.lock.locked() else self.lock.turn
        return Known(self.row, self.stamp().seq, turn)

    async def take_in(self, known: Known, news: News) -> None:
        """Go on with what was read when so much was known. It may be out of date if somebody has
        had the table to themselves since, and is read again."""
        async with self.lock:
            since = known.turn is None or self.lock.turn != known.turn + 1
            if since or self.consistency.diverged:
                await self.consistency.catch_up()
            else:
                await self.consistency.follow(news)

    def attend(self, others: Sequence[PresenceRow]) -> None:
        """Other nodes say who is connected to them."""
        if self.audience.adopt(others):
            self.timers.look_again()

    def stamp(self) -> Stamp:
        """How far the table has got, as far as is known here."""
        return self.consistency.stamp()

    # What happens.

    async def begin(self, write: Write, played: Match | None = None) -> None:
        """Begin the match with those who sit there now, or, in a game that draws seats, with each
        of them where the draw puts them.

        In one that was `played` so far elsewhere they take the seats that they have. Whoever sits
        down is an event, and draws go by the numbers of events: it comes after what was played.
        """
        drawn = self.game.table_rules.seats_drawn is not None
        match = played or first_position(self.row, self.game, seats_drawn=drawn)
        self.journal.begin(match)
        if match.seating is not None:
            events = [entry.event for entry in match.events()]
            self.roster.move_to(places(match.seating, events), write)
        for chair in self.roster.chairs:
            match.take_seat(chair.seat, str(self.roster.sitter(chair.seat)))
        self.absences.begin()
        self.timers.visited()
        happened = await self._keep(match, was=-1, command=None, by=None, write=write)
        with self.consistency.telling():
            self._remember(match, happened)
            self.audience.tell_table()
            await self.publishing.publish()

    async def act(
        self,
        action: Action,
        *,
        command: Command | None = None,
        by: Visitor | None = None,
        write: Write | None = None,
    ) -> None:
        """Do something in the match, put it on disk, then tell everybody.

        Raises what the match refuses, with nothing changed. Rows in `write` are written together
        with the events.
        """
        match, write = self.playing(), Write() if write is None else write
        was = match.last_seq
        action(match)
        happened = await self._keep(match, was=was, command=command, by=by, write=write)
        try:
            self._remember(match, happened)
            await self.publishing.publish(by, command)
            if match.over:
                self.audience.tell_table()
        except BaseException:
            # As in `telling`, which would cost a move more than it saves lines.
            self.doubt()
            raise

    async def _keep(
        self,
        match: Match,
        *,
        was: int,
        command: Command | None,
        by: Visitor | None,
        write: Write,
    ) -> list[Happened]:
        """Put on disk what happened after event `was`, with all that follows from it."""
        happened = match.happened(was)
        now, number = now_ms(), self.row.number
        self.journal.add_rows(
            happened,
            match=number,
            command=command,
            sender=_sender(by),
            now=now,
            write=write,
        )
        if match.over and self.row.state != "over":
            end = match.end()
            assert end is not None, "a match that is over has an end"
            self.roster.end(now, end.outcome.to_json(), write)
            self.takebacker.end()
            self.calling_off.end()
        self.timers.arrange(match, now, write, [each.entry for each in happened])
        self.journal.add_snapshot(number, write)
        await self.consistency.commit(write)
        return happened

    def _remember(self, match: Match, happened: list[Happened]) -> None:
        self.journal.remember(happened)
        self.timers.start(match)

    async def reschedule(self, write: Write) -> None:
        """Write rows that change what is due, though nothing happened in the match."""
        match = self.playing()
        self.timers.arrange(match, now_ms(), write)
        await self.consistency.commit(write)
        self.timers.start(match)

    def commit(self, write: Write) -> Coroutine[object, object, None]:
        """Put rows on disk; if that fails, go back to what is on disk, and tell everybody."""
        return self.consistency.commit(write)

    # What is on disk counts.

    def doubt(self) -> None:
        """Memory may differ from the disk: the table is read anew, before anything else."""
        if self.consistency.outdate() and not self._context.closing:
            self._context.spawn(self._read_anew())

    async def _read_anew(self) -> None:
        # What cannot be read now is tried again by the registry.
        with suppress(Unavailable, Damaged):
            async with self.lock:
                await self.consistency.recover()

    def recover(self) -> Coroutine[object, object, None]:
        """If memory may differ from the disk, forget it in favour of what is there, and tell
        everybody what they have not heard; Unavailable if it cannot be read, Damaged if what is
        there does not hold."""
        return self.consistency.recover()

    def outdate(self) -> None:
        """What is stored was changed by others than this table: it is read anew before anything
        else happens."""
        self.consistency.outdate()

    # While all games rest.

    def check_awake(self) -> None:
        """Resting while all games rest."""
        self._context.stillness.check()

    def stand_still(self) -> None:
        """Nothing happens here by itself, and no clock runs."""
        self.standstill.stand_still()

    async def go_on(self, gone_by: int) -> None:
        """Everybody has the time back during which all games rested."""
        self.standstill.give_back(gone_by)
        await self.consistency.recover()
        self.audience.tell_all(AllRest(False))
        await self.audience.show_clocks()
        for person in sorted(self.audience.here()):
            for told in await self.stand_ins.welcome_back(person):
                self.audience.tell_person(person, told)

    # What happens by itself.

    def rearrange(self) -> None:
        """Store what is due as things stand now, soon."""
        if not self._context.closing:
            self._context.spawn(self._store_due())

    async def _store_due(self) -> None:
        async with self.lock:
            goes_on = self.match is not None and not self.match.over
            waits = self.row.put_away is not None or self._context.stillness.resting
            if goes_on and not waits:
                with suppress(Overtaken):
                    await self.reschedule(Write())

    def notice_absence(self) -> None:
        """Somebody has been away for as long as was agreed."""
        if not self._context.closing:
            self._context.spawn(self._absence_noticed())

    async def _absence_noticed(self) -> None:
        """The others need not wait for somebody any longer: neither to play nor to agree."""
        async with self.lock:
            if self.row.put_away is None and not self._context.stillness.resting:
                self.audience.tell_table()
                await self.calling_off.look_again()

    # Coming and going.

    def rest(self) -> None:
        """Nothing happens here by itself any more."""
        self.standstill.rest()

    def end(self) -> None:
        """The same for good: whoever still looks at a table that was let go does not wake it."""
        self.standstill.end()

    async def enter(self, visitor: Visitor) -> None:
        """Somebody connects: tell them everything, and the others that they are there. Unavailable
        if the table was let go while they were on the way: they come back, and find it anew."""
        async with self.lock:
            if self.timers.ended:
                raise Unavailable("server-not-stored")
            await self.consistency.catch_up()
            await welcome(self, visitor, resting=self._context.stillness.resting)

    def leave(self, visitor: Visitor) -> None:
        """Somebody's connection is gone; the seat stays theirs."""
        self.audience.remove(visitor)
        self.timers.look_again()
