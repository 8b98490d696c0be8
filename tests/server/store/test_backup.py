"""`oenach backup` and `oenach restore`: whole, private, and proved by playing on from them."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from typer.testing import CliRunner

from oenach.cli.app import app
from oenach.server.http.slow.records import Stored, replayed
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.leases.file_lease import FileLease
from oenach.server.store.leases.holding import join
from oenach.server.store.leases.node_lease import Node
from oenach.server.upkeep.scanning import scan
from stores import (
    KINDS,
    at_leisure,
    database,
    new_database,
    opened_registry,
    play_at_random,
    started_table,
)

__all__ = ["at_leisure", "database"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a key."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "server.key").write_text("5e" * 32)
    monkeypatch.setenv("OENACH_DATA", str(folder))
    return folder


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def run(*arguments: object) -> Any:
    return CliRunner().invoke(app, [str(one) for one in arguments])


def refused(*arguments: object) -> str:
    return getattr(run(*arguments).exception, "key", "")


async def _play_some(url: str, moves: int = 6) -> None:
    async with opened_registry(url) as registry:
        await play_at_random(await started_table(registry), random.Random(2), moves)


@pytest.mark.parametrize("into", KINDS)
def test_a_copy_made_while_moves_are_made_is_restored_and_played_on_from(
    database: str, into: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"

    async def back_up_in_play() -> list[str]:
        async with opened_registry(database) as registry:
            tables = [await started_table(registry) for _ in range(3)]
            making = asyncio.create_task(
                asyncio.to_thread(run, "backup", file, "--database", database)
            )
            choice = random.Random(4)
            # Moves are made until the copy is there, and some after that.
            while not making.done():
                for table in tables:
                    await play_at_random(table, choice, 1)
            done = await making
            assert done.exit_code == 0, done.exception
            for table in tables:
                await play_at_random(table, choice, 1)
            return [table.row.id for table in tables]

    ids = asyncio.run(back_up_in_play())
    other = tmp_path / "other"
    other.mkdir()
    with new_database(into, other) as target:
        assert run("restore", file, "--database", target).exit_code == 0
        engine = open_database(target)
        assert list(scan(engine, lambda *_: None)) == []
        engine.dispose()

        async def play_on() -> None:
            async with opened_registry(target) as registry:
                for one in ids:
                    table = await registry.table(one)
                    await play_at_random(table, random.Random(9))
                    assert replayed(Stored(registry.context.archive, table.row, table.game)).over
                # And new ones find a number of their own.
                assert (await started_table(registry)).row.number > len(ids)

        asyncio.run(play_on())


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o777])
def test_nobody_else_can_read_a_copy_whatever_the_umask(
    database: str, tmp_path: Path, home: Path, mask: int
) -> None:
    asyncio.run(_play_some(database))
    file = tmp_path / "all.backup"
    with umask(mask):
        done = run("backup", file, "--database", database)
        assert done.exit_code == 0, done.exception
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    (home / "server.key").unlink()
    restored = tmp_path / "restored.db"
    with umask(mask & 0o077):
        assert run("restore", file, "--database", f"sqlite:///{restored}").exit_code == 0
    for private in (restored, home / "server.key"):
        assert stat.S_IMODE(private.stat().st_mode) == 0o600
    # People have their seats back: the key is the same.
    assert (home / "server.key").read_text() == "5e" * 32
    assert not [one for one in tmp_path.iterdir() if one.suffix == ".part"]


def test_nothing_is_overwritten_without_being_told(database: str, tmp_path: Path) -> None:
    asyncio.run(_play_some(database))
    file = tmp_path / "all.backup"
    assert run("backup", file, "--database", database).exit_code == 0
    before = file.read_bytes()
    assert refused("backup", file, "--database", database) == "server-backup-exists"
    assert file.read_bytes() == before
    assert refused("restore", file, "--database", database) == "server-store-not-empty"
    asyncio.run(_play_some(database))
    assert run("restore", file, "--database", database, "--replace").exit_code == 0
    engine = open_database(database)
    with engine.connect() as connection:
        assert len(connection.execute(select(schema.matches.c.id)).all()) == 1
    engine.dispose()
    assert run("backup", file, "--database", database, "--replace").exit_code == 0


def test_another_key_gives_way_only_when_that_is_said(tmp_path: Path, home: Path) -> None:
    url = f"sqlite:///{tmp_path / 'oenach.db'}"
    asyncio.run(_play_some(url))
    file, new = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'new.db'}"
    assert run("backup", file, "--database", url).exit_code == 0
    (home / "server.key").write_text("77" * 32)
    assert refused("restore", file, "--database", new) == "server-other-key"
    assert run("restore", file, "--database", new, "--replace").exit_code == 0
    assert (home / "server.key").read_text() == "5e" * 32


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'oenach.db'}"
    asyncio.run(_play_some(url))
    file, target = tmp_path / "all.backup", tmp_path / "new.db"
    assert run("backup", file, "--database", url).exit_code == 0
    whole = file.read_bytes()
    for bad in (b"", b"no database", whole[: len(whole) // 2], whole[:5000] + b"?" * 3000):
        file.write_bytes(bad)
        told = refused("restore", file, "--database", f"sqlite:///{target}")
        assert told == "server-backup-damaged"
        assert not target.exists()


def test_a_copy_does_not_know_who_had_the_store(tmp_path: Path) -> None:
    """Numbers of nodes are given anew elsewhere: what is due there would be left to a stranger."""
    copy = tmp_path / "copy.backup"
    with new_database("postgresql", tmp_path) as url, new_database("postgresql", tmp_path) as other:
        engine, target = open_database(url), open_database(other)
        lease = join(engine, 60, Node("worker", 1))
        asyncio.run(_play_some(url))
        with engine.begin() as connection:
            number = connection.execute(select(schema.matches.c.number)).scalars().first()
            row = {"match": number, "kind": "limit", "at": 1, "node": lease.epoch}
            connection.execute(insert(schema.due).values(row))
        assert run("backup", copy, "--database", url).exit_code == 0
        assert run("restore", copy, "--database", other).exit_code == 0
        with target.connect() as connection:
            assert connection.execute(select(schema.nodes)).all() == []
            assert {row.node for row in connection.execute(select(schema.due))} == {None}
        lease.release()
        engine.dispose()
        target.dispose()


def test_a_store_that_a_server_has_is_not_restored_into(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'oenach.db'}"
    asyncio.run(_play_some(url))
    file = tmp_path / "all.backup"
    assert run("backup", file, "--database", url).exit_code == 0
    lease = FileLease(tmp_path / "oenach.db")
    try:
        told = refused("restore", file, "--database", url, "--replace")
        assert told == "server-file-in-use"
    finally:
        lease.release()


def test_a_damaged_file_says_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "oenach.db"
    file.write_bytes(b"SQLite format 3\0" + b"?" * 8000)
    url = f"sqlite:///{file}"
    for command in (["check"], ["backup", tmp_path / "all.backup"]):
        told = run(*command, "--database", url).exception
        assert getattr(told, "key", "") == "server-database-unusable"
    assert not (tmp_path / "all.backup").exists()


def test_a_damaged_page_is_not_passed_on_as_a_whole_copy(tmp_path: Path) -> None:
    file = tmp_path / "oenach.db"
    asyncio.run(_play_some(f"sqlite:///{file}", 60))
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    whole = bytearray(file.read_bytes())
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle : middle + 4096] = b"?" * 4096
    file.write_bytes(whole)
    told = refused("backup", tmp_path / "all.backup", "--database", f"sqlite:///{file}")
    assert told in ("server-backup-damaged", "server-database-unusable")
    assert not (tmp_path / "all.backup").exists()
