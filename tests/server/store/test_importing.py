"""`oenach import` is refused with words where it must be, and then nothing is there."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.leases.holding import hold, join
from oenach.server.store.leases.node_lease import Node
from oenach.server.upkeep.moving.export_file import NAME
from server.moving import (
    GOLDEN,
    all_rows,
    databases,
    done,
    findings,
    home,
    play_some,
    refused,
    run,
)
from stores import at_leisure, database
from toys.installing import ON_PATH
from waiting import PATIENCE

__all__ = ["at_leisure", "database", "home"]


def _again(file: Path, lines: list[bytes]) -> None:
    file.write_bytes(gzip.compress(b"".join(line + b"\n" for line in lines)))


def test_a_file_that_is_not_whole_or_of_a_later_version_makes_nothing(tmp_path: Path) -> None:
    file, target = tmp_path / "all.oenach", tmp_path / "new.db"
    with databases(tmp_path, "sqlite") as (source,):
        asyncio.run(play_some(source, moves=40))
        done("export", file, "--database", source)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines()
    middle = len(whole) // 2
    bad: dict[str, bytes | list[bytes]] = {
        "empty": b"",
        "no export": b"no export",
        "JSON of another kind": gzip.compress(b'{"log": []}\n'),
        "cut off": whole[:middle],
        "garbled": whole[:middle] + bytes(8) + whole[middle + 8 :],
        "a line less": lines[:10] + lines[11:],
        "a line more": [*lines, lines[-1]],
        "two lines exchanged": [*lines[:-3], lines[-2], lines[-3], lines[-1]],
        "another row": [line.replace(b"Medb 0", b"Medb 9") for line in lines],
        "without its end": lines[:-1],
        "other columns": [lines[0].replace(b'"secret"', b'"secrets"'), *lines[1:]],
        "a form that never was": [lines[0].replace(b'"schema":"00', b'"schema":"--'), *lines[1:]],
    }
    later: dict[str, bytes | list[bytes]] = {
        "a later format": [lines[0].replace(f'{NAME}":1'.encode(), f'{NAME}":2'.encode())],
        "a later store": [lines[0].replace(b'"schema":"00', b'"schema":"90')],
    }
    for key, files in (("server-export-damaged", bad), ("server-export-too-new", later)):
        for name, content in files.items():
            if isinstance(content, bytes):
                file.write_bytes(content)
            else:
                _again(file, content)
            assert refused("import", file, "--database", f"sqlite:///{target}") == key, name
            assert not target.exists(), name
    file.write_bytes(whole)
    done("import", file, "--database", f"sqlite:///{target}")


@pytest.mark.parametrize("value", ["[1]", '{"a":1}', str(2**70), '{"base64":7}', '{"base64":"?"}'])
def test_a_value_that_no_database_holds_is_damage_though_the_hash_fits(
    tmp_path: Path, value: str
) -> None:
    file, target = tmp_path / "all.oenach", tmp_path / "new.db"
    lines = gzip.decompress((GOLDEN / "0001.oenach").read_bytes()).splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith(b"["))
    lines[row] = b"[" + value.encode() + lines[row][lines[row].index(b",") :]
    end = json.loads(lines[-1])
    whole = b"".join(line + b"\n" for line in lines[:-1])
    lines[-1] = json.dumps({**end, "sha256": hashlib.sha256(whole).hexdigest()}).encode()
    _again(file, lines)
    found = refused("import", file, "--database", f"sqlite:///{target}")
    assert found == "server-export-damaged" and not target.exists()


def test_only_an_empty_store_that_nobody_has_is_filled(database: str, tmp_path: Path) -> None:
    file = tmp_path / "all.oenach"
    asyncio.run(play_some(database))
    done("export", file, "--database", database)
    before = all_rows(database)
    assert refused("import", file, "--database", database) == "server-import-not-empty"
    assert all_rows(database) == before
    with databases(tmp_path, "sqlite", "postgresql") as urls:
        for url, why in zip(urls, ("server-file-in-use", "server-store-in-use"), strict=True):
            target = open_database(url)
            # Whoever wants it waits for one renewal.
            lease = hold(target, 3)
            assert refused("import", file, "--database", url) == why
            lease.release()
            target.dispose()


def test_a_store_that_nodes_have_is_not_filled(tmp_path: Path) -> None:
    file = tmp_path / "all.oenach"
    with databases(tmp_path, "sqlite", "postgresql") as (source, target):
        asyncio.run(play_some(source))
        done("export", file, "--database", source)
        engine = open_database(target)
        node = join(engine, 3, Node())
        assert refused("import", file, "--database", target) == "server-store-in-use"
        assert not any(all_rows(target).values())
        node.release()
        engine.dispose()
        done("import", file, "--database", target)


def test_a_store_of_before_with_something_in_it_is_refused_and_left_as_it_is(
    tmp_path: Path,
) -> None:
    old, file = tmp_path / "old.db", tmp_path / "all.oenach"
    old.write_bytes(gzip.decompress((GOLDEN / "0001.db.gz").read_bytes()))
    done("export", file, "--database", f"sqlite:///{old}")
    url = f"sqlite:///{old}"
    assert refused("import", file, "--database", url) == "server-import-not-empty"
    said = json.loads(done("export", file, "--database", url, "--replace", "--json"))
    assert said["schema"] == "0001"


def test_a_row_that_a_database_will_not_hold_is_named_and_nothing_is_there(
    tmp_path: Path,
) -> None:
    with databases(tmp_path, "sqlite", "postgresql", "sqlite") as (source, postgres, sqlite):
        asyncio.run(play_some(source))
        engine = open_database(source)
        with engine.connect() as connection:
            # Rows of a match that is gone, as only damage leaves them.
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.execute(delete(schema.matches))
            connection.commit()
        engine.dispose()
        file = tmp_path / "all.oenach"
        done("export", file, "--database", source)
        assert refused("import", file, "--database", postgres) == "server-import-refused"
        assert not any(all_rows(postgres).values())
        # SQLite holds them, and they are found there as they were here.
        assert run("import", file, "--database", sqlite).exit_code == 3
        assert findings(sqlite) == findings(source)


def test_damage_that_postgresql_has_no_room_for_stays_damage(tmp_path: Path) -> None:
    with databases(tmp_path, "sqlite", "postgresql") as (source, target):
        asyncio.run(play_some(source))
        engine = open_database(source)
        with engine.begin() as connection:
            connection.execute(update(schema.matches).values(terms='{"a\0'))
        engine.dispose()
        file = tmp_path / "all.oenach"
        done("export", file, "--database", source)
        assert run("import", file, "--database", target).exit_code == 3
        assert findings(target) == findings(source)


# Power cuts, keys, room.

HALF_WAY = """
import sys
from oenach.cli import main
from oenach.server.upkeep.moving import importing

