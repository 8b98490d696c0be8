"""Terminals for tests: one that reads from a script, and the program itself in a process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import NamedTuple

import pexpect
import pytest
from rich.console import Console

import ctrl_c
import oenach
import waiting
from oenach.cli import main
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.kernel.state import State
from oenach.story.sitter import Sitter
from oenach.terminal.boards import BoardPainter
from oenach.terminal.session import Session
from oenach.terminal.table import Table
from per_game import FIRST, about

SECRET = bytes(range(32))
COMMAND = [sys.executable, "-m", "oenach.cli"]
WIPED = "\x1b[H\x1b[2J\x1b[3J"


class ScriptedScreen(Screen):
    """Reads its lines from a script, and keeps all that it was told to show."""

    def __init__(self, lines: Iterable[str], width: int = 80, height: int = 24) -> None:
        super().__init__(
            Console(
                file=StringIO(),
                width=width,
                height=height,
                force_terminal=True,
                color_system=None,
                highlight=False,
                markup=False,
                _environ={"TERM": "xterm"},
            )
        )
        self.typed = True
        self._lines = iter(lines)

    @property
    def output(self) -> str:
        """Everything shown so far, typed lines included."""
        assert isinstance(self.console.file, StringIO)
        return self.console.file.getvalue()

    def read(self, prompt: str) -> str:
        self.console.file.write(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self.console.file.write(line + "\n")
        return line


class PlayingScreen(ScriptedScreen):
    """Answers every prompt by asking a function."""

    def __init__(self, answer: Callable[[str], str], width: int = 80) -> None:
        super().__init__([], width)
        self.answer = answer

    def read(self, prompt: str) -> str:
        line = self.answer(prompt)
        self.console.file.write(f"{prompt}{line}\n")
        return line


def people(number: int, seats: int) -> list[Sitter]:
    """So many people, and bots on the other seats."""
    names = [f"Person{index}" for index in range(number)]
    return [Sitter(False, name) for name in names] + [Sitter(True, "random")] * (seats - number)


def table_of(
    name: str,
    sitters: Sequence[Sitter],
    options: Mapping[str, object] | None = None,
    language: str = "en",
    seed: int = 1,
) -> Table:
    """A table with a fixed secret and bots with a fixed seed."""
    game = oenach.game(name, len(sitters), options)
    return Table.new(game, sitters, Speaker(language), SECRET, Random(seed), pace=0)


def session_of(table: Table, screen: Screen) -> Session:
    """A sitting at that table."""
    return Session(table, screen, table.chronicle.speaker)


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a process that keeps its matches in a folder of the test.

    The bots that take no time to think are enough where the terminal is tested."""
    usual = {"OENACH_HOME": str(home), "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
    usual |= {"OENACH_BOTS": "random", "OENACH_PACE": "0"}
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return {**kept, **usual, **more}


def run(
    home: Path, *arguments: str, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end with a script as its input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, PYTHONIOENCODING="utf-8", **more),
        timeout=waiting.PATIENCE,
        check=False,
    )


def saved(home: Path) -> list[Path]:
    """The files of saved matches."""
    return sorted((home / "matches").glob("*.json"))


class Ran(NamedTuple):
    """How a run of the program ended, with what it wrote."""

    returncode: object
    stdout: str
    stderr: str


class Here:
    """The program in the test's own process, which is much quicker than one of its own."""

    def __init__(
        self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name, value in environment(home).items():
            monkeypatch.setenv(name, value)
        monkeypatch.delenv("NO_COLOR", raising=False)

    def run(self, *arguments: str, typed: str = "") -> Ran:
        """Run the command line with a script as its input."""
        self.monkeypatch.setattr(sys, "argv", ["oenach", *arguments])
        self.monkeypatch.setattr(sys, "stdin", StringIO(typed))
        self.capsys.readouterr()
        code: object = 0
        try:
            main()
        except SystemExit as left:
            code = left.code or 0
        return Ran(code, *self.capsys.readouterr())


def positions(
    name: str, seats: int, number: int, options: Mapping[str, object] | None = None
) -> Iterator[State]:
    """States from random play, chance nodes and the end included."""
    game = oenach.game(name, seats, options)
    rng = Random(number)
    state = game.new()
    for _ in range(number):
        if state.to_act == oenach.OVER:
            break
        yield state
        state.apply(rng.choice(state.legal_moves()))
    yield state


def drawn(state: State, seat: int | None, width: int = 80, height: int = 24) -> str:
    painter = BoardPainter(people(1, state.game.seats), Speaker(), width, height)
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as shown:
        console.print(painter.draw(state.observe(seat), seat))
        console.print(painter.draw_step(state.observe(seat), seat))
    return shown.get()


def shortly(name: str) -> list[str]:
    """The options with which a match of a game is short, as they are typed."""
    return [
        word
        for option, value in about(name).short.items()
        for word in ("--option", f"{option}={value}")
    ]


def a_begins(name: str) -> list[str]:
    """The options with which A is to act at once, as they are typed."""
    return [
        word
        for option, value in about(name).a_begins.items()
        for word in ("--option", f"{option}={value}")
    ]


def typed(*lines: str, game: str = FIRST, persons: int = 1, seats: int = 3) -> str:
    """All that is shown when these lines are typed; the first seat begins."""
    table = table_of(game, people(persons, seats), about(game).a_begins)
    screen = ScriptedScreen(lines)
    assert session_of(table, screen).run() == 0
    return screen.output


def start(home: Path, *arguments: str) -> pexpect.spawn:
    with ctrl_c.heeded():
        return pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments],
            env=environment(home),
            encoding="utf-8",
            timeout=waiting.PATIENCE,
            dimensions=(40, 100),
        )
