"""A folder that is closed to whoever runs a command: it is named, with what to do."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from per_game import QUICKEST

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="closed in another way there")

PATIENCE = 120


@pytest.fixture(params=["itself", "above"])
def closed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A folder that nobody may look into, or one inside of it."""
    folder = tmp_path / "closed"
    (folder / "inner").mkdir(parents=True)
    folder.chmod(0)
    yield folder if request.param == "itself" else folder / "inner"
    folder.chmod(0o700)


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command with its files in a folder, without the rights that root has everywhere."""
    command = [sys.executable, "-m", "oenach.cli", *words]
    if os.geteuid() == 0:
        setpriv = shutil.which("setpriv")
        if setpriv is None:
            pytest.skip("root may look into every folder, and there is no setpriv")
        command = [setpriv, "--inh-caps=-all", "--bounding-set=-all", *command]
    places = dict.fromkeys(("OENACH_DATA", "OENACH_HOME", "XDG_CONFIG_HOME"), str(folder))
    return subprocess.run(
        command,
        env={**os.environ, **places, "BROWSER": "true"},
        input="1\n1\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--port", "0"),
        ("play-now", "--port", "0"),
        ("backup", "copy.backup"),
        ("check",),
        ("reports",),
        ("nodes",),
        ("export", "copy.export"),
    ],
    ids=lambda words: words[0],
)
def test_a_command_names_the_folder(words: tuple[str, ...], closed: Path) -> None:
    done = run(closed, *words)
    assert done.returncode != 0
    assert "PermissionError" not in done.stderr, done.stderr
    assert str(closed) in done.stderr.replace("\n", "")


def test_a_game_in_a_terminal_goes_on_without_it(closed: Path) -> None:
    done = run(closed, "play", QUICKEST, "--seats", "2", "--bots", "novice", "--pace", "0")
    assert done.returncode == 0, done.stderr
    assert str(closed) in done.stdout.replace("\n", "")


def test_the_doctor_finds_it_and_goes_on(closed: Path) -> None:
    done = run(closed, "doctor", "--json")
    assert done.returncode == 3, done.stderr
    found = {one["key"]: one["advice"] for one in json.loads(done.stdout)["checks"]}
    assert found["server-doctor-folder-closed"] and found["server-key-unreadable"]
    assert "server-database-closed" in found


def test_a_backup_into_it_is_refused(closed: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    assert "PermissionError" not in run(data, "backup", str(closed / "copy.backup")).stderr
