"""What is damaged in the store harms no other match: it is put aside, named and counted."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, delete, literal, select, text, update

from oenach.server.clock import now_ms
from oenach.server.errors import Damaged
from oenach.server.http.slow.records import Stored, public_or_full_log
from oenach.server.http.summaries import summary
from oenach.server.store import schema
from oenach.server.store.archive.lists import WRITTEN, Cursor
from oenach.server.store.database import open_database
from oenach.server.store.leases.lease import NO_LEASE
from oenach.server.store.writing.writes import Write
from oenach.server.table.journal import SNAPSHOT_EVERY
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.upkeep.mending import mend
from oenach.server.upkeep.scanning import scan
from oenach.server.wire.parts import Clock
from server.guarding import noted
from stores import at_leisure, database, opened_registry, play_at_random, started_table

__all__ = ["at_leisure", "database"]

NO_JSON = '{"half a'

Harm = Callable[[Engine, int], None]


def _column(table: Any, name: str, value: object = NO_JSON) -> Harm:
    key = table.c.number if table is schema.matches else table.c.match

    def harm(engine: Engine, number: int) -> None:
        with engine.begin() as connection:
            connection.execute(update(table).where(key == number).values({name: value}))

    return harm


def _first_event(engine: Engine, number: int) -> None:
    broken = schema.events.c.match == number, schema.events.c.seq == 0
    with engine.begin() as connection:
        connection.execute(update(schema.events).where(*broken).values(body=NO_JSON))


def _no_seats(engine: Engine, number: int) -> None:
    with engine.begin() as connection:
        connection.execute(delete(schema.seats).where(schema.seats.c.match == number))


HARMS: dict[str, Harm] = {
    "event": _first_event,
    "hash": _column(schema.events, "hash", "0" * 64),
    "gap": lambda engine, number: _cut_out(engine, number, 1),
    "terms": _column(schema.matches, "terms"),
    "options": _column(schema.matches, "options"),
    "options of another kind": _column(schema.matches, "options", "[1]"),
    "muted": _column(schema.matches, "muted"),
    "removed": _column(schema.matches, "removed"),
    "called": _column(schema.matches, "called"),
    "forgotten": _column(schema.matches, "forgotten"),
    "result": _column(schema.matches, "result"),
    "queue": _column(schema.seats, "queue"),
    "kind": _column(schema.seats, "kind", "ghost"),
    "nobody": _column(schema.seats, "person", None),
    "a bot that there is not": _column(schema.seats, "stand_in", "genius"),
    "no bot": _column(schema.seats, "kind", "bot"),
    "seats": _no_seats,
    "what is due": _column(schema.due, "kind", "?"),
    "a version that none follows": _column(schema.matches, "version", 2**31 - 1),
    "before all times": _column(schema.matches, "created", -5),
    "more seats than there can be": _column(schema.matches, "seats", 2**31 - 1),
}

NO_TEXT = literal(b"\xff\xfe")
BYTES: dict[str, Harm] = {
    f"{table.name}.{name}": _column(table, name, NO_TEXT)
    for table, names in {
        schema.matches: ("game", "host", "rematch", "secret"),
        schema.seats: ("person", "name", "level", "stand_in", "why", "nonce"),
        schema.events: ("body", "hash"),
    }.items()
    for name in names
}
"""SQLite keeps bytes where a text belongs."""


def _cut_out(engine: Engine, number: int, seq: int) -> None:
    gone = schema.events.c.match == number, schema.events.c.seq == seq
    with engine.begin() as connection:
        connection.execute(delete(schema.events).where(*gone))


TIMED = Clock("move", 600)


async def _forget_all(registry: TableRegistry) -> None:
    """Everything is let go from memory, as after a restart."""
    for table in list(registry.tables.values()):
        async with table.lock:
            table.rest()
            del registry.tables[table.row.id]


@pytest.mark.parametrize("harm", [*HARMS, *BYTES])
def test_a_damaged_match_is_put_aside_and_all_others_go_on(database: str, harm: str) -> None:
    if harm in BYTES and not database.startswith("sqlite"):
        pytest.skip("PostgreSQL keeps no bytes there")

    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            tables = [await started_table(registry, clock=TIMED) for _ in range(3)]
            harmed, *sound = [table.row for table in tables]
            await _forget_all(registry)
            _due(engine, [row.number for row in (harmed, *sound)])
            {**HARMS, **BYTES}[harm](engine, harmed.number)
            await registry._wake_due_tables()
            assert set(registry.tables) == {row.id for row in sound}
            assert harmed.id in registry.put_aside and len(registry.put_aside) == 1
            with pytest.raises(Damaged):
                await registry.table(harmed.id)
            # Lists go on, with what there is to say of it.
            mine = await asyncio.to_thread(registry.context.archive.matches_of, "person-1", 50)
            shown = {row.id: summary(registry, row).damaged for row in mine}
            assert {row.id for row in sound} <= set(shown)
            assert shown.get(harmed.id, True)
            msgspec.json.encode([summary(registry, row) for row in mine])
            listed = await asyncio.to_thread(
                registry.context.archive.public_matches, ["playing"], 50
            )
            assert {row.id for row in sound} <= {row.id for row in listed}
            await registry.tidy()
        engine.dispose()

    asyncio.run(scenario())


def _due(engine: Engine, numbers: list[int]) -> None:
    rows = [{"match": number, "kind": "clock", "at": now_ms() + 3_000} for number in numbers]
    with engine.begin() as connection:
        connection.execute(delete(schema.due))
        connection.execute(schema.due.insert(), rows)


def test_it_is_named_once_and_tried_again_when_somebody_asks(database: str) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            row = (await started_table(registry, clock=TIMED)).row
            await _forget_all(registry)
            _due(engine, [row.number])
            with engine.connect() as connection:
                terms = connection.execute(select(schema.matches.c.terms)).scalar_one()
            HARMS["terms"](engine, row.number)
            with noted() as log:
                for _ in range(3):
                    await registry._wake_due_tables()
            assert log.text.count("match put aside") == 1
            _column(schema.matches, "terms", terms)(engine, row.number)
            # Nothing that is due has it read again so soon, but somebody who comes does.
            await registry._wake_due_tables()
            assert row.id not in registry.tables
            assert (await registry.table(row.id)).row.terms == row.terms
            assert len(registry.put_aside) == 0
        engine.dispose()

    asyncio.run(scenario())


def test_a_match_goes_on_from_its_snapshot_though_its_log_is_damaged(database: str) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            HARMS["event"](engine, table.row.number)
            with pytest.raises(Damaged):
                stored = Stored(registry.context.archive, table.row, table.game)
                await asyncio.to_thread(public_or_full_log, stored)
        engine.dispose()

    asyncio.run(scenario())


def test_a_table_in_memory_that_cannot_be_read_again_is_let_go(database: str) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            table, other = await started_table(registry), await started_table(registry)
            HARMS["terms"](engine, table.row.number)
            table.outdate()
            await registry._recover_tables()
            assert set(registry.tables) == {other.row.id}
            assert table.row.id in registry.put_aside
        engine.dispose()

    asyncio.run(scenario())


def test_a_text_that_is_none_keeps_no_other_row_from_being_read(database: str) -> None:
    if not database.startswith("sqlite"):
        pytest.skip("PostgreSQL keeps no such text")

    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            rows = [(await started_table(registry)).row for _ in range(2)]
            await _forget_all(registry)
            with engine.begin() as connection:
                connection.execute(
                    text("UPDATE matches SET terms = CAST(x'7bff' AS TEXT) WHERE number = :n"),
                    {"n": rows[0].number},
                )
            mine = await asyncio.to_thread(registry.context.archive.matches_of, "person-1", 50)
            assert {row.id for row in mine if not row.damaged} == {rows[1].id}
        engine.dispose()

    asyncio.run(scenario())


@pytest.mark.parametrize("created", [-(2**63), 2**63 - 1, "?"])
def test_a_list_goes_on_behind_a_table_that_was_set_up_nobody_knows_when(
    database: str, created: int | str
) -> None:
    """The place behind which the next page begins was none, or was before all others."""
    if isinstance(created, str) and not database.startswith("sqlite"):
        pytest.skip("PostgreSQL keeps numbers alone where numbers belong")

    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            rows = [(await started_table(registry)).row for _ in range(4)]
            _column(schema.matches, "created", created)(engine, rows[1].number)
            pages = await asyncio.to_thread(_one_by_one, registry)
            assert sorted(pages) == sorted(row.id for row in rows)
        engine.dispose()

    asyncio.run(scenario())


def _one_by_one(registry: TableRegistry) -> list[str]:
    """Somebody's tables in pages of one, from the address of each to the next."""
    found: list[str] = []
    after = None
    while rows := registry.context.archive.matches_of("person-1", 1, after):
        assert rows[0].id not in found, "the list goes round"
        found.append(rows[0].id)
        written = Cursor.of(rows[0]).written()
        assert re.fullmatch(WRITTEN, written)
        after = Cursor.read(written)
    return found


