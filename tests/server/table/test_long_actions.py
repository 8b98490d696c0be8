"""However much happens in one action, everybody is told all of it."""

from __future__ import annotations

import random

import pytest

from oenach.server.table import journal
from oenach.server.table.commands import dispatch
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.wire.commands import Resign
from oenach.server.wire.event_buffer import KEPT
from oenach.server.wire.visitor import Visitor
from server.company import gather_round, people
from server.listening import Listener, at_table, stored_seqs
from server.serving import Running, at_server
from stores import GAME, any_move, at_leisure, database

__all__ = ["at_leisure", "database"]


async def think_again_and_again(table: Table, choice: random.Random) -> None:
    """Hidden moves, each taken back: at the end all of them are turned up in one action."""
    async with table.lock:
        while len(table.playing().openings) <= KEPT:
            match = table.playing()
            takers = [seat for seat in range(match.game.seats) if match.undoable(seat)]
            if takers:
                await table.act(lambda match, seat=takers[0]: match.undo(seat))  # type: ignore[misc]
            else:
                text = any_move(match, choice)
                await table.act(lambda match, text=text: match.play(text))  # type: ignore[misc]


def test_an_action_of_many_events_is_told_whole(database: str) -> None:
    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one, Listener(table, 1) as two:
            await think_again_and_again(table, random.Random(1))
            before = table.playing().last_seq
            await dispatch(table, one.visitor, Resign("command-1", "A"))
            last = table.playing().last_seq
            assert last - before > KEPT
            assert one.seqs() == two.seqs() == stored_seqs(database, table.row.number)
            assert one.seqs() == list(range(last + 1))

    at_table(database, GAME, work)


def test_who_is_further_behind_than_memory_reaches_is_told_from_the_store(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a table was read anew whose latest snapshot lies behind what was told."""
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", 1)

    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as listener:
            await think_again_and_again(table, random.Random(2))
            last = table.playing().last_seq
            late = Visitor(None, None, 3)
            table.audience.visitors.add(late)
            table.doubt()
            async with table.lock:
                await table.recover()
            assert not table.journal.reaches(3) and late.seq == last
            assert listener.seqs() == list(range(last + 1))

    at_table(database, GAME, work)


@at_server
async def test_a_client_that_missed_something_asks_for_it(server: Running) -> None:
    async with people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        audience = (await server.services.registry.table(table)).audience
        (late,) = [each for each in audience.visitors if each.name == clients[1].name]
        known = b.position["seq"]
        audience.visitors.discard(late)
        played = await a.play(a.position["offers"][0]["text"])
        # As if it had been sent, and lost.
        late.seq = played["position"]["seq"]
        audience.visitors.add(late)
        await a.ask("undo", answers=a.position["seq"])
        update = await b.next("update")
        seqs = [event["seq"] for event in update["position"]["events"]]
        assert seqs == list(range(known + 1, update["position"]["seq"] + 1))
