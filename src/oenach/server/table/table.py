"""One table: a match and the seats around it, for as long as somebody is there.

Everything that changes a table happens under its lock, one thing at a time: done in memory, put on
disk, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.kernel.errors import OenachError
from oenach.kernel.game import Game
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.seating import places
from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.errors import Damaged, IdUsed, Overtaken, Resting, Unavailable, no_such_table
from oenach.server.store.leases.lease import LeaseLost
from oenach.server.store.rows import MatchRow, PresenceRow, Stamp
from oenach.server.store.statements import is_overtaken
from oenach.server.store.storing import Storing
from oenach.server.store.writes import Write
from oenach.server.table.acting import Action
from oenach.server.table.audience import Audience
from oenach.server.table.curtains import Curtains
from oenach.server.table.games import shared_game
from oenach.server.table.journal import Journal
from oenach.server.table.lock import TableLock
from oenach.server.table.news import read_news
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.bot_moves import BotMoves
from oenach.server.table.owners.calling_off import CallingOff
from oenach.server.table.owners.carrying_out import CarryingOut
from oenach.server.table.owners.catching_up import CatchingUp
from oenach.server.table.owners.chat import TableChat
from oenach.server.table.owners.clocks import Clocks
from oenach.server.table.owners.hints import Adviser
from oenach.server.table.owners.naming import Naming
from oenach.server.table.owners.queues import Queues
from oenach.server.table.owners.rematch import Rematcher
from oenach.server.table.owners.reports import TableReports
from oenach.server.table.owners.seating import Seating
from oenach.server.table.owners.shelving import Shelving
from oenach.server.table.owners.stand_ins import StandIns
from oenach.server.table.owners.takeback import Takebacker
from oenach.server.table.owners.timers import Timers
from oenach.server.table.positions import Positions
from oenach.server.table.restoring import Restored, first_position, restore
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import ClientMessage, Command, digest
from oenach.server.wire.messages import AllRest, Welcome
from oenach.server.wire.parts import TableSeen
from oenach.server.wire.protocol import PROTOCOL
from oenach.server.wire.visitor import Visitor

T = TypeVar("T")

TRIES: Final = 8
"""So often something is tried again because others were first."""

SetUpNext = Callable[["Table", Collection[str], bool], Awaitable[str]]
"""Sets up the next match of a table for those who are ready, and starts it if it is to begin at
once; the id of its table."""

log = structlog.get_logger("oenach.table")


def _sender(visitor: Visitor | None) -> str:
    return "" if visitor is None or visitor.person is None else visitor.person


class Table:
    """A live table: its parts, each with an owner, and the path from an action to the disk and
    from there to everybody."""

    __slots__ = (
        "__weakref__",
        "_catching_up",
        "_context",
        "_diverged",
        "_epoch",
        "_lock",
        "_writing",
        "absences",
        "adviser",
        "audience",
        "calling_off",
        "chat",
        "clocks",
        "curtains",
        "journal",
        "naming",
        "positions",
        "queues",
        "rematcher",
        "reports",
        "roster",
        "seating",
        "shelving",
        "stand_ins",
        "takebacker",
        "timers",
    )

    def __init__(self, context: Context, row: MatchRow, game: Game, set_up_next: SetUpNext) -> None:
        # Its parts know it, but do not keep it: one that nobody has any more is gone at once, and
        # not when Python looks for circles, which it seldom does here.
        me: Table = weakref.proxy(self)
        self._context = context
        self._lock = TableLock(lambda: me.doubt())
        # Whether memory may differ from the disk: nobody may see it, nothing may follow on it.
        self._diverged = False
        self._epoch = context.lease.epoch
        # What is on its way to the disk, or was last.
        self._writing: Storing | None = None
        self.roster = Roster(row)
        self.journal = Journal(context.archive, game, context.histories, context.threads)
        self.clocks = Clocks(row.terms.clock, [chair.bank for chair in row.seats])
        self.curtains = Curtains(self.roster, self.journal)
        self.positions = Positions(self.roster, self.journal, self.clocks)
        self.absences = Absences(self.roster, lambda: me.notice_absence())
        self.audience = Audience(
            roster=self.roster,
            curtains=self.curtains,
            positions=self.positions,
            absences=self.absences,
            presences=context.presences,
        )
        self.queues = Queues(me, self.roster, self.audience)
        self.takebacker = Takebacker(
            table=me,
            roster=self.roster,
            audience=self.audience,
            queues=self.queues,
            journal=self.journal,
        )
        self.rematcher = Rematcher(
            me, self.roster, self.audience, lambda ready, at_once: set_up_next(me, ready, at_once)
        )
        self.naming = Naming(self.roster, self.audience)
        self.chat = TableChat(
            table=me,
            roster=self.roster,
            audience=self.audience,
            naming=self.naming,
            archive=context.archive,
            shared=context.lease.shared,
        )
        self.adviser = Adviser(me, context, self.roster, self.curtains)
        self.stand_ins = StandIns(
            table=me,
            roster=self.roster,
            clocks=self.clocks,
            audience=self.audience,
            absences=self.absences,
            journal=self.journal,
        )
        self.calling_off = CallingOff(me, self.roster, self.audience, self.absences)
        self.seating = Seating(
            table=me,
            roster=self.roster,
            curtains=self.curtains,
            audience=self.audience,
            naming=self.naming,
            stand_ins=self.stand_ins,
            calling_off=self.calling_off,
        )
        self.reports = TableReports(
            table=me,
            roster=self.roster,
            audience=self.audience,
            archive=context.archive,
            chat=self.chat,
            seating=self.seating,
            counts=context.reports,
        )
        bot_moves = BotMoves(
            table=me,
            context=context,
            roster=self.roster,
            journal=self.journal,
            audience=self.audience,
        )
        carrying_out = CarryingOut(
            table=me,
            roster=self.roster,
            journal=self.journal,
            queues=self.queues,
            stand_ins=self.stand_ins,
            stillness=context.stillness,
        )
        self.timers = Timers(
            context=context,
            roster=self.roster,
            journal=self.journal,
            clocks=self.clocks,
            audience=self.audience,
            carry_out=carrying_out.carry_out,
            play_bot=bot_moves.play,
            rearrange=lambda: me.rearrange(),
        )
        self.shelving = Shelving(
            table=me,
            roster=self.roster,
            audience=self.audience,
            timers=self.timers,
            absences=self.absences,
            stand_ins=self.stand_ins,
        )
        self._catching_up = CatchingUp(
            roster=self.roster,
            journal=self.journal,
            clocks=self.clocks,
            curtains=self.curtains,
            absences=self.absences,
            audience=self.audience,
            queues=self.queues,
            takebacker=self.takebacker,
            calling_off=self.calling_off,
            rematcher=self.rematcher,
            chat=self.chat,
            reports=self.reports,
            timers=self.timers,
        )

    def adopt(self, restored: Restored) -> None:
        """Take over what was read from the store."""
        self.roster.adopt(restored.row)
        self.journal.adopt(restored)
        self.takebacker.count_anew()
        self.clocks.reset([chair.bank for chair in restored.row.seats])
        self.timers.resume(restored.due)
        self.absences.watch()
        if self._context.stillness.resting:
            self.stand_still()

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
    def lock(self) -> asyncio.Lock:
        """Held by whoever changes the table."""
        return self._lock

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
        """Whether memory may differ from the disk; what was read before another process had the
        store does."""
        lease = self._context.lease
        return self._diverged or lease.lost or lease.epoch != self._epoch

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
            and not self._lock.locked()
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
            try:
                async with self._lock:
                    await self.recover()
                    return await work()
            except Overtaken:
                continue
            except OenachError:
                if not self._context.lease.shared or not await self.look():
                    raise
        raise Unavailable("server-not-stored")

    async def look(self, *, again: bool = False) -> bool:
        """Take in what other nodes did; whether there was anything. `again` also looks at what is
        due, which may be this node's to do by now."""
        async with self._lock:
            return await self.catch_up(again=again)

    async def catch_up(self, *, again: bool = False) -> bool:
        """The same while the lock is held; NotFound if the table is gone."""
        if self.diverged:
            await self.recover()
            return True
        if not self._context.lease.shared:
            return False
        seq = -1 if self.match is None else self.match.last_seq
        news = await asyncio.to_thread(read_news, self._context.archive, self.row.id, seq)
        if news is None:
            raise no_such_table()
        behind = self.roster.stamp(seq).behind(news.stamp(seq))
        if not behind and not again:
            return False
        with self._telling():
            if self._catching_up.can_follow(news):
                await self._catching_up.take_in(news)
                if self._context.stillness.resting:
                    self.stand_still()
            else:
                self._diverged = True
                await self.recover()
        return behind

    def attend(self, others: Sequence[PresenceRow]) -> None:
        """Other nodes say who is connected to them."""
        if self.audience.adopt(others):
            self.timers.look_again()

    def stamp(self) -> Stamp:
        """How far the table has got, as far as is known here."""
        return self.roster.stamp(-1 if self.match is None else self.match.last_seq)

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
        with self._telling():
            self._remember(match, happened)
            self.audience.tell_table()
            await self._publish()

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
            await self._publish(by, command)
            if match.over:
                self.audience.tell_table()
        except BaseException:
            # As in `_telling`, which would cost a move more than it saves lines.
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
        await self.commit(write)
        return happened

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """From the disk to everybody: whoever fails on the way, and be it by a refusal, leaves
        something on disk that not all have heard of."""
        try:
            yield
        except BaseException:
            self.doubt()
            raise

    def _remember(self, match: Match, happened: list[Happened]) -> None:
        self.journal.remember(happened)
        self.timers.start(match)

    async def reschedule(self, write: Write) -> None:
        """Write rows that change what is due, though nothing happened in the match."""
        match = self.playing()
        self.timers.arrange(match, now_ms(), write)
        await self.commit(write)
        self.timers.start(match)

    async def commit(self, write: Write) -> None:
        """Put rows on disk; if that fails, go back to what is on disk, and tell everybody."""
        if not write:
            return
        if self.diverged:
            await self.recover()
            raise Unavailable("server-not-stored")
        if self._context.lease.shared and write.is_beside():
            # Other nodes see by the version of the row that something has changed.
            self.roster.touch(write)
        self._writing = self._context.writer.commit(write)
        try:
            # Whoever is called off meanwhile takes nothing back: what became of it is found out by
            # whoever reads the table anew.
            await self._writing
        except Exception as error:
            if is_overtaken(error):
                # The key is the fence: another node has written what this one does not know.
                self._diverged = True
                await self.recover()
                raise Overtaken from error
            resting = isinstance(error, Resting)
            if not resting:
                self._context.outage.failed("not stored", self.row.id, error)
            self.timers.back_off()
            self._diverged = True
            await self.recover()
            if resting:
                # All rest, and this node has not seen it yet.
                raise
            raise Unavailable("server-not-stored") from error
        self._context.outage.over()
        self.timers.stored()

    def doubt(self) -> None:
        """Memory may differ from the disk: the table is read anew, before anything else."""
        if not self._diverged:
            self._diverged = True
            if not self._context.closing:
                self._context.spawn(self._read_anew())

    async def _read_anew(self) -> None:
        # What cannot be read now is tried again by the registry.
        with suppress(Unavailable, Damaged):
            async with self._lock:
                await self.recover()

    async def recover(self) -> None:
        """If memory may differ from the disk, forget it in favour of what is there, and tell
        everybody what they have not heard; Unavailable if it cannot be read, Damaged if what is
        there does not hold."""
        if not self.diverged:
            return
        lease = self._context.lease
        self.timers.stop()
        if lease.lost:
            raise LeaseLost
        if self._writing is not None:
            await self._writing.end()
        epoch = lease.epoch
        try:
            restored = await asyncio.to_thread(
                restore, self._context.archive, self.row.id, self._same_game
            )
        except Damaged:
            raise
        except (SQLAlchemyError, OenachError) as error:
            self._context.outage.failed("cannot be read again", self.row.id, error)
            raise Unavailable("server-not-stored") from error
        before = self.row
        self.adopt(restored)
        self._diverged, self._epoch = False, epoch
        try:
            self.audience.tell_table()
            await self._publish()
            if lease.shared:
                await self._catching_up.tell_beside(before)
        except (SQLAlchemyError, Unavailable) as error:
            # The store is away again: whoever comes back is told everything.
            self._context.outage.failed("cannot be told", self.row.id, error)
            self.audience.send_back()
        except Exception:
            # It is the telling that fails: whoever comes back is told everything.
            log.exception("cannot be told", table=self.row.id)
            self.audience.send_back()

    def _same_game(
        self, name: str, seats: int, options: dict[str, object], rules: int | None
    ) -> Game:
        """The game as it is in memory, unless another node has changed how many seats it has."""
        return self.game if seats == self.game.seats else shared_game(name, seats, options, rules)

    async def _publish(self, by: Visitor | None = None, command: Command | None = None) -> None:
        """Tell every visitor what happened since the last event that they were sent."""
        match = self.match
        if match is not None:
            self.audience.tell_curtain(self.curtains.fall(match))
            self.takebacker.tell_change()
            await self.audience.publish(by, command)

    # While all games rest.

    def check_awake(self) -> None:
        """Resting while all games rest."""
        self._context.stillness.check()

    def stand_still(self) -> None:
        """Nothing happens here by itself, and no clock runs."""
        self.rest()
        self.clocks.halt(self._context.stillness.now())

    def outdate(self) -> None:
        """What is stored was changed by others than this table: it is read anew before anything
        else happens."""
        self._diverged = True

    async def go_on(self, gone_by: int) -> None:
        """Everybody has the time back during which all games rested."""
        self.absences.give_back(gone_by)
        self.timers.give_back(gone_by)
        await self.recover()
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
        async with self._lock:
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
        async with self._lock:
            if self.row.put_away is None and not self._context.stillness.resting:
                self.audience.tell_table()
                await self.calling_off.look_again()

    # Coming and going.

    def rest(self) -> None:
        """Nothing happens here by itself any more."""
        self.timers.stop()
        self.absences.stop()

    def end(self) -> None:
        """The same for good: whoever still looks at a table that was let go does not wake it."""
        self.timers.end()
        self.absences.end()

    async def enter(self, visitor: Visitor) -> None:
        """Somebody connects: tell them everything, and the others that they are there."""
        async with self._lock:
            await self.catch_up()
            if visitor.person is not None and visitor.name is not None:
                visitor.name = self.naming.coming(visitor.person, visitor.name)
            resting = self._context.stillness.resting
            # Whoever comes while all games rest has the seat back when they go on.
            given_back = [] if resting else await self.stand_ins.welcome_back(visitor.person)
            position, match = None, self.match
            if match is not None:
                after = visitor.seq if visitor.seq <= match.last_seq else -1
                position = await self.audience.position(visitor, after)
                visitor.seq = match.last_seq
            chat = await self.chat.latest()
            reports = await self.reports.welcome(visitor.person)
            self.audience.add(visitor)
            visitor.tell(
                Welcome(
                    protocol=PROTOCOL,
                    table=self.seen(),
                    you=self.audience.you(visitor),
                    position=position,
                    chat=chat,
                    takeback=self.takebacker.asked,
                    call_off=self.calling_off.proposed,
                )
            )
            if resting:
                visitor.tell(AllRest(True))
            for told in given_back:
                self.audience.tell_person(visitor.person, told)
            for report in reports:
                visitor.tell(report)
            self.calling_off.tell()
            self.timers.look_again()

    def leave(self, visitor: Visitor) -> None:
        """Somebody's connection is gone; the seat stays theirs."""
        self.audience.remove(visitor)
        self.timers.look_again()
