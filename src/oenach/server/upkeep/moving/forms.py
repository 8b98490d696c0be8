"""The tables that a store has in each of its forms, and their rows as they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    MetaData,
    String,
    Table,
    column,
    func,
    null,
    select,
    table,
)

from oenach.server.store.database import IN_MEMORY, open_database
from oenach.server.store.migrating import NEWEST, change_form
from oenach.server.store.schema import OF_THE_MOMENT, due, metadata

Row = list[object]
"""The values of a row, in the order of its table's columns."""

STAY: Final = (*(one.name for one in OF_THE_MOMENT), "alembic_version")
"""What says something of one database alone: who has it, and its form."""

LEFT_EMPTY: Final = {(due.name, due.c.node.name)}
"""Columns that name a node: those of another store mean nothing."""

ROWS_AT_ONCE: Final = 1000


@lru_cache
def tables_of(form: str) -> Sequence[Table]:
    """The tables of a form whose rows are moved, those that others refer to first; KeyError if
    there never was such a form."""
    known = metadata if form == NEWEST else _as_it_was(form)
    return [one for one in known.sorted_tables if one.name not in STAY]


def _as_it_was(form: str) -> MetaData:
    """The migrations know what each form was like; nobody else need remember it."""
    engine = open_database(f"sqlite:///{IN_MEMORY}")
    try:
        change_form(engine, form)
        found = MetaData()
        found.reflect(engine)
        return found
    except CommandError:
        raise KeyError(form) from None
    finally:
        engine.dispose()


def columns_of(of: Table) -> list[str]:
    """The names of a table's columns, in the order of the values of a row."""
    return [plain(one.name) for one in of.columns]


def plain(name: str) -> str:
    """A name as a text and nothing else: one that was read from a database is of another class."""
    return "".join(name)


def count_rows(connection: Connection, of: Table) -> int:
    """How many rows a table has."""
    return connection.execute(select(func.count()).select_from(table(of.name))).scalar_one()


def read_rows(connection: Connection, of: Table) -> Iterator[Row]:
    """All rows by their keys, in the same order and with the same values on every kind of
    database. What is damaged is read as it is: no column is taken for what it should hold."""
    bare = table(of.name, *(column(one.name) for one in of.columns))
    wanted = [
        null().label(one.name) if (of.name, one.name) in LEFT_EMPTY else bare.c[one.name]
        for one in of.columns
    ]
    booleans = [place for place, one in enumerate(of.columns) if isinstance(one.type, Boolean)]
    query = select(*wanted).order_by(*(_ordered(connection, one) for one in of.primary_key.columns))
    with connection.execute(query, execution_options={"stream_results": True}) as found:
        for some in found.partitions(ROWS_AT_ONCE):
            for stored in some:
                row: Row = list(stored)
                for place in booleans:
                    # SQLite has only numbers for these.
                    if row[place] in (0, 1):
                        row[place] = bool(row[place])
                yield row


def _ordered(connection: Connection, key: Column[Any]) -> ColumnElement[Any]:
    """SQLite compares texts by their bytes, PostgreSQL as its locale has it unless told."""
    by_name: ColumnElement[Any] = column(key.name)
    text = isinstance(key.type, String) and connection.dialect.name == "postgresql"
    return by_name.collate("C") if text else by_name
