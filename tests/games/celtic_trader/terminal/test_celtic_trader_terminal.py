"""Celtic Trader in a terminal: what can be typed, and what the table does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from oenach.kernel.matches.verify import verify
from terminal.scripted import (
    Here,
    PlayingScreen,
    ScriptedScreen,
    people,
    saved,
    session_of,
    table_of,
    typed,
)

pytestmark = pytest.mark.usefixtures("bots_here", "own_home")


def test_c9_the_table_draws_who_sits_where(here: Here) -> None:
    done = here.run("play", "celtic-trader", "--seats", "5", typed="quit\n")
    drawn = dict(re.findall(r"Player (\d) draws seat ([A-E])\.", done.stdout))
    assert sorted(drawn.values()) == list("ABCDE")
    assert f"Seat {drawn['1']}: you" in done.stdout


def test_c9_a_wished_for_seat_is_not_drawn_and_the_log_says_so(here: Here, tmp_path: Path) -> None:
    done = here.run("play", "celtic-trader", "--seats", "4", "--seat", "c", typed="quit\n")
    assert "Seat C: you" in done.stdout and "Player 1 draws" not in done.stdout
    [file] = saved(tmp_path)
    log = json.loads(file.read_text())
    assert log["header"]["seating"] == ["C", None, None, None]
    assert log["format"] == 2 and verify(log).ok
    assert [event["player"] for event in log["events"] if "player" in event] == [2, 3, 4]


def test_undo_takes_back_within_a_turn_of_celtic_trader() -> None:
    table = table_of("celtic-trader", people(2, 2))
    first = table.legal_texts()[0]
    screen = ScriptedScreen(["", first, "undo", "log", "quit"])
    session_of(table, screen).run()
    assert "A takes back the last move." in screen.output


def test_parts_of_the_celtic_trader_board() -> None:
    shown = typed(
        "map", "charts", "bag", "players", "roles", "places", "quit", game="celtic-trader"
    )
    for word in ("reconstruction", "What the strongholds pay", "In the bag", "carry", "Roles"):
        assert word in shown
    assert "roads to" in shown


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


def test_a_map_file_with_faults_names_where(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_text('{"name": "mine"}')
    done = here.run("play", "celtic-trader", "--map", str(file))
    assert done.returncode == 2 and "map" in done.stderr
    file.write_text("{")
    done = here.run("play", "celtic-trader", "--map", str(file))
    assert done.returncode == 2 and "line 1" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--option", "supply=0"], "1 to 999"),
        (["--option", "limit=soon"], "soon"),
        (["--map", "missing.json"], "missing.json"),
    ],
)
def test_one_clear_message_and_exit_code_2(
    arguments: list[str], told: str, here: Here, tmp_path: Path
) -> None:
    done = here.run("play", "celtic-trader", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert saved(tmp_path) == []


def test_the_list_of_games_tells_of_maps(here: Here) -> None:
    shown = here.run("games").stdout
    assert "limit" in shown and "--map FILE" in shown
