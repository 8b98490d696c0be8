"""Matches that are over take little room, and are what they were."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import Engine, func, select, text, update

from oenach.games.installed import games
from oenach.server.errors import Damaged
from oenach.server.http.slow.records import Stored, public_or_full_log, verification
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.migrating import NEWEST, change_form
from oenach.server.table.registry import tidying
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.upkeep.scanning import scan
from stores import at_leisure, database, opened_registry, play_at_random, started_table

__all__ = ["at_leisure", "database"]

MATCHES = 4


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is over is packed at the next look."""
    monkeypatch.setattr(tidying, "PACKED_AFTER", -1000)


def _asleep(registry: TableRegistry) -> None:
    for table in list(registry.tables.values()):
        table.rest()
        del registry.tables[table.row.id]


async def _played(registry: TableRegistry, game: str, options: dict[str, object]) -> list[str]:
    ids = []
    for seed in range(MATCHES):
        table = await started_table(registry, game, options=options)
        await play_at_random(table, random.Random(seed))
        assert table.playing().over
        ids.append(table.row.id)
    return ids


async def _all_of(registry: TableRegistry, match_id: str) -> tuple[Any, Any]:
    """Everything that can be had of a match."""
    table, archive = await registry.table(match_id), registry.context.archive
    stored = Stored(archive, table.row, table.game)
    return public_or_full_log(stored), verification(stored)


@pytest.mark.parametrize("game", games())
def test_a_finished_match_takes_a_quarter_and_is_what_it_was(database: str, game: str) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            empty = _bytes(engine)
            ids = await _played(registry, game, {})
            before = [await _all_of(registry, one) for one in ids]
            assert all(checked.ok and checked.complete for _, checked in before)
            _asleep(registry)
            large = _bytes(engine) - empty
            await registry.tidy()
            small = _bytes(engine) - empty
            print(f"{game}: {large // MATCHES} bytes a match, packed {small // MATCHES}")
            assert 4 * small <= large
            assert [await _all_of(registry, one) for one in ids] == before
            assert list(scan(engine, lambda *_: None)) == []
        engine.dispose()

    asyncio.run(scenario())


def _bytes(engine: Engine) -> int:
    """Of all that is stored of matches' events and ends."""
    kept = [
        (schema.events, ("body", "hash", "opening", "command", "sender", "digest")),
        (schema.snapshots, ("body",)),
        (schema.packed, ("events", "first_hash", "last_hash")),
    ]
    total = 0
    with engine.connect() as connection:
        for table, columns in kept:
            for column in columns:
                length = func.sum(func.length(table.c[column]))
                total += connection.execute(select(length)).scalar_one() or 0
    return total


def test_a_packed_match_that_is_damaged_says_so(database: str) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            (first, *_) = await _played(registry, games()[0], {})
            _asleep(registry)
            await registry.tidy()
            with engine.begin() as connection:
                connection.execute(update(schema.packed).values(events=b"?"))
            with pytest.raises(Damaged):
                await registry.table(first)
            found = {one.finding.place for one in scan(engine, lambda *_: None)}
            assert found == {"packed.events"}
        engine.dispose()

    asyncio.run(scenario())


def test_packed_events_have_their_rows_again_in_the_form_of_before(database: str) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            await _played(registry, games()[0], {})
            _asleep(registry)
            rows = select(
                schema.events.c.match,
                schema.events.c.seq,
                schema.events.c.body,
                schema.events.c.hash,
                schema.events.c.opening,
                schema.events.c.at,
            )
            with engine.connect() as connection:
                before = sorted(connection.execute(rows).all())
            await registry.tidy()
            with engine.connect() as connection:
                assert connection.execute(text("SELECT count(*) FROM events")).scalar_one() == 0
        change_form(engine, "0004")
        change_form(engine, NEWEST)
        with engine.connect() as connection:
            assert sorted(connection.execute(rows).all()) == before
        engine.dispose()

    asyncio.run(scenario())
