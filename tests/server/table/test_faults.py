"""A fault after a move is on disk: everybody hears of the move all the same, and play goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import waiting
from oenach.server.errors import Conflict
from oenach.server.table import journal
from oenach.server.table.audience.audience import Audience
from oenach.server.table.audience.curtains import Curtains
from oenach.server.table.audience.positions import Positions
from oenach.server.table.commands import dispatch
from oenach.server.table.games import shared_game
from oenach.server.table.journal import Journal
from oenach.server.table.owners.due.timers import Timers
from oenach.server.table.owners.queues import Queues
from oenach.server.table.owners.takeback import Takebacker
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.restoring import restore
from oenach.server.table.table import Table
from oenach.server.wire.commands import Move, Resign
from server.listening import Listener, at_table, stored_seqs
from stores import (
    GAME,
    any_move,
    at_leisure,
    database,
    make_move,
    play_at_random,
    started_table,
)

__all__ = ["at_leisure", "database"]

POINTS: list[tuple[type, str]] = [
    (Journal, "remember"),
    (Timers, "start"),
    (Curtains, "fall"),
    (Audience, "tell_curtain"),
    (Takebacker, "tell_change"),
    (Audience, "publish"),
    (Positions, "views"),
    (Positions, "position"),
    (Queues, "tell_change"),
]
"""What is called after the commit of a move, from the first to the last."""

FAULTS = [RuntimeError("a fault"), Conflict("server-not-playing"), asyncio.CancelledError()]


def break_once(
    monkeypatch: pytest.MonkeyPatch, where: tuple[type, str], fault: BaseException, after: int = 0
) -> Callable[[], bool]:
    """A part of the table fails once, when it has been called so often; whether it has failed."""
    kind, name = where
    real = getattr(kind, name)
    calls = 0

    def broken(*given: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == after + 1:
            raise fault
        return real(*given, **named)

    monkeypatch.setattr(kind, name, broken)
    return lambda: calls > after


async def hears_all(database: str, table: Table, listeners: list[Listener]) -> None:
    """All were told what is on disk, once and in order, and memory is as the disk has it."""
    await waiting.until_async(lambda: not table.diverged, "the table to be read anew")
    async with table.lock:
        stored = stored_seqs(database, table.row.number)
    assert stored == list(range(table.playing().last_seq + 1))
    for listener in listeners:
        assert listener.seqs() == stored
    restored = restore(table._context.archive, table.row.id, shared_game)
    assert restored.match is not None and restored.row == table.row
    assert restored.match.snapshot() == table.playing().snapshot()


@pytest.mark.parametrize("snapshots", [64, 1], ids=["between snapshots", "at a snapshot"])
def test_a_fault_after_the_commit_of_a_move(
    database: str, monkeypatch: pytest.MonkeyPatch, snapshots: int
) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", snapshots)
    choice = random.Random(3)

    async def work(registry: TableRegistry, _: Table) -> None:
        for where, fault in product(POINTS, FAULTS):
            table = await started_table(registry)
            await play_at_random(table, choice, 3)
            async with Listener(table, 0) as one, Listener(table, 1) as two:
                mover = [one, two][table.playing().to_act]
                text = any_move(table.playing(), choice)
                message = Move("command-1", table.playing().last_seq, [text])
                with monkeypatch.context() as broken:
                    failed = break_once(broken, where, fault)
                    await send(table, mover, message)
                    assert failed()
                    await hears_all(database, table, [one, two])
                assert table.playing().last_seq > message.answers
                # A client that was not answered asks again.
                await dispatch(table, mover.visitor, message)
                assert mover.told()[-1]["type"] == "acknowledged"
                assert await play_at_random(table, choice, 3) == 3
                await hears_all(database, table, [one, two])

    async def send(table: Table, mover: Listener, message: Move) -> None:
        sent = asyncio.ensure_future(dispatch(table, mover.visitor, message))
        await asyncio.wait([sent])
        if not sent.cancelled():
            mover.told()
            answers = [frame for frame in mover.frames if frame.get("id") == message.id]
            assert {answer["type"] for answer in answers} == {"acknowledged"}

    at_table(database, GAME, work)


def test_a_fault_after_the_commit_of_what_nobody_sent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a bot moves, or a clock runs out."""
    choice = random.Random(4)

    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one, Listener(table, 1) as two:
            for where in POINTS[:-1]:
                last = table.playing().last_seq
                with monkeypatch.context() as broken:
                    break_once(broken, where, RuntimeError("a fault"))
                    with pytest.raises(RuntimeError):
                        await make_move(table, any_move(table.playing(), choice))
                    await hears_all(database, table, [one, two])
                assert table.playing().last_seq > last

    at_table(database, GAME, work)


@pytest.mark.parametrize("where", [(Positions, "position"), (Audience, "seen")])
def test_a_fault_while_the_end_is_told(
    database: str, monkeypatch: pytest.MonkeyPatch, where: tuple[type, str]
) -> None:
    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one, Listener(table, 1) as two:
            with monkeypatch.context() as broken:
                failed = break_once(broken, where, RuntimeError("a fault"))
                await dispatch(table, one.visitor, Resign("command-1", "A"))
                assert failed()
                await hears_all(database, table, [one, two])
            for each in (one, two):
                told = [frame["table"] for frame in each.frames if frame["type"] == "table"]
                assert told[-1]["state"] == table.row.state == "over"

    at_table(database, GAME, work)


def test_who_cannot_be_told_comes_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails again when the table has been read anew would fail for ever."""

    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one:
            with monkeypatch.context() as broken:
                # The answer, and what is told when the table was read anew.
                for calls in (0, 1):
                    break_once(broken, (Positions, "position"), RuntimeError("a fault"), calls)
                await make_nothing_of(table, one)
            assert one.visitor.dismissed and not table.diverged
        async with Listener(table, 0) as again:
            await hears_all(database, table, [again])

    async def make_nothing_of(table: Table, listener: Listener) -> None:
        text = any_move(table.playing(), random.Random(5))
        with pytest.raises(RuntimeError):
            await make_move(table, text)
        await waiting.until_async(lambda: not table.diverged, "the table to be read anew")

    at_table(database, GAME, work)
