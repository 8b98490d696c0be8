"""Filling an empty store from an export, all of it in one transaction."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, column, insert, inspect, select, table
from sqlalchemy.exc import DBAPIError

from oenach.console.progress import Tick
from oenach.server.store.database import StoreError, masked, open_database
from oenach.server.store.leases.holding import hold
from oenach.server.store.leases.pausing import seal_rest
from oenach.server.store.migrating import NEWEST, alone, change_form, migrate
from oenach.server.store.ownership import leave_to_the_folders_owner
from oenach.server.upkeep.moving.export_file import (
    ExportReader,
    Header,
    TableListed,
    opened_export,
    row_line,
)
from oenach.server.upkeep.moving.exporting import check_export
from oenach.server.upkeep.moving.forms import (
    ROWS_AT_ONCE,
    Row,
    columns_of,
    count_rows,
    read_rows,
    tables_of,
)
from oenach.server.upkeep.numbers import go_on_counting
from oenach.server.upkeep.opening import file_of

Rows = Callable[[Table], Iterator[Row]]
"""The rows of each table, asked for one after the other."""


def import_store(file: Path, url: str, *, lease_seconds: float, tick: Tick) -> Header:
    """Have an empty store hold what an export holds. StoreInUse while a server has the store,
    StoreError if something is there already, or the file is not whole; then nothing is there."""
    check_export(file, lambda *_: None)
    target = open_database(url)
    try:
        check_empty(target)
        lease = hold(target, lease_seconds)
        try:
            with opened_export(file) as export, _in_the_form_of_now(export) as rows:
                with alone(target) as connection:
                    lease.check(connection)
                    # Somebody may have come in the meantime.
                    check_empty(connection)
                    fill(connection, rows, _counting(tick, export.header.total))
                    if (since := export.header.rests_since) is not None:
                        # The server that opens this store gives the time since then back.
                        seal_rest(connection, since, "import")
                return export.header
        finally:
            lease.release()
    finally:
        target.dispose()
        if (made := file_of(url)) is not None and made.exists():
            leave_to_the_folders_owner(made)


def check_empty(database: Engine | Connection) -> None:
    """StoreError if anybody has been in a store, whatever its form."""
    if isinstance(database, Engine):
        with database.connect() as connection:
            check_empty(connection)
        return
    there = inspect(database).get_table_names()
    for known in tables_of(NEWEST):
        first = select(1).select_from(table(known.name)).limit(1)
        if known.name in there and database.execute(first).first() is not None:
            url = masked(str(database.engine.url))
            raise StoreError("server-import-not-empty", url=url)


def _counting(tick: Tick, total: int) -> Callable[[int], None]:
    done = 0

    def more(rows: int) -> None:
        nonlocal done
        done += rows
        tick(done, total)

    return more


@contextmanager
def _in_the_form_of_now(export: ExportReader) -> Iterator[Rows]:
    """The rows of an export as this version stores them. One of before is put into a store of its
    own form, which is then migrated as any other is."""
    listed = {one.name: one for one in export.header.tables}
    if export.header.schema == NEWEST:
        yield _to_the_end(export, listed)
        return
    with tempfile.TemporaryDirectory() as folder:
        engine = open_database(f"sqlite:///{Path(folder) / 'before.db'}")
        try:
            change_form(engine, export.header.schema)
            with alone(engine) as connection:
                rows = _to_the_end(export, listed)
                for of in tables_of(export.header.schema):
                    with _refusals(of):
                        _insert(connection, of, rows(of))
            migrate(engine)
            with engine.connect() as source:
                yield lambda of: read_rows(source, of)
        finally:
            engine.dispose()


def _to_the_end(export: ExportReader, listed: dict[str, TableListed]) -> Rows:
    """The rows as the file has them; with the last of them the whole file has been checked."""
    last = export.header.tables[-1].name

    def rows(of: Table) -> Iterator[Row]:
        yield from export.rows(listed[of.name])
        if of.name == last:
            export.check_end()

    return rows


def fill(target: Connection, rows: Rows, more: Callable[[int], None]) -> None:
    """Put all rows into empty tables, and read them back: StoreError unless each is as it was."""
    for of in tables_of(NEWEST):
        given, found = hashlib.sha256(), hashlib.sha256()
        with _refusals(of):
            count = _insert(target, of, _noted(target, rows(of), given.update), more)
        for row in read_rows(target, of):
            found.update(row_line(row))
        if count_rows(target, of) != count or found.digest() != given.digest():
            raise StoreError("server-import-differs", table=of.name)
    go_on_counting(target)


def _noted(target: Connection, rows: Iterator[Row], note: Callable[[bytes], None]) -> Iterator[Row]:
    """The rows as the database can hold them. PostgreSQL has no character 0: that is in no text
    but a damaged one, which stays damaged."""
    postgres = target.dialect.name == "postgresql"
    for row in rows:
        if postgres:
            row = [one.replace("\0", "\ufffd") if isinstance(one, str) else one for one in row]
        note(row_line(row))
        yield row


@contextmanager
def _refusals(of: Table) -> Iterator[None]:
    """What the database will not hold, such as rows of a match that is gone."""
    try:
        yield
    except DBAPIError as error:
        why = str(error.orig).splitlines()[0][:200]
        raise StoreError("server-import-refused", table=of.name, why=why) from None


def _insert(
    target: Connection, of: Table, rows: Iterator[Row], more: Callable[[int], None] = lambda _: None
) -> int:
    """How many there were."""
    names = columns_of(of)
    if target.dialect.name == "postgresql":
        # The driver is there only where somebody wants PostgreSQL.
        from oenach.server.upkeep.moving.copying import copy_in

        return copy_in(target, of.name, names, rows, more=more)
    into = insert(table(of.name, *(column(name) for name in names)))
    count = 0
    while some := list(islice(rows, ROWS_AT_ONCE)):
        target.execute(into, [dict(zip(names, row, strict=True)) for row in some])
        count += len(some)
        more(len(some))
    return count
