"""Bringing a database to the form that this version reads and writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, delete, insert, inspect, select, text

from oenach.server.store.database import StoreError
from oenach.server.store.schema import agreed

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0010"
"""The last migration: what a database must be at to be used."""

SCRIPTS: Final = str(files("oenach.server.store") / "migrations")
"""Where the migrations lie. Each says in `oldest` which is the oldest form whose programs may go on
beside it: a migration that only adds something leaves room for the programs of before, one that
takes away or changes what they use does not."""

OLDEST: Final = "oldest"
"""Under which name a store says so itself, for programs that know nothing of its newest form."""

LOCK: Final = 0x6F656E616368
"""The number of PostgreSQL's lock that one process holds while it migrates."""


def fits(database: Connection) -> bool:
    """Whether this version can use a database: it is in the newest form that is known here, or in a
    later one that leaves room for this version."""
    found = version_of(database)
    if found is None or found <= NEWEST:
        return found == NEWEST
    if not inspect(database).has_table(agreed.name):
        return False
    oldest = database.execute(select(agreed.c.value).where(agreed.c.name == OLDEST))
    return (oldest.scalar_one_or_none() or found) <= NEWEST


def leaves_room(found: str | None) -> bool:
    """Whether programs of the form that was found can go on when it is brought to the newest."""
    return found is not None and found <= NEWEST and oldest_beside(NEWEST) <= found


def oldest_beside(version: str) -> str:
    """The oldest form whose programs can use a database at a version."""
    # Slow, as below.
    from alembic.script import ScriptDirectory

    walked = ScriptDirectory.from_config(_config()).walk_revisions("base", version)
    return max(str(one.module.oldest) for one in walked)


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form; StoreError if it is of a later version than this one."""
    found = version_of(engine)
    # Alembic is slow to import, and most starts need no migration.
    if found == NEWEST:
        return
    from alembic.util import CommandError

    try:
        change_form(engine, NEWEST)
    except CommandError:
        raise StoreError("server-database-too-new", found=found or "?", known=NEWEST) from None


def version_of(database: Engine | Connection) -> str | None:
    """The migration that a database is at; None for an empty one."""
    if isinstance(database, Engine):
        with database.connect() as connection:
            return version_of(connection)
    if not inspect(database).has_table("alembic_version"):
        return None
    found = database.execute(text("SELECT version_num FROM alembic_version"))
    version: str | None = found.scalar_one_or_none()
    return version


def change_form(
    engine: Engine, version: str, check: Callable[[Connection], None] = lambda _: None
) -> None:
    """Migrate up or down to a version; `base` empties the database. What is checked first holds
    until it is done."""
    # Slow, as above.
    from alembic import command

    with alone(engine) as connection:
        config = _config()
        config.attributes["connection"] = connection
        check(connection)
        # Read only now: another process may just have been here.
        found = version_of(connection)
        if version == "base" or version < (found or ""):
            command.downgrade(config, version)
        else:
            command.upgrade(config, version)
        _note_oldest(connection, version)


def _note_oldest(connection: Connection, version: str) -> None:
    if version == "base" or not inspect(connection).has_table(agreed.name):
        return
    connection.execute(delete(agreed).where(agreed.c.name == OLDEST))
    connection.execute(insert(agreed).values(name=OLDEST, value=oldest_beside(version)))


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """One transaction for a change of form, while every other process that wants one waits."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # A table is changed by making it anew: dropping the old one must not take along
            # the rows of others that refer to it.
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            # The driver is there only where somebody wants PostgreSQL.
            from oenach.server.store.postgres import lift_limits

            driver = connection.connection.driver_connection
            assert driver is not None
            lift_limits(driver)
            # Not to be used again without its limits.
            connection.detach()
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        try:
            yield connection
            connection.commit()
        finally:
            connection.rollback()
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def _config() -> Config:
    # Slow, as above.
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config
