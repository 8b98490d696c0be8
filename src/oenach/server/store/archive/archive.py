"""Reading the store, and the few writes that are not made at a table.

These block: the event loop calls them in a thread.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.store.archive.events import StoredEvents
from oenach.server.store.archive.people import StoredPeople
from oenach.server.store.archive.sayings import StoredSayings
from oenach.server.store.archive.tables import StoredTables
from oenach.server.store.leases.lease import LeaseLost
from oenach.server.store.leases.node_lease import process_name
from oenach.server.store.leases.pausing import (
    Rest,
    Wish,
    answer,
    begin_rest,
    end_rest,
    give_back,
    rested,
    wished_for,
)
from oenach.server.store.migrating import fits, version_of
from oenach.server.store.schema import lesson_steps, matches


class Archive(StoredPeople, StoredTables, StoredEvents, StoredSayings):
    """Everything that can be asked of the store."""

    @contextmanager
    def one_moment(self) -> Iterator[Archive]:
        """The store as it is at one moment, whatever other nodes write meanwhile."""
        if not self._lease.shared:
            # Whoever reads a table is the only one who writes there.
            yield self
            return
        with self._engine.connect() as connection:
            connection.execution_options(isolation_level="REPEATABLE READ")
            yield Archive(_OneMoment(connection), self._lease)  # type: ignore[arg-type]

    # How far people get in lessons.

    def count_step(self, game: str, lesson: str, step: int) -> None:
        """One more has come to a step of a lesson."""
        first = self._insertion(lesson_steps).values(game=game, lesson=lesson, step=step, count=1)
        again = first.on_conflict_do_update(
            index_elements=["game", "lesson", "step"], set_={"count": lesson_steps.c.count + 1}
        )
        with self._writing() as connection:
            connection.execute(again)

    def steps_counted(self) -> dict[tuple[str, str], dict[int, int]]:
        """By game and lesson, how many have come to each step."""
        found: dict[tuple[str, str], dict[int, int]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(select(lesson_steps)).mappings():
                found.setdefault((row["game"], row["lesson"]), {})[row["step"]] = row["count"]
        return found

    # Pauses.

    def pause(self) -> tuple[Wish | None, Rest | None]:
        """Whether anybody wants the games to rest, and whether they do."""
        with self._engine.connect() as connection:
            return wished_for(connection), rested(connection)

    def note_rest(self, wish: int, since: int) -> None:
        """Tell whoever wants the games to rest that those of this node do."""
        with self._transaction(even_at_rest=True) as connection:
            begin_rest(connection, since, process_name())
            answer(connection, wish, self._lease.epoch, process_name())

    def give_back(self, now: int, limit: str) -> None:
        """They rest no longer: all that is due comes later by the time that they did, unless
        another node has seen to that."""
        with self._transaction(even_at_rest=True) as connection:
            rest = end_rest(connection)
            if rest is not None:
                give_back(connection, max(0, now - rest.since), limit)

    def is_alive(self) -> bool:
        """Whether the database answers, and has what the server needs."""
        try:
            with self._engine.connect() as connection:
                # SQLite would say 1 without so much as a look at its file.
                connection.execute(select(matches.c.number).limit(1)).all()
        except SQLAlchemyError:
            return False
        return True

    def checkpoint(self) -> int:
        """Copy into an SQLite file what stands in its log beside it, while others go on writing;
        how many pages could not be copied yet. Else a move would have to when the log is long."""
        if self._engine.dialect.name != "sqlite":
            return 0
        with self._engine.connect() as connection:
            found = connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).one()
            return int(found[1]) - int(found[2])

    def write_nothing(self) -> tuple[str | None, bool]:
        """Write a row as it is, through to the disk; the form that the database has, and whether
        this version can use it. Whatever keeps a move from being stored keeps this from it, but
        that the games rest."""
        with self._transaction(even_at_rest=True) as connection:
            if not self._lease.lasts(connection):
                raise LeaseLost
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
            return version_of(connection), fits(connection)


class _OneMoment:
    """Gives to all who read the one connection that has begun to."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect

    @contextmanager
    def connect(self) -> Iterator[Connection]:
        """Where to read."""
        yield self._connection
