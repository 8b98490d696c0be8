"""Few processes of bots, shared by all tables of a server."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import IntEnum
from threading import Condition, Thread
from types import TracebackType

from oenach.bots.hosting.answer import Answer, FaultKind
from oenach.bots.hosting.fair_queue import NOBODYS, Claim, Entry, FairQueue
from oenach.bots.hosting.host import CATALOGUE, GRACE, THINKING, seconds_of
from oenach.bots.hosting.thinker import Thinker
from oenach.bots.hosting.wire import Engagement, Question
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge


class Urgency(IntEnum):
    """What is asked first at one table; among questions of the same urgency the one that came
    first."""

    MOVE = 0
    HINT = 1


class PoolClosed(Exception):
    """The pool was closed before there was an answer."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a pool does now and has done so far.

    `asked` are the questions that were put to a bot, `thinking` the seconds that this took,
    `waited` the seconds that they stood in the queue before.
    """

    asked: int
    faults: dict[FaultKind, int]
    waiting: int
    busy: int
    processes: int
    thinking: float
    waited: float


@dataclass(eq=False, slots=True)
class Waiting:
    """A question in the queue."""

    engagement: Engagement
    game: Game
    knowledge: Knowledge
    seed: int
    seconds: float
    beliefs: bool
    since: float
    answer: Future[Answer] = field(default_factory=Future)

    def question(self) -> Question:
        """What the bot is asked, once it is this question's turn."""
        thinking = THINKING * self.seconds
        return Question.about(self.game, self.knowledge, thinking, self.seed, self.beliefs)


