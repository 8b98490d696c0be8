"""What is kept and where: the database, its form and its clock, the key."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from sqlalchemy import Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.doctor.findings import Finding, fault, ok, warning
from oenach.server.http.admission.identity import KEY_BYTES
from oenach.server.settings import Settings, data_folder, database_url
from oenach.server.store.agreements import KEY, fingerprint
from oenach.server.store.database import StoreError, masked, open_database
from oenach.server.store.migrating import NEWEST, leaves_room, version_of
from oenach.server.store.schema import agreed, events
from oenach.server.upkeep.keys import kept_key
from oenach.server.upkeep.opening import check_file, check_pages, explained, file_of

APART: Final = 1_000
"""Milliseconds by which two clocks may differ: what is due is written by one and read by others."""

PATIENCE: Final = 5.0


def look_at_store(settings: Settings) -> Iterator[Finding]:
    """The database, if it can be reached, and the key."""
    url = database_url(settings)
    key, told = _key(settings)
    yield told
    try:
        yield from _database(url, key)
    except StoreError as error:
        # What it says goes on to what is to be done.
        yield Finding("database", "fault", error.key, dict(error.facts))


def _database(url: str, key: bytes | None) -> Iterator[Finding]:
    file = file_of(url)
    check_file(url)
    if file is not None and not file.exists():
        yield ok("database", "server-doctor-database-new", url=masked(url))
        return
    engine = open_database(url, PATIENCE)
    try:
        with explained(url):
            check_pages(engine)
            yield ok(
                "database",
                "server-doctor-database",
                url=masked(url),
                version=_server_version(engine),
            )
            found = version_of(engine)
            yield _form(found)
            if found == NEWEST:
                yield from _clocks(engine)
                yield from _same_key(engine, key)
    finally:
        engine.dispose()


def _server_version(engine: Engine) -> str:
    with engine.connect():
        numbers = engine.dialect.server_version_info or ()
    return f"{engine.dialect.name} {'.'.join(map(str, numbers))}"


def _form(found: str | None) -> Finding:
    """Whether this version can use the database."""
    if found is None:
        return ok("schema", "server-doctor-schema-none", known=NEWEST)
    if found > NEWEST:
        return fault(
            "schema",
            "server-doctor-schema-later",
            "server-doctor-schema-later-do",
            found=found,
            known=NEWEST,
        )
    if found < NEWEST:
        advice = (
            "server-doctor-schema-earlier-do"
            if leaves_room(found)
            else "server-doctor-schema-alone-do"
        )
        return warning("schema", "server-doctor-schema-earlier", advice, found=found, known=NEWEST)
    return ok("schema", "server-doctor-schema", found=found)


def _clocks(engine: Engine) -> Iterator[Finding]:
    """Whether the clocks of this machine, of the database and of what is stored agree."""
    with engine.connect() as connection:
        now = round(1000 * time.time())
        newest = connection.execute(select(func.max(events.c.at))).scalar_one()
        if engine.dialect.name == "postgresql":
            asked = time.time()
            read = text("SELECT extract(epoch FROM clock_timestamp())")
            theirs = float(connection.execute(read).scalar_one())
            # The answer was made somewhere between asking and having it.
            apart = round(1000 * abs(theirs - (asked + time.time()) / 2))
            if apart > APART:
                yield warning(
                    "clock", "server-doctor-clocks-differ", "server-doctor-clock-do", apart=apart
                )
            else:
                yield ok("clock", "server-doctor-clocks-agree", apart=apart)
    if newest is not None and newest - now > APART:
        yield warning(
            "clock",
            "server-doctor-clock-went-back",
            "server-doctor-clock-do",
            seconds=(newest - now) // 1000,
        )


def _key(settings: Settings) -> tuple[bytes | None, Finding]:
    """The key that signs cookies, where there is one, and what there is to say about it."""
    file = data_folder() / "server.key"
    if settings.secret:
        key = _read(settings.secret)
        if key is None:
            return None, fault(
                "secret", "server-doctor-secret-bad", "server-doctor-secret-bad-do", length=64
            )
        return key, ok("secret", "server-doctor-secret-set")
    try:
        kept = kept_key(data_folder())
    except StoreError as error:
        closed = "server-doctor-folder-closed-do"
        return None, Finding("secret", "fault", error.key, dict(error.facts), advice=closed)
    if kept is None:
        return None, ok("secret", "server-doctor-key-new", file=str(file))
    key = _read(kept.decode(errors="replace"))
    if key is None:
        return None, fault(
            "secret", "server-doctor-key-bad", "server-doctor-key-bad-do", file=str(file)
        )
    return key, ok("secret", "server-doctor-key", file=str(file))


def _read(digits: str) -> bytes | None:
    try:
        key = bytes.fromhex(digits)
    except ValueError:
        return None
    return key if len(key) == KEY_BYTES else None


def _same_key(engine: Engine, key: bytes | None) -> Iterator[Finding]:
    """Whether others that have this database sign with another key."""
    try:
        with engine.connect() as connection:
            wanted = select(agreed.c.value).where(agreed.c.name == KEY)
            theirs = connection.execute(wanted).scalar_one_or_none()
    except SQLAlchemyError:
        return
    if theirs is not None and key is not None and fingerprint(key) != theirs:
        yield fault("secret", "server-doctor-key-differs", "server-doctor-key-differs-do")
