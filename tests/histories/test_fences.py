"""Whoever writes while it is held to be gone is found, and nobody else."""

from __future__ import annotations

import psycopg
import pytest

from histories.checking.fences import check_fences
from histories.checking.findings import Wrong
from histories.fencing import TABLES, Life, Watched, Written, install, watched
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from own_postgres import own_postgres

LIVES = [
    Life("node-0", 10.0, 20.0),
    Life("node-0", 25.0, None),
    Life("node-1", 12.0, 30.0),
    # Killed and started again: its former row is there for a while.
    Life("node-1", 28.0, None),
]


@pytest.mark.parametrize(
    ("machine", "at"),
    [("node-0", 15.0), ("node-0", 20.0), ("node-0", 26.0), ("node-1", 29.0), ("node-1", 31.0)],
)
def test_what_is_written_by_those_who_are_there_is_right(machine: str, at: float) -> None:
    assert not list(check_fences(Watched(LIVES, [Written(machine, at)])))


@pytest.mark.parametrize(
    ("machine", "at"),
    [("node-0", 22.0), ("node-0", 9.0), ("node-1", 11.0), ("worker-0", 15.0)],
)
def test_what_is_written_by_somebody_who_is_held_to_be_gone_is_found(
    machine: str, at: float
) -> None:
    before = Written("node-1", 13.0)
    [found] = check_fences(Watched(LIVES, [before, Written(machine, at)]))
    assert (found.wrong, found.person) == (Wrong.FENCE, machine)


def test_the_database_writes_down_who_was_there_and_who_wrote() -> None:
    """One node comes, writes, is held to be gone, and writes nevertheless."""
    node = (
        "INSERT INTO nodes (name, kind, version, bots, started, until, seen, form, rules) "
        "VALUES ('', 'server', '1', 0, 0, 0, 0, '', '{}')"
    )
    with own_postgres() as server:
        engine = open_database(server.url)
        migrate(engine)
        engine.dispose()
        install(server.url)
        named = f"{server.url}?application_name=node-7"
        with psycopg.connect(named, autocommit=True) as connection:
            connection.execute(node)
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")
            connection.execute("DELETE FROM nodes")
            right = watched(server.url)
            connection.execute("DELETE FROM due")
        wrong = watched(server.url)
    assert [(life.machine, life.ended is None) for life in right.lives] == [("node-7", False)]
    assert [one.machine for one in right.written] == ["node-7"] * len(TABLES)
    assert not list(check_fences(right))
    assert [one.wrong for one in check_fences(wrong)] == [Wrong.FENCE]
