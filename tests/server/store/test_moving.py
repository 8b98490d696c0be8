"""`oenach export` and `oenach import`: everything goes along, and people play on."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import shutil
import stat
import tracemalloc
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, inspect, select, update

from oenach.server.http.slow.records import Stored, verification
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.leases.holding import join
from oenach.server.store.leases.node_lease import Node
from oenach.server.store.migrating import NEWEST
from oenach.server.upkeep.moving.forms import STAY, tables_of
from server.moving import (
    GOLDEN,
    all_rows,
    databases,
    done,
    fill,
    findings,
    home,
    invent_rows,
    play_on,
    play_some,
    refused,
    run,
)
from stores import KINDS, OPTIONS, at_leisure, database, engine, opened_registry, play_at_random

__all__ = ["at_leisure", "database", "engine", "home"]


def test_every_table_is_moved_or_known_to_stay(engine: Engine) -> None:
    assert set(inspect(engine).get_table_names()) == {
        *(one.name for one in tables_of(NEWEST)),
        *STAY,
    }


def test_there_and_back_again_every_row_is_what_it_was(tmp_path: Path) -> None:
    with databases(tmp_path, "sqlite", "postgresql", "sqlite") as urls:
        invent_rows(urls[0])
        before, files = all_rows(urls[0]), []
        for nth, (here, there) in enumerate(pairwise(urls)):
            file = tmp_path / f"{nth}.oenach"
            done("export", file, "--database", here)
            done("import", file, "--database", there, "--no-check")
            assert all_rows(there) == before
            files.append(file.read_bytes())
        assert all(before.values()), "a table was left empty"
        # By their bytes nobody can tell from which kind of database a file is.
        assert files[0] == files[1]


@pytest.mark.parametrize("into", KINDS)
def test_matches_are_played_on_where_they_were_moved_to(
    database: str, into: str, tmp_path: Path
) -> None:
    ids = asyncio.run(fill(database))
    file, before, damaged = tmp_path / "all.oenach", all_rows(database), findings(database)
    assert before["packed"] and damaged
    said = json.loads(done("export", file, "--database", database, "--json"))
    assert said["rows"] == {name: len(rows) for name, rows in before.items()}
    with databases(tmp_path, into) as (target,):
        moved = run("import", file, "--database", target, "--json")
        # What was damaged before is so still, and is said; nothing else is.
        assert moved.exit_code == 3
        assert json.loads(moved.stdout)["rows"] == said["rows"]
        assert len(json.loads(moved.stdout)["damaged"]) == len(damaged)
        assert findings(target) == damaged
        assert all_rows(target) == before
        asyncio.run(play_on(target, ids))


def test_no_node_is_moved(database: str, tmp_path: Path) -> None:
    invent_rows(database)
    source, file = open_database(database), tmp_path / "all.oenach"
    with source.begin() as connection:
        row = {"name": "a node", "kind": "server", "version": "1", "bots": 1, "started": 0}
        connection.execute(insert(schema.nodes).values(epoch=7, until=1, **row))
        there = {"match": 1, "node": 7, "person": "ada", "connections": 1}
        connection.execute(insert(schema.presences).values(there))
        connection.execute(update(schema.due).values(node=7))
    source.dispose()
    done("export", file, "--database", database)
    with databases(tmp_path, *KINDS) as urls:
        for url in urls:
            done("import", file, "--database", url, "--no-check")
            target = open_database(url)
            with target.connect() as connection:
                assert connection.execute(select(schema.due.c.node)).scalars().all() == [None] * 2
                for of_the_moment in (schema.nodes, schema.presences):
                    assert not connection.execute(select(of_the_moment)).all()
            target.dispose()


def test_the_numbers_of_nodes_go_on_after_an_import(tmp_path: Path) -> None:
    with databases(tmp_path, "sqlite", "postgresql") as (source, target):
        invent_rows(source)
        done("export", tmp_path / "all.oenach", "--database", source)
        engine, epochs = open_database(target), []
        for imports in (True, False):
            lease = join(engine, 600, Node())
            epochs.append(lease.epoch)
            lease.release()
            if imports:
                done("import", tmp_path / "all.oenach", "--database", target, "--no-check")
        engine.dispose()
    assert epochs == [1, 2]


def test_two_exports_are_the_same_bytes_and_nobody_else_can_read_them(
    database: str, tmp_path: Path
) -> None:
    asyncio.run(play_some(database))
    files = [tmp_path / "one.oenach", tmp_path / "two.oenach"]
    for file, mask in zip(files, (0o000, 0o777), strict=True):
        before = os.umask(mask)
        try:
            done("export", file, "--database", database)
        finally:
            os.umask(before)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert files[0].read_bytes() == files[1].read_bytes()
    assert refused("export", files[0], "--database", database) == "server-backup-exists"
    done("export", files[0], "--database", database, "--replace")
    assert not list(tmp_path.glob("*.part"))


# Stores of the first form.


async def _goes_on(url: str) -> int:
    """All matches of the store in the golden folder are read, checked and played to their end."""
    played = 0
    async with opened_registry(url) as registry:
        archive = registry.context.archive
        for row in archive.matches_of("person-0", 100):
            if row.game not in OPTIONS:
                continue
            table = await registry.table(row.id)
            assert [said.text for said in archive.sayings(row.number, 5)] == ["Sláinte!"]
            played += await play_at_random(table, random.Random(row.game))
            checked = verification(Stored(archive, table.row, table.game))
            assert checked.ok and checked.complete, checked
    return played


@pytest.mark.parametrize("kept", ["store", "file"])
def test_a_store_of_the_first_form_is_moved_and_played_on(
    database: str, kept: str, tmp_path: Path
) -> None:
    """The file was written from that store once, and must be read by all later versions."""
    file = tmp_path / "first.oenach"
    if kept == "file":
        shutil.copy(GOLDEN / "0001.oenach", file)
    else:
        old = tmp_path / "old.db"
        old.write_bytes(gzip.decompress((GOLDEN / "0001.db.gz").read_bytes()))
        before = old.read_bytes()
        done("export", file, "--database", f"sqlite:///{old}")
        # The first bytes say how SQLite keeps its journal.
        assert old.read_bytes()[100:] == before[100:], "nothing is changed in what is exported"
    assert '"schema":"0001"' in gzip.decompress(file.read_bytes()).decode()
    done("import", file, "--database", database)
    assert not findings(database)
    assert asyncio.run(_goes_on(database)) > 5 or not OPTIONS


MANY, LARGE = 30_000, "x" * 1000


def test_memory_does_not_grow_with_the_store(database: str, tmp_path: Path) -> None:
    asyncio.run(play_some(database, moves=1))
    engine = open_database(database)
    with engine.begin() as connection:
        kept = {"match": 1, "body": LARGE, "hash": "", "at": 0}
        rows = [{**kept, "seq": 1000 + nth} for nth in range(MANY)]
        connection.execute(insert(schema.events), rows)
        del rows
    engine.dispose()
    file = tmp_path / "all.oenach"
    with databases(tmp_path, "sqlite") as (target,):
        tracemalloc.start()
        try:
            done("export", file, "--database", database)
            done("import", file, "--database", target, "--no-check")
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert most < MANY * len(LARGE) / 2
