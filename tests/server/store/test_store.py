"""What the store promises: once and only once, on disk when it says so, and quick to go on from."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest
from sqlalchemy import Engine, event, insert, text, update
from sqlalchemy.exc import IntegrityError

from oenach.kernel.matches.match import Match
from oenach.server.clock import now_ms
from oenach.server.errors import Unavailable
from oenach.server.store import schema
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import close_database, open_database
from oenach.server.store.writing.storing import Storing
from oenach.server.store.writing.writer import ENOUGH, Writer
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table import journal
from oenach.server.table import table as table_module
from oenach.server.table.commands import dispatch
from oenach.server.table.games import shared_game
from oenach.server.table.journal import SNAPSHOT_EVERY
from oenach.server.table.owners.due.timers import FORCED
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.restoring import all_events, restore
from oenach.server.table.table import Table
from oenach.server.wire.commands import Move
from oenach.server.wire.event_buffer import KEPT
from oenach.server.wire.parts import Clock
from oenach.server.wire.visitor import Visitor
from server.listening import Listener, at_table, stored_seqs
from stores import (
    GAME,
    OPTIONS,
    another_process,
    any_move,
    at_leisure,
    break_the_disk,
    database,
    engine,
    make_move,
    new_database,
    opened_registry,
    play_at_random,
    started_table,
)

__all__ = ["at_leisure", "database", "engine"]


GOING_ON = 20
"""Moves that show that a match goes on."""


def stored_match(engine: Engine, number: int = 1) -> None:
    """A row that events can belong to."""
    values = {
        "number": number,
        "id": f"match-{number}",
        "game": GAME,
        "seats": 2,
        "options": "{}",
        "rules": 1,
        "secret": bytes(32),
        "state": "playing",
        "public": False,
        "host": "nobody",
        "terms": "{}",
        "muted": "[]",
        "removed": "[]",
        "created": 0,
    }
    with engine.begin() as connection:
        connection.execute(insert(schema.matches).values(values))


def event_row(seq: int, command: str | None = None, match: int = 1) -> dict[str, object]:
    return {
        "match": match,
        "seq": seq,
        "body": "{}",
        "hash": "0" * 64,
        "opening": None,
        "command": command,
        "sender": None if command is None else "somebody",
        "digest": None,
        "at": 0,
    }


def event_write(seq: int, command: str | None = None, match: int = 1) -> Write:
    return Write([(Kind.EVENT, event_row(seq, command, match))])


async def with_writer(engine: Engine, work: Any) -> None:
    writer = Writer(engine)
    writer.open()
    try:
        await work(writer)
    finally:
        await writer.close()


# Once and only once.


@pytest.mark.parametrize("again", [event_row(0, "other-id"), event_row(1, "command-0")])
def test_the_database_refuses_an_event_number_or_a_command_twice(
    engine: Engine, again: dict[str, object]
) -> None:
    stored_match(engine)
    with engine.begin() as connection:
        connection.execute(insert(schema.events), [event_row(0, "command-0")])
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(insert(schema.events), [again])


@pytest.mark.parametrize("waiting", [ENOUGH, ENOUGH - 1])
def test_many_that_wait_are_written_while_those_before_them_go_on(
    engine: Engine, waiting: int
) -> None:
    stored_match(engine)
    order: list[str] = []

    async def work(writer: Writer) -> None:
        async def first() -> None:
            await writer.commit(event_write(0))
            order.append("the first goes on")

        writer.on_stored = lambda writes: order.append(f"{len(writes)} stored")
        going = asyncio.ensure_future(first())
        while not writer._busy:
            await asyncio.sleep(0)
        # What the thread says while these are put there comes to the event loop only afterwards.
        later = [writer.commit(event_write(seq)) for seq in range(1, waiting + 1)]
        handed = writer._batches.put

        def put(batch: Any) -> None:
            if batch is not None:
                order.append(f"{len(batch)} handed over")
            handed(batch)

        writer._batches = cast(Any, SimpleNamespace(put=put, get=writer._batches.get))
        await going
        for one in later:
            await one

    asyncio.run(with_writer(engine, work))
    many = f"{waiting} handed over"
    before, after = order.index(many), order.index("the first goes on")
    assert (before < after) == (waiting >= ENOUGH)
    assert order[-1] == f"{waiting} stored"


def test_another_match_may_have_the_same_numbers_and_ids(engine: Engine) -> None:
    for number in (1, 2):
        stored_match(engine, number)
        with engine.begin() as connection:
            connection.execute(insert(schema.events), [event_row(0, "command-0", number)])


def test_events_without_a_command_do_not_exclude_each_other(engine: Engine) -> None:
    stored_match(engine)
    with engine.begin() as connection:
        connection.execute(insert(schema.events), [event_row(0), event_row(1)])


# Group commit.


def test_what_is_acknowledged_is_on_disk(engine: Engine, database: str) -> None:
    stored_match(engine)

    async def work(writer: Writer) -> None:
        for seq in range(20):
            await writer.commit(event_write(seq))
            assert stored_seqs(database) == list(range(seq + 1))

    asyncio.run(with_writer(engine, work))


def test_writes_that_come_together_share_transactions(engine: Engine, database: str) -> None:
    stored_match(engine)
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)

    async def work(writer: Writer) -> None:
        await asyncio.gather(*[writer.commit(event_write(seq)) for seq in range(500)])
        assert writer.figures.writes == 500
        assert writer.figures.transactions == len(commits) < 100

    asyncio.run(with_writer(engine, work))
    assert stored_seqs(database) == list(range(500))


def test_a_write_that_fails_fails_alone(engine: Engine, database: str) -> None:
    stored_match(engine)
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)

    async def work(writer: Writer) -> None:
        await writer.commit(event_write(7, "taken"))
        writes = [event_write(seq) for seq in range(20)] + [event_write(30, "taken")]
        # A write is all or nothing: its first row could be written, its second could not.
        writes.append(Write([(Kind.EVENT, event_row(40)), (Kind.EVENT, event_row(7))]))
        answers = await asyncio.gather(*map(writer.commit, writes), return_exceptions=True)
        failed = [place for place, answer in enumerate(answers) if answer is not None]
        assert failed == [7, 20, 21]
        assert all(isinstance(answers[place], IntegrityError) for place in failed)
        await writer.commit(event_write(50))
        # One before, nineteen after a failure that were tried again one by one, and the last.
        assert (writer.figures.writes, writer.figures.failed) == (1 + 19 + 1, 3)
        assert writer.figures.transactions == len(commits)

    asyncio.run(with_writer(engine, work))
    assert stored_seqs(database) == [*range(20), 50]


def test_closing_puts_on_disk_what_waits(engine: Engine, database: str) -> None:
    stored_match(engine)

    async def work(writer: Writer) -> None:
        waiting = [writer.commit(event_write(seq)) for seq in range(50)]
        await writer.close()
        await asyncio.gather(*waiting)

    asyncio.run(with_writer(engine, work))
    assert stored_seqs(database) == list(range(50))


def test_a_commit_returns_only_when_the_disk_has_it(engine: Engine) -> None:
    stored_match(engine)
    found: dict[str, object] = {}

    def look(connection: Any) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys")
        if engine.dialect.name == "sqlite":
            for name in names:
                found[name] = connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
        else:
            found["commit"] = connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()

    event.listen(engine, "begin", look)

    async def work(writer: Writer) -> None:
        await writer.commit(event_write(0))

    asyncio.run(with_writer(engine, work))
    full = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert found == (full if engine.dialect.name == "sqlite" else {"commit": "on"})


def test_a_postgres_server_that_does_not_wait_for_its_disk_is_told_to(database: str) -> None:
    if not database.startswith("postgres"):
        pytest.skip("SQLite has no settings of its own")
    with another_process(database) as connection:
        name = connection.engine.url.database
        connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
        connection.commit()
    with another_process(database) as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar_one() == "on"


def test_the_writer_finds_a_database_again_that_was_away(engine: Engine, database: str) -> None:
    stored_match(engine)
    if engine.dialect.name != "postgresql":
        pytest.skip("SQLite has no connection that could be lost")

    async def work(writer: Writer) -> None:
        await writer.commit(event_write(0))
        with another_process(database) as other:
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
            other.execute(text(query))
        answers = [
            (await asyncio.gather(writer.commit(event_write(seq)), return_exceptions=True))[0]
            for seq in (1, 2)
        ]
        assert answers[1] is None
        stored = [0, 2] if answers[0] is not None else [0, 1, 2]
        assert stored_seqs(database) == stored

    asyncio.run(with_writer(engine, work))


# A write that fails at a table.


@pytest.mark.parametrize("game", list(OPTIONS))
def test_after_a_failed_write_the_table_is_as_the_disk_has_it(database: str, game: str) -> None:
    choice = random.Random(5)

    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as one, Listener(table, 1) as two:
            await play_at_random(table, choice, 5)
            before = table.playing().snapshot()
            listeners = [one, two]
            for each in listeners:
                each.told()
            break_the_disk(database, True)
            to_act = table.playing().to_act
            mover = next(
                one for one in listeners if to_act in table.roster.seats_of(one.visitor.person)
            )
            last, move = table.playing().last_seq, any_move(table.playing(), choice)
            message = Move("command-1", last, [move])
            await dispatch(table, mover.visitor, message)
            answers = [frame for frame in mover.told() if frame["type"] == "refused"]
            assert [(one["id"], one["code"]) for one in answers] == [("command-1", "unavailable")]
            assert table.playing().snapshot() == before
            break_the_disk(database, False)
            await dispatch(table, mover.visitor, message)
            assert [frame["type"] for frame in mover.told()] == ["acknowledged"]
            assert await play_at_random(table, choice, GOING_ON) == GOING_ON
            assert one.seqs() == two.seqs() == stored_seqs(database, table.row.number)
            assert one.seqs() == list(range(table.playing().last_seq + 1))

    at_table(database, game, work)


def test_an_event_of_another_process_is_taken_in(database: str) -> None:
    """Two processes serve the same table: the later one refuses, and shows what the other did."""
    choice = random.Random(6)

    async def work(registry: TableRegistry, table: Table) -> None:
        async with opened_registry(database) as elsewhere, Listener(table, 0) as listener:
            other = await elsewhere.table(table.row.id)
            move = any_move(other.playing(), choice)
            await make_move(other, move, "command-there")
            seat = table.playing().to_act
            visitor = Visitor(f"person-{seat}", "Medb", table.playing().last_seq)
            message = Move("command-here", table.playing().last_seq, [move])
            await dispatch(table, visitor, message)
            assert table.playing().snapshot() == other.playing().snapshot()
            assert stored_seqs(database, table.row.number) == listener.seqs()
            assert await play_at_random(table, choice, GOING_ON) == GOING_ON
            assert listener.seqs() == list(range(table.playing().last_seq + 1))

    at_table(database, GAME, work)


def test_a_command_that_comes_twice_is_acknowledged_twice_and_done_once(database: str) -> None:
    async def work(registry: TableRegistry, table: Table) -> None:
        choice = random.Random(7)
        match = table.playing()
        seat, last = match.to_act, match.last_seq
        async with Listener(table, seat) as listener:
            message = Move("command-1", last, [any_move(match, choice)])
            for _ in range(3):
                await dispatch(table, listener.visitor, message)
            answers = [frame for frame in listener.told() if frame["type"] == "acknowledged"]
            assert [(one["id"], one.get("again", False)) for one in answers] == [
                ("command-1", False),
                ("command-1", True),
                ("command-1", True),
            ]
            assert listener.seqs() == list(range(table.playing().last_seq + 1))

    at_table(database, GAME, work)


def test_a_table_whose_disk_cannot_even_be_read_waits_for_it(database: str) -> None:
    """Nothing may follow on a move that is only in memory, nor may anybody see it."""
    choice = random.Random(8)

    async def work(registry: TableRegistry, table: Table) -> None:
        async with Listener(table, 0) as listener:
            before, number = table.playing().snapshot(), table.row.number
            rename_events(database, "events", "lost")
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await make_move(table, any_move(table.playing(), choice))
                assert table.diverged
            newcomer = Visitor(None, None, -1)
            with pytest.raises(Unavailable):
                await table.enter(newcomer)
            rename_events(database, "lost", "events")
            await registry._recover_tables()
            assert table.playing().snapshot() == before
            assert not table.diverged
            assert await play_at_random(table, choice, GOING_ON) == GOING_ON
            assert stored_seqs(database, number) == listener.seqs()

    at_table(database, GAME, work)


def rename_events(url: str, old: str, new: str) -> None:
    with another_process(url) as connection:
        connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))
        connection.commit()


READ_AT_ONCE = """
import sys
from threading import Barrier, Thread
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database

