"""The first commands of docs/add-a-game.md, for real: an environment of its own, and pip, which
builds this program in it from a copy of its sources. What it needs it gets from the package index
that pip knows here; where that lacks something, nothing is claimed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from docs.added_game import GAME, PREPARED, steps

ROOT: Final = Path(__file__).parents[2]
NO_INDEX: Final = ("No matching distribution found", "Failed to establish a new connection")
"""What pip says where a package cannot be fetched."""
FIRST: Final = 6
"""So many commands lead to a small game that works."""


def copied(folder: Path) -> None:
    """The repository as somebody gets it: no environment, nothing built."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def typed(line: str, folder: Path) -> str:
    """What a command of the page says, typed by somebody who has only this folder."""
    kept = {"OENACH_HOME": str(folder / "saves"), "OENACH_DATA": str(folder / "data")}
    cleared = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        line,
        shell=True,
        cwd=folder,
        env={**cleared, **kept},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    told = done.stdout + done.stderr
    if done.returncode and any(lack in told for lack in NO_INDEX):
        pytest.skip(f"the package index lacks what is needed: {told.splitlines()[-1]}")
    assert done.returncode == 0, f"{line}\n{told}"
    return told


@pytest.mark.long
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout says what belongs to it")
def test_an_empty_folder_becomes_a_game_that_passes(tmp_path: Path) -> None:
    copied(tmp_path / "oenach")
    commands = [step.what for step in steps() if step.kind == "command"][:FIRST]
    assert commands[:2] == PREPARED
    assert commands[-1] == f".venv/bin/oenach play {GAME}"
    for command in commands:
        typed(command, tmp_path)
    assert GAME in typed(".venv/bin/oenach games", tmp_path)
    where = typed('.venv/bin/python -c "import oenach; print(oenach.__file__)"', tmp_path)
    assert str(tmp_path / ".venv") in where
