"""What is due at a table: a bot's move, a move that waits in a queue, the end of somebody's time.

What is due is stored together with the event that made it so, and read again at the next start: a
crash loses no bot's turn. While a table is in memory its timers run here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from typing import Final

from oenach.bots.hosting.host import seconds_of
from oenach.kernel.logs.events import Entry, Resigned, Seated
from oenach.kernel.matches.match import Match
from oenach.server.back_off import BackOff
from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.errors import Damaged
from oenach.server.store.rows import DueRow
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.audience.audience import Audience
from oenach.server.table.forcing import is_forced
from oenach.server.table.journal import Journal
from oenach.server.table.owners.due.clocks import GRACE, Clocks
from oenach.server.table.roster import Roster

BOT: Final = "bot"
FORCED: Final = "forced"
QUEUE: Final = "queue"
CLOCK: Final = "clock"
LIMIT: Final = "limit"
SLEEP: Final = "sleep"
"""Nobody has come for so long that bots wait until somebody does."""

STORED: Final = (BOT, CLOCK, LIMIT, QUEUE, SLEEP)
"""All that is ever stored as due."""

# The same for every queued and every forced move: how quickly one comes must tell nothing.
DELAY: Final = 600

CarryOut = Callable[[str, int], Coroutine[object, object, None]]
"""Does what is due, by its kind, if the given event is still the last."""

PlayBot = Callable[[Match, int, int], Coroutine[object, object, None]]
"""Has a bot think after an event of a match, and move at a certain time."""


class Timers:
    """Owns what is due, and when: `due` has the time of each kind in milliseconds. What is to be
    done then, it is told by whoever does it."""

    __slots__ = (
        "_audience",
        "_back_off",
        "_bot",
        "_bot_answers",
        "_by_hand",
        "_carry_out",
        "_clocks",
        "_context",
        "_ended",
        "_handles",
        "_journal",
        "_mine",
        "_minutes",
        "_play_bot",
        "_rearrange",
        "_resting",
        "_roster",
        "_stored",
        "_watched",
        "alone_since",
        "due",
    )

    def __init__(
        self,
        *,
        context: Context,
        roster: Roster,
        journal: Journal,
        clocks: Clocks,
        audience: Audience,
        carry_out: CarryOut,
        play_bot: PlayBot,
        rearrange: Callable[[], None],
    ) -> None:
        self._context = context
        self._roster = roster
        self._journal = journal
        self._clocks = clocks
        self._audience = audience
        self._carry_out = carry_out
        self._play_bot = play_bot
        self._rearrange = rearrange
        self.due: dict[str, int] = {}
        # The seats whose players make a move themselves that is the only one.
        self._by_hand: set[int] = set()
        self._stored: dict[str, int] = {}
        # What of it this node does, and no other.
        self._mine: set[str] = set()
        self._handles: list[asyncio.TimerHandle] = []
        self._bot: asyncio.Task[None] | None = None
        self._minutes = journal.game.minutes_agreed()
        # The match and the event that the bot's question is about.
        self._bot_answers: tuple[Match, int] | None = None
        self._back_off = BackOff()
        # Whether nothing runs until it is started again.
        self._resting = False
        # Whether the table was let go: nothing is ever started again.
        self._ended = False
        # Whether somebody is connected, as the bots were told, and when that ended.
        self._watched = False
        self.alone_since = now_ms()

    def arrange(self, match: Match, now: int, write: Write, happened: Sequence[Entry] = ()) -> None:
        """Find out what is due as things stand, and add it to what is written.

        While the turn goes on, what was due stays due at its time: neither a queue that changes
        nor somebody who gets up or sits down gives anybody more time, or is seen by the delay.
        """
        before = self.due
        goes_on = not happened or isinstance(happened[0].event, Seated | Resigned)
        clock_before = self._clocks.runs
        self.due = {} if match.over else self._due_now(match, now)
        if goes_on:
            self.due = {kind: before.get(kind, at) for kind, at in self.due.items()}
        self._keep_limit(match, now)
        stopped = None
        if match.over:
            stopped = self._clocks.hand_over(None, now)
        elif self._clocks.kept:
            stopped = self._run_clock(match, now, goes_on)
        if stopped is not None and clock_before is not None:
            self._roster.bank(stopped, self._clocks.banks[stopped], write)
        if self._store(write) and not happened:
            # An event can be stored only where it follows on the last; this needs a guard.
            self._roster.stand(match.last_seq, write)

    def leave_forced(self, seats: Sequence[int], yes: bool) -> None:
        """Leave forced moves to the players of seats, or no longer."""
        self._by_hand = self._by_hand.union(seats) if yes else self._by_hand.difference(seats)

    def _due_now(self, match: Match, now: int) -> dict[str, int]:
        seat = match.to_act
        bot = self._roster.bot_of(seat)
        if bot is not None:
            return self._bot_due(bot, now)
        chair = self._roster.chair(seat)
        if is_forced(match) and seat not in self._by_hand:
            # Nothing is played unseen; who has queued it has seen that it comes.
            there = chair.person in self._audience.here() or match.forced() in chair.queue
            return {FORCED: now + DELAY} if there else {}
        return {QUEUE: now + DELAY} if chair.queue else {}

    def _bot_due(self, bot: str, now: int) -> dict[str, int]:
        """A bot's move; for a while, where nobody is, and then no longer."""
        due = {BOT: now + self._pace(bot)}
        if self._audience.attended:
            return due
        sleep = self.alone_since + self._sleep_after
        return {**due, SLEEP: sleep} if now < sleep else {}

    @property
    def _sleep_after(self) -> int:
        return 60_000 * self._context.settings.bots_wait_after_minutes

    @property
    def asleep(self) -> bool:
        """Whether bots wait until somebody comes."""
        match = self._journal.match
        if match is None or match.over or self._roster.row.put_away is not None:
            return False
        return self._roster.bot_of(match.to_act) is not None and BOT not in self.due

    def _pace(self, bot: str) -> int:
        pace = self._roster.terms.pace
        usual = seconds_of(bot)
        # Against people no bot moves sooner than it usually does: it has to have thought.
        if pace is None or (self._roster.people() and pace < usual):
            pace = usual
        return round(1000 * pace)

    def _run_clock(self, match: Match, now: int, goes_on: bool) -> int | None:
        seat = match.to_act
        stopped = self._clocks.hand_over(None if self._roster.bot_of(seat) else seat, now, goes_on)
        if self._clocks.until is not None:
            self.due[CLOCK] = self._clocks.until
        return stopped

    def _keep_limit(self, match: Match, now: int) -> None:
        """The table calls time when the agreed minutes are over."""
        if self._minutes is not None and match.awaits_time():
            started = self._roster.row.started or now
            self.due[LIMIT] = started + 60_000 * self._minutes

    def put_away(self, now: int, write: Write) -> None:
        """Nothing is due any more, and nobody's time runs."""
        self.stop()
        stopped = self._clocks.hand_over(None, now)
        if stopped is not None:
            self._roster.bank(stopped, self._clocks.banks[stopped], write)
        self.due = {}
        match = self._journal.match
        if self._store(write) and match is not None:
            self._roster.stand(match.last_seq, write)

    def _store(self, write: Write) -> bool:
        """Whether anything is to be stored."""
        wanted = self.due
        if FORCED in wanted:
            # Whoever comes to the table next sees it made; nobody waits for it before.
            wanted = {kind: at for kind, at in wanted.items() if kind != FORCED}
        if wanted == self._stored:
            return False
        number, epoch = self._roster.row.number, self._context.lease.epoch
        if self._stored:
            write.add(Kind.DUE_DONE, {"of_match": number})
        # Whoever has made it due does it; a bot's move only where bots think.
        self._mine = {kind for kind in wanted if kind != BOT or self._context.has_bots}
        for kind, at in wanted.items():
            node = epoch if kind in self._mine else None
            write.add(Kind.DUE, {"match": number, "kind": kind, "at": at, "node": node})
        self._stored = dict(wanted)
        return True

    def resume(self, rows: Mapping[str, DueRow]) -> None:
        """Go on after the table was read from the store; Damaged if something is due that nobody
        can do."""
        unknown = [kind for kind in rows if kind not in STORED]
        if unknown:
            raise Damaged("server-damaged", reason=f"due: {unknown!r}")
        stored = {kind: row.at for kind, row in rows.items()}
        lease = self._context.lease
        mine = {kind for kind, row in rows.items() if not lease.shared or row.node == lease.epoch}
        until = self._clock_until(stored[CLOCK], mine) if CLOCK in stored else None
        self._mine = mine
        self._stored = dict(stored)
        self.due = dict(stored)
        match = self._journal.match
        if match is None or match.over or self._roster.row.put_away is not None:
            return
        if SLEEP in stored:
            self.alone_since = stored[SLEEP] - self._sleep_after
        elif self._roster.bot_of(match.to_act) is not None and BOT not in stored:
            # They waited, and do so still.
            self.alone_since = 0
        wanted = self._due_now(match, now_ms())
        left = {BOT, QUEUE} - {*wanted}
        if self._audience.attended:
            left.add(SLEEP)
        due = {**wanted, **stored}
        self.due = {kind: at for kind, at in due.items() if kind not in left}
        if until is not None:
            self._clocks.resume(match.to_act, until)
            self.due[CLOCK] = until
        self.start(match)
        # Who is connected elsewhere may not be known yet, by which bots go to sleep.
        self._take_on_unstored(but=SLEEP)

    def _clock_until(self, at: int, mine: Collection[str]) -> int:
        """When the clock that runs is over, which the store says is at a moment. There is time for
        a move where the server was away, or the node that had the clock; and nowhere else, else
        whoever moves at another node than the last one had time as a present."""
        if self._context.lease.shared and not self._back_off.failures:
            if CLOCK not in mine:
                return at
            if CLOCK in self._mine and self._stored.get(CLOCK) == at:
                return self.due.get(CLOCK, at)
        return max(at, self._context.stillness.now() + GRACE)

    def visited(self) -> None:
        """Somebody does something here, be it without being connected."""
        self.alone_since = now_ms()

    def give_back(self, milliseconds: int) -> None:
        """Time went by in which nothing was due; what is stored is read anew after that."""
        self.alone_since += milliseconds

    def look_again(self) -> None:
        """Somebody came or went: some things are due only while there is somebody."""
        watched = self._audience.attended
        if watched != self._watched:
            self._watched = watched
            self.visited()
            self._context.bots.watch(self._roster.row.id, watched)
        match = self._journal.match
        if self._resting or match is None or match.over or self._roster.row.put_away is not None:
            return
        before, wanted = self.due, self._due_now(match, now_ms())
        kept = {kind: at for kind, at in before.items() if kind in (CLOCK, LIMIT)}
        self.due = kept | {kind: before.get(kind, at) for kind, at in wanted.items()}
        if self.due != before:
            self.start(match)
        self._take_on_unstored()

    def _take_on_unstored(self, but: str = FORCED) -> None:
        """What has no row yet others may want to do as well: the store says who does. Such is the
        move of a bot that waited until somebody came, and one that was queued at one node while the
        turn came at another."""
        unstored = [kind for kind, at in self.due.items() if self._stored.get(kind) != at]
        if not self._context.lease.shared or not {*unstored} - {FORCED, but} or self._ended:
            return
        pause = self._back_off.until - now_ms()
        if pause <= 0:
            self._rearrange()
        elif not self._context.closing:
            loop = asyncio.get_running_loop()
            self._handles.append(loop.call_later(pause / 1000, self._rearrange))

    def stored(self) -> None:
        """The store took what it was given."""
        self._back_off.over()

    def back_off(self) -> None:
        """The store failed: nothing runs, and what is due is tried again after a while only."""
        self.stop()
        self._back_off.failed(now_ms())

    def start(self, match: Match) -> None:
        """Let run what is due; whatever ran before was due in another position.

        A bot that thinks about this very position goes on thinking.
        """
        if self._ended:
            return
        self._resting = False
        if not self.due and not self._handles and self._bot is None:
            # As after most moves of people without clocks.
            self._bot_answers = None
            return
        answers = (match, match.last_seq) if self._does(BOT) else None
        if answers is None or answers != self._bot_answers:
            self._stop_bot()
        self._stop_handles()
        if not self.due or self._context.closing or self._context.stillness.resting:
            return
        loop, now, seq = asyncio.get_running_loop(), now_ms(), match.last_seq
        for kind, at in self.due.items():
            at = max(at, self._back_off.until)
            if not self._does(kind):
                continue
            if kind == BOT:
                if self._bot is None:
                    self._bot = self._context.spawn(self._play_bot(match, seq, at))
                    self._bot_answers = answers
            else:
                delay = max(0, at - now) / 1000
                self._handles.append(loop.call_later(delay, self._fire, kind, seq))

    def knows_all(self) -> bool:
        """Whether all that is due here by a row is known to be this node's."""
        return {*self._stored} <= self._mine

    def _does(self, kind: str) -> bool:
        """Whether something is due, and this node is the one to do it."""
        if kind not in self.due:
            return False
        # A forced move is made where the one is who sees it.
        return kind in self._mine or kind == FORCED or not self._context.lease.shared

    def stop(self) -> None:
        """Let nothing run any more."""
        self._resting = True
        self._stop_handles()
        self._stop_bot()

    def end(self) -> None:
        """Let nothing run, whatever becomes due."""
        self._ended = True
        self.stop()

    @property
    def ended(self) -> bool:
        """Whether the table was let go."""
        return self._ended

    def _stop_handles(self) -> None:
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()

    def _stop_bot(self) -> None:
        self._bot_answers = None
        bot, self._bot = self._bot, None
        if bot is not None and bot is not asyncio.current_task():
            bot.cancel()

    def soonest(self) -> int | None:
        """When the next thing is due that is done here."""
        return min((at for kind, at in self.due.items() if self._does(kind)), default=None)

    def _fire(self, kind: str, seq: int) -> None:
        self._context.spawn(self._carry_out(kind, seq))
