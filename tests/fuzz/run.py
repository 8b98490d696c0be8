"""All inputs of a run, over all surfaces: as many of each as its share says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Final

from fuzz.findings import Found
from fuzz.served.api import WORK as API
from fuzz.served.frames import NAME as FRAMES
from fuzz.served.frames import fuzz_frames
from fuzz.served.sockets import NAME as SOCKETS
from fuzz.served.sockets import fuzz_sockets
from fuzz.surfaces import surfaces
from fuzz.watching import STOPPING, Job, Work, in_process, watched

SERVED: Final[dict[str, Work]] = {SOCKETS: fuzz_sockets, FRAMES: fuzz_frames, **API}
SHARES: Final = {SOCKETS: 110, FRAMES: 10, "http": 15, "http-bytes": 25}
"""Of a thousand inputs, how many are for these; the others say it themselves."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a run is to be."""

    seed: int
    inputs: int
    first: int = 0
    """The number of the first input of each surface."""
    only: Sequence[str] = ()
    workers: int = 2

    def jobs(self) -> list[Job]:
        """The surfaces with their inputs, those of a server first: they take longest."""
        shares = {**SHARES, **{name: one.share for name, one in surfaces().items()}}
        chosen = {name: share for name, share in shares.items() if name in (self.only or shares)}
        whole = sum(chosen.values())
        jobs = []
        for name, share in chosen.items():
            count = max(1, round(self.inputs * share / whole))
            jobs.append(
                Job(surface=name, seed=self.seed, inputs=range(self.first, self.first + count))
            )
        return jobs


def names() -> list[str]:
    """Everything that can be fuzzed."""
    return [*SHARES, *surfaces()]


Say = Callable[[str, int], None]
"""Told of which surface how many more inputs were tried."""


def run(plan: Plan, say: Say) -> list[Found]:
    """Try everything, in as many processes at a time as were asked for. Whoever interrupts it gets
    what came of the inputs so far."""

    def one(job: Job) -> Found:
        work = SERVED.get(job.surface, in_process)
        return watched(job, lambda more: say(job.surface, more), work)

    with ThreadPoolExecutor(plan.workers) as pool:
        tasks = [pool.submit(one, job) for job in plan.jobs()]
        try:
            wait(tasks)
        except KeyboardInterrupt:
            STOPPING.set()
            pool.shutdown(cancel_futures=True)
    return [task.result() for task in tasks if not task.cancelled()]
