"""A server that cannot use its store says what is wrong with it, and what to do."""

from __future__ import annotations

import ctypes
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from oenach.messages import explain
from oenach.server.store.database import StoreError, address_of, masked, open_database
from oenach.server.store.migrating import migrate
from oenach.server.store.schema import people
from oenach.server.upkeep.opening import file_of
from stores import database, engine
from waiting import PATIENCE

__all__ = ["database", "engine"]

CAPBSET_DROP, MAY_OVERRIDE, MAY_SEARCH = 24, 1, 2

Harm = Callable[[Path], None]


def as_others_are() -> None:
    """Before a program begins: who runs as root has to ask for leave, too."""
    system = ctypes.CDLL(None)
    for right in (MAY_OVERRIDE, MAY_SEARCH):
        system.prctl(CAPBSET_DROP, right, 0, 0, 0)


def serve(url: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    return subprocess.run(
        [sys.executable, "-m", "oenach.cli", "serve", "--port", "0", "--database", url],
        env={**os.environ, "OENACH_DATA": str(folder), "OENACH_LEASE_SECONDS": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        preexec_fn=as_others_are,
    )


def explained(url: str, folder: Path) -> str:
    """What a server says when it cannot start; nothing of it is a fault of the program."""
    found = serve(url, folder)
    assert found.returncode == 2, (found.returncode, found.stderr)
    assert "Traceback" not in found.stderr and not re.search(r"\w+Error\b", found.stderr)
    assert found.stdout == ""
    return found.stderr


def overwritten(start: int, length: int) -> Harm:
    """Other bytes in the place of some; from the middle on if it starts below 0."""

    def harm(file: Path) -> None:
        stored = bytearray(file.read_bytes())
        at = start if start >= 0 else len(stored) // 2 // 4096 * 4096
        stored[at : at + length] = b"\xa5" * length
        file.write_bytes(stored)

    return harm


def truncated(file: Path) -> None:
    """Its second half is gone."""
    os.truncate(file, file.stat().st_size // 2)


def no_database(file: Path) -> None:
    """It is somebody's letter."""
    file.write_text("Dear Medb, the brown bull is well. " * 200)


def a_folder(file: Path) -> None:
    """There is a folder of that name."""
    file.unlink()
    file.mkdir()


def kept(file: Path) -> None:
    """Nobody may read it."""
    file.chmod(0)


def kept_in_its_folder(file: Path) -> None:
    """Nothing may be written beside it."""
    file.parent.chmod(0o500)


HARMS: dict[str, tuple[Harm, tuple[str, ...]]] = {
    "header": (overwritten(0, 100), ("not a database", "oenach restore", "oenach check")),
    "page": (overwritten(-1, 4096), ("oenach restore", "oenach check")),
    "truncated": (truncated, ("malformed", "oenach restore", "oenach check")),
    "other": (no_database, ("not a database", "oenach restore", "oenach check")),
    "empty": (lambda file: os.truncate(file, 0), ("is there but empty", "oenach restore")),
    "folder": (a_folder, ("is a folder", "--database")),
    "kept": (kept, ("Permission denied", "--database")),
    "kept folder": (kept_in_its_folder, ("Permission denied", "--database")),
}


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with so much in it that its middle is of use."""
    folder = tmp_path / "store"
    folder.mkdir()
    file = folder / "oenach.db"
    engine = open_database(f"sqlite:///{file}")
    migrate(engine)
    rows = [
        {"id": f"person-{number:06}", "name": "Medb " * 6, "created": 0} for number in range(4000)
    ]
    with engine.begin() as connection:
        connection.execute(people.insert(), rows)
    engine.dispose()
    # All of it in the one file.
    with closing(sqlite3.connect(file)) as connection_of_its_own:
        connection_of_its_own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@pytest.mark.parametrize("harm", HARMS)
def test_a_server_says_what_is_wrong_with_its_file(harm: str, store: Path, tmp_path: Path) -> None:
    change, told = HARMS[harm]
    change(store)
    try:
        said = explained(f"sqlite:///{store}", tmp_path)
    finally:
        store.parent.chmod(0o700)
    for words in (str(store.parent), *told):
        assert words in said, said


def test_a_store_of_a_later_version_is_left_alone(
    engine: Engine, database: str, tmp_path: Path
) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        # Its migrations leave no room for this version beside them.
        connection.execute(text("UPDATE agreed SET value = '9999' WHERE name = 'oldest'"))
    said = explained(database, tmp_path)
    for words in ("later version", "9999", "install that version", "oenach restore"):
        assert words in said, said
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version"))
        assert found.scalar_one() == "9999"


def test_a_driver_that_is_missing_is_named_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has installed no extra has none."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError) as refused:
        open_database("postgresql://oenach@127.0.0.1:1/oenach")
    assert refused.value.key == "server-no-driver"
    assert "pip install 'oenach[postgresql]'" in explain(refused.value, "en")


@pytest.mark.parametrize("url", ["postgresql://me@here:port/games", "postgresql://me@[::1/x", "x"])
def test_what_is_no_address_of_a_database_is_refused(url: str) -> None:
    for ask in (open_database, address_of):
        with pytest.raises(StoreError) as refused:
            ask(url)
        assert refused.value.key == "server-bad-database"
    assert file_of(url) is None
    assert "games" not in masked(url)
