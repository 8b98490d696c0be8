"""Runs the tests for all games alike with one of the games taken away.

    python -m building.without tain                        what is listed in SUITES
    python -m building.without keltis -x tests/terminal    other words are pytest's
    python -m building.without keltis --web                the client: its checks, parts and pages
    python -m building.without keltis --web home.spec      other words are Playwright's
    python -m building.without keltis --web --no-browser   the same where there is no Chromium

What git tracks is copied to a folder of its own, less all that is the game's: its folders, the
entry point by which it is found, and where the rules about imports name it. The package is
installed from there into an environment of its own: interpreted, but compiled for a browser.
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

from building import asked
from building.checkout import copy_tracked, link_packages
from building.install import ROOT

UV: Final = str(Path(sys.executable).with_name("uv"))

FOLDERS: Final = (
    *("src/oenach/games", "web/src/games", "tests/games"),
    *("web/tests/games", "web/browser/games", "web/gallery/games", "web/scripts/games"),
    *("bench/games", "scripts/games"),
)
"""In each of these a game has one folder, under its name or that of its package."""

SUITES: Final = (
    *("tests/kernel", "tests/conformance", "tests/golden", "tests/bots", "tests/messages"),
    *("tests/story", "tests/offers", "tests/terminal", "tests/arena", "tests/review"),
    *("tests/server", "tests/crash", "tests/toys"),
)
"""What must hold whichever games there are."""

ENTRY: Final = re.compile(r'^([\w-]+) = "oenach\.games\.(\w+)\.module:MODULE"\n', re.MULTILINE)


def main() -> int:
    """Test; how the tests ended."""
    games = packages()
    parser = argparse.ArgumentParser(prog="python -m building.without", description=__doc__)
    parser.add_argument("game", choices=games, help="the game to take away")
    parser.add_argument("--web", action="store_true", help="test the client")
    parser.add_argument("--no-browser", action="store_true", help="of the client, its parts only")
    asked, words = parser.parse_known_args()
    with tempfile.TemporaryDirectory(prefix="oenach-without-") as folder:
        copy = Path(folder) / "checkout"
        copy_tracked(copy)
        take_away(copy, asked.game, games[asked.game])
        link_packages(copy)
        # Here the tests in the browser look for their server.
        browser = asked.web and not asked.no_browser
        python = environment(copy, copy / ".venv", compiled=browser)
        if asked.web:
            return test_client(copy, python, words, browser=browser)
        return test_python(copy, python, words)


def test_python(copy: Path, python: Path, words: list[str]) -> int:
    """The suites, or what the words name."""
    named = any((copy / word.partition("::")[0]).exists() for word in words)
    command = [str(python), "-m", "pytest", "-n", "auto", *words, *(() if named else SUITES)]
    return subprocess.run(command, cwd=copy).returncode


def test_client(copy: Path, python: Path, words: list[str], *, browser: bool) -> int:
    """The client's types and formatting, its parts, and in a browser its pages."""
    steps = [["run", "check"], ["test"]]
    if browser:
        steps.append(["run", "test:browser", "--", *words])
    npm = [str(python), "-m", "building.pages"]
    ends = (subprocess.run([*npm, *step], cwd=copy).returncode for step in steps)
    return next(filter(None, ends), 0)


def packages() -> dict[str, str]:
    """By the name of a game, that of its package."""
    return dict(ENTRY.findall((ROOT / "pyproject.toml").read_text()))


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


def environment(copy: Path, folder: Path, *, compiled: bool) -> Path:
    """The Python of an environment with what is left of the package, and the tools of the tests.

    For people in front of a browser bots have to be quick, so that it is compiled then.
    """
    python = folder / "bin" / "python"
    _uv(copy, "venv", "-q", "--python", sys.executable, str(folder))
    into = ["pip", "install", "-q", "--python", str(python)]
    _uv(copy, *into, "-r", "requirements/dev.txt")
    asks = {**asked.BY_MAKE, asked.COMPILE: "auto" if compiled else "0"}
    _uv(copy, *into, "--no-deps", "--no-build-isolation", ".", **asks)
    return python


def _uv(folder: Path, *words: str, **more: str) -> None:
    subprocess.run([UV, *words], cwd=folder, check=True, env={**os.environ, **more})


if __name__ == "__main__":
    sys.exit(main())
