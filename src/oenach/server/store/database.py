"""Opening the database that a URL names, as it must be opened for nothing to be lost."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from oenach.kernel.errors import OenachError
from oenach.server.store.writing.write_turns import take_turns

if TYPE_CHECKING:
    from psycopg import Connection

    PostgresConnection = Connection[tuple[Any, ...]]

PATIENCE: Final = 10.0
"""Seconds to wait for a lock of another process, or for a statement."""


IN_MEMORY: Final = ":memory:"
"""What SQLite calls a database that is in no file."""


class StoreError(OenachError):
    """The database cannot be used as it is."""

    code = "store"


def open_database(url: str, patience: float = PATIENCE) -> Engine:
    """The engine for `sqlite:///FILE` or `postgresql://…`; StoreError for anything else. No
    statement, and nobody who waits for a turn or a connection, takes longer than its patience, or
    `GRACE` more where PostgreSQL says nothing at all: what takes longer fails."""
    wanted = address_of(url)
    family = wanted.get_backend_name()
    # An error of the database tells its statement, but not what was in the rows.
    if family == "sqlite" and wanted.database:
        if wanted.database != IN_MEMORY:
            # The secrets of running matches are in there.
            Path(wanted.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            Path(wanted.database).touch(mode=0o600)
        engine = create_engine(
            wanted.set(drivername="sqlite"),
            connect_args={"timeout": patience, "check_same_thread": False},
            hide_parameters=True,
            # One in memory has a connection for each thread, and nothing to wait for.
            **({} if wanted.database == IN_MEMORY else _pool(patience)),
        )
        event.listen(engine, "connect", _set_up_sqlite)
        take_turns(engine, patience)
        return engine
    if family in ("postgresql", "postgres"):
        try:
            engine = create_engine(
                wanted.set(drivername="postgresql+psycopg"),
                pool_pre_ping=True,
                hide_parameters=True,
                **_pool(patience),
            )
        except ImportError as error:
            raise StoreError("server-no-driver", why=str(error)[:200]) from None
        # The driver is there only where somebody wants PostgreSQL.
        from oenach.server.store.postgres import limit_waits

        limit_waits(engine, patience)
        event.listen(engine, "connect", partial(_set_up_postgres, patience))
        return engine
    raise StoreError("server-bad-database", url=masked(url))


def address_of(url: str) -> URL:
    """The parts of a database's address; StoreError if it is none."""
    try:
        return make_url(url)
    # Of the second kind is a port that is no number.
    except (ArgumentError, ValueError):
        shown = url.partition(":")[0][:20] + ":…"
        raise StoreError("server-bad-database", url=shown) from None


def _pool(patience: float) -> dict[str, Any]:
    """How connections are kept: that which was used last is used next. By turns each of them would
    come to have read all pages and prepared all statements, and the server hold them as often."""
    return {"pool_timeout": patience, "pool_use_lifo": True}


def close_database(engine: Engine) -> None:
    """Close all connections; those that threads still have, as soon as they give them back."""
    event.listen(engine, "checkin", lambda _, record: record.invalidate())
    engine.dispose()


def is_shareable(url: str) -> bool:
    """Whether several processes can have the database that a URL names together."""
    try:
        return address_of(url).get_backend_name() != "sqlite"
    except StoreError:
        # Whoever opens it says what is wrong with it.
        return True


def _set_up_sqlite(connection: SqliteConnection, _: object) -> None:
    # A text that is none must not keep the rows around it from being read; that it was another is
    # found by the hashes.
    connection.text_factory = _text
    # Every commit is on disk when it returns: a power cut loses nothing that was acknowledged.
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    # Pages that change all the time are then copied into the database seldom (64 MB of log).
    connection.execute("PRAGMA wal_autocheckpoint=16000")
    connection.execute("PRAGMA foreign_keys=ON")


def _text(stored: bytes) -> str:
    return stored.decode(errors="replace")


def _set_up_postgres(patience: float, connection: PostgresConnection, _: object) -> None:
    # The same, whatever the server's own settings say; stricter ones than ours are left alone.
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') = 'off'"
    )
    found = connection.execute("SELECT pg_backend_pid()").fetchone()
    if found is not None and found[0] != connection.info.backend_pid:
        # A pooler is in between: what is prepared on one connection of the database is not there
        # on the next.
        connection.prepare_threshold = None
    for limit in ("statement_timeout", "lock_timeout"):
        connection.execute("SELECT set_config(%s, %s, false)", [limit, str(round(1000 * patience))])
    connection.commit()


def masked(url: str) -> str:
    """The URL as it may be shown: a password can stand before the host, or behind the ?."""
    try:
        whole = address_of(url)
    except StoreError as error:
        return str(error.facts["url"])
    # What was typed with an @ too many has some of its password in the host.
    host = (whole.host or "").rpartition("@")[2]
    port = "" if whole.port is None else f":{whole.port}"
    return f"{whole.drivername}://{host}{port}/{whole.database or ''}"[:200]
