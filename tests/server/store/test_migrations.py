"""The form of the database: up and down, the same as the code believes, and made only once."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import BigInteger, Column, Engine, Integer, func, inspect, select, text

from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import StoreError, open_database
from oenach.server.store.migrating import NEWEST, alone, change_form, migrate, version_of
from oenach.server.store.schema import events, matches, metadata
from stores import another_process, database, engine, opened_registry, play_at_random, started_table
from waiting import PATIENCE

__all__ = ["database", "engine"]

TABLES = {*metadata.tables, "alembic_version"}


def with_matches(url: str) -> int:
    """A running and a finished match; how many events there are."""

    async def run() -> None:
        async with opened_registry(url) as registry:
            for moves in (5, 10_000):
                table = await started_table(registry)
                await play_at_random(table, random.Random(1), moves)

    asyncio.run(run())
    return count(url)


def count(url: str) -> int:
    with another_process(url) as connection:
        return int(connection.execute(select(func.count()).select_from(events)).scalar_one())


def test_the_migrated_form_is_what_the_code_believes(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert set(inspect(engine).get_table_names()) == TABLES
    assert version_of(engine) == NEWEST


@pytest.mark.parametrize("filled", [False, True], ids=["empty", "with matches"])
def test_every_migration_goes_up_and_down(database: str, filled: bool) -> None:
    engine = open_database(database)
    for _ in range(2):
        migrate(engine)
        assert set(inspect(engine).get_table_names()) == TABLES
        if filled:
            assert with_matches(database) > 100
        change_form(engine, "base")
        assert set(inspect(engine).get_table_names()) == {"alembic_version"}
        assert version_of(engine) is None
    engine.dispose()


def test_a_database_in_its_newest_form_is_left_alone(database: str) -> None:
    stored = with_matches(database)
    engine = open_database(database)
    for _ in range(2):
        migrate(engine)
        change_form(engine, NEWEST)
    engine.dispose()
    assert count(database) == stored


def test_a_database_of_a_later_version_is_refused_and_left_alone(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError) as refused:
        migrate(engine)
    assert refused.value.key == "server-database-too-new"
    assert refused.value.facts == {"found": "9999", "known": NEWEST}
    assert version_of(engine) == "9999"
    assert set(inspect(engine).get_table_names()) == TABLES


def test_making_a_table_anew_does_not_take_the_rows_of_others_along(database: str) -> None:
    """SQLite changes a table by copying it and dropping the old one, which others refer to."""
    stored = with_matches(database)
    engine = open_database(database)
    with alone(engine) as connection:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("matches", recreate="auto") as batch:
            batch.add_column(Column("rounds", Integer, server_default="0", nullable=False))
        with operations.batch_alter_table("matches", recreate="auto") as batch:
            batch.alter_column("rounds", type_=BigInteger, existing_nullable=False)
    assert count(database) == stored
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(matches)).scalar_one() == 2
        if engine.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
            assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    engine.dispose()


def test_a_migration_that_breaks_off_leaves_nothing_behind(database: str) -> None:
    engine = open_database(database)
    with pytest.raises(RuntimeError), alone(engine) as connection:
        metadata.create_all(connection)
        raise RuntimeError
    assert inspect(engine).get_table_names() == []
    migrate(engine)
    assert version_of(engine) == NEWEST
    engine.dispose()


START = """
import sys
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate, version_of
import alembic.command
print("ready", flush=True)
sys.stdin.readline()
engine = open_database(sys.argv[1])
migrate(engine)
print(version_of(engine))
"""


def test_processes_that_start_at_once_make_the_form_once(database: str) -> None:
    starts = [
        subprocess.Popen(
            [sys.executable, "-c", START, database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for start in starts:
        assert start.stdout is not None and start.stdout.readline() == "ready\n"
    for start in starts:
        assert start.stdin is not None
        start.stdin.write("go\n")
        start.stdin.flush()
    for start in starts:
        out, errors = start.communicate(timeout=PATIENCE)
        assert (out, start.returncode) == (f"{NEWEST}\n", 0), errors
    engine = open_database(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_commands_of_before_there_were_senders_keep_their_ids(database: str) -> None:
    """Their sender is empty; on the way back only the first of several keeps an id."""
    engine = open_database(database)
    with_matches(database)
    change_form(engine, "0003")
    with engine.begin() as connection:
        connection.execute(text("UPDATE events SET command = 'command-' || seq WHERE seq < 2"))
    migrate(engine)
    with engine.begin() as connection:
        stored = connection.execute(select(events.c.command, events.c.sender, events.c.digest))
        known = {tuple(row) for row in stored}
        assert known == {("command-0", "", None), ("command-1", "", None), (None, None, None)}
        for seq, sender in enumerate(("ada", "bo")):
            values = {"command": "the-same", "sender": sender}
            connection.execute(events.update().where(events.c.seq == seq).values(values))
    change_form(engine, "0003")
    with engine.connect() as connection:
        kept = connection.execute(text("SELECT seq FROM events WHERE command = 'the-same'"))
        assert set(kept.scalars()) == {0}
    engine.dispose()


def test_whoever_came_before_there_were_sessions_is_signed_in(database: str) -> None:
    """Their cookies name no session, and none has begun; on the way back nobody is lost."""
    engine = open_database(database)
    change_form(engine, "0005")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('early', 'Aoife', 1)"))
    migrate(engine)
    archive = Archive(engine)
    assert archive.person("early") == ("Aoife", "")
    assert archive.begin_session("early", "", "f" * 32)
    assert not archive.begin_session("early", "", "e" * 32)
    assert archive.person("early") == ("Aoife", "f" * 32)
    change_form(engine, "0005")
    with engine.connect() as connection:
        assert connection.execute(text("SELECT * FROM people")).one() == ("early", "Aoife", 1)
    engine.dispose()