def test_what_is_due_at_no_match_keeps_nothing_else_from_being_done(tmp_path: Path) -> None:
    """A text stood where a number belongs, and no bot moved any more."""
    url = f"sqlite:///{tmp_path / 'oenach.db'}"

    async def scenario() -> None:
        engine = open_database(url)
        async with opened_registry(url) as registry:
            row = (await started_table(registry, clock=TIMED)).row
            await _forget_all(registry)
            _due(engine, [row.number])
            with engine.begin() as connection:
                connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                connection.execute(text("INSERT INTO due (match, kind, at) VALUES ('?', 'bot', 1)"))
            await registry._wake_due_tables()
            assert set(registry.tables) == {row.id}
        engine.dispose()

    asyncio.run(scenario())


@pytest.mark.parametrize("harm", ["at", "secret"])
def test_a_match_that_cannot_be_packed_keeps_no_other_from_it(tmp_path: Path, harm: str) -> None:
    url = f"sqlite:///{tmp_path / 'oenach.db'}"

    async def scenario() -> None:
        engine = open_database(url)
        async with opened_registry(url) as registry:
            for seed in range(2):
                await play_at_random(await started_table(registry), random.Random(seed))
            await _forget_all(registry)
            table, key = ("events", "match") if harm == "at" else ("matches", "number")
            with engine.begin() as connection:
                connection.execute(text("UPDATE matches SET ended = 1"))
                connection.execute(text(f"UPDATE {table} SET {harm} = '?' WHERE {key} = 1"))
            await registry.tidy()
            with engine.connect() as connection:
                assert list(connection.execute(select(schema.packed.c.match)).scalars()) == [2]
        engine.dispose()

    asyncio.run(scenario())


def test_a_match_does_not_go_on_from_a_snapshot_of_events_that_are_lost(database: str) -> None:
    """Else the next move would be stored behind a gap, and the log would never hold again."""

    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            await play_at_random(table, random.Random(3), 4)
            write = Write()
            table.journal.snapshot_seq = -SNAPSHOT_EVERY
            table.journal.add_snapshot(table.row.number, write)
            await table.commit(write)
            seq = table.playing().last_seq
            await _forget_all(registry)
            _cut_out(engine, table.row.number, seq)
            with pytest.raises(Damaged):
                await registry.table(table.row.id)
            assert table.row.id in registry.put_aside
        # What is left is gone on from only when somebody says so.
        found = [one.finding for one in scan(engine, lambda _, __: None)]
        assert [(one.place, one.mend) for one in found] == [("snapshots", "cut")]
        assert mend(engine, NO_LEASE, cut=True, tick=lambda _, __: None)[1] == []
        async with opened_registry(database) as registry:
            assert (await registry.table(table.row.id)).playing().last_seq == seq - 1
        engine.dispose()

    asyncio.run(scenario())
