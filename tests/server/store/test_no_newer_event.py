"""What holds only as things stand is stored after no event that its node did not know, not even
after one that is on its way to the disk."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, text

import waiting
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from oenach.server.store.writing.statements import Statements
from oenach.server.store.writing.writes import Kind, StaleRow
from server.store.test_store import event_row, stored_match
from stores import new_database

LOCKED = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


def test_an_event_that_is_on_its_way_is_waited_for(tmp_path: Path) -> None:
    with new_database("postgresql", tmp_path) as url:
        engine = open_database(url)
        migrate(engine)
        stored_match(engine)
        outcome: list[BaseException | None] = []
        with engine.connect() as other:
            other.execute(insert(schema.events), [event_row(0)])
            thread = threading.Thread(target=lambda: outcome.append(stands(engine)))
            thread.start()
            waiting.until(lambda: outcome or waits(engine), "somebody to wait, or not to")
            other.commit()
        thread.join()
        engine.dispose()
    assert isinstance(outcome[0], StaleRow)


def stands(engine: Engine) -> BaseException | None:
    """What is said to whoever knows of no event yet."""
    try:
        with engine.begin() as connection:
            row = {"of_match": 1, "of_seq": -1}
            Statements("postgresql").write(connection, Kind.LAST_EVENT, [row])
    except StaleRow as stale:
        return stale
    return None


def waits(engine: Engine) -> bool:
    """Whether somebody waits for a row that another has."""
    with engine.connect() as connection:
        return bool(connection.execute(LOCKED).scalar())


@pytest.mark.parametrize(("last", "right"), [(-1, False), (0, True)])
def test_one_that_is_there_is_found(tmp_path: Path, last: int, right: bool) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'oenach.db'}")
    migrate(engine)
    stored_match(engine)
    with engine.begin() as connection:
        connection.execute(insert(schema.events), [event_row(0)])
    row, found = {"of_match": 1, "of_seq": last}, True
    try:
        with engine.begin() as connection:
            Statements("sqlite").write(connection, Kind.LAST_EVENT, [row])
    except StaleRow:
        found = False
    engine.dispose()
    assert found is right
