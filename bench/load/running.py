"""One run: a server, tables, players, figures."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from bench.load.contestants import Contestant
from bench.load.crew import crew, shared_out
from bench.load.figures import Figures, summed
from bench.load.job import Chain, Job
from bench.load.plan import Plan

MOVES = 120
"""Moves of a match, roughly."""


def jobs_for(
    plan: Plan, contestant: Contestant, where: tuple[str, int], chains: Sequence[Chain], seed: int
) -> list[Job]:
    """As quickly as possible at some tables, in as many processes as there are to be."""
    url, pid = where
    return [
        Job(
            speaks=contestant.speaks,
            url=url,
            pid=pid,
            chains=some,
            seconds=plan.seconds,
            warm=plan.warm,
            seed=seed + number,
        )
        for number, some in enumerate(shared_out(chains, plan.clients))
    ]


async def played(jobs: Sequence[Job]) -> Figures:
    """The figures of some players."""
    async with crew(jobs) as players:
        return summed(await players.play())


async def saturated(plan: Plan, contestant: Contestant, tables: int, seed: int) -> Figures:
    """A server of its own, and so many tables that play as quickly as they are answered."""
    with tempfile.TemporaryDirectory() as folder:
        async with contestant.serving(Path(folder)) as where:
            return await filled(plan, contestant, where, tables=tables, seed=seed)


async def filled(
    plan: Plan, contestant: Contestant, where: tuple[str, int], *, tables: int, seed: int
) -> Figures:
    """So many tables at a server that runs already.

    All matches that a table can come to in the time are set up before: meanwhile a server has
    nothing to do but moves.
    """
    moves = contestant.rate * (plan.seconds + plan.warm)
    matches = max(1, ceil(moves / MOVES / tables))
    seats = await contestant.tables(where[0], tables * matches)
    chains = [seats[first::tables] for first in range(tables)]
    return await played(jobs_for(plan, contestant, where, chains, seed))
