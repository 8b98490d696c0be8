"""What goes by itself, and what never does: the store stays flat under a flood."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import Engine, func, select, text

from oenach.server.http.admission.identity import Identity
from oenach.server.http.admission.people import People
from oenach.server.randomness import SystemRandomness
from oenach.server.store import schema
from oenach.server.store.archive import expiring
from oenach.server.store.database import open_database
from oenach.server.store.rows import SeatRow
from oenach.server.store.terms import Terms
from oenach.server.table.games import shared_game
from oenach.server.table.registry import registry as registry_module
from oenach.server.table.registry import tidying
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.wire.reports import ReportWish
from server.listening import Listener
from stores import (
    GAME,
    LONG,
    at_leisure,
    database,
    opened_registry,
    person,
    play_at_random,
    started_table,
)

__all__ = ["at_leisure", "database"]

DAY = expiring.DAY


class Calendar:
    """The time of day, which goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def days(self, days: float) -> None:
        self.now += round(days * DAY)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """A clock for all that is set up, played and tidied here."""
    told = Calendar()
    owners = [f"owners.{one}" for one in ("reports", "seating", "shelving", "due.timers")]
    for module in ("registry.registry", "registry.tidying", "table", *owners):
        name = f"oenach.server.table.{module}.now_ms"
        monkeypatch.setattr(name, told)
    monkeypatch.setattr("oenach.server.http.admission.people.now_ms", told)
    monkeypatch.setattr(registry_module, "SWEEP", 3600)
    return told


async def _waiting(registry: TableRegistry, host: str = "person-0") -> Table:
    chairs = [person(0), SeatRow(1, "open")]
    game = shared_game(GAME, 2, LONG)
    return await registry.set_up(host=host, game=game, chairs=chairs, public=True, terms=Terms())


def _asleep(registry: TableRegistry) -> None:
    for table in list(registry.tables.values()):
        table.rest()
        del registry.tables[table.row.id]


def _counts(engine: Engine) -> dict[str, int]:
    tables = (schema.people, schema.matches, schema.seats, schema.events, schema.due)
    with engine.connect() as connection:
        return {
            one.name: connection.execute(select(func.count()).select_from(one)).scalar_one()
            for one in tables
        }


def test_the_store_stays_flat_under_a_flood_of_tables_and_guests(
    database: str, calendar: Calendar
) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database, tables_per_person=1000) as registry:
            people = People(registry.context.archive, Identity(b"k" * 32), SystemRandomness())
            sizes = []
            for _ in range(4):
                for _ in range(120):
                    guest = await people.welcome()
                    await _waiting(registry, guest.id)
                    await people.welcome()
                _asleep(registry)
                calendar.days(6)
                await registry.tidy()
                assert _counts(engine)["matches"] == 120
                calendar.days(2)
                await registry.tidy()
                assert _counts(engine) == dict.fromkeys(_counts(engine), 0)
                sizes.append(_size(engine))
            # What was freed is used again; PostgreSQL may want a page more of an index, where
            # another program's transaction kept it from clearing one up.
            assert max(sizes[2:]) <= sizes[1] + sizes[0] // 8
        engine.dispose()

    asyncio.run(scenario())


def _size(engine: Engine) -> int:
    """Bytes of the store; what nobody needs any more is given back first where that is another's
    work."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
            return int(pages) * int(connection.execute(text("PRAGMA page_size")).scalar_one())
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
        size = text("SELECT pg_total_relation_size('matches') + pg_total_relation_size('people')")
        return int(connection.execute(size).scalar_one())


def test_abandoned_games_go_and_finished_ones_of_people_never_do(
    database: str, calendar: Calendar
) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            finished, abandoned = [await started_table(registry) for _ in range(2)]
            await play_at_random(finished, random.Random(1))
            bots = [SeatRow(seat, "bot", level="random") for seat in range(2)]
            game = shared_game(GAME, 2, LONG)
            alone = await registry.set_up(
                host="person-0", game=game, chairs=bots, public=False, terms=Terms(pace=30)
            )
            async with alone.lock:
                await alone.seating.start(fill=None)
            await play_at_random(alone, random.Random(1))
            ids = [table.row.id for table in (finished, abandoned, alone)]
            _asleep(registry)
            left = {}
            for day in (13, 15, 31, 190, 200, 4000):
                calendar.now = 1_800_000_000_000 + day * DAY
                await registry.tidy()
                with engine.connect() as connection:
                    kept = set(connection.execute(select(schema.matches.c.id)).scalars())
                left[day] = [one in kept for one in ids]
            assert left == {
                13: [True, True, True],
                15: [True, True, True],
                31: [True, True, False],
                190: [True, True, False],
                200: [True, False, False],
                4000: [True, False, False],
            }
        engine.dispose()

    asyncio.run(scenario())


def test_whoever_is_at_a_table_keeps_it(database: str, calendar: Calendar) -> None:
    async def scenario() -> None:
        engine = open_database(database)
        async with opened_registry(database) as registry:
            table = await _waiting(registry)
            async with Listener(table, 0):
                calendar.days(300)
                await registry.tidy()
                assert _counts(engine)["matches"] == 1
                assert table.row.id in registry.tables
        engine.dispose()

    asyncio.run(scenario())


def test_one_host_with_a_full_shelf_holds_up_nobody_else(
    database: str, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of their idle tables there are more than are looked at in one go, and with lower numbers."""
    monkeypatch.setattr(tidying, "TIDIED", 2)

    async def scenario() -> None:
        async with opened_registry(database, put_away_per_person=1) as registry:
            full = [await started_table(registry) for _ in range(5)]
            other = await registry.set_up(
                host="person-1",
                game=shared_game(GAME, 2, LONG),
                chairs=[person(0), person(1)],
                public=False,
                terms=Terms(),
            )
            async with other.lock:
                await other.seating.start(fill=None)
            ids = [table.row.id for table in (*full, other)]
            _asleep(registry)
            calendar.days(15)
            await registry.tidy()
            rows = [registry.context.archive.match(one) for one in ids]
            away = [row is not None and row.put_away is not None for row in rows]
            assert away == [True, False, False, False, False, True]

    asyncio.run(scenario())


def test_what_was_reported_goes_after_its_time_and_with_its_match(
    database: str, calendar: Calendar
) -> None:
    async def scenario() -> None:
        async with opened_registry(database, report_days=20) as registry:
            archive = registry.context.archive
            kept, deleted = [await started_table(registry) for _ in range(2)]
            for table in (kept, deleted):
                async with table.lock:
                    await table.reports.report("person-0", ReportWish(kind="name", seat="B"))
            assert archive.report_count() == 2
            archive.delete_match(deleted.row)
            assert archive.report_count() == 1
            calendar.days(19)
            await registry.tidy()
            assert [one.reporter for one in archive.reports_of(kept.row.number)] == ["person-0"]
            calendar.days(2)
            await registry.tidy()
            assert archive.report_count() == 0

    asyncio.run(scenario())
