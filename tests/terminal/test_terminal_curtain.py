"""Passed round, every game waits behind a curtain."""

from __future__ import annotations

from pathlib import Path

import pytest

import oenach
from per_game import about
from terminal.scripted import PlayingScreen, people, session_of, table_of

ENTER = ""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))


@pytest.mark.parametrize("game", oenach.games())
def test_every_game_is_passed_round(game: str) -> None:
    table = table_of(game, people(2, 2), about(game).a_begins)
    prompts = iter(range(12))

    def answer(prompt: str) -> str:
        if next(prompts, None) is None:
            raise EOFError
        return table.legal_texts()[0] if prompt.endswith("> ") else ENTER

    screen = PlayingScreen(answer)
    session_of(table, screen).run()
    assert screen.output.count("Hand the device") >= 2
