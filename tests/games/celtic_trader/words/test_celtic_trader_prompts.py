"""Whoever is new to Celtic Trader is told what is still to be done."""

from __future__ import annotations

from lessons.lesson_walks import at
from oenach.lessons.installed import lesson
from oenach.offers import prompt


def test_whoever_can_go_no_further_is_not_told_of_steps() -> None:
    match = at(lesson("celtic-trader", "first"), "pick").match
    walking = prompt(match.state, match.to_act)
    match.play("pick deer")
    ended = prompt(match.state, match.to_act)
    assert walking is not None and ended is not None
    assert (walking.key, walking.facts) == ("first-celtic-trader-move", {"points": 1})
    assert (ended.key, ended.rule) == ("first-celtic-trader-halted", "C16")
