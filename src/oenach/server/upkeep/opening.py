"""A store as somebody beside its server has it: as it is, and at one moment."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from oenach.server.store.database import IN_MEMORY, StoreError, address_of, masked, open_database
from oenach.server.store.migrating import NEWEST, version_of


@contextmanager
def opened_as_it_is(url: str, *, older: bool = False) -> Iterator[Engine]:
    """A store that exists, in the form that this version reads, or also in an older one; StoreError
    says what to do where it is not so. Nothing is made or changed."""
    file = file_of(url)
    if file is not None and not _is_there(file):
        raise StoreError("server-no-database", url=masked(url))
    check_file(url)
    engine = open_database(url)
    try:
        with explained(url):
            found = version_of(engine)
            if found is None:
                raise StoreError("server-no-database", url=masked(url))
            if found > NEWEST:
                raise StoreError("server-database-too-new", found=found, known=NEWEST)
            if found < NEWEST and not older:
                raise StoreError("server-database-too-old", found=found, known=NEWEST)
            yield engine
    finally:
        engine.dispose()


def opened_to_serve(url: str, patience: float) -> Engine:
    """A store that a server is about to have, which need not be there yet. A file that is damaged
    is not served: what is played would go into what may not hold it."""
    check_file(url)
    engine = open_database(url, patience)
    try:
        with explained(url):
            check_pages(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def check_file(url: str) -> None:
    """StoreError if there is something at the place of an SQLite database that can be none."""
    file = file_of(url)
    if file is None or str(file) == IN_MEMORY:
        return
    try:
        if file.is_dir():
            raise StoreError("server-database-folder", file=str(file))
        if file.exists() and not file.stat().st_size:
            # SQLite would take it for a new one, and everybody's matches would be gone silently.
            raise StoreError("server-database-empty", file=str(file))
    except OSError as error:
        raise _closed(file, error.strerror or str(error)) from None
    there = file if file.exists() else next(one for one in file.parents if one.exists())
    for place in {there, file.parent if file.exists() else there}:
        # Beside the file stand its journal and its lock.
        if not os.access(place, os.R_OK | os.W_OK):
            raise _closed(place, os.strerror(errno.EACCES))


def _is_there(file: Path) -> bool:
    """Whether there is a file; StoreError where nobody lets us look."""
    try:
        file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise _closed(file, error.strerror or str(error)) from None
    return True


def _closed(place: Path, why: str) -> StoreError:
    return StoreError("server-database-closed", file=str(place), why=why)


def check_pages(engine: Engine) -> None:
    """StoreError if SQLite finds its file damaged; PostgreSQL has its own means for that."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
    if found != "ok":
        why = found.splitlines()[-1][:200]
        raise StoreError("server-database-unusable", url=masked(str(engine.url)), why=why)


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What a database says when it cannot be used, with what to do about it."""
    try:
        yield
    except DBAPIError as error:
        why = str(error.orig).splitlines()[0][:200]
        sqlite = address_of(url).get_backend_name() == "sqlite"
        key = "server-database-unusable" if sqlite else "server-postgresql-unusable"
        raise StoreError(key, url=masked(url), why=why) from None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    try:
        named = address_of(url)
    except StoreError:
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
