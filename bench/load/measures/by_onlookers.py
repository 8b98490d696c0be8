"""One table with so many onlookers, and a move each 200 ms."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from msgspec import structs

from bench.load.contestants import Oenach
from bench.load.figures import Figures, Row
from bench.load.job import Job
from bench.load.plan import ONLOOKERS, Plan
from bench.load.running import played


async def by_onlookers(plan: Plan, contestant: Oenach) -> AsyncIterator[Row]:
    """Onlookers are in a process of their own, so that players wait for the server alone."""
    for number in range(plan.rounds):
        for onlookers in plan.onlookers:
            plan.say(f"round {number + 1}: {onlookers} onlookers")
            figures = await _watched(plan, contestant, onlookers, number)
            yield Row(
                measure=ONLOOKERS,
                contestant=contestant.name,
                at=onlookers,
                round=number,
                figures=figures,
            )


async def _watched(plan: Plan, contestant: Oenach, onlookers: int, seed: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        async with contestant.serving(Path(folder)) as (url, pid):
            seats = (await contestant.tables(url, 1))[0]

            playing = Job(
                speaks=contestant.speaks,
                url=url,
                pid=pid,
                chains=[[seats]],
                seconds=plan.paced_seconds,
                pace=plan.pace,
                seed=seed,
            )
            watching = structs.replace(playing, chains=[], watched=seats[0], onlookers=onlookers)
            return await played([playing, watching] if onlookers else [playing])
