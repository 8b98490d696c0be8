"""What the terminal tells of Táin, and to whom."""

from __future__ import annotations

from pathlib import Path

import pytest

import oenach
from oenach.console.speaker import Speaker
from oenach.story.history import History
from oenach.terminal.replaying import Replay
from terminal.scripted import (
    SECRET,
    ScriptedScreen,
    people,
    session_of,
    table_of,
)


def example_round(seats: int = 3) -> list[str]:
    """The example of the rulebook, told to an onlooker."""
    table = table_of("tain", people(0, seats), {"first_player": "A"})
    moves = "X>B1 B>B1 W>K1 B>C5 C>K2 B>A4 C>C1 W>C4 B>C4 B>C2 pass W>C2 pass B>C5 pass"
    for text in moves.split():
        table.play(text, table.match.to_act)
    return [line for _, line in table.chronicle.whole(None)]


def test_the_raid_is_told_as_a_story() -> None:
    told = [line.replace("'", "’") for line in example_round()]
    story = told[told.index("Round 1: all tokens are turned up.") :]
    assert story == [
        "Round 1: all tokens are turned up.",
        "Kingdom: C’s warrior on the left, B’s chief on the right.",
        "A4: C’s boy finds nobody on guard.",
        "C1: A’s chief finds nobody on guard.",
        "C2: A’s boy is captured by the warrior.",
        "C4: B’s warrior gets past the boy.",
        "C5: A’s boy is held off by the boy.",
        "A: cattle 5 → 6, jewels 3 → 2.",
        "B: cattle 5 → 6, jewels 3 → 4.",
        "C: cattle 5 → 4, holds A’s boy.",
        "Round 2 begins; B is first.",
    ]


def test_before_the_reveal_nobody_is_told_a_kind() -> None:
    told = example_round()
    hidden = told[: told.index("Round 1: all tokens are turned up.")]
    for word in ("chief", "warrior", "boy", "bluff", "daughter"):
        assert not any(word in line for line in hidden)


def test_replay_shows_hidden_tokens_only_to_those_who_may_see_them() -> None:
    match = oenach.Match(oenach.game("tain", 2, {"first_player": "A"}), SECRET)
    match.play("D>A1")
    match.play("W>A2")
    shown = {}
    for viewer in ("A", "B", "spectator", "open", None):
        screen = ScriptedScreen([])
        Replay(History(match.log), screen, Speaker(), viewer).print_all()
        shown[viewer] = screen.output
    assert "daughter on guard" in shown["A"] and "a warrior to raid" not in shown["A"]
    assert "daughter on guard" not in shown["B"] and "a warrior to raid" in shown["B"]
    assert shown["spectator"] == shown[None]
    assert "daughter on guard" not in shown[None] and "BW" not in shown[None]
    assert "daughter on guard" in shown["open"] and "BW" in shown["open"]


def test_an_undone_move_is_replayed_too() -> None:
    match = oenach.Match(oenach.game("tain", 2, {"first_player": "A"}), SECRET)
    match.play("D>A1")
    match.undo(0)
    match.play("C>A1")
    screen = ScriptedScreen([])
    Replay(History(match.log), screen, Speaker(), "open").print_all()
    assert "A takes back the last move." in screen.output


def test_another_language_plays_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    table = table_of("tain", people(1, 2), {"first_player": "A"}, language="fr")
    screen = ScriptedScreen(["W>B1", "why D>B1", "help", "quit"])
    assert session_of(table, screen).run() == 0
    assert "T8" in screen.output and "\N{REPLACEMENT CHARACTER}" not in screen.output
    assert "taureau" not in screen.output and "pion" in screen.output.lower()
