"""Passed round, nobody sees another's tokens: not on the screen, not in a single byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.scripted import WIPED, ScriptedScreen, people, session_of, table_of

ENTER = ""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))


def screens(*lines: str, seats: int = 3) -> list[str]:
    """What stood on the screen between one wiping and the next."""
    table = table_of("tain", people(seats, seats), {"first_player": "A"})
    screen = ScriptedScreen(lines)
    session_of(table, screen).run()
    return screen.output.split(WIPED)


def test_the_screen_is_wiped_before_and_after_the_curtain() -> None:
    before, curtain, own, next_curtain, *_ = screens(ENTER, "W>B1", ENTER)
    assert "screen" not in before
    assert "Hand the device to Person0 (seat A)" in curtain and "Behind" not in curtain
    assert "Behind your screen" in own
    assert "Hand the device to Person1 (seat B)" in next_curtain and "Behind" not in next_curtain


def test_what_others_see_does_not_depend_on_hidden_tokens() -> None:
    # A lays different tokens on the same places; B and C must see the same bytes.
    scripts = [
        [ENTER, first, ENTER, "X>B1", ENTER, "B>C1", ENTER, second, ENTER, "log", "score", "quit"]
        for first, second in (("W>B2", "D>A1"), ("X>B2", "C>A1"), ("B>B2", "X>A1"))
    ]
    told = [screens(*script) for script in scripts]
    # 0 before, 1 curtain A, 2 A, 3 curtain B, 4 B, 5 curtain C, 6 C, 7 curtain A, 8 A, 9, 10 B
    for index in (1, 3, 4, 5, 6, 7, 9, 10):
        assert len({shown[index] for shown in told}) == 1, index
    for index in (2, 8):
        assert len({shown[index] for shown in told}) == 3, index


def test_the_last_move_can_be_taken_back_at_the_curtain() -> None:
    shown = screens(ENTER, "W>B1", "undo", "X>B1", ENTER, "log", "quit")
    assert "type “undo” here" in shown[3]
    log = shown[-2]
    assert "A takes back the last move." in log and "warrior" not in log.split("B> log")[1]
