"""The tutorial of a first plugin, and the examples: followed and run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from docs.added_game import PREPARED
from docs.served import served
from docs.test_add_a_game import Follower, pytestmark
from docs.test_docs import PLUGIN, ROOT, blocks
from waiting import PATIENCE

__all__ = ["pytestmark"]

EXAMPLES: Final = ROOT / "examples"


def run(folder: Path, *command: str) -> str:
    """What an example says; it must end well."""
    kept = {"OENACH_HOME": str(folder), "OENACH_DATA": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=EXAMPLES,
        env={**os.environ, **kept},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_leads_to_a_plugin_with_another_rule(tmp_path: Path) -> None:
    follower = Follower(tmp_path)
    typed: list[str] = []
    for kind, block in re.findall(r"^```(console|sh)\n(.*?)^```", PLUGIN.read_text(), re.M | re.S):
        if kind == "sh":
            subprocess.run(block, shell=True, cwd=tmp_path, check=True)
            continue
        for line in block.splitlines():
            command = line.removeprefix("$ ")
            typed.append(command)
            if command not in PREPARED:
                follower.type(command)
    assert typed[:2] == PREPARED and len(typed) == 10
    assert "twenty-one stones" in follower.type("oenach rules tower")
    assert "21" in follower.type("oenach games")


def test_bots_play_a_match_that_verifies(tmp_path: Path) -> None:
    log = tmp_path / "game.json"
    said = run(tmp_path, "bots_match.py", str(log))
    assert "greedy" in said and "points" in said
    assert "Everything holds." in run(tmp_path, "-m", "oenach.cli", "verify", str(log))


def test_a_bot_of_ones_own_beats_chance(tmp_path: Path) -> None:
    """With the command that the example, its list and the tutorial name."""
    command = "oenach arena keltis --bots careful_bot:Careful,random --games 10"
    tutorial = ROOT / "docs" / "tutorials" / "first-match.md"
    assert [command] == [one.strip() for one in blocks(tutorial, "sh")]
    for name in ("README.md", "careful_bot.py"):
        assert command in (EXAMPLES / name).read_text()
    words = command.removeprefix("oenach ").split()
    said = run(tmp_path, "-m", "oenach.cli", *words, "--out", str(tmp_path / "figures"))
    won = re.search(r"careful_bot:Careful won ([\d.]+) %", " ".join(said.split()))
    assert won is not None and float(won[1]) >= 80, said


def test_a_seat_does_not_know_what_lies_face_down(tmp_path: Path) -> None:
    assert "it may be   B:B, B:C, B:W, B:X" in run(tmp_path, "what_a_seat_knows.py")


def test_a_client_plays_to_the_end(tmp_path: Path) -> None:
    environment = {**os.environ, "OENACH_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "oenach.cli", "serve", "--port", "0"]
    with served(command, environment) as url:
        assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", run(tmp_path, "wire_client.py", url))


def test_every_example_is_listed_and_run() -> None:
    files = {path.name for path in EXAMPLES.glob("*.py")}
    listed = set(re.findall(r"\[(\w+\.py)\]", (EXAMPLES / "README.md").read_text()))
    here = Path(__file__).read_text()
    assert files == listed
    assert all(name in here for name in files)
