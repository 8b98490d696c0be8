"""The game of docs/add-a-game.md, from the page itself, made by following it.

    python tests/docs/added_game.py FOLDER

leaves an environment in FOLDER/site in which it is installed, as a PYTHONPATH.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

PAGE: Final = Path(__file__).parents[2] / "docs" / "add-a-game.md"
GAME: Final = "goofspiel"
PREPARED: Final = ["python3 -m venv .venv", ".venv/bin/pip install './oenach[testing]'"]
"""The page's first commands, which make an environment with this program in it."""
OFFLINE: Final = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_DEPS": "1"}
"""Nothing is fetched: what the package is built with is installed here already."""

FILE: Final = re.compile(r"^`(\S+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DELETED: Final = re.compile(r"`(\S+)` is not needed any more: delete it")
COMMANDS: Final = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Step(NamedTuple):
    """One thing that the page says to do: a command to type, a file to write, one to delete."""

    at: int
    kind: str
    what: str
    text: str = ""


def steps() -> list[Step]:
    """All of them, in their order on the page."""
    page = PAGE.read_text(encoding="utf-8")
    found = [Step(one.start(), "file", one[1], one[2]) for one in FILE.finditer(page)]
    found += [Step(one.start(), "delete", one[1]) for one in DELETED.finditer(page)]
    for block in COMMANDS.finditer(page):
        for number, line in enumerate(block[1].splitlines()):
            assert line.startswith("$ "), line
            found.append(Step(block.start() + number, "command", line[2:]))
    return sorted(found)


def carry_out(step: Step, folder: Path) -> None:
    """Write or delete the file of a step, in the folder of the game."""
    if step.kind == "file":
        file = folder / step.what
        assert file.parent.is_dir(), f"the template has no folder for {step.what}"
        file.write_text(step.text, encoding="utf-8")
    elif step.kind == "delete":
        (folder / "src" / GAME / step.what).unlink()


def installed(folder: Path) -> Path:
    """The finished game, installed below a folder by pip; what PYTHONPATH must name."""
    project, site = folder / GAME, folder / "site"
    folder.mkdir(parents=True, exist_ok=True)
    run = [sys.executable, "-m"]
    subprocess.run([*run, "oenach.cli", "new-game", GAME, "--folder", str(project)], check=True)
    for step in steps():
        carry_out(step, project)
    environment = {**os.environ, **OFFLINE}
    wish = [*run, "pip", "install", "--quiet", "--target", str(site), str(project)]
    subprocess.run(wish, check=True, env=environment)
    return site


if __name__ == "__main__":
    print(installed(Path(sys.argv[1])))
