"""A command is known by its match, its sender and its id, and by what it says."""

from __future__ import annotations

import random

from sqlalchemy import update

from oenach.server.store import schema
from oenach.server.table.commands import dispatch
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.wire.commands import Move, Resign
from server.listening import Listener, at_table, stored_seqs
from stores import GAME, another_process, any_move, at_leisure, database

__all__ = ["at_leisure", "database"]

ID = "command-1"


def next_move(table: Table) -> Move:
    """A legal move, always under the same id."""
    match = table.playing()
    return Move(ID, match.last_seq, [any_move(match, random.Random(match.last_seq))])


def answers(listener: Listener) -> list[tuple[str, object]]:
    """How the commands were answered since the last time: again, or with which code."""
    return [
        (frame["type"], frame.get("again", frame.get("code")))
        for frame in listener.told()
        if frame.get("id") == ID
    ]


async def play_until(table: Table, seat: int) -> None:
    """Moves without ids until a seat is to act."""
    while table.playing().to_act != seat:
        text = any_move(table.playing(), random.Random(1))
        async with table.lock:
            await table.act(lambda match, text=text: match.play(text))  # type: ignore[misc]


def test_an_id_that_another_has_used_is_ones_own_to_use(database: str) -> None:
    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one, Listener(table, 1) as two:
            for seat, listener in enumerate((one, two)):
                await play_until(table, seat)
                before = table.playing().last_seq
                await dispatch(table, listener.visitor, next_move(table))
                assert answers(listener) == [("acknowledged", None)]
                assert table.playing().last_seq > before
            assert two.seqs() == stored_seqs(database, table.row.number)

    at_table(database, GAME, work)


def test_the_same_id_with_other_contents_is_refused(database: str) -> None:
    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one, Listener(table, 1) as two:
            await play_until(table, 0)
            first = next_move(table)
            await dispatch(table, one.visitor, first)
            await play_until(table, 1)
            await play_until(table, 0)
            one.told()
            stored = stored_seqs(database, table.row.number)
            # Legal, not legal, and of another kind; then the first one once more.
            last = table.playing().last_seq
            for message in (next_move(table), Move(ID, last, ["nonsense"]), Resign(ID, "A")):
                await dispatch(table, one.visitor, message)
                assert answers(one) == [("refused", "id-used")]
            await dispatch(table, one.visitor, first)
            assert answers(one) == [("acknowledged", True)]
            assert stored_seqs(database, table.row.number) == stored == two.seqs()

    at_table(database, GAME, work)


def test_the_ids_of_an_earlier_version_count_for_everybody(database: str) -> None:
    """Of these nobody knows who sent them, nor what they said."""

    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one:
            await play_until(table, 0)
            first = next_move(table)
            await dispatch(table, one.visitor, first)
            with another_process(database) as connection:
                known = update(schema.events).where(schema.events.c.command == ID)
                connection.execute(known.values(sender="", digest=None))
                connection.commit()
            one.told()
            await dispatch(table, one.visitor, first)
            assert answers(one) == [("acknowledged", True)]

    at_table(database, GAME, work)
