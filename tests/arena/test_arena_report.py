"""The files that say what came out."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from odd_bots import Dawdler

from oenach.arena import Plan, Results, run_tournament
from oenach.arena.reporting.report import report_page
from oenach.arena.reporting.telling import findings
from oenach.messages import LANGUAGES
from per_game import FIRST, QUICKEST


class Balance(HTMLParser):
    """Checks that what is opened is closed, and collects addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    plan = Plan.of(FIRST, "greedy,random,odd_bots:Raiser", seats=2, games=30)
    return run_tournament(plan, tmp_path_factory.mktemp("report"), workers=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_loads_nothing(results: Results, language: str) -> None:
    page = report_page(results.summary, language)
    balance = Balance()
    balance.feed(page)
    assert balance.open == []
    assert balance.addresses == []
    assert not re.search(r"https?:|url\(|@import|<script", page)
    assert f'<html lang="{language}">' in page
    assert "prefers-color-scheme:dark" in page
    assert "arena-" not in page.replace("oenach arena", "")


def test_the_page_shows_every_section(results: Results) -> None:
    page = report_page(results.summary)
    titles = re.findall(r"<h2>(.*?)</h2>", page)
    assert titles == [
        "Ratings",
        "Standings (fair share: 50.0\N{NO-BREAK SPACE}%)",
        "Who beats whom",
        "Wins by turn order",
        "Wins by seat",
        "Scores",
        "Length of a game",
        "How games ended",
        "Faults",
    ]
    # Where a game has rounds, they are counted beside the moves.
    assert page.count("<svg") == 5 + (results.summary.rounds is not None)
    assert page.count('class="dot"') == 3 + 2 + 2


def test_labels_are_escaped(results: Results) -> None:
    first, *others = results.summary.standings
    named = replace(first, label="<i>bot", faults={"raised": 1})
    page = report_page(replace(results.summary, standings=(named, *others)))
    assert "<i>" not in page
    assert page.count("&lt;i&gt;bot") == 6


def test_shares_are_those_of_the_games(results: Results) -> None:
    summary = json.loads((results.folder / "summary.json").read_text(encoding="utf-8"))
    with open(results.folder / "games.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2 * summary["games"] == 60
    for standing in summary["standings"]:
        own = [row for row in rows if row["bot"] == standing["bot"]]
        wins = sum(float(row["win"]) for row in own)
        assert standing["seats"] == len(own) == 20
        assert standing["share"]["value"] == pytest.approx(wins / len(own), abs=1e-4)
        assert standing["share"]["low"] <= wins / len(own) <= standing["share"]["high"]
        scores = [int(row["score"]) for row in own]
        assert standing["mean_score"] == pytest.approx(sum(scores) / len(scores), abs=1e-5)
    first = [float(row["win"]) for row in rows if row["place"] == "1"]
    assert summary["places"]["1"]["value"] == pytest.approx(sum(first) / 30, abs=1e-6)
    seat_a = [float(row["win"]) for row in rows if row["seat"] == "A"]
    assert summary["seats"]["A"]["value"] == pytest.approx(sum(seat_a) / 30, abs=1e-6)


def test_pairs_add_up_to_all(results: Results) -> None:
    cross = results.summary.cross
    assert len(cross) == 6
    for (row, column), share in cross.items():
        assert share.value + cross[column, row].value == pytest.approx(1)


def test_faults_are_told_everywhere(results: Results) -> None:
    summary = json.loads((results.folder / "summary.json").read_text(encoding="utf-8"))
    counted = sum(fault.times for record in results.records for fault in record.faults)
    assert summary["faults"] == counted > 0
    faulty = {one["bot"]: one["faults"] for one in summary["standings"]}
    assert faulty["odd_bots:Raiser"] == {"raised": counted}
    assert faulty["random"] == {}
    with open(results.folder / "ratings.csv", encoding="utf-8", newline="") as file:
        ratings = {row["bot"]: row for row in csv.DictReader(file)}
    assert ratings["odd_bots:Raiser"]["faults"] == str(counted)
    assert f"<td>{counted}</td>" in report_page(results.summary)
    assert any(str(counted) in line for line in findings(results.summary, "en"))


def test_a_duel_is_told_plainly(tmp_path: Path) -> None:
    plan = Plan.of(QUICKEST, "random,random@1/2", games=40)
    summary = run_tournament(plan, tmp_path, workers=0).summary
    best = summary.standings[0]
    share = f"{100 * best.share.value:.1f}\N{NO-BREAK SPACE}%"
    wilson = f"{100 * best.wilson.low:.1f}–{100 * best.wilson.high:.1f} by Wilson"
    assert findings(summary, "en")[0].startswith(f"{best.label} won {share} of 40 games")
    assert wilson in findings(summary, "en")[0]


def test_late_moves_are_counted_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oenach.arena.playing.perf_counter", lambda: Dawdler.dawdled)
    plan = Plan.of(QUICKEST, "random,odd_bots:Dawdler@50ms", games=2)
    summary = run_tournament(plan, tmp_path, workers=0).summary
    dawdler = next(one for one in summary.standings if one.label == "odd_bots:Dawdler@0.05s")
    assert dawdler.late > 0
    assert dawdler.slowest == pytest.approx(0.15)
    assert sum(one.late for one in summary.standings) == dawdler.late
    told = "One move took" if dawdler.late == 1 else f"{dawdler.late} moves took"
    assert any(line.startswith(told) for line in findings(summary, "en"))
