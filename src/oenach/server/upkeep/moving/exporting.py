"""Writing all that is stored into a file that any kind of database can be filled from."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect

from oenach.console.progress import Tick
from oenach.server.store.database import StoreError
from oenach.server.store.leases.pausing import rested
from oenach.server.store.migrating import version_of
from oenach.server.store.schema import leases
from oenach.server.upkeep.moving.export_file import (
    FORMAT,
    ExportWriter,
    Header,
    TableListed,
    opened_export,
)
from oenach.server.upkeep.moving.forms import columns_of, count_rows, plain, read_rows, tables_of
from oenach.server.upkeep.opening import one_moment
from oenach.server.upkeep.private_file import private_file


def export(engine: Engine, file: Path, key: bytes | None, *, replace: bool, tick: Tick) -> Header:
    """Write a store as it is at one moment, in whatever form it is; StoreError if it cannot be,
    and then there is no file, or the one that was there."""
    if os.path.exists(file) and not replace:
        raise StoreError("server-backup-exists", file=str(file))
    with private_file(file, replace=replace) as part:
        with one_moment(engine) as source, part.open("wb") as out:
            without_limits(source)
            header = header_of(source, key)
            _write(source, header, ExportWriter(out), tick)
        check_export(part, lambda *_: None)
    return header


def without_limits(connection: Connection) -> None:
    """To read everything takes as long as it takes."""
    if connection.dialect.name == "postgresql":
        # The driver is there only where somebody wants PostgreSQL.
        from oenach.server.store.postgres import lift_limits

        driver = connection.connection.driver_connection
        assert driver is not None
        lift_limits(driver)
        # Not to be used again without its limits.
        connection.detach()


def header_of(source: Connection, key: bytes | None) -> Header:
    """What the first line says of a store."""
    form = version_of(source)
    assert form is not None, "a store that is read has a form"
    tables = [
        TableListed(plain(one.name), columns_of(one), count_rows(source, one))
        for one in tables_of(form)
    ]
    known = inspect(source).has_table(leases.name)
    rest = rested(source) if known else None
    return Header(
        format=FORMAT,
        schema=form,
        tables=tables,
        key=None if key is None else key.decode(),
        rests_since=None if rest is None else rest.since,
    )


def _write(source: Connection, header: Header, writer: ExportWriter, tick: Tick) -> None:
    done, total = 0, header.total
    writer.begin(header)
    for of in tables_of(header.schema):
        writer.begin_table(plain(of.name))
        for row in read_rows(source, of):
            writer.row(row)
            done += 1
            if done % 1000 == 0:
                tick(done, total)
    writer.end()
    tick(total, total)


def check_export(file: Path, tick: Tick) -> Header:
    """Read a file to its end; StoreError if it is not whole."""
    done = 0
    with opened_export(file) as export:
        for listed in export.header.tables:
            for _ in export.rows(listed):
                done += 1
                if done % 1000 == 0:
                    tick(done, export.header.total)
        export.check_end()
    return export.header
