"""docs/add-a-game.md, followed to the letter: from an empty folder to a game that is played.

Only its first two commands are not carried out as they stand, which would build this program once
more (test_empty_folder.py does): the environment that they make is here one that sees what is
installed already.
"""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, Final

import pytest

from docs.added_game import GAME, OFFLINE, PREPARED, Step, carry_out, steps
from docs.served import served
from oenach.server.client import Client
from waiting import PATIENCE

# Neither imported nor looked for as modules: setuptools minds what was imported before it.
LACKING: Final = [
    one for one in ("pip", "setuptools", "ruff", "mypy") if not [*distributions(name=one)]
]
pytestmark = pytest.mark.skipif(
    bool(LACKING), reason=f"not installed here, but in `make test`: {', '.join(LACKING)}"
)

MODULES: Final = {"oenach": "oenach.cli", "pip": "pip", "pytest": "pytest"}
"""What stands behind the commands of an environment."""


class Follower:
    """Somebody who has the page, and an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.typed: list[str] = []
        environment = [sys.executable, "-m", "venv", "--without-pip", str(folder / ".venv")]
        subprocess.run(environment, check=True, timeout=PATIENCE)
        self.python = folder / ".venv" / "bin" / "python"
        scheme = {"base": str(folder / ".venv"), "platbase": str(folder / ".venv")}
        own = Path(sysconfig.get_path("purelib", "venv", scheme))
        (own / "installed_here.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def do(self, step: Step) -> None:
        """What the page says next."""
        if step.kind != "command":
            carry_out(step, self.folder / GAME)
            return
        self.typed.append(step.what)
        if step.what in PREPARED:
            return
        command = self.command(step.what)
        if "serve" in command:
            self.serve(command)
            return
        self.type(step.what)

    def type(self, line: str) -> str:
        """Types a command, which must work; what it says."""
        done = subprocess.run(
            self.command(line),
            cwd=self.folder,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def command(self, line: str) -> list[str]:
        """A line of the page as this environment carries it out."""
        words = shlex.split(line)
        name = words[0].removeprefix(".venv/bin/")
        return [str(self.python), "-m", MODULES[name], *words[1:]]

    def environment(self) -> dict[str, str]:
        """Nothing is fetched, and what is kept is kept in the folder."""
        kept = {"OENACH_HOME": str(self.folder / "saves"), "OENACH_DATA": str(self.folder / "data")}
        cleared = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**cleared, **OFFLINE, **kept, "COLUMNS": "100"}

    def serve(self, command: list[str]) -> None:
        """The server, at which a match is played to its end and saved as the page's match.json."""
        with served([*command, "--port", "0"], self.environment(), self.folder) as url:
            log = asyncio.run(match_at_a_table(url))
        (self.folder / "match.json").write_text(json.dumps(log))


async def match_at_a_table(url: str) -> dict[str, Any]:
    """A whole match against a bot, by taking the first offer each time; its log."""
    async with asyncio.timeout(PATIENCE), Client(url) as host:
        assert GAME in [one["name"] for one in await host.get("/api/games")]
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        table = await host.set_up(GAME, seats, options={"cards": 3})
        await host.post(f"/api/tables/{table['id']}/start", {})
        place = await host.come_to(str(table["id"]))
        while not place.over:
            if place.my_turn:
                await place.play(place.position["offers"][0]["text"])
            else:
                await place.receive()
        return dict(await host.get(f"/api/tables/{table['id']}/log"))


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Follower:
    """Whoever followed the page from its first word to its last."""
    follower = Follower(tmp_path_factory.mktemp("empty"))
    for step in steps():
        follower.do(step)
    return follower


def test_every_command_of_the_page_works(followed: Follower) -> None:
    assert followed.typed[:2] == PREPARED
    assert {command.split()[1] for command in followed.typed if "oenach " in command} >= {
        "new-game",
        "games",
        "rules",
        "play",
        "arena",
        "serve",
        "replay",
        "verify",
        "review",
    }


def test_no_file_of_the_page_was_in_the_template_already(followed: Follower) -> None:
    """Each is another one, so that the tower is really gone."""
    sources = (followed.folder / GAME / "src").rglob("*.py")
    assert not [path for path in sources if "tower" in path.read_text()]


def test_the_game_of_the_page_is_typed_and_formatted(followed: Follower) -> None:
    """As strictly as the games of this repository."""
    root = Path(__file__).parents[2]
    source = followed.folder / GAME
    lint = ["ruff", "check", "--config", str(root / "pyproject.toml"), str(source)]
    types = ["mypy", "--strict", "--python-executable", str(followed.python), str(source / "src")]
    for command in (lint, types):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=source, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr


OPEN_VIEWS: Final = """
import json
from oenach.kernel.matches.match import Match
from oenach.story.history import History, open_view

for step in History(json.load(open("match.json"))).steps:
    for seat in "AB":
        zones = [zone for zone in open_view(step.state)["zones"] if zone.get("seat") == seat]
        cards = [piece["kind"] for zone in zones for piece in zone["pieces"]]
        left = len(step.state.hands["AB".index(seat)])
        assert len(cards) == len(set(cards)) == left, (zones, left)
print("each card is in one place")
"""


def test_an_open_replay_shows_a_laid_card_in_one_place(followed: Follower) -> None:
    done = subprocess.run(
        [str(followed.python), "-c", OPEN_VIEWS],
        cwd=followed.folder,
        env=followed.environment(),
        capture_output=True,
        text=True,
    )
    assert done.stdout == "each card is in one place\n", done.stderr


def test_a_lesson_is_given_where_the_page_says_to_put_it(followed: Follower) -> None:
    package = followed.folder / GAME / "src" / GAME
    followed.type("oenach lesson from match.json -o first.json")
    (package / "lessons").mkdir()
    shutil.move(followed.folder / "first.json", package / "lessons")
    shutil.move(followed.folder / "first.en.ftl", package / "messages" / "lessons.en.ftl")
    module = package / "module.py"
    told = module.read_text().replace(
        f'package="{GAME}",', f'package="{GAME}", lessons=("first",),'
    )
    module.write_text(told)
    assert "0 errors" in followed.type(f"oenach lesson check {GAME}")
    assert "Make this move: lay" in followed.type(f"oenach learn {GAME}")