read_rows = importing.read_rows

def stopping(connection, of):
    if of.name == "events":
        print("half way", flush=True)
        sys.stdin.readline()
    return read_rows(connection, of)

importing.read_rows = stopping
sys.argv[0] = "oenach"
main()
"""


def test_an_import_that_is_killed_leaves_an_empty_store_and_can_be_begun_again(
    database: str, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_LEASE_SECONDS", "1")
    file = tmp_path / "all.oenach"
    with databases(tmp_path, "sqlite") as (source,):
        asyncio.run(play_some(source))
        done("export", file, "--database", source)
        before = all_rows(source)
    importing = subprocess.Popen(
        [sys.executable, "-c", HALF_WAY, "import", str(file), "--database", database],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([ON_PATH, *sys.path])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert importing.stdout is not None and importing.stdout.readline() == "half way\n"
    importing.kill()
    importing.communicate(timeout=PATIENCE)
    assert not any(all_rows(database).values())
    done("import", file, "--database", database)
    assert all_rows(database) == before


def test_the_key_goes_along_and_another_gives_way_only_when_that_is_said(
    tmp_path: Path, home: Path
) -> None:
    file = tmp_path / "all.oenach"
    with databases(tmp_path, "sqlite", "sqlite", "sqlite") as (source, first, second):
        asyncio.run(play_some(source))
        done("export", file, "--database", source)
        (home / "server.key").unlink()
        done("import", file, "--database", first)
        assert (home / "server.key").read_text() == "5e" * 32
        (home / "server.key").write_text("77" * 32)
        assert refused("import", file, "--database", second) == "server-import-other-key"
        done("import", file, "--database", second, "--replace-key")
        assert (home / "server.key").read_text() == "5e" * 32
        # Where the key is a setting it is kept with the settings.
        done("export", file, "--database", source, "--replace")
        os.environ["OENACH_SECRET"] = "77" * 32
        try:
            done("export", file, "--database", source, "--replace")
        finally:
            del os.environ["OENACH_SECRET"]
        assert "5e" * 32 not in gzip.decompress(file.read_bytes()).decode()
