"""A first game of Celtic Trader says what is so."""

from __future__ import annotations

import re
from typing import Any

from lessons.lesson_walks import at, check_lesson, right
from oenach.games.celtic_trader.rules.components import (
    CARRYING_LIMIT,
    NEXT_COST,
    TRADING_BONUS,
    entry,
    movement_points,
)
from oenach.lessons.installed import lesson
from oenach.messages.catalogues import LANGUAGES, say

STRONGHOLDS = "brigantes|ordovices|iceni|belgae|cantii|dumnonii"
POINTS = (
    r"map|me|opponent|drawn|carried|rp|vp|abilities|role"
    rf"|demand(:({STRONGHOLDS}))?|{STRONGHOLDS}|T\d\d[a-d]?"
)
FIRST = lesson("celtic-trader", "first")


def told(step: str, language: str) -> list[int]:
    """The numbers in what is said at a step, not those in names of places."""
    sentence = say(f"lesson-celtic-trader-first-{step}", language)
    return [int(found) for found in re.findall(r"(?<!T)\b\d+\b", sentence)]


def seen(step: str) -> Any:
    """What the learner sees at a step."""
    run = at(FIRST, step)
    return run.match.observe(run.seat)


def test_the_first_game_goes_its_way_whatever_is_tried() -> None:
    check_lesson("celtic-trader", "first", POINTS)


def test_what_is_said_of_points_is_so() -> None:
    paid = right(at(FIRST, "deliver"), "deliver deer").match.observe(0)
    earned: Any = paid["players"]
    assert seen("walk")["turn"]["points"] == movement_points(0) == 2
    assert entry(CARRYING_LIMIT, 0) == 1
    buying = at(FIRST, "buy")
    before = buying.match.state.sheet(0).total
    bonus = right(buying, "buy movement").match.state.sheet(0).total - before
    for language in LANGUAGES:
        assert told("demand", language) == [seen("demand")["charts"]["dumnonii"]["deer"]]
        assert told("deliver", language) == [earned["A"]["rp"]]
        assert told("buy", language) == [entry(NEXT_COST, 0), movement_points(1), bonus]
        assert told("buy-trading", language) == [entry(TRADING_BONUS, 1)]
        assert told("buy-carrying", language) == [entry(CARRYING_LIMIT, 1)]
        assert told("claim", language) == [seen("claim")["players"]["A"]["rp"]]
        assert f"rounds:{told('end', language)[0]}" == FIRST.options["limit"]


def test_another_ability_would_bring_more_than_the_points_that_are_claimed() -> None:
    before = at(FIRST, "claim").match.state.sheet(0).total
    bought = at(FIRST, "claim").match
    bought.play("buy trading")
    claimed = right(at(FIRST, "claim"), "claim 2").match
    assert bought.state.sheet(0).total > claimed.state.sheet(0).total == before + 2


def test_the_role_that_pays_for_an_ability_is_named() -> None:
    role = seen("buy")["players"]["A"]["role"]
    for language in LANGUAGES:
        name = say(f"word-celtic-trader-role-{role}", language)
        assert name in say("lesson-celtic-trader-first-buy", language)


def test_what_is_told_of_the_others_happens() -> None:
    """The opponent is stopped by the Roman, and a fish is put on a free spot."""
    city = seen("city")
    assert city["players"]["B"]["at"] == "T14a" and "T14a" in city["romans"]
    assert "fish" not in city["spots"].get("T15", []) and "fish" in city["turn"]["drawn"]
    assert "fish" in seen("back")["spots"]["T15"]
    assert "T23" in seen("back")["romans"]
