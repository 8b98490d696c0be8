"""Whole games through the program itself, by menu numbers and by notation."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random

import pytest

import oenach
from oenach.kernel import state
from oenach.messages import say
from per_game import FIRST, QUICKEST, about
from terminal.scripted import (
    Here,
    PlayingScreen,
    people,
    run,
    saved,
    session_of,
    shortly,
    table_of,
)


@pytest.mark.parametrize("game", oenach.games())
@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
def test_a_game_is_played_to_the_end_by_menu_numbers(
    game: str, seats: int, tmp_path: Path, here: Here
) -> None:
    # One of them in a process of its own.
    play = partial(run, tmp_path) if game == QUICKEST else here.run
    done = play("play", game, "--seats", str(seats), *shortly(game), typed="1\n" * 4000)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert "Score" in done.stdout and "The game ended" in done.stdout
    [file] = saved(tmp_path)
    assert f"oenach verify {file}" in done.stdout
    checked = here.run("verify", str(file))
    assert checked.returncode == 0 and "Everything holds." in checked.stdout


@pytest.mark.parametrize(
    ("game", "persons"),
    [
        # Each game and each number of people at least once.
        pytest.param(game, persons, marks=() if placed == persons - 1 else pytest.mark.long)
        for placed, game in enumerate(oenach.games())
        for persons in (1, 2, 3)
    ],
)
def test_a_game_is_played_to_the_end_by_notation(
    game: str, persons: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_HOME", str(tmp_path))
    table = table_of(game, people(persons, 3), about(game).short)
    rng = Random(5)
    screen = PlayingScreen(lambda prompt: rng.choice(table.legal_texts()))
    assert session_of(table, screen).run() == 0
    assert table.match.over
    [file] = saved(tmp_path)
    assert oenach.Match.load(json.loads(file.read_text())).outcome() == table.match.outcome()


@pytest.mark.parametrize("game", oenach.games())
def test_bots_can_be_watched(game: str, here: Here) -> None:
    done = here.run("play", game, "--people", "0", *shortly(game))
    assert done.returncode == 0 and "The game ended" in done.stdout


def test_without_a_name_the_game_is_asked_for(here: Here, tmp_path: Path) -> None:
    first, second, *_ = oenach.games()
    done = here.run("play", typed="\nquit\n")
    assert done.returncode == 0
    for number, name in enumerate(oenach.games(), 1):
        assert f"{number}) {say(f'name-{name}')}" in done.stdout
    [file] = saved(tmp_path)
    assert file.name.startswith(f"{first}-")
    here.run("play", typed="2\nquit\n")
    [other] = {*saved(tmp_path)} - {file}
    assert other.name.startswith(f"{second}-")


def test_a_wished_for_seat_is_given(here: Here) -> None:
    done = here.run("play", FIRST, "--seats", "4", "--seat", "c", typed="quit\n")
    assert "Seat C: you" in done.stdout


def test_interpreted_rules_say_so_once_on_stderr_and_only_when_playing(tmp_path: Path) -> None:
    done = run(tmp_path, "play", QUICKEST, typed="quit\n")
    compiled = str(state.__file__).endswith((".so", ".pyd"))
    assert done.stderr.count("interpreted") == (0 if compiled else 1)
    assert len(done.stderr.splitlines()) == (0 if compiled else 1)
    assert run(tmp_path, "games").stderr == ""


@pytest.mark.parametrize("game", oenach.games())
@pytest.mark.parametrize("terminal", [{"TERM": "dumb"}, {"NO_COLOR": "1"}, {"COLUMNS": "40"}])
def test_any_terminal_will_do(
    game: str, terminal: dict[str, str], here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in terminal.items():
        monkeypatch.setenv(name, value)
    done = here.run("play", game, typed="1\n1\n?\nscore\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "\x1b[3" not in done.stdout
