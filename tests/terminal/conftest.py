"""Fixtures of the terminal's tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted import Here

from bots.bots_here import bot_process


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at tables of this process think here; the program in a process of its own has others."""
    monkeypatch.setattr("oenach.hosting.thinker.BotProcess", bot_process)


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Here:
    """The program in this process, with a home of its own."""
    return Here(tmp_path, monkeypatch, capsys)
