"""A first game of Keltis says what is so."""

from __future__ import annotations

import re

from lessons.lesson_walks import at, check_lesson, right
from oenach.games.keltis.rules.scoring import series_points, stone_points
from oenach.lessons.installed import lesson
from oenach.messages.catalogues import LANGUAGES, say

POINTS = r"deck|middle|score|wishing-stones|series:(blue|yellow|pink|brown|green)|[BYPNG]\d+"


def told(step: str, language: str) -> list[int]:
    """The numbers in what is said at a step."""
    return [
        int(found) for found in re.findall(r"\d+", say(f"lesson-keltis-first-{step}", language))
    ]


def test_the_first_game_goes_its_way_whatever_is_tried() -> None:
    check_lesson("keltis", "first", POINTS)


def test_what_is_said_of_points_is_so() -> None:
    for language in LANGUAGES:
        assert told("begin", language)[-2:] == [-series_points(1), -series_points(2)]
        assert told("worth", language)[:4] == [series_points(count) for count in range(3, 7)]
        stones = [abs(int(stone_points(count))) for count in range(3)]
        assert told("wishing", language) == stones
        assert stone_points(0) < 0 and stone_points(1) < 0 < stone_points(2)
        for step in ("leave", "leave-keep", "take-second", "way-second"):
            assert -series_points(1) in told(step, language)


def test_the_score_is_as_it_is_told() -> None:
    run = at(lesson("keltis", "first"), "score")
    sheet = run.match.state.sheet(run.seat)
    lines = {line.label: line for line in sheet.lines}
    five, two = lines["yellow"], lines["wishing-stones"]
    assert (five.count, two.count) == (5, 2)
    for language in LANGUAGES:
        assert told("score", language) == [sheet.total, five.points, two.points]


def test_the_tile_to_choose_is_a_bonus_that_begins_a_row() -> None:
    run = at(lesson("keltis", "first"), "choice")
    before = run.match.state.sheet(run.seat).total
    after = right(run, "keep").match.state.sheet(run.seat).total
    for language in LANGUAGES:
        bonus, cost = told("choice", language)
        assert after - before == bonus - cost
