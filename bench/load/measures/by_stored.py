"""The same tables with an empty store, and with one that has many matches."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

from bench.load.contestants import Oenach
from bench.load.figures import Row
from bench.load.plan import STORED, Plan
from bench.load.running import filled
from bench.server_start import fill


async def by_stored(plan: Plan, contestant: Oenach) -> AsyncIterator[Row]:
    """Two stores, by turns; what is played in a round stays, in both alike."""
    async with AsyncExitStack() as stack:
        stores: dict[int, tuple[Oenach, Path]] = {}
        for stored in (0, plan.stored):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            here, database = await stack.enter_async_context(contestant.placed(folder))
            plan.say(f"a store with {stored} matches is made")
            # None of them goes on: bots that move there would be measured too.
            fill(database, stored, running_each=stored + 1)
            stores[stored] = here, folder
        for number in range(plan.rounds):
            for stored, (here, folder) in stores.items():
                plan.say(f"round {number + 1}: {stored} matches stored")
                async with here.serving(folder) as where:
                    figures = await filled(plan, here, where, tables=plan.at, seed=number)
                yield Row(
                    measure=STORED,
                    contestant=here.name,
                    at=stored,
                    round=number,
                    figures=figures,
                )