class BotPool:
    """Bots for any number of tables, in at most `processes` processes: as many as there are cores.

    Turns are shared by people and tables (`FairQueue`). Tables at which nobody is never have all
    the processes, if there are several: whoever is there need not wait until one of them is done.
    Every process has a thread that asks it, so nothing here keeps an event loop waiting: questions
    are checked and written there, too. There is no pace: answers come as soon as they are there,
    and whoever passes them on sees to it that this tells nothing. The figures are by `clock`.
    """

    def __init__(
        self,
        processes: int | None = None,
        grace: float = GRACE,
        maker: str = CATALOGUE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.processes = cores() if processes is None else processes
        if self.processes < 1:
            raise ValueError("a pool has at least one process")
        self.grace = grace
        self._maker = maker
        self._clock = clock
        # All that follows is touched only by who holds this.
        self._change = Condition()
        self._queue: FairQueue[Waiting] = FairQueue()
        self._threads: dict[Thinker, Thread] = {}
        self._closed = False
        self._busy = 0
        self._unwatched = 0
        self._asked = 0
        self._faults: Counter[FaultKind] = Counter()
        self._thinking = 0.0
        self._waited = 0.0

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that there are now."""
        with self._change:
            return [pid for one in self._threads if (pid := one.pid) is not None]

    @property
    def open(self) -> bool:
        """Whether questions are taken."""
        with self._change:
            return not self._closed

    def figures(self) -> Figures:
        """How things stand."""
        with self._change:
            waiting = sum(not one.answer.cancelled() for one in self._queue)
            return Figures(
                self._asked,
                dict(self._faults),
                waiting,
                self._busy,
                sum(one.pid is not None for one in self._threads),
                self._thinking,
                self._waited,
            )

    def start(self) -> None:
        """Begin to start a process, which the first question needs not do then."""
        with self._change:
            if not self._threads and not self._closed:
                self._add_thread()

    async def ask(
        self,
        bot: str,
        game: Game,
        knowledge: Knowledge,
        seed: int,
        *,
        seconds: float | None = None,
        beliefs: bool = False,
        urgency: Urgency = Urgency.MOVE,
        claim: Claim = NOBODYS,
    ) -> Answer:
        """The bot's answer, as soon as it had its turn; after a fault a random legal move.

        Time runs from the turn on. TypeError, ValueError or PositionError unless it is given
        exactly what the seat to act knows; PoolClosed instead of an answer that a closing pool
        could not wait for.
        """
        allowed = seconds_of(bot) if seconds is None else seconds
        engagement = Engagement.of(bot, game)
        with self._change:
            if self._closed:
                raise PoolClosed
            waiting = Waiting(
                engagement=engagement,
                game=game,
                knowledge=knowledge,
                seed=seed,
                seconds=allowed,
                beliefs=beliefs,
                since=self._clock(),
            )
            self._queue.put(claim, waiting, cost=allowed, urgency=urgency)
            if len(self._threads) < min(self.processes, self._busy + len(self._queue)):
                self._add_thread()
            self._change.notify()
        return await asyncio.wrap_future(waiting.answer)

    def watch(self, table: str, watched: bool) -> None:
        """Somebody came to a table, or nobody is there any more."""
        with self._change:
            self._queue.move(table, watched)
            self._change.notify()

    async def close(self) -> None:
        """End all processes, whatever they are doing; when it returns there are none."""
        with self._change:
            self._closed = True
            threads, unanswered = dict(self._threads), self._queue.clear()
            self._change.notify_all()
        for waiting in unanswered:
            if waiting.answer.set_running_or_notify_cancel():
                waiting.answer.set_exception(PoolClosed())
        for thinker in threads:
            thinker.dismiss()
        for thread in threads.values():
            await asyncio.to_thread(thread.join)

    async def __aenter__(self) -> BotPool:
        self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def _add_thread(self) -> None:
        thinker = Thinker(self._maker, self._clock)
        # A pool that nobody closes must not keep its program from ending: processes end with it.
        thread = Thread(target=self._serve, args=(thinker,), name="bots", daemon=True)
        self._threads[thinker] = thread
        thread.start()

    def _serve(self, thinker: Thinker) -> None:
        """Ask one question after the other, in a thread of its own."""
        with suppress(OSError):
            thinker.start()
        while (entry := self._next()) is not None:
            self._answer(entry, thinker)
        thinker.end(patience=0)

    def _next(self) -> Entry[Waiting] | None:
        """The question whose turn it is; None when the pool is closed."""
        with self._change:
            while True:
                self._change.wait_for(
                    lambda: self._closed or self._queue.waits(unwatched=self._has_room())
                )
                if self._closed:
                    return None
                entry = self._queue.take(_begins, unwatched=self._has_room())
                if entry is not None:
                    self._count(entry, 1)
                    return entry

    def _has_room(self) -> bool:
        """Whether a process is left for tables at which nobody is."""
        return self._unwatched < max(1, self.processes - 1)

    def _count(self, entry: Entry[Waiting], change: int) -> None:
        self._busy += change
        if not entry.claim.watched:
            self._unwatched += change

    def _answer(self, entry: Entry[Waiting], thinker: Thinker) -> None:
        """Ask; nobody may be there any more to hear the answer, which is then forgotten."""
        waiting = entry.item
        began = self._clock()
        try:
            question = waiting.question()
            patience = waiting.seconds + self.grace
            answer = thinker.ask(waiting.engagement, question, patience)
        except Exception as error:
            with self._change:
                self._count(entry, -1)
            waiting.answer.set_exception(error)
            return
        ended = self._clock()
        with self._change:
            self._count(entry, -1)
            self._asked += 1
            self._waited += began - waiting.since
            self._thinking += ended - thinker.asked
            cut_off = self._closed and answer.fault is not None
            if answer.fault is not None and not cut_off:
                self._faults[answer.fault.kind] += 1
        if cut_off:
            waiting.answer.set_exception(PoolClosed())
        else:
            waiting.answer.set_result(replace(answer, seconds=ended - began))


def _begins(waiting: Waiting) -> bool:
    """Whether somebody still waits for the answer, which can no longer be taken back."""
    return waiting.answer.set_running_or_notify_cancel()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
