"""Runs the tests for all games alike with one of the games taken away.

    python -m building.without tain                        what is listed in SUITES
    python -m building.without keltis -x tests/terminal    other words are pytest's

What git tracks is copied to a folder of its own, less all that is the game's: its folders, the
entry point by which it is found, and where the rules about imports name it. The package is
installed from there, interpreted, into an environment of its own.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from building.install import ROOT

UV: Final = str(Path(sys.executable).with_name("uv"))

FOLDERS: Final = ("src/oenach/games", "web/src/games", "tests/games")
"""In each of these a game has one folder, under its name or that of its package."""

SUITES: Final = (
    *("tests/kernel", "tests/conformance", "tests/golden", "tests/bots", "tests/messages"),
    *("tests/story", "tests/offers", "tests/terminal", "tests/arena", "tests/review"),
    *("tests/server", "tests/crash", "tests/toys"),
)
"""What must hold whichever games there are."""

ENTRY: Final = re.compile(r'^([\w-]+) = "oenach\.games\.(\w+)\.module:MODULE"\n', re.MULTILINE)


def main() -> int:
    """Test; how pytest ended."""
    games = packages()
    parser = argparse.ArgumentParser(prog="python -m building.without", description=__doc__)
    parser.add_argument("game", choices=games, help="the game to take away")
    asked, words = parser.parse_known_args()
    with tempfile.TemporaryDirectory(prefix="oenach-without-") as folder:
        copy = Path(folder) / "checkout"
        copy_tracked(copy)
        take_away(copy, asked.game, games[asked.game])
        python = environment(copy, Path(folder) / "venv")
        named = any((copy / word.partition("::")[0]).exists() for word in words)
        command = [str(python), "-m", "pytest", "-n", "auto", *words, *(() if named else SUITES)]
        return subprocess.run(command, cwd=copy).returncode


def packages() -> dict[str, str]:
    """By the name of a game, that of its package."""
    return dict(ENTRY.findall((ROOT / "pyproject.toml").read_text()))


def copy_tracked(copy: Path) -> None:
    """The files that git tracks, as they are now."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, told.stdout.decode().split("\0")):
        if (ROOT / name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)


def take_away(copy: Path, game: str, package: str) -> None:
    """Remove all that is a game's."""
    for folder in FOLDERS:
        for name in {game, package}:
            shutil.rmtree(copy / folder / name, ignore_errors=True)
    project = copy / "pyproject.toml"
    project.write_text(without(project.read_text(), game, package))


def without(project: str, game: str, package: str) -> str:
    """The text of pyproject.toml without the entry point of a game and without its modules."""
    kept = ENTRY.sub(lambda found: "" if found[1] == game else found[0], project)
    name = rf"oenach\.games\.{package}\b[\w.]*"
    # A layer of several modules has bars between them; a list has each in quotes.
    kept = re.sub(rf" \| {name}|{name} \| ", "", kept)
    return re.sub(rf'^ *"{name}",\n|"{name}"(, )?', "", kept, flags=re.MULTILINE)


def environment(copy: Path, folder: Path) -> Path:
    """The Python of an environment with what is left of the package, and the tools of the tests."""
    python = folder / "bin" / "python"
    _uv(copy, "venv", "-q", "--python", sys.executable, str(folder))
    into = ["pip", "install", "-q", "--python", str(python)]
    _uv(copy, *into, "-r", "requirements/dev.txt")
    _uv(copy, *into, "--no-deps", "--no-build-isolation", ".", OENACH_PURE="1")
    return python


def _uv(folder: Path, *words: str, **more: str) -> None:
    subprocess.run([UV, *words], cwd=folder, check=True, env={**os.environ, **more})


if __name__ == "__main__":
    sys.exit(main())
