"""Going through a whole store: the database itself, what refers to what, and every match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection, Engine, delete, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.schema import Table

from oenach.console.progress import Tick
from oenach.server.store.schema import (
    due,
    events,
    matches,
    packed,
    reports,
    sayings,
    seat_links,
    seats,
    snapshots,
)
from oenach.server.upkeep.findings import UNREADABLE, Damage, Finding, Mend
from oenach.server.upkeep.match_scan import scan_match
from oenach.server.upkeep.opening import one_moment
from oenach.server.upkeep.person_scan import scan_people

USELESS: Final = (due, snapshots, packed, seat_links, reports)
"""Rows of these mean nothing without their match."""

LEFT: Final = (seats, events, sayings)
"""Rows of these are all that is left of a match whose row is gone: nobody can play it, but somebody
may want to know of it."""


def scan(engine: Engine, tick: Tick) -> Iterator[Damage]:
    """Everything that is damaged, match by match; each is looked at as it is at one moment. `tick`
    is told how many matches have been."""
    with one_moment(engine) as connection:
        yield from _database(connection)
        yield from _references(connection)
        yield from scan_people(connection)
        numbers = list(connection.execute(select(matches.c.number)).scalars())
    for done, number in enumerate(numbers):
        tick(done, len(numbers))
        with one_moment(engine) as connection:
            yield from _looked_at(connection, number)
    tick(len(numbers), len(numbers))


def _looked_at(connection: Connection, number: int) -> Iterator[Damage]:
    """All that is damaged of a match; what it fails on says so, and keeps nobody from others."""
    try:
        yield from scan_match(connection, number)
    except SQLAlchemyError:
        raise
    except Exception as error:
        # A row that holds anything at all can fail anywhere on its way into a match.
        named = select(matches.c.id).where(matches.c.number == number)
        match_id, why = connection.execute(named).scalar_one(), repr(error)[:200]
        yield Damage(Finding("matches", UNREADABLE, "no", match=str(match_id), detail=why))


def _database(connection: Connection) -> Iterator[Damage]:
    """What the database finds wrong in its own files; PostgreSQL has its own means for that."""
    if connection.dialect.name != "sqlite":
        return
    for row in connection.execute(text("PRAGMA integrity_check(20)")):
        if row[0] != "ok":
            yield Damage(Finding("database", "server-damage-file", "no", detail=str(row[0])[:200]))


def _references(connection: Connection) -> Iterator[Damage]:
    known = select(matches.c.number)
    for table in (*USELESS, *LEFT):
        orphans = table.c.match.not_in(known)
        gone = connection.execute(select(table.c.match).where(orphans).distinct()).scalars().all()
        mend: Mend = "yes" if table in USELESS else "cut"
        for number in gone:
            yield _orphan(table, number, mend)
    ids = select(matches.c.id)
    lost = matches.c.rematch.is_not(None) & matches.c.rematch.not_in(ids)
    for row in connection.execute(select(matches.c.number, matches.c.id).where(lost)).all():
        nothing = update(matches).where(matches.c.number == row.number).values(rematch=None)
        finding = Finding("matches.rematch", "server-damage-reference", "yes", row.id)
        yield Damage(finding, (nothing,))


def _orphan(table: Table, number: int, mend: Mend) -> Damage:
    finding = Finding(table.name, "server-damage-orphan", mend, detail=str(number))
    return Damage(finding, (delete(table).where(table.c.match == number),))
