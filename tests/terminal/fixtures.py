"""Fixtures for tests of the terminal, here and in the folders of the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.bots_here import bot_process
from terminal.scripted import Here


@pytest.fixture
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at tables of this process think here; the program in a process of its own has others."""
    monkeypatch.setattr("oenach.bots.hosting.thinker.BotProcess", bot_process)


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Here:
    """The program in this process, with a home of its own."""
    return Here(tmp_path, monkeypatch, capsys)


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the matches of a table in this process are saved."""
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    return tmp_path
