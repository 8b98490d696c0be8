"""A copy of a whole store in one file, made beside a running server.

The file is an SQLite database in the newest form, whatever the store is kept in, so that it can be
restored into either kind. The key that signs cookies is in it too: without that nobody would have
their seat back.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, Table, create_engine, func, insert, select
from sqlalchemy.exc import DBAPIError

from oenach.server.store.database import StoreError, masked
from oenach.server.store.migrating import NEWEST, migrate, version_of
from oenach.server.store.schema import OF_THE_MOMENT, metadata
from oenach.server.upkeep.opening import one_moment
from oenach.server.upkeep.private_file import private_file

NOTES: Final = "backup"
"""The table of a backup that says what it is; the key is in it."""

ROWS_AT_ONCE: Final = 1000

COPIED: Final = [table for table in metadata.sorted_tables if table not in OF_THE_MOMENT]
"""Whose turn it is to write is nothing that another store should know."""


def back_up(engine: Engine, file: Path, key: bytes | None, *, replace: bool) -> None:
    """Write a copy of a store as it is at one moment; StoreError if it cannot be, and then there is
    no file, or the one that was there."""
    if os.path.exists(file) and not replace:
        raise StoreError("server-backup-exists", file=str(file))
    with private_file(file, replace=replace) as part:
        counts = (
            _copy_file(engine, part) if engine.dialect.name == "sqlite" else _copy(engine, part)
        )
        with closing(sqlite3.connect(part)) as copy:
            _note(copy, key)
        check_backup(part, counts)


def _copy_file(engine: Engine, part: Path) -> dict[str, int]:
    """SQLite's own copy of all pages, while others write."""
    source = read_only(Path(engine.url.database or ""))
    with closing(source), closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        try:
            return _counts(copy)
        except sqlite3.DatabaseError as error:
            url = masked(str(engine.url))
            raise StoreError("server-database-unusable", url=url, why=str(error)) from None


def read_only(file: Path) -> sqlite3.Connection:
    """A database file that nothing is to be written to."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _copy(engine: Engine, part: Path) -> dict[str, int]:
    """All rows of one moment, into an empty database of the same form."""
    with opened_file(part) as target, one_moment(engine) as source:
        migrate(target)
        with target.begin() as copy:
            return {table.name: copy_rows(source, copy, table) for table in COPIED}


@contextmanager
def opened_file(file: Path) -> Iterator[Engine]:
    """A backup as a database; unlike one in service it has no files beside it."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        yield engine
    finally:
        engine.dispose()


def copy_rows(source: Connection, target: Connection, table: Table) -> int:
    """All rows of a table; how many there are."""
    count = 0
    found = source.execution_options(stream_results=True).execute(select(table))
    for rows in found.mappings().partitions(ROWS_AT_ONCE):
        target.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    return count


def _note(copy: sqlite3.Connection, key: bytes | None) -> None:
    copy.execute(f"CREATE TABLE {NOTES} (name TEXT PRIMARY KEY, value BLOB)")
    copy.execute(f"INSERT INTO {NOTES} VALUES ('form', ?), ('key', ?)", (NEWEST, key))
    for table in OF_THE_MOMENT:
        copy.execute(f"DELETE FROM {table.name}")
    # Whoever finds it first does it.
    copy.execute("UPDATE due SET node = NULL")
    copy.commit()


def _counts(copy: sqlite3.Connection) -> dict[str, int]:
    return {
        table.name: copy.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
        for table in COPIED
    }


def check_backup(file: Path, counts: dict[str, int] | None = None) -> None:
    """StoreError if a file is no backup, or is not whole."""
    if not os.path.isfile(file):
        raise StoreError("server-no-backup", file=str(file))
    try:
        with closing(read_only(file)) as copy:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError("server-backup-damaged", file=str(file), why=str(found)[:200])
            copy.execute(f"SELECT value FROM {NOTES} WHERE name = 'form'").fetchone()[0]
            if counts is not None and _counts(copy) != counts:
                raise StoreError("server-backup-damaged", file=str(file), why="rows are missing")
    except (sqlite3.Error, TypeError) as error:
        raise StoreError("server-backup-damaged", file=str(file), why=str(error)[:200]) from None


def key_in(file: Path) -> bytes | None:
    """The key that signs cookies, if a backup has one; StoreError if it is no backup."""
    check_backup(file)
    with closing(read_only(file)) as copy:
        found = copy.execute(f"SELECT value FROM {NOTES} WHERE name = 'key'").fetchone()
        return None if found is None else found[0]


def bring_up(file: Path) -> None:
    """Bring a backup to the form of now; StoreError if a later version has made it."""
    with opened_file(file) as engine:
        found = version_of(engine)
        if found is not None and found > NEWEST:
            raise StoreError("server-database-too-new", found=found, known=NEWEST)
        migrate(engine)


def is_empty(engine: Engine) -> bool:
    """Whether nobody has been in a store yet."""
    try:
        with engine.connect() as connection:
            return not any(
                connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in COPIED
            )
    except DBAPIError:
        # There are no tables in it yet.
        return True
