"""A game with which something is wrong is named and left out, and all others work."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import oenach
from oenach.messages import LANGUAGES, say
from server.serving import Process
from toys.broken import Brought, appends, removes, replaces, together, writes, written

OURS = oenach.games()
API = "table=TableRules"


def bad_text(folder: Path) -> None:
    (folder / "messages" / "game.fr.ftl").write_bytes(b"name = \xff\xfe\n")


BROUGHT: dict[str, Brought] = {
    "whole": Brought("hurling"),
    "no such import": Brought("no-import", writes(module="import nothing_of_this_name\n")),
    "no Python": Brought("no-python", writes(module="def (:\n")),
    "leaves": Brought("leaves", writes(module="raise SystemExit('bye')\n")),
    "interrupts": Brought("ends-oddly", writes(module="raise GeneratorExit\n")),
    "asks for games": Brought("asks", appends("module.py", "import oenach; oenach.games()")),
    "names nothing": Brought("names-nothing", value="NOTHING"),
    "no module": Brought("no-module", value="Final"),
    "no part": Brought("no-part", removes("terminal.py")),
    "part lacks": Brought("part-lacks", appends("words.py", "del WINNING")),
    "part fails": Brought("part-fails", appends("page.py", "1 / 0")),
    "no mapping": Brought("no-mapping", appends("strategy.py", "LEVELS = 4")),
    "no function": Brought("no-function", appends("strategy.py", "bluffs = 4")),
    "takes less": Brought("takes-less", appends("page.py", "def offers(state): return []")),
    "other name": Brought("other-name", calls_itself="shinty"),
    "rules of another": Brought("foreign", replaces("rules/game.py", "MODULE.name", "'bowls'")),
    "capital": Brought("Capital"),
    "digit first": Brought("9-stones"),
    "taken from us": Brought(OURS[0]),
    "taken": Brought("hurling"),
    "later": Brought("later", replaces("module.py", API, f"api=2, {API}")),
    "version": Brought("version", replaces("module.py", API, f"rules={{2: 'rules'}}, {API}")),
    "seats": Brought("seats", replaces("rules/game.py", "= MODULE.seats", "= (2, 3)")),
    "no seats": Brought("no-seats", replaces("module.py", "(2, 4)", "(4, 2)")),
    "too many": Brought("too-many", replaces("module.py", "(2, 4)", "(2, 9)")),
    "no rules": Brought("no-rules", replaces("module.py", API, f"rules={{}}, {API}")),
    "no game": Brought("no-game", appends("rules/game.py", "GAME = 3")),
    "no class": Brought("no-class", appends("rules/game.py", "del GAME")),
    "no rulebook": Brought("no-rulebook", removes("RULES.md")),
    "no English": Brought("no-english", removes("messages/game.en.ftl")),
    "no text": Brought("no-text", bad_text),
    "no command": Brought(
        "no-command", replaces("module.py", API, f"command_list={{'pitch': 'Draw.'}}, {API}")
    ),
    "no phases": Brought(
        "no-phases",
        together(
            replaces("module.py", API, f"has_prompts=True, {API}"),
            writes(prompts="PHASES = 3\n\n\ndef prompt(state, seat): ...\n"),
        ),
    ),
    "no lesson": Brought("no-lesson", removes("lessons/first.json")),
    "broken lesson": Brought(
        "broken-lesson", replaces("lessons/first.json", '"seat": "A"', '"a": 1')
    ),
    "foreign lesson": Brought(
        "foreign-lesson", replaces("lessons/first.json", "-lesson", "-other")
    ),
    "lessons as text": Brought(
        "lessons-text", replaces("module.py", '("first", "practice")', '"first"')
    ),
}
REASONS: dict[str, tuple[str, str]] = {
    "no such import": ("left-out-import", "ModuleNotFoundError: No module named 'nothing_of"),
    "no Python": ("left-out-import", "SyntaxError"),
    "leaves": ("left-out-import", "SystemExit: bye"),
    "interrupts": ("left-out-import", "GeneratorExit"),
    "asks for games": ("left-out-import", "the games are being listed"),
    "names nothing": ("left-out-import", "NOTHING"),
    "no module": ("left-out-no-module", "module:Final"),
    "no part": ("left-out-lacks", "terminal.py"),
    "part lacks": ("left-out-lacks", "WINNING"),
    "part fails": ("left-out-import", "ZeroDivisionError"),
    "no mapping": ("left-out-wrong", "strategy.LEVELS"),
    "no function": ("left-out-wrong", "strategy.bluffs"),
    "takes less": ("left-out-wrong", "page.offers"),
    "other name": ("left-out-other-name", "shinty"),
    "rules of another": ("left-out-other-name", "bowls"),
    "capital": ("left-out-name", "Capital"),
    "digit first": ("left-out-name", "9-stones"),
    "taken from us": ("left-out-taken", "oenach"),
    "taken": ("left-out-taken", "brought_0 1.0"),
    "later": ("left-out-api", "version 2 of"),
    "version": ("left-out-version", "version 2 say that they are version 1"),
    "seats": ("left-out-seats", "2–4 players, and its rules say 2–3"),
    "no seats": ("left-out-wrong", "seats"),
    "too many": ("left-out-wrong", "seats"),
    "no rules": ("left-out-wrong", "rules"),
    "no game": ("left-out-wrong", "rules.game.GAME"),
    "no class": ("left-out-lacks", "GAME"),
    "no rulebook": ("left-out-lacks", "RULES.md"),
    "no English": ("left-out-lacks", "messages/game.en.ftl"),
    "no text": ("left-out-import", "game.fr.ftl cannot be loaded (UnicodeDecodeError"),
    "no command": ("left-out-lacks", "commands.py"),
    "no phases": ("left-out-wrong", "prompts.PHASES"),
    "no lesson": ("left-out-lacks", "lessons/first.json"),
    "broken lesson": ("left-out-lesson", "Object contains unknown field `a`"),
    "foreign lesson": ("left-out-lesson", "game: foreign-other, name: first"),
    "lessons as text": ("left-out-wrong", "lessons"),
}
TELL = """
import json, oenach
from oenach.games.installed import left_out
from oenach.messages import explain
print(json.dumps([oenach.games(), [[*one[:2], one[2].key, explain(one[2])] for one in left_out()]]))
assert oenach.game("hurling").new() and [oenach.game(name).new() for name in oenach.games()]
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("site"), BROUGHT)


