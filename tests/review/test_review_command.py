"""The command, with a real bot that thinks very little."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import oenach
from oenach.cli.app import app
from oenach.console.errors import TerminalError
from oenach.games.installed import games
from oenach.kernel.matches.match import Match
from oenach.messages import LANGUAGES
from oenach.review.questions import Level
from oenach.review.reviewing import Plan, review
from review.review_samples import decisions, given_up, sample, texts_of

MOVES = texts_of(sample())


def run(*arguments: str | Path) -> Result:
    words = ["review", "--budget", "0.01", *map(str, arguments)]
    return CliRunner().invoke(app, words, env={"COLUMNS": "80"})


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(given_up(sample()).log))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_every_language(log: Path, language: str) -> None:
    done = run(log, "--all", "-l", language)
    assert done.exit_code == 0, done.output
    assert MOVES[1] in done.stdout
    assert "review-" not in done.stdout


@pytest.mark.parametrize("game", [name for name in games() if oenach.game(name).open_information])
@pytest.mark.parametrize("seats", [2, 3])
def test_games_that_hide_nothing(game: str, seats: int, tmp_path: Path) -> None:
    match = Match(oenach.game(game, seats=seats), bytes(32))
    for _ in range(12):
        match.play(match.game.text(match.state, match.state.legal_moves()[-1]))
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.log))
    done = run(path, "--unfinished", "--json", "-")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [one["believed"] for one in told["decisions"]] == [[]] * 12
    assert all(len(point["wins"]) == seats for point in told["points"])
    assert all(0 <= win <= 1 for point in told["points"] for win in point["wins"].values())


def test_the_same_file_and_options_give_the_same_review(log: Path) -> None:
    first, again = run(log, "--json", "-"), run(log, "--json", "-")
    assert first.stdout == again.stdout
    assert first.stdout != run(log, "--json", "-", "--seed", "1").stdout


def test_files_are_written(log: Path, tmp_path: Path) -> None:
    page, told = tmp_path / "review.html", tmp_path / "review.json"
    done = run(log, "-o", page, "--json", told)
    assert done.exit_code == 0, done.output
    assert page.read_text().startswith("<!doctype html>")
    assert json.loads(told.read_text())["seats"] == 2
    assert "review.html" in done.stdout.replace("\n", "")


def test_one_seat(log: Path) -> None:
    told = json.loads(run(log, "--seat", "b", "--json", "-").stdout)
    assert {one["seat"] for one in told["decisions"]} == {"B"}
    assert list(told["summary"]) == ["B"]


def test_a_public_log_does_once_the_match_is_over(tmp_path: Path) -> None:
    path = tmp_path / "public.json"
    path.write_text(json.dumps(given_up(sample()).public_log))
    assert run(path).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seat", "C"], "no seat C"),
        (["--budget", "0"], "above 0"),
        (["--budget", "nan"], "above 0"),
        (["--level", "clever"], "clever"),
        (["--level", "random"], "weigh"),
        (["--language", "xx"], "xx"),
        (["--workers", "0"], "--workers"),
        (["-o", "missing/folder/review.html"], "missing/folder/review.html"),
    ],
)
def test_bad_options(arguments: list[str], told: str, log: Path) -> None:
    done = run(log, *arguments)
    assert done.exit_code == 2
    assert told in done.stderr


def test_an_unfinished_match_is_not_shown_unless_asked(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(sample().log))
    refused = run(path)
    assert refused.exit_code == 2
    assert "--unfinished" in refused.stderr
    assert MOVES[1] not in refused.output
    assert run(path, "--unfinished").exit_code == 0


def test_a_public_log_of_a_match_in_play(tmp_path: Path) -> None:
    path = tmp_path / "public.json"
    path.write_text(json.dumps(sample().public_log))
    done = run(path, "--unfinished")
    assert done.exit_code == 2
    assert "public log" in done.stderr


def test_a_match_without_a_move(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(given_up(sample(moves=0)).log))
    done = run(path)
    assert done.exit_code == 2
    assert "Nobody has made a move" in done.stderr


def test_a_broken_log_names_the_event(log: Path) -> None:
    told = json.loads(log.read_text())
    changed = next(event for event in told["events"][2:] if event["kind"] == "move")
    changed["text"] = "?>B1"
    log.write_text(json.dumps(told))
    done = run(log)
    assert done.exit_code == 2
    assert f"event {changed['seq']}" in done.stderr


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b"\xff\xfe"])
def test_a_file_that_is_no_log(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    done = run(path)
    assert done.exit_code == 2
    assert done.stderr and "Traceback" not in done.output


def test_the_number_of_workers_changes_nothing() -> None:
    whole = decisions(given_up(sample()))
    alone, together = (
        review(whole, Plan(Level("strong", 0.02), workers=workers), lambda done, total: None)
        for workers in (1, 2)
    )
    assert alone == together


def test_a_bot_without_thoughts_is_refused_at_the_first_choice() -> None:
    ticks: list[tuple[int, int]] = []
    whole = decisions(given_up(sample()))
    with pytest.raises(TerminalError):
        review(whole, Plan(Level("random")), lambda *tick: ticks.append(tick))
    # Of a forced move nothing is asked.
    choice = [len(one.before.legal_moves()) > 1 for one in whole.made].index(True)
    assert ticks == [(done, len(MOVES)) for done in range(choice + 1)]
