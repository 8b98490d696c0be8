"""What can be typed at the prompt, and what comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted import PlayingScreen, ScriptedScreen, people, session_of, table_of

AT_ONCE = {"first_player": "A"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    return tmp_path


def typed(*lines: str, game: str = "tain", persons: int = 1, seats: int = 3) -> str:
    """All that is shown when these lines are typed; the first seat begins."""
    options = {} if game == "celtic-trader" else AT_ONCE
    table = table_of(game, people(persons, seats), options)
    screen = ScriptedScreen(lines)
    assert session_of(table, screen).run() == 0
    return screen.output


def test_why_gives_the_rule_of_a_refusal() -> None:
    shown = typed("why D>B1", "X>K1", "why X>K2", "quit")
    assert "T8: the chief" in shown
    assert "T9: you already have a token in the kingdom this round." in shown


def test_why_says_that_a_move_is_legal() -> None:
    assert "X>K1 is legal now." in typed("why X>K1", "quit")


def test_why_of_no_move_at_all() -> None:
    shown = typed("why Z>Q9", "quit")
    assert "Z>Q9" in shown and "not a move" in shown


def test_a_refused_move_is_explained_and_asked_again() -> None:
    shown = typed("D>K1", "nonsense", "999", "quit")
    assert "T9: you can’t send the chief’s daughter into the kingdom" in shown.replace("'", "’")
    assert "nonsense" in shown and "There is no number 999" in shown
    assert shown.count("A> ") == 4


def test_question_mark_lists_every_legal_move() -> None:
    table = table_of("tain", people(1, 3), AT_ONCE)
    screen = ScriptedScreen(["?", "quit"], width=200)
    legal = table.legal_texts()
    session_of(table, screen).run()
    listed = screen.output.split("A> ?\n")[1]
    assert [text for text in legal if text not in listed.split()] == []


def test_a_number_leads_to_a_second_menu_and_back() -> None:
    shown = typed("1", "back", "1", "", "1", "2", "log", "quit")
    assert shown.count("which one?") == 3
    assert "A puts a warrior on guard at their own" in shown


def test_rules_shows_one_rule_with_its_rulings() -> None:
    shown = typed("rules t5", "rules T1", "rules T77", "quit")
    assert "T5a" in shown and "T11" not in shown.split("rules T1\n")[1].split("A> ")[0]
    assert "The rulebook has no rule “T77”" in shown


def test_words_that_only_show_something() -> None:
    shown = typed("help", "score", "log", "log all", "board", "save", "queue", "rules", "quit")
    for word in ("why MOVE", "Total", "Seat B: random bot", "Saved: ", "has queued nothing"):
        assert word in shown
    assert shown.count("Kingdom ─") == 2


def test_undo_takes_back_within_a_turn_of_celtic_trader() -> None:
    table = table_of("celtic-trader", people(2, 2))
    first = table.legal_texts()[0]
    screen = ScriptedScreen(["", first, "undo", "log", "quit"])
    session_of(table, screen).run()
    assert "A takes back the last move." in screen.output


def test_undo_is_refused_once_somebody_acted() -> None:
    assert "A has nothing to take back" in typed("X>B1", "undo", "quit")


def test_parts_of_the_celtic_trader_board() -> None:
    shown = typed(
        "map", "charts", "bag", "players", "roles", "places", "quit", game="celtic-trader"
    )
    for word in ("reconstruction", "What the strongholds pay", "In the bag", "carry", "Roles"):
        assert word in shown
    assert "roads to" in shown


def test_time_is_called_only_where_there_is_such_a_limit() -> None:
    assert "T23" in typed("time", "quit")
    assert "Time is called." in typed("time", "quit", game="celtic-trader", seats=2)


def test_c19_the_table_calls_time_when_the_minutes_are_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of("celtic-trader", people(1, 2), {"limit": "minutes:2"})
    now = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])

    def answer(prompt: str) -> str:
        now[0] += 30
        return table.legal_texts()[-1]

    screen = PlayingScreen(answer)
    assert session_of(table, screen).run() == 0
    assert screen.output.count("Time is called.") == 1 and "The game ended" in screen.output


def test_t11_guards_are_queued_and_played_when_the_turn_comes() -> None:
    table = table_of("tain", people(1, 3), AT_ONCE, seed=3)
    screen = ScriptedScreen(["B>A1; B>A2; X>A3", "log", "quit"])
    session_of(table, screen).run()
    view = table.match.observe(0)
    clans = view["clans"]
    assert isinstance(clans, dict) and clans["A"]["guards"][:3] == ["B", "B", "X"]
    assert screen.output.count("Your queued move was played") == 2


def test_t11_a_queue_is_dropped_when_a_move_stops_being_legal() -> None:
    shown = typed("C>A1; C>A2; X>A3", "quit")
    assert "Your queue was dropped (C>A2; X>A3): T6: you have no chief left" in shown.replace(
        "\n", " "
    )


def test_t11_only_guards_are_queued_and_nothing_is_half_done() -> None:
    table = table_of("tain", people(1, 3), AT_ONCE)
    screen = ScriptedScreen(["B>A1; W>B1", "D>K1; B>A2", "queue", "quit"])
    seen = table.match.last_seq
    session_of(table, screen).run()
    assert "T11: “W>B1” can’t be queued" in screen.output
    assert "has queued nothing" in screen.output
    assert table.match.last_seq == seen


def test_control_characters_do_not_reach_the_terminal() -> None:
    shown = typed("why \x1b[31mred", "\x1b[31mred", "quit")
    # The script itself stands in the output once each time, as a terminal would echo it.
    assert shown.count("\x1b[31m") == 2
