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
from oenach.server.store.writing.writes import Write
from oenach.server.table.games import shared_game
from oenach.server.table.owners.due.timers import BOT, SLEEP
from oenach.server.table.registry.registry import TableRegistry
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


def test_whoever_changes_the_number_of_seats_too_late_plays_with_those_that_are_stored(
    database: str,
) -> None:
    async def run() -> None:
        async with opened_registry(database) as here, opened_registry(database) as there:
            table = await waiting_table(here)
            for late in (2, 4):
                other = await there.table(table.row.id)
                async with table.lock:
                    await table.resize(shared_game(GAME, 4, LONG))
                async with other.lock:
                    with pytest.raises(Unavailable):
                        await other.resize(shared_game(GAME, late, LONG))
                assert other.game.seats == other.journal.game.seats == len(other.row.seats) == 4
                async with table.lock:
                    await table.resize(shared_game(GAME, 3, LONG))
                there.tables.pop(other.row.id).rest()

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


def stored_names(url: str, number: int) -> list[str | None]:
    """What those who sit at a table are called, as another process finds it."""
    query = select(schema.seats.c.name).where(schema.seats.c.match == number)
    with another_process(url) as connection:
        return list(connection.execute(query.order_by(schema.seats.c.seat)).scalars())


def stored_due(url: str, number: int) -> dict[str, int]:
    """What is due at a table, as another process finds it."""
    query = select(schema.due.c.kind, schema.due.c.at).where(schema.due.c.match == number)
    with another_process(url) as connection:
        return {row.kind: row.at for row in connection.execute(query)}


def test_a_name_that_was_changed_in_the_store_alone_is_not_put_back(database: str) -> None:
    """With another number of seats everybody's row is written anew, with all that is in it."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await waiting_table(registry)
            await asyncio.to_thread(registry.context.archive.rename, "person-0", "Ailill")
            async with table.lock:
                with pytest.raises(Unavailable):
                    await table.resize(shared_game(GAME, 4, LONG))
                assert table.roster.chair(0).name == "Ailill", "it was read anew"
                await table.resize(shared_game(GAME, 4, LONG))
            assert stored_names(database, table.row.number) == ["Ailill", None, None, None]

    asyncio.run(run())


def test_who_sat_down_keeps_the_seat_whoever_changes_their_number(database: str) -> None:
    async def run() -> None:
        async with opened_registry(database) as here, opened_registry(database) as there:
            table = await waiting_table(here)
            other = await there.table(table.row.id)
            async with table.lock:
                await table.seating.join("ada", "Ada", seat=1, nonce=None)
            async with other.lock:
                with pytest.raises(Unavailable):
                    await other.resize(shared_game(GAME, 4, LONG))
            assert stored_people(database, table.row.number) == ["person-0", "ada", None]

    asyncio.run(run())


async def sleepy_table(registry: TableRegistry) -> Table:
    """Two bots that play so slowly that nothing comes of it, as long as nobody is there."""
    chairs = [SeatRow(0, "bot", level="novice"), SeatRow(1, "bot", level="novice")]
    table = await registry.set_up(
        host="person-0",
        game=shared_game(GAME, 2, LONG),
        chairs=chairs,
        public=True,
        terms=Terms(pace=3600),
    )
    async with table.lock:
        await table.seating.start(fill=None)
    return table


async def let_bots_wait(table: Table) -> None:
    """Nobody has come for a long time, as far as this process knows."""
    table.timers.alone_since = 0
    async with table.lock:
        await table.reschedule(Write())


def test_what_is_due_after_a_move_is_not_taken_away_by_who_knows_nothing_of_it(
    database: str,
) -> None:
    async def run() -> None:
        async with opened_registry(database) as here, opened_registry(database) as there:
            table = await sleepy_table(here)
            other = await there.table(table.row.id)
            await play_at_random(table, random.Random(1), moves=1)
            wanted = stored_due(database, table.row.number)
            assert wanted.keys() == {BOT, SLEEP}
            with pytest.raises(Unavailable):
                await let_bots_wait(other)
            assert stored_due(database, table.row.number) == wanted
            # It was read anew, and can go on from there.
            assert other.playing().last_seq == table.playing().last_seq
            await let_bots_wait(other)
            assert stored_due(database, table.row.number) == {}

    asyncio.run(run())


def test_what_is_due_without_a_move_is_not_taken_away_by_who_knows_nothing_of_it(
    database: str,
) -> None:
    async def run() -> None:
        async with opened_registry(database) as here, opened_registry(database) as there:
            table = await sleepy_table(here)
            other = await there.table(table.row.id)
            await let_bots_wait(other)
            assert stored_due(database, table.row.number) == {}
            table.timers.visited()
            table.timers.due = {}
            with pytest.raises(Unavailable):
                async with table.lock:
                    await table.reschedule(Write())
            assert stored_due(database, table.row.number) == {}
            assert table.timers.asleep

    asyncio.run(run())


def test_changes_of_other_fields_of_a_row_stay(database: str) -> None:
    """A name that was changed in the store alone is not put back by a change of the seat, which
    waits until the seat was read anew."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            await asyncio.to_thread(registry.context.archive.rename, "person-1", "Ailill")
            async with table.lock:
                with pytest.raises(Unavailable):
                    await table.stand_ins.take_over(1, "left")
                await table.stand_ins.take_over(1, "left")
        with another_process(database) as connection:
            of = (schema.seats.c.match == table.row.number) & (schema.seats.c.seat == 1)
            row = connection.execute(select(schema.seats).where(of)).one()
            assert (row.name, row.stand_in) == ("Ailill", "novice")

    asyncio.run(run())
