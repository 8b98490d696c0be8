"""What can be typed at the prompt, and what comes back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from oenach.games.installed import modules
from oenach.games.module import GameModule
from per_game import FIRST, about
from terminal.scripted import PlayingScreen, people, session_of, table_of, typed


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    return tmp_path


def asked(line: Callable[[list[str]], str]) -> tuple[str, list[str]]:
    """What is shown after one line, and the legal moves when it was typed."""
    table = table_of(FIRST, people(1, 3), about(FIRST).a_begins)
    legal: list[str] = []

    def answer(prompt: str) -> str:
        if legal:
            return "quit"
        # A forced move was made before anybody is asked.
        legal.extend(table.legal_texts())
        return line(legal)

    screen = PlayingScreen(answer, width=200)
    session_of(table, screen).run()
    return screen.output, legal


def test_why_says_that_a_move_is_legal() -> None:
    shown, legal = asked(lambda legal: f"why {legal[-1]}")
    assert f"{legal[-1]} is legal now." in shown


def test_why_of_no_move_at_all() -> None:
    shown = typed("why Z>Q9", "quit")
    assert "Z>Q9" in shown and "not a move" in shown


def test_question_mark_lists_every_legal_move() -> None:
    shown, legal = asked(lambda legal: "?")
    listed = f" {' '.join(shown.split('A> ?')[1].split())} "
    assert [text for text in legal if f" {text} " not in listed] == []


def test_words_that_only_show_something() -> None:
    shown = typed("help", "score", "log", "log all", "board", "save", "queue", "rules", "quit")
    for word in ("why MOVE", "Total", "Seat B: random bot", "Saved: ", "has queued nothing"):
        assert word in shown


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_time_is_called_only_where_there_is_such_a_limit(module: GameModule) -> None:
    shown = typed("time", "quit", game=module.name, seats=2)
    assert ("Time is called." in shown) == (module.table.time_called is not None)


def test_control_characters_do_not_reach_the_terminal() -> None:
    shown = typed("why \x1b[31mred", "\x1b[31mred", "quit")
    # The script itself stands in the output once each time, as a terminal would echo it.
    assert shown.count("\x1b[31m") == 2
