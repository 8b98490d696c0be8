"""`oenach arena` on the command line."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from oenach.cli.app import app
from oenach.games.installed import modules
from per_game import QUICKEST

MOST = next(module.seats[1] for module in modules() if module.name == QUICKEST)


def arena(*words: str) -> Result:
    wide = {**os.environ, "COLUMNS": "120", "TERM": "dumb"}
    return CliRunner().invoke(app, ["arena", *words], env=wide)


def test_a_tournament_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = arena(QUICKEST, "--bots", "greedy,random", "--games", "5", "--seed", "4")
    assert done.exit_code == 0, done.output
    assert "5 games can’t be shared out evenly over the seats, so 6 are played" in done.output
    for told in ("greedy", "random", "Who beats whom", "by Wilson", "Mean length", "6/6"):
        assert told in done.output
    (folder,) = tmp_path.iterdir()
    assert folder.name == f"arena-{QUICKEST}-2-greedy-random-5-4"
    assert {file.name for file in folder.iterdir()} == {
        *("results.jsonl", "timings.jsonl", "summary.json", "games.csv"),
        *("ratings.csv", "report.html"),
    }


def test_options_and_budgets_are_taken(tmp_path: Path) -> None:
    out = f"--out={tmp_path}"
    words = ["--bots=odd_bots:Scaled,random", "--games=2", "--budget=1/20", out]
    done = arena(QUICKEST, "--option", "first_player=A", *words)
    assert done.exit_code == 0, done.output
    head = (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert '"options":{"first_player":"A"}' in head
    assert "odd_bots:Scaled@1/20" in head
    again = arena(QUICKEST, *words)
    assert again.exit_code == 2
    assert "another tournament (differs in: options)" in again.stderr


@pytest.mark.parametrize(
    "words, told",
    [
        ([QUICKEST, "--bots", "nobody,random"], "nobody"),
        ([QUICKEST, "--bots", "random"], "One bot can’t fill 2 seats"),
        ([QUICKEST, "--bots", "random,random", "--games", "0"], "not 0"),
        (
            [QUICKEST, "--bots", "random,random", "--seats", "9"],
            f"{MOST} players, not 9",
        ),
        ([QUICKEST, "--bots", "random,random", "--workers", "0"], "at least 1 worker"),
        ([QUICKEST, "--bots", "random,random", "--timeout", "0"], "at least 1 second"),
        ([QUICKEST, "--bots", "random,random", "--out", "/dev/null/x"], "/dev/null/x"),
        ([QUICKEST, "--bots", "random,random", "--option", "x"], "NAME=VALUE"),
        (["chess", "--bots", "random,random"], "no game called “chess”"),
        ([QUICKEST, "--bots", "random", "-l", "de"], "Ein Bot kann keine 2 Plätze füllen"),
    ],
)
def test_what_can_not_be_played_is_told_in_a_sentence(words: list[str], told: str) -> None:
    done = arena(*words)
    assert done.exit_code == 2
    assert told in done.stderr
    assert "Traceback" not in done.output


def test_help_has_examples() -> None:
    done = arena("--help")
    assert done.exit_code == 0
    assert re.search(r"oenach arena \S+ --bots master,strong,steady --seats 3", done.output)
