"""A store that fails is tried again after longer and longer pauses, and told of in a few lines."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import MutableMapping
from contextlib import AsyncExitStack
from itertools import pairwise
from typing import Any

import pytest
import structlog
from structlog.testing import LogCapture

from oenach.server import back_off, context, outages
from oenach.server.back_off import FIRST, LONGEST, BackOff
from oenach.server.outages import SILENCE, Outage
from oenach.server.store.leases.lease import LeaseLost
from oenach.server.store.rows import SeatRow
from oenach.server.store.terms import Terms
from oenach.server.store.writing.storing import Storing
from oenach.server.table.games import shared_game
from oenach.server.table.registry import registry as tables_registry
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from stores import (
    GAME,
    LONG,
    any_move,
    at_leisure,
    break_the_disk,
    database,
    make_move,
    opened_registry,
    started_table,
)
from waiting import until_async

__all__ = ["at_leisure", "database"]

TABLES = 6
HOUR = 3_600_000


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[MutableMapping[str, Any]]:
    """What is logged from now on, whatever the level of servers in other tests is."""
    capture = LogCapture()
    log = structlog.wrap_logger(
        None, processors=[capture], wrapper_class=structlog.make_filtering_bound_logger(0)
    )
    for module in (context, outages, tables_registry):
        monkeypatch.setattr(module, "log", log)
    return capture.entries


def tries(draw: float) -> list[int]:
    """When something that always fails is tried within an hour."""
    waits, now, times = BackOff(lambda: draw), 0, [0]
    while now < HOUR:
        waits.failed(now)
        now = waits.until
        times.append(now)
    return times


@pytest.mark.parametrize("draw", [0.0, 0.5, 1.0])
def test_pauses_grow_up_to_a_longest_one(draw: float) -> None:
    times = tries(draw)
    pauses = [after - before for before, after in pairwise(times)]
    assert pauses == sorted(pauses)
    assert FIRST / 2 <= pauses[0] <= FIRST and LONGEST / 2 <= pauses[-1] <= LONGEST
    assert len(times) <= 2 * HOUR / LONGEST + 12


def test_a_success_ends_the_pauses() -> None:
    waits = BackOff(lambda: 1.0)
    for _ in range(100):
        waits.failed(0)
    assert waits.until == LONGEST
    waits.over()
    waits.failed(0)
    assert waits.until == FIRST


def test_tables_that_failed_together_do_not_come_back_together() -> None:
    assert tries(0.0)[1] < tries(0.5)[1] < tries(1.0)[1]


def test_an_outage_of_an_hour_is_some_sixty_lines_however_many_failures_there_are(
    lines: list[MutableMapping[str, Any]],
) -> None:
    now = [0]
    outage = Outage(lambda: now[0])
    for _ in range(36_000):
        outage.failed("not stored", "a-table", OSError())
        now[0] += HOUR // 36_000
    outage.over()
    outage.over()
    assert len(lines) == HOUR // SILENCE + 1
    assert lines[-1]["event"] == "stored again" and lines[-1]["failures"] == 36_000


def test_bots_go_on_when_the_store_is_back_and_few_lines_tell_of_it(
    database: str, lines: list[MutableMapping[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that the bots of some tables try while nothing can be stored is one line of the log."""
    monkeypatch.setattr(back_off, "FIRST", 1)
    monkeypatch.setattr(back_off, "LONGEST", 8)
    # However long it takes here.
    monkeypatch.setattr(outages, "SILENCE", HOUR)

    async def work(registry: TableRegistry) -> None:
        figures, bots = registry.context.writer.figures, registry.context.bots
        async with AsyncExitStack() as held:
            tables = [await bots_alone(registry, held) for _ in range(TABLES)]
            break_the_disk(database, True)
        tried = figures.failed
        await until_async(lambda: figures.failed > tried + 20 * TABLES, "it is tried often")
        asked = bots.figures().asked
        await until_async(lambda: figures.failed > tried + 40 * TABLES, "and more often")
        # What a bot thought is kept until it can be stored.
        assert bots.figures().asked == asked <= TABLES
        assert [line["event"] for line in lines] == ["not stored"]
        break_the_disk(database, False)
        await until_async(lambda: all(table.playing().over for table in tables), "the end")
        assert [line["event"] for line in lines] == ["not stored", "stored again"]
        assert lines[1]["failures"] >= 40 * TABLES

    async def scene() -> None:
        async with opened_registry(database) as registry:
            await work(registry)

    asyncio.run(scene())


async def bots_alone(registry: TableRegistry, held: AsyncExitStack) -> Table:
    """A table of two bots, whose match has begun; nobody moves as long as its lock is held."""
    chairs = [SeatRow(seat, "bot", level="random") for seat in range(2)]
    game = shared_game(GAME, 2, LONG)
    table = await registry.set_up(
        host="medb", game=game, chairs=chairs, public=False, terms=Terms(pace=0)
    )
    await held.enter_async_context(table.lock)
    await table.seating.start(fill=None)
    return table


def test_a_node_that_is_held_to_be_gone_says_so_in_one_line(
    database: str, lines: list[MutableMapping[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes back by itself: whoever looks for faults of the server finds none in it."""

    async def gone(_: TableRegistry) -> None:
        raise LeaseLost

    async def run() -> None:
        async with opened_registry(database):
            await until_async(lambda: lines, "the first look at what is due")

    monkeypatch.setattr(TableRegistry, "_wake_due_tables", gone)
    asyncio.run(run())
    [line] = lines
    assert (line["event"], line["log_level"]) == ("sweep failed", "warning")
    assert "exc_info" not in line


def test_a_write_that_fails_when_nobody_waits_for_it_any_more_is_no_fault(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[dict[str, Any]] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: faults.append(context))
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            stored = Storing()
            with monkeypatch.context() as patch:
                patch.setattr(registry.context.writer, "commit", lambda _: stored)
                move = any_move(table.playing(), random.Random(1))
                moving = asyncio.create_task(make_move(table, move))
                consistency = table.consistency
                await until_async(lambda: consistency._writing is stored, "the move on its way")
                moving.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await moving
                stored.settle(LeaseLost())
            await until_async(lambda: not table.diverged, "the table as it is stored")
            assert move == any_move(table.playing(), random.Random(1))

    asyncio.run(run())
    gc.collect()
    assert faults == []
