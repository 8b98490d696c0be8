"""Bots at the table: who they are, how long they take, what becomes of a match when they fail."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pexpect
import pytest

import ctrl_c
import oenach
import waiting
from bots.bots_here import GENTLE
from bots.faulty_bots import MAKER
from oenach.bots.catalog import BOTS
from oenach.bots.hosting.host import BotHost
from oenach.kernel.logs.events import Moved, Seated
from oenach.kernel.matches.verify import verify
from oenach.messages import LANGUAGES
from oenach.messages.catalogues import has
from oenach.story.sitter import Sitter, read_sitter
from oenach.terminal.sitters import ADVISER, USUAL_BOT
from oenach.terminal.table import Table
from per_game import FIRST, QUICKEST, about
from terminal.scripted import (
    COMMAND,
    Here,
    PlayingScreen,
    ScriptedScreen,
    a_begins,
    environment,
    people,
    saved,
    session_of,
    table_of,
)

AT_ONCE = about(FIRST).a_begins


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))


def faulty_table(name: str, language: str = "en") -> Table:
    """A person at B, and at A a bot that fails in its own way."""
    table = table_of(FIRST, [Sitter(True, "steady"), Sitter(False, "Bo")], AT_ONCE, language)
    # A bot that hangs is soon given up.
    patience = 0.2 if name == "hangs" else waiting.PATIENCE
    maker = GENTLE if name in ("illegal", "raises") else MAKER
    table.hosts[0] = BotHost(name, table.match.game, patience, 0, grace=0, maker=maker)
    return table


# Who plays


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_listed_with_a_sentence(language: str, here: Here) -> None:
    done = here.run("bots", "-l", language)
    assert done.returncode == 0
    listed = [line.split()[0] for line in done.stdout.splitlines() if re.match("  [a-z]", line)]
    assert [name for name in listed if name in BOTS] == list(BOTS)
    assert all(has(f"bot-{name}", language) for name in BOTS)


def test_the_usual_bots_are_in_the_catalogue(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    assert USUAL_BOT in BOTS and ADVISER in BOTS
    monkeypatch.delenv("OENACH_BOTS")
    assert f"Seat B: {USUAL_BOT} bot" in here.run("play", FIRST, "--seats", "2").stdout


def test_each_seat_can_have_its_own_bot(here: Here) -> None:
    done = here.run("play", FIRST, "--seats", "3", "--seat", "B", "--bots", "random,greedy")
    assert "Seat A: random bot" in done.stdout and "Seat C: greedy bot" in done.stdout
    done = here.run("play", FIRST, "--seats", "3", "--bots", "greedy")
    assert "Seat B: greedy bot" in done.stdout and "Seat C: greedy bot" in done.stdout


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("random,greedy,random", "There are 3 bots for 2 seats"),
        ("random,clever", "no bot called “clever”"),
        ("random,", "no bot called “”"),
    ],
)
def test_bots_that_do_not_fit_are_refused(bots: str, told: str, here: Here) -> None:
    done = here.run("play", FIRST, "--seats", "3", "--bots", bots)
    assert done.returncode == 2 and told in done.stderr


# The pace


@pytest.mark.parametrize("pace", ["-1", "61", "soon"])
def test_a_pace_is_a_number_of_seconds(pace: str, here: Here) -> None:
    assert here.run("play", QUICKEST, "--pace", pace).returncode == 2


def test_bots_keep_a_pace_in_play_and_none_when_they_are_watched() -> None:
    game = oenach.game(FIRST, 2)
    speaker = table_of(FIRST, people(1, 2)).chronicle.speaker
    played = Table.new(game, [Sitter(False, "Ada"), Sitter(True, "master")], speaker)
    watched = Table.new(game, [Sitter(True, "master")] * 2, speaker)
    slow = Table.new(game, [Sitter(True, "master")] * 2, speaker, pace=2)
    assert played.hosts[1].pace == 1.0
    assert {host.pace for host in watched.hosts.values()} == {0}
    assert {host.pace for host in slow.hosts.values()} == {2}


def test_one_sees_that_a_bot_thinks() -> None:
    table = table_of(FIRST, people(1, 2), AT_ONCE)
    table.hosts[1] = BotHost("random", table.match.game, pace=0.05)
    screen: PlayingScreen = PlayingScreen(
        lambda prompt: "quit" if "is thinking" in screen.output else table.legal_texts()[0]
    )
    session_of(table, screen).run()
    assert "B (random bot) is thinking …\r\x1b[K" in screen.output


# Faults


@pytest.mark.parametrize(
    ("name", "fault"),
    [("dies", "crashed"), ("hangs", "late"), ("illegal", "illegal"), ("noisy", "garbled")],
)
def test_a_match_goes_on_after_a_fault_and_its_log_tells(
    name: str, fault: str, tmp_path: Path
) -> None:
    table = faulty_table(name)
    screen = ScriptedScreen(["quit"])
    session_of(table, screen).run()
    events = [entry.event for entry in table.match.events()]
    seats = [event.who for event in events if isinstance(event, Seated)]
    assert seats[:2] == ["bot:steady", "person:Bo"]
    # Where a turn has several moves, each of them is made for the bot.
    assert {*seats[2:]} == {f"fallback:steady:{fault}"}
    fallen = [at for at, event in enumerate(events) if isinstance(event, Seated)][2:]
    assert all(isinstance(events[at + 1], Moved) for at in fallen)
    assert "A: the bot" in screen.output and "random" in screen.output
    [file] = saved(tmp_path)
    report = verify(json.loads(file.read_text()))
    assert report.ok
    resumed = Table.resumed(file, table.chronicle.speaker)
    assert resumed.sitters[0] == Sitter(True, "steady", fault)
    assert resumed.hosts[0].bot == "steady" and resumed.people == [1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", ["crashed", "late", "garbled", "illegal"])
def test_every_fault_is_told_in_every_language(fault: str, language: str) -> None:
    table = faulty_table("dies", language)
    with table._told():
        table.match.take_seat(0, f"fallback:steady:{fault}")
    told = table.chronicle.items[-1].public
    assert told.endswith(".") and told.startswith("A") and "terminal" not in told


def test_a_whole_match_is_played_with_a_bot_that_always_fails(tmp_path: Path, here: Here) -> None:
    table = faulty_table("illegal")
    screen = PlayingScreen(lambda prompt: table.legal_texts()[0])
    assert session_of(table, screen).run() == 0
    assert table.match.over and verify(table.match.log).ok
    [file] = saved(tmp_path)
    assert "illegal move" in here.run("replay", str(file)).stdout


def test_only_known_faults_are_read_as_such() -> None:
    assert read_sitter("fallback:random:late") == Sitter(True, "random", "late")
    assert read_sitter("fallback:random:bored") == Sitter(False, "fallback:random:bored")
    assert str(read_sitter("fallback:random:late")) == "fallback:random:late"


# Hints


def test_a_hint_that_cannot_be_had_is_no_end_of_the_match() -> None:
    table = table_of(FIRST, people(1, 2), AT_ONCE)
    table.advisers[0] = BotHost("dies", table.match.game, waiting.PATIENCE, 0, maker=MAKER)
    screen = ScriptedScreen(["hint", "quit"])
    assert session_of(table, screen).run() == 0
    assert "No hint can be had" in screen.output


def test_help_tells_of_hints() -> None:
    screen = ScriptedScreen(["help", "quit"])
    session_of(table_of(FIRST, people(1, 2), AT_ONCE), screen).run()
    assert "hint " in screen.output


# No process is left behind


def bots_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def dead(pid: int) -> bool:
    try:
        return ") Z " in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("ending", ["ctrl-c while asked", "ctrl-c while a bot thinks", "kill"])
def test_no_bot_is_left_behind(ending: str, tmp_path: Path) -> None:
    pace = "60" if "thinks" in ending else "0"
    table = ["play", FIRST, "--seats", "3", "--seat", "B", *a_begins(FIRST)]
    with ctrl_c.heeded():
        child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *table, "--pace", pace],
            env=environment(tmp_path),
            encoding="utf-8",
            timeout=waiting.PATIENCE,
        )
    child.expect("is thinking" if "thinks" in ending else "B> ")
    bots = waiting.until(lambda: bots_of(child.pid), "a bot's process")
    assert len(bots) == 1
    if ending == "kill":
        child.kill(signal.SIGKILL)
    else:
        child.sendintr()
        child.expect("oenach play --resume")
    child.expect(pexpect.EOF)
    child.close()
    waiting.until(lambda: all(map(dead, bots)), "the end of the bots")
