"""What is due at a table: a bot's move, a move that waits in a queue, the end of somebody's time.

What is due is stored together with the event that made it so, and read again at the next start: a
crash loses no bot's turn. While a table is in memory its timers run here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog

from oenach.hosting.host import seconds_of
from oenach.kernel.events import Entry, Resigned, Seated
from oenach.kernel.match import Match
from oenach.server.moments import now_ms
from oenach.server.store.writes import Kind, Write

if TYPE_CHECKING:
    from oenach.server.table.table import Table

BOT: Final = "bot"
FORCED: Final = "forced"
QUEUE: Final = "queue"
CLOCK: Final = "clock"
LIMIT: Final = "limit"

# The same for every queued and every forced move: how quickly one comes must tell nothing.
DELAY: Final = 600

log = structlog.get_logger("oenach.table")


class Timers:
    """The timers of one table. `due` is when each kind is due, in milliseconds."""

    __slots__ = ("_bot", "_bot_answers", "_handles", "_minutes", "_stored", "due", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.due: dict[str, int] = {}
        self._stored: dict[str, int] = {}
        self._handles: list[asyncio.TimerHandle] = []
        self._bot: asyncio.Task[None] | None = None
        unit, _, minutes = str(table.game.options.get("limit", "")).partition(":")
        self._minutes = int(minutes) if unit == "minutes" else None
        # The match and the event that the bot's question is about.
        self._bot_answers: tuple[Match, int] | None = None

    def arrange(self, match: Match, now: int, write: Write, happened: Sequence[Entry] = ()) -> None:
        """Find out what is due as things stand, and add it to what is written.

        While the turn goes on, what was due stays due at its time: neither a queue that changes
        nor somebody who gets up or sits down gives anybody more time, or is seen by the delay.
        """
        table, before = self.table, self.due
        goes_on = not happened or isinstance(happened[0].event, Seated | Resigned)
        clock_before = table.clocks.runs
        self.due = {} if match.over else self._due_now(match, now)
        if goes_on:
            self.due = {kind: before.get(kind, at) for kind, at in self.due.items()}
        self._keep_limit(match, now)
        stopped = None
        if match.over:
            stopped = table.clocks.hand_over(None, now)
        elif table.clocks.kept:
            stopped = self._run_clock(match, now, goes_on)
        if stopped is not None and clock_before is not None:
            chair = table.chair(stopped)
            chair.bank = table.clocks.banks[stopped]
            write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))
        self._store(write)

    def _due_now(self, match: Match, now: int) -> dict[str, int]:
        table, seat = self.table, match.to_act
        bot = table.bot_of(seat)
        if bot is not None:
            return {BOT: now + self._pace(bot)}
        # Whoever can still think again is left to: what follows could not be undone.
        if match.forced() is not None and not match.undoable(seat):
            return {FORCED: now + DELAY}
        return {QUEUE: now + DELAY} if table.chair(seat).queue else {}

    def _pace(self, bot: str) -> int:
        pace = self.table.row.terms.pace
        usual = seconds_of(bot)
        # Against people no bot moves sooner than it usually does: it has to have thought.
        if pace is None or (self.table.people() and pace < usual):
            pace = usual
        return round(1000 * pace)

    def _run_clock(self, match: Match, now: int, goes_on: bool) -> int | None:
        table, seat = self.table, match.to_act
        stopped = table.clocks.hand_over(None if table.bot_of(seat) else seat, now, goes_on)
        if table.clocks.until is not None:
            self.due[CLOCK] = table.clocks.until
        return stopped

    def _keep_limit(self, match: Match, now: int) -> None:
        """C19: the table calls time when the agreed minutes are over."""
        if self._minutes is not None and not match.over:
            started = self.table.row.started or now
            if not match.observe(None).get("last_round"):
                self.due[LIMIT] = started + 60_000 * self._minutes

    def _store(self, write: Write) -> None:
        wanted = self.due
        if FORCED in wanted:
            # Whoever comes to the table next sees it made; nobody waits for it before.
            wanted = {kind: at for kind, at in wanted.items() if kind != FORCED}
        if wanted == self._stored:
            return
        number = self.table.row.number
        if self._stored:
            write.add(Kind.DUE_DONE, {"of_match": number})
        for kind, at in wanted.items():
            write.add(Kind.DUE, {"match": number, "kind": kind, "at": at})
        self._stored = dict(wanted)

    def resume(self, stored: dict[str, int]) -> None:
        """Go on after the table was read from the store."""
        self._stored = dict(stored)
        self.due = dict(stored)
        match = self.table.match
        if match is None or match.over:
            return
        self.due = {**self._due_now(match, now_ms()), **stored}
        if CLOCK in stored:
            self.table.clocks.resume(match.to_act, stored[CLOCK], now_ms())
            assert self.table.clocks.until is not None
            self.due[CLOCK] = self.table.clocks.until
        self.start(match)

    def start(self, match: Match) -> None:
        """Let run what is due; whatever ran before was due in another position.

        A bot that thinks about this very position goes on thinking.
        """
        answers = (match, match.last_seq) if BOT in self.due else None
        if answers is None or answers != self._bot_answers:
            self._stop_bot()
        self._stop_handles()
        if not self.due or self.table.house.closing:
            return
        loop, now, seq = asyncio.get_running_loop(), now_ms(), match.last_seq
        for kind, at in self.due.items():
            if kind == BOT:
                if self._bot is None:
                    self._bot = self.table.house.spawn(self._play_bot(match, seq, at))
                    self._bot_answers = answers
            else:
                delay = max(0, at - now) / 1000
                self._handles.append(loop.call_later(delay, self._fire, kind, seq))

    def stop(self) -> None:
        """Let nothing run any more."""
        self._stop_handles()
        self._stop_bot()

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
        """When the next thing is due."""
        return min(self.due.values(), default=None)

    def _fire(self, kind: str, seq: int) -> None:
        self.table.house.spawn(self._carry_out(kind, seq))

    async def _carry_out(self, kind: str, seq: int) -> None:
        from oenach.server.table import due

        async with self.table.lock:
            match = self.table.match
            if match is not None and not match.over and match.last_seq == seq:
                await due.carry_out(self.table, match, kind)

    async def _play_bot(self, match: Match, seq: int, at: int) -> None:
        from oenach.server.table import due

        table = self.table
        seat = match.to_act
        bot = table.bot_of(seat)
        assert bot is not None, "a bot's move is due only where a bot plays"
        answer = await due.thoughts_of(table, bot, match)
        await asyncio.sleep(max(0, at - now_ms()) / 1000)
        async with table.lock:
            if table.match is match and match.last_seq == seq and not match.over:
                await due.play_for_bot(table, seat, bot, answer)
