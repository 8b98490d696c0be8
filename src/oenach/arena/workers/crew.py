"""Workers that play games elsewhere, and what happens when one of them is lost.

A worker that dies costs its game, which is played once more by a fresh one: whoever killed it from
outside has then changed nothing. When it dies in the same game again, or takes longer than any game
should, the game is over and the seat that was thinking has lost it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from time import monotonic
from typing import Final

from oenach.arena.errors import ArenaError
from oenach.arena.plan import Fixture, Plan
from oenach.arena.records import DIED, HUNG, Played, broken_off

TRIES: Final = 2
"""So often a game is begun: when its worker dies the last time, too, a player is blamed."""

STILLBORN: Final = 5
"""When more workers than this end before their first game, none ever begins one."""


class WorkerLost(Exception):
    """A worker's process has ended."""


class Worker(ABC):
    """Plays one game at a time, in a process of its own."""

    fixture: Fixture | None = None
    deadline: float | None = None

    @abstractmethod
    def give(self, fixture: Fixture, again: bool) -> None:
        """Let it begin a game; `again` when a worker was lost in it before."""

    @abstractmethod
    def collect(self) -> Played | None:
        """What it has to tell: a game that is played, or None that it is ready to begin."""

    @abstractmethod
    def thinking(self) -> int:
        """The seat whose player is thinking, as far as that can be known now."""

    @abstractmethod
    def kill(self) -> None:
        """End its process."""


class Crew(ABC):
    """Where workers come from."""

    @abstractmethod
    def hire(self) -> Worker:
        """A new worker, which tells when it is ready."""

    @abstractmethod
    def wait(self, workers: Sequence[Worker], seconds: float | None) -> list[Worker]:
        """The workers that have something to tell, or have died; waits until one does."""

    @abstractmethod
    def close(self) -> None:
        """End everything."""


class Foreman:
    """Hands out the games of a plan and takes them in, whatever becomes of the workers."""

    def __init__(self, crew: Crew, plan: Plan, fixtures: Iterable[Fixture], timeout: float) -> None:
        self.crew = crew
        self.plan = plan
        self.waiting = deque(fixtures)
        self.timeout = timeout
        self.lost: dict[int, int] = {}
        self.stillborn = 0
        self.workers: list[Worker] = []

    def play(self, count: int) -> Iterator[Played]:
        """The games as they are finished, by so many workers at once."""
        try:
            self.workers = [self.crew.hire() for _ in range(min(count, len(self.waiting)))]
            while self.workers:
                for worker in self.crew.wait(self.workers, self._patience()):
                    yield from self._hear(worker)
                for worker in self._overdue():
                    yield from self._dismiss(worker, HUNG)
        finally:
            for worker in self.workers:
                worker.kill()
            self.crew.close()

    def _patience(self) -> float | None:
        deadlines = [worker.deadline for worker in self.workers if worker.deadline is not None]
        return max(0.0, min(deadlines) - monotonic()) if deadlines else None

    def _overdue(self) -> list[Worker]:
        now = monotonic()
        return [one for one in self.workers if one.deadline is not None and one.deadline <= now]

    def _hear(self, worker: Worker) -> Iterator[Played]:
        try:
            played = worker.collect()
        except WorkerLost:
            yield from self._dismiss(worker, DIED)
            return
        self._employ(worker)
        if played is not None:
            yield played

    def _employ(self, worker: Worker) -> None:
        """The next game for a worker, or its leave."""
        if not self.waiting:
            self.workers.remove(worker)
            worker.kill()
            return
        worker.fixture = self.waiting.popleft()
        worker.deadline = monotonic() + self.timeout
        try:
            worker.give(worker.fixture, worker.fixture.number in self.lost)
        except WorkerLost:
            self.waiting.appendleft(worker.fixture)
            self._replace(worker)

    def _dismiss(self, worker: Worker, kind: str) -> Iterator[Played]:
        """A worker is lost: its game is played again, or is over."""
        fixture = worker.fixture
        if fixture is None:
            self.stillborn += 1
            if self.stillborn > STILLBORN:
                raise ArenaError("arena-no-workers", lost=self.stillborn)
            self._replace(worker)
            return
        seat = worker.thinking()
        self.lost[fixture.number] = self.lost.get(fixture.number, 0) + 1
        if kind == DIED and self.lost[fixture.number] < TRIES:
            self.waiting.appendleft(fixture)
        else:
            order = tuple(self.plan.labels[number] for number in fixture.order)
            yield broken_off(fixture.number, fixture.lineup, fixture.deal, order, kind, seat)
        self._replace(worker)

    def _replace(self, worker: Worker) -> None:
        worker.kill()
        self.workers.remove(worker)
        if self.waiting:
            self.workers.append(self.crew.hire())
