"""A first game of Táin says what is so."""

from __future__ import annotations

import re

from lessons.lesson_walks import at, check_lesson
from oenach.games.tain.rules.components import CLAN, CLAN_SIZE, HERD, LAST_ROUND
from oenach.kernel.matches.match import Match
from oenach.kernel.outcome import ScoreLine
from oenach.kernel.registry import make_game
from oenach.lessons.installed import lesson
from oenach.messages.catalogues import LANGUAGES, say

POINTS = (
    r"screen|used|herd|jewels(:[A-D])?|captives|score|round|duels|raids|kingdom|[AB][1-5]|K[12]"
)

FIRST = lesson("tain", "first")


def told(step: str, language: str) -> list[int]:
    """The numbers in what is said at a step."""
    sentence = say(f"lesson-tain-first-{step}", language)
    return [int(found) for found in re.findall(r"\d+", sentence)]


def lines(match: Match) -> dict[str, ScoreLine]:
    """What the learner's points are made of."""
    return {line.label: line for line in match.state.sheet(0).lines}


def short_round(*moves: str) -> Match:
    """After some moves, those of seat A first, and everybody's pass."""
    match = Match(make_game("tain", 2, {"first_player": "A"}))
    for move in (*moves, "pass", "pass"):
        match.play(move)
    return match


def test_the_first_game_goes_its_way_whatever_is_tried() -> None:
    check_lesson("tain", "first", POINTS)


def test_what_is_said_of_worth_and_of_the_end_is_so() -> None:
    begun, after = lines(at(FIRST, "hello").match), lines(at(FIRST, "captive").match)
    cow = begun["cattle"].points // begun["cattle"].count
    jewel = begun["jewels"].points // begun["jewels"].count
    boy, daughter = after["captured-boys"], lines(short_round("W>B1", "D>B1"))["captured-daughters"]
    assert (boy.count, daughter.count) == (1, 1)
    for language in LANGUAGES:
        assert told("hello", language) == [cow, jewel]
        assert told("captive", language)[0] == boy.points
        assert told("daughter", language)[0] == daughter.points
        assert told("bluff", language)[0] == CLAN_SIZE
        assert told("last", language) == [LAST_ROUND]
        assert told("end", language)[:2] == [LAST_ROUND, HERD]
    assert CLAN[-1] == 8


def test_the_raids_bring_what_is_told() -> None:
    before, after = lines(at(FIRST, "pass").match), lines(at(FIRST, "raids").match)
    assert after["cattle"].count == before["cattle"].count + 2
    assert after["jewels"].count == before["jewels"].count + 1 - 1
    assert after["captured-boys"].count == 1


def test_who_gets_past_whom_is_as_it_is_told() -> None:
    """A chief fails only at a chief or a daughter, a warrior gets past a boy, a boy past nobody."""
    won = {
        raider: {
            guard
            for guard in "CWBDX"
            if lines(short_round(f"{raider}>B1", f"{guard}>B1"))["cattle"].count == 6
        }
        for raider in "CWB"
    }
    assert won == {"C": {"W", "B", "X"}, "W": {"B", "X"}, "B": {"X"}}
    assert short_round("W>K1").state.sheet(0).lines[0].count == 6
