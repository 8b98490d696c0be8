"""The review as a page, a chart and JSON."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from games.tain.tain_judge import JUDGE, tain
from oenach.messages import LANGUAGES
from oenach.review.chart import chart
from oenach.review.findings import Review
from oenach.review.page import page
from oenach.review.plot import plot
from oenach.review.reviewing import Plan, review
from oenach.review.series import at, lines
from oenach.review.wording import Wording, misread
from review.review_samples import decisions, given_up

VOID = ("meta",)


class Balance(HTMLParser):
    """Checks that every element is closed where it must be, and collects the words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words = ""
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes |= {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.fixture(scope="module")
def found() -> Review:
    match = tain()
    match.take_seat(0, "person:<script>alert(1)</script>")
    match.take_seat(1, "bot:random")
    for move in ("B>A2", "W>A2", "X>K1", "pass", "pass", "X>B1"):
        match.play(move)
    return review(decisions(given_up(match)), Plan(JUDGE, seed=7), lambda done, total: None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_says_everything(found: Review, language: str) -> None:
    wording = Wording(found, language)
    text = page(found, wording)
    reader = Balance()
    reader.feed(text)
    assert reader.open == []
    assert "review-" not in reader.words
    assert f'lang="{language}"' in text
    for finding in found.findings:
        assert wording.told(finding, finding.text) in reader.words
        for guess in finding.believed + finding.beliefs:
            assert wording.guess(guess) in reader.words


def test_the_page_loads_nothing_and_runs_nothing(found: Review) -> None:
    text = page(found, Wording(found, "en"))
    reader = Balance()
    reader.feed(text)
    assert not reader.attributes & {"src", "href", "srcset", "onload", "onclick"}
    assert "<script" not in text
    assert not re.search(r"url\(|@import|https?:", text)
    assert "<script>alert(1)</script>" in reader.words


def test_the_picture_has_a_line_for_each_seat_and_a_dot_for_each_mistake(found: Review) -> None:
    root = ElementTree.fromstring(plot(found, Wording(found, "en")))
    assert len(root.findall("polyline")) == 2
    bad = [one for one in found.findings if one.mark in ("mistake", "blunder")]
    assert len(root.findall("circle")) == len(bad) > 0
    names = [text.text for text in root.findall("text") if "name" in text.get("class", "")]
    assert sorted(name or "" for name in names) == ["A", "B"]


def test_a_line_follows_what_its_seat_could_tell(found: Review) -> None:
    ours, theirs = lines(found)
    plies = [point.ply for point in found.points if point.is_open or point.seen_by == 0]
    assert [ply for ply, _ in ours] == plies
    assert ours[-1][1] == 0.0 and theirs[-1][1] == 1.0
    assert at([(2, 0.2), (4, 0.6)], 3) == pytest.approx(0.4)
    assert at([(2, 0.2), (4, 0.6)], 5) is None


def test_the_chart_fits_its_width(found: Review) -> None:
    rows = chart(found, Wording(found, "en"), 60).plain.splitlines()
    assert len(rows) == 12
    assert all(len(row) <= 60 for row in rows)
    assert rows[0].strip().startswith("100%") and rows[0].endswith("B")
    assert rows[10].strip().startswith("0%") and rows[10].endswith("A")


def test_the_json_has_the_fields_of_the_manual(found: Review) -> None:
    told = json.loads(json.dumps(found.to_json()))
    assert told["format"] == 1
    assert (told["game"], told["seats"], told["seed"], told["level"]) == ("tain", 2, 7, JUDGE.name)
    assert told["outcome"]["winners"] == ["B"]
    first = told["decisions"][0]
    assert (first["seat"], first["move"], first["mark"]) == ("A", "B>A2", "blunder")
    assert first["better"] == {"move": "W>A1", "win": 0.5}
    assert first["bluff"] == {"move": "X>K1", "win": 0.4}
    assert first["believed"] == [
        {
            "by": "B",
            "seat": "A",
            "place": "A2",
            "chances": {"W": 0.4, "B": 0.35, "X": 0.25},
            "truth": "B",
        }
    ]
    assert told["points"][0] == {
        "ply": 0,
        "seq": first["seq"],
        "seen_by": "A",
        "open": True,
        "wins": {"A": 0.3, "B": 0.7},
    }
    assert told["summary"]["A"]["worst"][0] in [one["seq"] for one in told["decisions"]]


def test_the_guess_that_was_furthest_from_the_truth_is_told(found: Review) -> None:
    third = found.findings[2]
    assert [guess.truth for guess in third.believed] == ["X", "B"]
    assert [guess.place for guess in misread(third.believed)] == ["K1"]
    sentence = Wording(found, "en").guess(third.believed[0])
    assert sentence == (
        "B could believe of A’s token at K1: warrior 40%, boy 35%, bluff 25%. In truth: bluff."
    )
