"""What is written in private until it is whole: nothing of it is left for ever, and nothing that
somebody still writes is taken away."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from oenach.server.upkeep.private_file import private_file

WRITING = """
import sqlite3, sys
from pathlib import Path
from oenach.server.upkeep.private_file import private_file

with private_file(Path(sys.argv[1]), replace=True) as part:
    copy = sqlite3.connect(part, isolation_level=None)
    copy.execute("BEGIN")
    copy.execute("CREATE TABLE rows (row)")
    print("writing", flush=True)
    sys.stdin.read()
    copy.execute("COMMIT")
    copy.close()
"""


@contextmanager
def somebody_writes(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process, within the writing of a file until its input ends."""
    command = [sys.executable, "-c", WRITING, str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "writing\n"
        yield process
        process.kill()


def left(folder: Path) -> list[str]:
    """What lies there beside what has its name."""
    return sorted(one.name for one in folder.iterdir() if one.name.startswith("."))


def write(file: Path, text: str) -> None:
    with private_file(file, replace=True) as part:
        part.write_text(text)


@pytest.mark.parametrize("name", ["all.backup", "of-another-night.backup"])
def test_what_was_killed_leaves_nothing_once_something_is_written_again(
    tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    for _ in range(2):
        with somebody_writes(file) as killed:
            assert any(one.endswith(".part-journal") for one in left(tmp_path))
            killed.kill()
            killed.wait()
        assert left(tmp_path)
    write(tmp_path / "all.backup", "whole")
    assert (left(tmp_path), (tmp_path / "all.backup").read_text()) == ([], "whole")


def test_nobody_takes_away_what_another_still_writes(tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    with somebody_writes(file) as other:
        theirs = left(tmp_path)
        write(file, "ours")
        assert left(tmp_path) == theirs
        assert other.stdin is not None
        other.stdin.close()
        assert other.wait() == 0
    assert left(tmp_path) == []
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT name FROM sqlite_master").fetchall() == [("rows",)]


@pytest.mark.parametrize(
    "name", [".all.backup-2-abcdefgh.part", ".all.backup-short.part", ".other-abcdefgh.part"]
)
def test_files_of_others_are_left_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("theirs")
    (tmp_path / ".all.backup-abcdefgh.part").write_text("of a version that locked nothing")
    write(tmp_path / "all.backup", "ours")
    assert left(tmp_path) == [name]
