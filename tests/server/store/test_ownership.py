"""Root looks after a store for the user of a service, who must be able to open it afterwards."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oenach.cli.app import app
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() != 0, reason="only root gives files away"
)

SOMEBODY = 54321


def run(*words: object) -> None:
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exit_code == 0, done.output


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a backup and an export."""
    (data := tmp_path / "data").mkdir()
    engine = open_database(f"sqlite:///{data / 'oenach.db'}")
    migrate(engine)
    engine.dispose()
    (data / "server.key").write_text("5e" * 32)
    monkeypatch.setenv("OENACH_DATA", str(data))
    run("backup", tmp_path / "all.backup")
    run("export", tmp_path / "all.oenach")
    return tmp_path


@pytest.mark.parametrize("words", [("restore", "all.backup"), ("import", "all.oenach")])
def test_what_root_puts_into_a_folder_belongs_to_its_owner(
    words: tuple[str, str], copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder := copies / "service").mkdir()
    os.chown(folder, SOMEBODY, SOMEBODY)
    monkeypatch.setenv("OENACH_DATA", str(folder))
    run(words[0], copies / words[1])
    files = {file.name: file.stat() for file in folder.iterdir()}
    assert {"oenach.db", "oenach.db.lock", "server.key"} <= files.keys()
    assert {(one.st_uid, one.st_gid) for one in files.values()} == {(SOMEBODY, SOMEBODY)}
    assert not files["oenach.db"].st_mode & 0o077


def test_a_copy_in_a_folder_of_others_stays_with_root(copies: Path) -> None:
    """The secrets of matches are in it."""
    (folder := copies / "of others").mkdir()
    os.chown(folder, SOMEBODY, SOMEBODY)
    run("backup", folder / "all.backup")
    assert (folder / "all.backup").stat().st_uid == 0
