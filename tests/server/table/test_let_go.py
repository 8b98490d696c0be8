"""A table that nobody has any more takes no room."""

from __future__ import annotations

import asyncio
import gc
import random

from oenach.server.store.rows import PresenceRow
from oenach.server.table.audience.audience import Audience
from oenach.server.table.journal import Journal
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.due.timers import CLOCK, Timers
from oenach.server.table.registry import registry as registry_module
from oenach.server.table.roster import Roster
from oenach.server.table.table import Table
from stores import at_leisure, database, opened_registry, play_at_random, started_table

__all__ = ["at_leisure", "database"]


PARTS = (Table, Audience, Journal, Roster, Timers)


def alive() -> dict[type, int]:
    """How many there are of each part of a table."""
    found = [type(one) for one in gc.get_objects()]
    return {part: found.count(part) for part in PARTS}


def test_a_table_that_was_let_go_is_gone_without_a_search_for_circles(database: str) -> None:
    """A server has Python look for them seldom: some thousand tables would wait for that."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            # Other tests may have left some that nobody has let go.
            before = alive()
            table = await started_table(registry)
            await play_at_random(table, random.Random(1))
            assert all(count > before[part] for part, count in alive().items())
            table.audience.idle_since -= 2 * registry_module.IDLE
            del table
            registry._let_idle_tables_go()
            # What was under way at the last move has ended by then.
            await registry.context.finish(10)
            assert not registry.tables
            assert alive() == before

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_nothing_happens_by_itself_at_a_table_that_was_let_go(database: str) -> None:
    """Whoever still looks at it may tell it who is connected elsewhere, or what is due."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            table.audience.idle_since -= 2 * registry_module.IDLE
            registry._let_idle_tables_go()
            assert not registry.tables
            rows = [PresenceRow(node=1, person="person-0", name="Medb", connections=1)]
            table.attend(rows)
            table.attend([])
            match = table.playing()
            table.timers.due = {CLOCK: 0}
            table.timers.start(match)
            waiting = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
            mine = (Absences._notice, Timers._fire)
            left = [one for one in waiting if getattr(one._callback, "__func__", None) in mine]
            assert [one for one in left if not one.cancelled()] == []

    asyncio.run(run())
