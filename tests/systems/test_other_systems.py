"""Without what only Linux has: a game in a terminal, a server with its bots and its pages, and
processes that end with their parent. Windows and macOS are pretended, by `pretended/`."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from bots.processes import gone, read
from oenach.server.client import Client
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from per_game import QUICKEST
from server.company import gather_round, my_turn, play_on
from server.serving import Process

PRETENDED = Path(__file__).parent / "pretended"

PARENT = """
import sys, threading
from oenach.bots.hosting.host import BotHost
from tables import example
host = BotHost("well", example(), seconds=100, pace=0, maker="bots.faulty_bots:FaultyBot")
host.start()
print(sys.platform, host.pid, flush=True)
threading.Event().wait()
"""


@pytest.fixture(params=["win32", "darwin"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The system that processes find themselves on from now on."""
    if sys.platform == "win32":
        pytest.skip("only what has more than Windows can pretend to have less")
    path = [str(PRETENDED), *filter(None, sys.path)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.setenv("PRETENDED_SYSTEM", request.param)
    return str(request.param)


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], input=typed, capture_output=True, text=True, timeout=600
    )


def test_the_system_is_another_one(system: str) -> None:
    asked = "import sys, os; print(sys.platform, hasattr(os, 'sched_getaffinity'))"
    assert run("-c", asked).stdout.split() == [system, "False"]


def test_a_game_is_played_in_a_terminal(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    table = ("--seats", "2", "--seat", "A", "--bots", "novice", "--pace", "0")
    done = run("-m", "oenach.cli", "play", QUICKEST, *table, typed="1\n1\n1\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    [file] = (tmp_path / "matches").iterdir()
    moves = [event for event in json.loads(file.read_text())["events"] if event["kind"] == "move"]
    assert {event["seat"] for event in moves} == {"A", "B"}


def test_a_server_has_pages_and_bots_and_stops(system: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with Process(tmp_path) as server:
            page = httpx.get(server.url)
            assert page.status_code == 200 and "<html" in page.text
            async with Client(server.url) as somebody:
                _, [place] = await gather_round([somebody], QUICKEST, bots=1)
                await play_on(place, Random(1), moves=2)
                await my_turn(place)
            assert await server.stop(signal.SIGINT) == 0

    asyncio.run(scene())


def test_a_store_is_looked_at_copied_and_put_back(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("OENACH_PORT", "0")
    (tmp_path / "data").mkdir(mode=0o700)
    engine = open_database(f"sqlite:///{tmp_path / 'data' / 'oenach.db'}")
    migrate(engine)
    engine.dispose()
    copy = str(tmp_path / "copy.backup")
    for words in (["doctor"], ["backup", copy], ["restore", copy, "--replace"], ["check"]):
        done = run("-m", "oenach.cli", *words)
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_bot_ends_with_its_parent(system: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True
    ) as parent:
        told, pid = read(parent).split()
        parent.kill()
    assert told == system
    gone(int(pid))


def test_windows_serves_with_one_process(tmp_path: Path, system: str) -> None:
    if system == "darwin":
        pytest.skip("macOS serves with several")
    database = "postgresql://nobody@127.0.0.1:1/none"
    done = run("-m", "oenach.cli", "serve", "--processes", "2", "--database", database)
    assert done.returncode == 2
    assert "On Windows one process serves" in done.stderr
