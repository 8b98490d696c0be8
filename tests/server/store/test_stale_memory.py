"""What one process did, another that knows nothing of it cannot undo."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from oenach.server.errors import Conflict, Unavailable
from oenach.server.store import schema
from oenach.server.store.rows import SeatRow
from oenach.server.store.terms import Terms
from oenach.server.table.registry import TableRegistry, shared_game
from oenach.server.table.table import Table
from server.listening import at_table
from stores import (
    GAME,
    LONG,
    another_process,
    at_leisure,
    database,
    opened_registry,
    person,
    play_at_random,
    started_table,
)

__all__ = ["at_leisure", "database"]


def stored_match(url: str, number: int) -> dict[str, object]:
    """The row of a table as another process finds it."""
    query = select(schema.matches).where(schema.matches.c.number == number)
    with another_process(url) as connection:
        return dict(connection.execute(query).mappings().one())


def stored_people(url: str, number: int) -> list[str | None]:
    """Who sits at each seat, as another process finds it."""
    of = schema.seats.c.match == number
    query = select(schema.seats.c.person).where(of).order_by(schema.seats.c.seat)
    with another_process(url) as connection:
        return list(connection.execute(query).scalars())


async def waiting_table(registry: TableRegistry) -> Table:
    """A table with two open seats."""
    chairs = [person(0), SeatRow(1, "open"), SeatRow(2, "open")]
    game = shared_game(GAME, 3, LONG)
    return await registry.set_up(
        host="person-0", game=game, chairs=chairs, public=True, terms=Terms()
    )


CHANGES: list[Callable[[Table], Awaitable[None]]] = [
    lambda table: table.seating.mute("person-1", True),
    lambda table: table.seating.rename("person-1", "Ailill"),
    lambda table: table.queues.replace(1, []),
    lambda table: table.shelving.put_away(),
]


def test_a_finished_match_does_not_go_back_to_be_played(database: str) -> None:
    async def run() -> None:
        async with opened_registry(database) as here, opened_registry(database) as there:
            for change in CHANGES:
                table = await started_table(here)
                other = await there.table(table.row.id)
                await play_at_random(other, random.Random(1))
                over = stored_match(database, table.row.number)
                assert over["state"] == "over" and over["result"] is not None
                async with table.lock:
                    try:
                        await change(table)
                    except (Unavailable, Conflict):
                        assert table.row.state == "over", "it was read anew"
                after = stored_match(database, table.row.number)
                for name in ("state", "result", "ended", "put_away"):
                    assert after[name] == over[name], name

    asyncio.run(run())


def test_two_people_do_not_get_one_seat(database: str) -> None:
    async def run() -> None:
        async with opened_registry(database) as here, opened_registry(database) as there:
            table = await waiting_table(here)
            other = await there.table(table.row.id)
            async with table.lock:
                await table.seating.join("ada", "Ada", seat=1, nonce=None)
            async with other.lock:
                with pytest.raises((Unavailable, Conflict)):
                    await other.seating.join("bo", "Bo", seat=1, nonce=None)
                assert other.roster.chair(1).person == "ada"
                await other.seating.join("bo", "Bo", seat=2, nonce=None)
            assert stored_people(database, table.row.number) == ["person-0", "ada", "bo"]

    asyncio.run(run())


def test_seats_that_were_made_anew_are_not_taken_for_those_of_before(database: str) -> None:
    async def run() -> None:
        async with opened_registry(database) as here, opened_registry(database) as there:
            table = await waiting_table(here)
            other = await there.table(table.row.id)
            async with table.lock:
                await table.resize(shared_game(GAME, 4, LONG))
                await table.seating.join("ada", "Ada", seat=1, nonce=None)
            async with other.lock:
                with pytest.raises(Unavailable):
                    await other.seating.join("bo", "Bo", seat=1, nonce=None)
            assert stored_people(database, table.row.number) == ["person-0", "ada", None, None]

    asyncio.run(run())


def test_a_table_that_is_not_in_memory_is_forgotten_or_deleted_only_as_it_was_read(
    database: str,
) -> None:
    async def work(registry: TableRegistry, table: Table) -> None:
        archive = registry.context.archive
        read = archive.match(table.row.id)
        assert read is not None
        async with table.lock:
            await table.shelving.put_away()
        with pytest.raises(Unavailable):
            archive.forget(read, "person-0")
        with pytest.raises(Unavailable):
            archive.delete_match(read)
        assert stored_match(database, table.row.number)["forgotten"] == "[]"

    at_table(database, GAME, work)


def test_changes_of_other_fields_of_a_row_stay(database: str) -> None:
    """A name that was changed in the store alone is not put back by a change of the seat."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            await asyncio.to_thread(registry.context.archive.rename, "person-1", "Ailill")
            async with table.lock:
                await table.stand_ins.take_over(1, "left")
        with another_process(database) as connection:
            of = (schema.seats.c.match == table.row.number) & (schema.seats.c.seat == 1)
            row = connection.execute(select(schema.seats).where(of)).one()
            assert (row.name, row.stand_in) == ("Ailill", "novice")

    asyncio.run(run())