archive, together = Archive(open_database(sys.argv[1])), Barrier(12)

def read() -> None:
    together.wait()
    assert archive.match(sys.argv[2]) is not None

sys.setswitchinterval(1e-6)
threads = [Thread(target=read) for _ in range(12)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_many_tables_may_be_the_first_to_be_read(database: str) -> None:
    """As after a restart, when everybody comes back at once; in a process that never read one."""

    async def work(registry: TableRegistry, table: Table) -> None:
        command = [sys.executable, "-c", READ_AT_ONCE, database, table.row.id]
        assert subprocess.run(command, check=False).returncode == 0

    at_table(database, GAME, work)


# What is due.


def test_what_is_due_is_stored_with_the_event_that_made_it_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that runs: event and due row come and go together, or not at all."""
    choice = random.Random(9)

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry, clock=Clock("move", 600))
            # Each move comes a second after the one before.
            moments = count(now_ms(), 1_000)
            monkeypatch.setattr(table_module, "now_ms", lambda: next(moments))
            number, archive = table.row.number, registry.context.archive
            for _ in range(5):
                due = archive.due_of(number)
                # A forced move needs no row: whoever loads the table sees that there is one.
                kept = {kind: at for kind, at in table.timers.due.items() if kind != FORCED}
                assert {kind: row.at for kind, row in due.items()} == kept and "clock" in due
                await make_move(table, any_move(table.playing(), choice))
                assert archive.due_of(number)["clock"].at > due["clock"].at
            due = archive.due_of(number)
            break_the_disk(database, True)
            with pytest.raises(Unavailable):
                await make_move(table, any_move(table.playing(), choice))
            assert archive.due_of(number) == due
            break_the_disk(database, False)
            async with table.lock:
                await table.act(lambda match: match.resign(0))
            assert table.playing().over
            assert archive.due_of(number) == {}

    asyncio.run(run())


# Snapshots.


def loaded(url: str, table: Table, from_snapshot: bool) -> Match:
    """The match as another process loads it."""
    with another_process(url) as connection:
        archive = Archive(connection.engine)
        if not from_snapshot:
            archive.snapshot = lambda number: None  # type: ignore[method-assign]
        restored = restore(archive, table.row.id, shared_game)
    assert (restored.snapshot_seq >= 0) == from_snapshot
    assert restored.match is not None
    return restored.match


# Every game at tables of every size; what a database does with them does not depend on that.
TAILS = [("sqlite", game, seed) for game in OPTIONS for seed in range(3)]
TAILS += [("postgresql", game, seed) for seed, game in enumerate(OPTIONS)]


@pytest.mark.parametrize(("database", "game", "seed"), TAILS, indirect=["database"])
def test_a_snapshot_and_the_tail_are_the_same_match_as_the_whole_log(
    database: str, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", 5 + 4 * seed)
    choice = random.Random(seed)

    async def work(registry: TableRegistry, table: Table) -> None:
        for _ in range(5):
            await play_at_random(table, choice, choice.randrange(6, 20))
            quick, whole = loaded(database, table, True), loaded(database, table, False)
            assert quick.snapshot() == whole.snapshot() == table.playing().snapshot()
            assert same_events(registry, table)

    at_table(database, game, work, seats=2 + seed)


def same_events(registry: TableRegistry, table: Table) -> bool:
    """Whether what is told from memory, from a snapshot and from all events is the same."""
    archive, last = registry.context.archive, table.playing().last_seq
    restored = restore(archive, table.row.id, shared_game)
    whole = all_events(archive, table.row, table.game)
    for buffer in (restored.buffer, table.journal.buffer):
        for after in range(max(buffer.first - 1, last - 20), last + 1):
            for viewer in (None, 0, 1):
                assert buffer.reaches(after)
                assert bytes(buffer.events(after, viewer)) == bytes(whole.events(after, viewer))
                assert bytes(buffer.story(after, viewer)) == bytes(whole.story(after, viewer))
        assert buffer.first == 0 or not buffer.reaches(buffer.first - 2)
    return True


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '{"seq": 3}', "other", "another seq"])
def test_a_damaged_snapshot_is_not_fatal(
    database: str, monkeypatch: pytest.MonkeyPatch, body: str
) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", 10)
    choice = random.Random(11)

    async def work(registry: TableRegistry, table: Table) -> None:
        await play_at_random(table, choice, 15)
        other = await started_table(registry)
        damage: dict[str, object] = {"body": body}
        if body == "other":
            damage = {"body": json.dumps(other.playing().snapshot())}
        elif body == "another seq":
            damage = {"seq": 4}
        with another_process(database) as connection:
            of = schema.snapshots.c.match == table.row.number
            connection.execute(update(schema.snapshots).where(of).values(damage))
            connection.commit()
        restored = restore(registry.context.archive, table.row.id, shared_game)
        assert restored.match is not None and restored.snapshot_seq == -1
        assert restored.match.snapshot() == table.playing().snapshot()
        table.adopt(restored)
        assert await play_at_random(table, choice, GOING_ON) == GOING_ON
        assert loaded(database, table, True).snapshot() == table.playing().snapshot()

    at_table(database, GAME, work)


def test_a_lost_snapshot_is_not_fatal(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", 10)

    async def work(registry: TableRegistry, table: Table) -> None:
        await play_at_random(table, random.Random(12), 15)
        with another_process(database) as connection:
            connection.execute(schema.snapshots.delete())
            connection.commit()
        assert loaded(database, table, False).snapshot() == table.playing().snapshot()

    at_table(database, GAME, work)


def test_who_comes_back_where_a_snapshot_lies_gets_what_was_missed(database: str) -> None:
    """The end of a match is snapshotted, so that nothing comes after it: not even from memory."""

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry)
            await play_at_random(table, random.Random(13))
            last, match_id = table.playing().last_seq, table.row.id
        async with opened_registry(database) as registry:
            table = await registry.table(match_id)
            assert table.journal.buffer.encoded == []
            for after in (-1, 0, 17, last - 1, last):
                visitor = Visitor("person-0", "Medb", after)
                position = await table.audience.position(visitor, after)
                told = [one["seq"] for one in json.loads(bytes(position.events))]
                assert told == list(range(after + 1, last + 1))

    asyncio.run(run())


# The cost of a move.


async def wander(table: Table, choice: random.Random, acts: int) -> None:
    """Moves, most of them taken back at once: a log that grows long before its match ends."""
    for _ in range(acts):
        async with table.lock:
            match = table.playing()
            takers = [each for each in range(match.game.seats) if match.undoable(each)]
            if takers and choice.random() < 0.9:
                await table.act(lambda match, seat=takers[0]: match.undo(seat))  # type: ignore[misc]
            else:
                text = any_move(match, choice)
                await table.act(lambda match, text=text: match.play(text))  # type: ignore[misc]


class Counted:
    """What is asked of the database while somebody plays."""

    def __init__(self, registry: TableRegistry) -> None:
        self.rows = self.statements = self.read = 0
        self._commit = registry.context.writer.commit
        registry.context.writer.commit = self.commit  # type: ignore[method-assign]
        event.listen(registry.context.archive._engine, "before_cursor_execute", self.look)

    def commit(self, write: Write) -> Storing:
        """Rows that are written."""
        self.rows += len(write.rows)
        return self._commit(write)

    def look(self, _: Any, cursor: Any, statement: str, *more: Any) -> None:
        """Statements, and those among them that read events or snapshots."""
        self.statements += 1
        self.read += statement.startswith("SELECT") and ("events" in statement.split("FROM")[1])


def test_the_cost_of_a_move_does_not_grow_with_the_log(database: str) -> None:
    """Rows written and read, statements and events in memory, early and late in a long match."""
    choice, acts, windows = random.Random(14), 3 * SNAPSHOT_EVERY, 3

    async def run() -> None:
        async with opened_registry(database) as registry:
            table = await started_table(registry, seats=3, options={"rounds": 99, "face_up": True})
            rows, statements, sizes = [], [], []
            for _ in range(windows):
                counted = Counted(registry)
                await wander(table, choice, acts)
                match = table.playing()
                rows.append(counted.rows)
                statements.append(counted.statements)
                sizes.append(len(json.dumps(match.snapshot())))
                assert counted.read == 0
                assert len(table.journal.buffer.encoded) <= 2 * KEPT
                # Events are let go of with every snapshot.
                with pytest.raises(LookupError):
                    match.event(table.journal.snapshot_seq - KEPT - 1)
                assert match.last_seq - table.journal.snapshot_seq < SNAPSHOT_EVERY
            assert not match.over and match.last_seq >= windows * acts
            for early, *_, late in (rows, statements, sizes):
                assert late < 1.3 * early
            restored = restore(registry.context.archive, table.row.id, shared_game)
            assert len(restored.buffer.encoded) <= 2 * SNAPSHOT_EVERY

    asyncio.run(run())


def test_a_connection_in_use_is_closed_when_it_is_given_back_after_the_end(engine: Engine) -> None:
    # A look at the store that a stop overtakes is still under way in its thread.
    with engine.connect() as connection:
        driver: Any = connection.connection.dbapi_connection
        close_database(engine)
        connection.execute(text("SELECT 1"))
    with pytest.raises((sqlite3.ProgrammingError, psycopg.OperationalError)):
        driver.execute("SELECT 1")


def test_the_connection_that_was_used_last_is_used_next(engine: Engine) -> None:
    """By turns each of them would come to hold all pages and statements."""
    with engine.connect(), engine.connect(), engine.connect():
        pass
    used: set[object] = set()
    for _ in range(4):
        with engine.connect() as connection:
            used.add(connection.connection.dbapi_connection)
    assert len(used) == 1


def test_a_database_without_an_encoding_gives_texts_back(tmp_path: Path) -> None:
    bare = "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    with new_database("postgresql", tmp_path, bare) as url:
        engine = open_database(url)
        with engine.connect() as connection:
            assert connection.execute(text("SELECT 'Óenach'")).scalar_one() == "Óenach"
        close_database(engine)
