"""Workers on a Ray cluster: the same games with the same results, on as many machines as it has."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from oenach.arena.errors import ArenaError
from oenach.arena.plan import Fixture, Plan
from oenach.arena.playing import play
from oenach.arena.records import NOBODY, Played
from oenach.arena.workers.crew import Crew, Worker, WorkerLost

LOCAL: Final = "local"
ANSWER: Final = 5.0
"""So many seconds a worker has to say who is thinking."""


class Stand:
    """What runs on the cluster: an actor with two threads, one to play and one to answer."""

    def __init__(self, plan: Plan, paths: Sequence[str]) -> None:
        # Bots of the user's own modules are found where they were found here.
        sys.path.extend(path for path in paths if path not in sys.path)
        self.plan = plan
        self.game = plan.rules()
        self.seat = NOBODY

    def ready(self) -> None:
        """Answers as soon as the actor is there."""

    def play(self, fixture: Fixture, witness: Any = None) -> Played:
        """Play a game. A witness hears of every move before it is thought about."""

        def watch(seat: int) -> None:
            self.seat = seat
            if witness is not None:
                ray_or_refusal().get(witness.note.remote(seat))

        return play(self.plan, fixture, self.game, watch)

    def thinking(self) -> int:
        """The seat whose player is thinking."""
        return self.seat


class Witness:
    """Outlives a stand, and remembers who was thinking there."""

    def __init__(self) -> None:
        self.seat = NOBODY

    def note(self, seat: int) -> None:
        """A player begins to think."""
        self.seat = seat

    def thinking(self) -> int:
        """The last that began."""
        return self.seat


class RayWorker(Worker):
    """An actor of the cluster and the answer that it owes."""

    def __init__(self, ray: ModuleType, stand: Any) -> None:
        self.ray = ray
        self.stand = stand
        self.answer = stand.ready.remote()
        self.witness: Any = None
        self.alive = True

    def give(self, fixture: Fixture, again: bool) -> None:
        # A word to another process before each move takes time, so it waits for a suspicion.
        self.witness = self.ray.remote(num_cpus=0)(Witness).remote() if again else None
        self.answer = self.stand.play.remote(fixture, self.witness)

    def collect(self) -> Played | None:
        try:
            played: Played | None = self.ray.get(self.answer)
        except self.ray.exceptions.RayActorError as error:
            self.alive = False
            raise WorkerLost from error
        return played

    def thinking(self) -> int:
        # The dead can't be asked, and one whose player never lets go of Python does not answer.
        asked = self.stand if self.alive else self.witness
        if asked is None:
            return NOBODY
        try:
            return int(self.ray.get(asked.thinking.remote(), timeout=ANSWER))
        except self.ray.exceptions.RayError:
            return NOBODY

    def kill(self) -> None:
        self.ray.kill(self.stand)


class RayCrew(Crew):
    """A cluster: one that runs at an address, or one begun on this machine for the occasion."""

    def __init__(self, plan: Plan, address: str, workers: int | None) -> None:
        self.plan = plan
        self.ray = ray_or_refusal()
        self.ours = not self.ray.is_initialized()
        if self.ours:
            self._connect(address, workers)
        self.actor = self.ray.remote(num_cpus=1, max_restarts=0, max_concurrency=2)(Stand)

    @property
    def size(self) -> int:
        """How many processors the cluster has."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def hire(self) -> Worker:
        return RayWorker(self.ray, self.actor.remote(self.plan, sys.path))

    def wait(self, workers: Sequence[Worker], seconds: float | None) -> list[Worker]:
        owed = {worker.answer: worker for worker in workers if isinstance(worker, RayWorker)}
        answered, _ = self.ray.wait(list(owed), num_returns=1, timeout=seconds)
        return [owed[answer] for answer in answered]

    def close(self) -> None:
        if self.ours:
            self.ray.shutdown()

    def _connect(self, address: str, workers: int | None) -> None:
        # A cluster of our own tells nobody that it is there.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        place: dict[str, object] = (
            {"address": LOCAL, "num_cpus": workers, "include_dashboard": False}
            if address == LOCAL
            else {"address": address}
        )
        try:
            self.ray.init(**place, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            why = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
            raise ArenaError("arena-no-cluster", address=address[:80], why=why) from error


def ray_or_refusal() -> ModuleType:
    """Ray, which is an extra: `pip install oenach[ray]`."""
    try:
        return import_module("ray")
    except ImportError as error:
        raise ArenaError("arena-no-ray") from error
