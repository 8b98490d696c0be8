"""All that can be wrong with a lesson is found, said, and said where."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lessons.broken_lessons import toy_json, toy_lesson
from oenach.games.installed import games
from oenach.kernel.registry import make_game
from oenach.lessons.checking import Finding, check_lesson, finding_told, word_count
from oenach.lessons.lesson import MOST_WORDS, Lesson, read_lesson
from oenach.lessons.run import NOT_ASKED, Run
from oenach.lessons.sentences import Sentences
from oenach.messages import LANGUAGES, say

pytestmark = pytest.mark.usefixtures("toy")

SECRET = {"secret": "5e" * 32}


def errors(lesson: Lesson) -> list[tuple[str, int | None]]:
    return [(one.key, one.step) for one in check_lesson(lesson) if one.is_error]


def test_the_toys_lesson_is_sound() -> None:
    assert check_lesson(toy_lesson(), all_languages=True) == []


BROKEN: dict[str, tuple[dict[str, Any], str, int | None]] = {
    "game": ({"game": "bowls"}, "lesson-check-game", None),
    "rules": ({"rules_version": 7}, "lesson-check-game", None),
    "options": ({"options": {"wind": True}}, "lesson-check-game", None),
    "seats": ({"seats": 5}, "lesson-check-game", None),
    "seat": ({"seat": "C"}, "lesson-check-seat", None),
    "move before": (
        {"start": {**SECRET, "moves": ["R>1", "R>1"]}},
        "lesson-check-start-move",
        None,
    ),
    "draw before": (
        {"start": {**SECRET, "draws": ["=snow"]}, "options": {}},
        "lesson-check-draw",
        None,
    ),
    "draw in a step": ({"start": {**SECRET, "draws": ["=heads"]}}, "lesson-check-draw", 2),
    "not legal": ({"steps": {1: {"ask": ["R>9"]}}}, "lesson-check-ask", 1),
    "refused": ({"steps": {2: {"ask": ["R>1"]}}}, "lesson-check-ask", 2),
    "one branch": ({"steps": {2: {"ask": ["done", "G>2"]}}}, "lesson-check-ask", 2),
    "others first": ({"steps": {1: {"ask": ["done"]}}}, "lesson-check-turn", 2),
    "then refused": ({"steps": {2: {"then": ["G>3", "G>3"]}}}, "lesson-check-then", 2),
    "then in one branch": ({"steps": {2: {"then": ["G>1", "done"]}}}, "lesson-check-then", 2),
    "no such beginning": ({"steps": {1: {"wrong": {"X": "green"}}}}, "lesson-check-wrong", 1),
    "only right ones": ({"steps": {2: {"wrong": {"done": "green"}}}}, "lesson-check-wrong", 2),
    "no sentence": ({"steps": {0: {"id": "hallo"}}}, "lesson-check-sentence", 0),
    "no answer": ({"steps": {1: {"wrong": {"G": "grass"}}}}, "lesson-check-sentence", 1),
    "no end": ({"name": "second"}, "lesson-check-sentence", None),
    "same key": ({"steps": {0: {"id": "end"}}}, "lesson-check-same-key", 0),
    "right as a name": ({"steps": {1: {"wrong": {"G": "right"}}}}, "lesson-check-same-key", 1),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_wrong_is_said_in_every_language(kind: str) -> None:
    changed, key, step = BROKEN[kind]
    lesson = toy_lesson(**changed)
    found = check_lesson(lesson)
    assert (key, step) in [(one.key, one.step) for one in found if one.is_error]
    for one in found:
        told = [finding_told(one, lesson, language) for language in LANGUAGES]
        assert not [text for text in told if "lesson-check" in text or "{" in text]
        assert len({*told}) == len(LANGUAGES), told


@pytest.mark.parametrize("changed", [{"name": "second"}, {"name": "second", "game": "bowls"}])
def test_what_is_wrong_is_told_in_the_order_of_the_steps(changed: dict[str, Any]) -> None:
    steps = [one.step for one in check_lesson(toy_lesson(**changed), all_languages=True)]
    assert len(steps) > 4
    assert steps == sorted(steps, key=lambda step: -1 if step is None else step)


def test_a_lesson_may_begin_in_a_position() -> None:
    started = Run(toy_lesson()).match
    position = started.game.position(started.state)
    assert errors(toy_lesson(start={**SECRET, "position": position})) == []


def test_a_position_that_cannot_be_is_named() -> None:
    game = make_game(games()[0])
    fields: dict[str, Any] = {"game": game.name, "rules_version": game.rules_version, "options": {}}
    start = {**SECRET, "position": {"game": game.name, "seats": game.seats}}
    assert ("lesson-check-position", None) in errors(toy_lesson(**fields, start=start))


def test_the_match_may_be_over_at_the_end_but_not_before() -> None:
    one_round = toy_lesson(options={"first_player": "A", "rounds": 1})
    assert errors(one_round) == []
    whole = toy_json()
    whole["steps"].append({"id": "lay-right", "ask": ["R>1"]})
    later = read_lesson(json.dumps({**whole, "options": one_round.options}))
    assert ("lesson-check-over", 3) in errors(later)


def test_a_refusal_is_told_with_its_rule_and_its_branch() -> None:
    lesson = toy_lesson({2: {"ask": ["done", "G>2"]}})
    found = [one for one in check_lesson(lesson) if one.key == "lesson-check-ask"]
    [told] = [finding_told(one, lesson) for one in found]
    assert told.startswith("Step 3 (done): ")
    assert "after R>2" in told and "P2" in told


def test_a_language_may_lack_a_sentence_unless_it_is_asked_for() -> None:
    lesson = toy_lesson(name="second")
    english = {"en": ["\n".join(f"{key} = Said." for key in keys(lesson))]}
    found = check_lesson(lesson, Sentences(english))
    assert found and not any(one.is_error for one in found)
    assert {str(one.facts["language"]) for one in found} == {*LANGUAGES} - {"en"}
    assert all(one.is_error for one in check_lesson(lesson, Sentences(english), all_languages=True))


def keys(lesson: Lesson) -> list[str]:
    return [
        *(lesson.key(step, end) for step in lesson.steps for end in ("", *step.wrong.values())),
        lesson.end_key,
    ]


def test_a_sentence_has_so_many_words_and_no_more() -> None:
    lesson = toy_lesson(name="second")
    for words, wrong in ((MOST_WORDS, 0), (MOST_WORDS + 1, 1)):
        text = "\n".join(f"{key} = Said." for key in keys(lesson)[1:])
        own = {"en": [f"{keys(lesson)[0]} = {'word ' * words}\n{text}"]}
        found = [one for one in check_lesson(lesson, Sentences(own)) if one.is_error]
        assert [one.key for one in found] == ["lesson-check-words"] * wrong


def test_signs_alone_are_no_words() -> None:
    assert word_count("Oui ! « non » – 3 vaches") == 4


def test_a_sentence_that_needs_a_fact_cannot_be_said() -> None:
    lesson = toy_lesson(name="second")
    own = {"en": ["\n".join(f"{key} = {'{ $cow }'}" for key in keys(lesson))]}
    found = check_lesson(lesson, Sentences(own))
    assert Finding("lesson-check-sentence", {"key": keys(lesson)[0], "language": "en"}, 0) in found


def test_too_many_ways_are_not_gone() -> None:
    lay = [f"{kind}>{place}" for kind in "RG" for place in range(1, 9)]
    whole = toy_json()
    whole["steps"] = [{"id": f"lay-{number}", "ask": lay} for number in range(3)]
    lesson = read_lesson(json.dumps(whole))
    assert ("lesson-check-ways", 1) in errors(lesson)


def test_an_older_version_of_the_rules_is_only_remarked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oenach.lessons.checking.rules_versions", lambda game: (1, 2))
    [one] = check_lesson(toy_lesson())
    assert (one.key, one.is_error) == ("lesson-check-old-rules", False)


def test_no_try_is_left_without_an_answer() -> None:
    """At every step each move of the game leads on, is answered, or is refused with a reason."""
    lesson = toy_lesson()
    runs = [Run(lesson), Run(lesson, 1), Run(lesson, 2, ["R>1"])]
    for run in runs:
        asked = lesson.steps[run.number].ask
        for text in run.match.game.move_texts:
            tried = run.attempt(text)
            assert (tried.run is not None) == (text in asked)
            if tried.error is None and tried.run is None:
                assert tried.shown is not None and tried.key is not None
                assert say(tried.key) != tried.key
    assert runs[1].attempt("toss").key == NOT_ASKED
    assert runs[1].attempt("done").key == "lesson-pebbles-practice-lay-too-soon"
