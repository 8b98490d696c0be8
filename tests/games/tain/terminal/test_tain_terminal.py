"""Táin in a terminal: its board, what can be typed, and what is told to whom."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import oenach
from terminal.scripted import (
    COMMAND,
    SECRET,
    Here,
    ScriptedScreen,
    drawn,
    environment,
    people,
    positions,
    session_of,
    table_of,
    typed,
)

pytestmark = pytest.mark.usefixtures("bots_here", "own_home")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tain_fits_on_80_by_24_with_room_for_the_prompt(seats: int) -> None:
    for state in positions("tain", seats, 60):
        if state.observe(0)["phase"] == "commando":
            board = drawn(state, 0).splitlines()
            assert len(board) // 2 <= 20


def test_a_board_shows_nothing_that_the_view_does_not() -> None:
    # Hidden tokens are changed; what B sees must not change by a byte.
    game = oenach.game("tain", 3, {"first_player": "A"})
    boards = set()
    for kind in "CWBX":
        match = oenach.Match(game, SECRET)
        match.play(f"{kind}>B1")
        boards.add(drawn(match.state, 1) + drawn(match.state, None))
    assert len(boards) == 1


def test_tain_names_rounds_scores_and_counts() -> None:
    match = oenach.Match(oenach.game("tain", 3, {"first_player": "B"}), SECRET)
    match.play("W>A1")
    shown = drawn(match.state, 1)
    for sign in (
        "round [1] 2",
        "BW",
        "cattle 10",
        "jewels 3",
        "screen 17  used 0",
        "first",
        "19 points",
        "to act",
        "K1 ·",
        "Behind your screen",
    ):
        assert sign in shown, sign


def test_a_terminal_without_our_signs_gets_plain_ones(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "tain"],
        input=b"quit\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert done.returncode == 0
    kingdom = done.stdout.split(b"Kingdom")[1].split(b"\n")[1]
    assert b"+-" in done.stdout
    # A face-down token is drawn as its clan and a question mark; any other one replaced a sign.
    assert not re.search(rb"(?<![A-D])\?", kingdom)


AT_ONCE = {"first_player": "A"}


def test_why_gives_the_rule_of_a_refusal() -> None:
    shown = typed("why D>B1", "X>K1", "why X>K2", "quit", game="tain")
    assert "T8: the chief" in shown
    assert "T9: you already have a token in the kingdom this round." in shown


def test_a_refused_move_is_explained_and_asked_again() -> None:
    shown = typed("D>K1", "nonsense", "999", "quit", game="tain")
    assert "T9: you can’t send the chief’s daughter into the kingdom" in shown.replace("'", "’")
    assert "nonsense" in shown and "There is no number 999" in shown
    assert shown.count("A> ") == 4


def test_a_number_leads_to_a_second_menu_and_back() -> None:
    shown = typed("1", "back", "1", "", "1", "2", "log", "quit", game="tain")
    assert shown.count("which one?") == 3
    assert "A puts a warrior on guard at their own" in shown


def test_rules_shows_one_rule_with_its_rulings() -> None:
    shown = typed("rules t5", "rules T1", "rules T77", "quit", game="tain")
    assert "T5a" in shown and "T11" not in shown.split("rules T1\n")[1].split("A> ")[0]
    assert "The rulebook has no rule “T77”" in shown


def test_undo_is_refused_once_somebody_acted() -> None:
    assert "A has nothing to take back" in typed("X>B1", "undo", "quit", game="tain")


def test_t11_guards_are_queued_and_played_when_the_turn_comes() -> None:
    table = table_of("tain", people(1, 3), AT_ONCE, seed=3)
    screen = ScriptedScreen(["B>A1; B>A2; X>A3", "log", "quit"])
    session_of(table, screen).run()
    view = table.match.observe(0)
    clans = view["clans"]
    assert isinstance(clans, dict) and clans["A"]["guards"][:3] == ["B", "B", "X"]
    assert screen.output.count("Your queued move was played") == 2


def test_t11_a_queue_is_dropped_when_a_move_stops_being_legal() -> None:
    shown = typed("C>A1; C>A2; X>A3", "quit", game="tain")
    assert "Your queue was dropped (C>A2; X>A3): T6: you have no chief left" in shown.replace(
        "\n", " "
    )


def test_t11_only_guards_are_queued_and_nothing_is_half_done() -> None:
    table = table_of("tain", people(1, 3), AT_ONCE)
    screen = ScriptedScreen(["B>A1; W>B1", "D>K1; B>A2", "queue", "quit"])
    seen = table.match.last_seq
    session_of(table, screen).run()
    assert "T11: only guards at your own gates can be queued" in screen.output
    assert "has queued nothing" in screen.output
    assert table.match.last_seq == seen


def test_time_cannot_be_called() -> None:
    assert "T23" in typed("time", "quit", game="tain")


def test_the_board_is_shown_at_the_start_and_when_asked_for() -> None:
    assert typed("board", "quit", game="tain").count("Kingdom ─") == 2


def test_a_refused_move_in_a_script_is_told_with_its_rule(here: Here) -> None:
    done = here.run("play", "tain", typed="D>B1\nquit\n")
    assert done.returncode == 0 and "Line 1: T8: " in done.stdout
