"""Whoever writes to SQLite waits for their turn, and not for SQLite to look again: that sleeps up
to a tenth of a second each time, lets newcomers overtake, and gives up in the end."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from sqlite3 import Connection as SqliteConnection

import pytest
from sqlalchemy import select
from sqlalchemy.exc import TimeoutError as WaitedTooLong

import waiting
from oenach.server.store import database
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from oenach.server.store.rows import SeatRow
from oenach.server.store.schema import lesson_steps
from oenach.server.store.terms import Terms
from oenach.server.store.writing.write_turns import WriteTurns, turns_of
from oenach.server.table.games import shared_game
from stores import GAME, LONG, at_leisure, opened_registry, person, play_at_random

__all__ = ["at_leisure"]

STEPS = 60


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite itself never waits: a lock that somebody else has is an error at once."""
    set_up = database._set_up_sqlite

    def never_wait(connection: SqliteConnection, record: object) -> None:
        set_up(connection, record)
        connection.execute("PRAGMA busy_timeout=0")

    monkeypatch.setattr(database, "_set_up_sqlite", never_wait)


@pytest.mark.usefixtures("impatient")
def test_moves_and_what_other_threads_write_never_meet_a_lock(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_registry(f"sqlite:///{tmp_path / 'oenach.db'}") as registry:
            archive = registry.context.archive
            table = await registry.set_up(
                host="person-0",
                game=shared_game(GAME, 2, LONG),
                chairs=[person(0), SeatRow(1, "bot", level="random")],
                public=False,
                terms=Terms(pace=30),
            )
            async with table.lock:
                await table.seating.start(fill=None)
            counted = [
                asyncio.to_thread(archive.count_step, GAME, "first", step % 3)
                for step in range(STEPS)
            ]
            others = asyncio.gather(*counted)
            await play_at_random(table, random.Random(1))
            await others
            assert sum(archive.steps_counted()[GAME, "first"].values()) == STEPS
            assert table.playing().over
            assert registry.context.writer.figures.failed == 0

    asyncio.run(scenario())


class Queue:
    """Threads that want to write, and the order in which they did."""

    def __init__(self) -> None:
        self.turns = WriteTurns(waiting.PATIENCE)
        self.order: list[str] = []
        self.threads: list[threading.Thread] = []

    def come(self, name: str) -> None:
        """One more waits, behind all who came before."""
        before = self.turns.waiting

        def write() -> None:
            with self.turns.taken(moves=name.startswith("move")):
                self.order.append(name)

        thread = threading.Thread(target=write)
        thread.start()
        self.threads.append(thread)
        waiting.until(lambda: self.turns.waiting == before + 1, f"{name} waits")


def test_moves_come_first_and_the_others_in_the_order_in_which_they_came() -> None:
    queue = Queue()
    with queue.turns.taken():
        for name in ("guest", "table", "link", "move"):
            queue.come(name)
    for thread in queue.threads:
        thread.join()
    assert queue.order == ["move", "guest", "table", "link"]


def test_after_a_move_one_of_the_others_has_a_turn() -> None:
    """However many moves there are, nobody waits without end."""
    queue = Queue()
    with queue.turns.taken(moves=True):
        for name in ("guest", "move", "table"):
            queue.come(name)
    for thread in queue.threads:
        thread.join()
    assert queue.order == ["guest", "move", "table"]


def test_nobody_waits_longer_than_for_anything_else_in_the_database() -> None:
    turns = WriteTurns(0.01)
    with turns.taken(), pytest.raises(WaitedTooLong), turns.taken(moves=True):
        pass
    assert turns.waiting == 0
    with turns.taken(moves=True):
        pass


def test_all_who_write_to_a_file_have_the_same_turns(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'oenach.db'}")
    migrate(engine)
    archive, turns = Archive(engine), turns_of(engine)
    assert turns is not None

    async def scenario() -> None:
        with turns.taken():
            counting = asyncio.create_task(asyncio.to_thread(archive.count_step, GAME, "first", 1))
            await waiting.until_async(lambda: turns.waiting == 1, "the other waits")
            with engine.connect() as connection:
                assert connection.execute(select(lesson_steps)).all() == []
        await counting

    asyncio.run(scenario())
    assert archive.steps_counted() == {(GAME, "first"): {1: 1}}
    engine.dispose()


def test_what_was_written_is_copied_into_the_database_while_somebody_writes(tmp_path: Path) -> None:
    """So no move has to copy megabytes first."""
    engine = open_database(f"sqlite:///{tmp_path / 'oenach.db'}")
    migrate(engine)
    archive = Archive(engine)
    for step in range(20):
        archive.count_step(GAME, "first", step)
    with archive._writing() as connection:
        connection.execute(lesson_steps.delete())
        left = archive.checkpoint()
    assert left == 0
    assert archive.steps_counted() == {}
    engine.dispose()
