"""A store as somebody beside its server has it: as it is, and at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from oenach.server.store.database import StoreError, masked, open_database
from oenach.server.store.migrating import NEWEST, version_of


@contextmanager
def opened_as_it_is(url: str) -> Iterator[Engine]:
    """A store that exists, in the form that this version reads; StoreError says what to do where
    it is not so. Nothing is made or changed."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise StoreError("server-no-database", url=masked(url))
    engine = open_database(url)
    try:
        with explained(url):
            found = version_of(engine)
            if found is None:
                raise StoreError("server-no-database", url=masked(url))
            if found > NEWEST:
                raise StoreError("server-database-too-new", found=found, known=NEWEST)
            if found < NEWEST:
                raise StoreError("server-database-too-old", found=found, known=NEWEST)
            yield engine
    finally:
        engine.dispose()


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What a database says when it cannot be used, with what to do about it."""
    try:
        yield
    except DBAPIError as error:
        why = str(error.orig).splitlines()[0][:200]
        raise StoreError("server-database-unusable", url=masked(url), why=why) from None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    try:
        named = make_url(url)
    except ArgumentError:
        return None
    sqlite = named.get_backend_name() == "sqlite" and named.database
    return Path(named.database) if sqlite and named.database else None


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """All that is read here is of one moment, whatever a server writes meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        try:
            yield connection
        finally:
            connection.rollback()