def ran(site: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    home = {"OENACH_HOME": str(site / "home"), "COLUMNS": "400", "PYTHONPATH": str(site)}
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **home, **settings},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )


@pytest.fixture(scope="module")
def told(site: Path) -> tuple[list[str], dict[str, list[str]]]:
    done = ran(site, "-c", TELL)
    assert done.returncode == 0, done.stderr
    games, left = json.loads(done.stdout)
    return games, {one[1]: one for one in left}


def test_all_others_work(told: tuple[list[str], dict[str, Any]]) -> None:
    assert told[0] == [*OURS, "hurling"]
    assert len(told[1]) == len(BROUGHT) - 1


@pytest.mark.parametrize("kind", [kind for kind in BROUGHT if kind != "whole"])
def test_the_reason_is_told(kind: str, told: tuple[list[str], dict[str, list[str]]]) -> None:
    number = list(BROUGHT).index(kind)
    name, _, key, sentence = told[1][f"brought_{number} 1.{number}"]
    wanted, part = REASONS[kind]
    assert (name, key) == (BROUGHT[kind].game, wanted)
    assert part in sentence
    assert f"“{name}” of brought_{number} 1.{number} is left out" in sentence


def test_the_list_of_games_ends_with_them(site: Path) -> None:
    done = ran(site, "-m", "oenach.cli", "games")
    assert done.returncode == 0, done.stderr
    last = done.stdout.splitlines()[-len(REASONS) :]
    assert all("is left out: " in line for line in last)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words", [["play"], ["rules"], ["arena", "--bots", "random,random"]], ids=lambda words: words[0]
)
def test_who_asks_for_one_is_told_why_it_is_not_there(site: Path, words: list[str]) -> None:
    command, *more = words
    for game in ("no-part", "Capital"):
        done = ran(site, "-m", "oenach.cli", command, game, *more)
        assert done.returncode == 2
        assert f"The game “{game}” of brought_" in done.stderr
        assert "Traceback" not in done.stderr
    assert "there is no game called" in ran(
        site, "-m", "oenach.cli", command, "camogie", *more
    ).stderr.replace("There", "there")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(site: Path, language: str) -> None:
    done = ran(site, "-m", "oenach.cli", "play", "no-part", "-l", language)
    facts = {"game": "no-part", "distribution": "brought_8 1.8"}
    sentence = say("left-out-lacks", language, **facts, home="brought_8", missing="terminal.py")
    assert done.stderr.strip().lower() == sentence.lower()


def test_the_server_warns_of_each_when_it_starts(site: Path, tmp_path: Path) -> None:
    async def errors() -> str:
        path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
        process = Process(tmp_path, log_level="warning", log_format="json")
        process._environment["PYTHONPATH"] = path
        async with process:
            return process.errors

    lines = [json.loads(line) for line in asyncio.run(errors()).splitlines()]
    warned = [line for line in lines if line["event"] == "game-left-out"]
    assert {line["level"] for line in warned} == {"warning"}
    assert sorted(line["game"] for line in warned) == sorted(BROUGHT[kind].game for kind in REASONS)
    assert all("is left out: " in line["why"] for line in warned)
