"""Moves a second at so many tables, of all contestants by turns; and with several processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from bench.load.contestants import Contestant
from bench.load.figures import Row
from bench.load.plan import PROCESSES, TABLES, Plan
from bench.load.running import saturated


async def by_tables(plan: Plan, contestants: Sequence[Contestant]) -> AsyncIterator[Row]:
    """Every round has everybody at every size, so that a slow moment hits all of them."""
    for number in range(plan.rounds):
        for tables in plan.tables:
            for contestant in _by_turns(contestants, number):
                plan.say(f"round {number + 1}: {contestant.name}, {tables} tables")
                figures = await saturated(plan, contestant, tables, number)
                yield Row(
                    measure=TABLES,
                    contestant=contestant.name,
                    at=tables,
                    round=number,
                    figures=figures,
                )


async def by_processes(
    plan: Plan, contestants: Sequence[tuple[int, Contestant]]
) -> AsyncIterator[Row]:
    """The same server started with so many processes each time."""
    for number in range(plan.rounds):
        for processes, contestant in contestants:
            plan.say(f"round {number + 1}: {processes} processes")
            figures = await saturated(plan, contestant, plan.at, number)
            yield Row(
                measure=PROCESSES,
                contestant=contestant.name,
                at=processes,
                round=number,
                figures=figures,
            )


def _by_turns(contestants: Sequence[Contestant], number: int) -> Sequence[Contestant]:
    """The other way round in every second round: nobody is always the one after another."""
    return contestants if number % 2 == 0 else contestants[::-1]
