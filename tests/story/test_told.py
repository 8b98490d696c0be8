"""A sentence before it is said: its facts, its JSON, its rule, and how it is spoken."""

from __future__ import annotations

import json
from typing import Any

import pytest
from story_matches import random_matches

from oenach.catalog import GAMES
from oenach.messages import LANGUAGES
from oenach.messages.catalogues import bundle, has, said
from oenach.story import Told, forced, sentence, spoken
from oenach.story.rules import RULES, WINNING
from oenach.terminal.rulebook import rulebook, rules_in

CHANGES = sentence(
    "story-changes",
    seat="C",
    changes=(
        sentence("story-cattle-now", was=5, now=4),
        sentence("story-captured", owner="A", kind="B"),
    ),
)


def said_by_a_page(told: Any, language: str) -> str:
    """What a page makes of the JSON: facts that are sentences are formatted first."""
    facts = {}
    for name, fact in told["facts"].items():
        if isinstance(fact, dict):
            facts[name] = said_by_a_page(fact, language)
        elif isinstance(fact, list):
            facts[name] = ", ".join(said_by_a_page(each, language) for each in fact)
        else:
            facts[name] = fact
    return said(told["key"], language, facts)


def test_nested_sentences_are_said_first() -> None:
    assert spoken(CHANGES) == "C: cattle 5 → 4, holds A’s boy."
    assert spoken(CHANGES, "de") == "C: Rinder 5 → 4, hält einen Jungen von A gefangen."


def test_a_german_sentence_after_a_colon_begins_with_a_capital() -> None:
    facts = {"place": "B1", "owner": "A", "kind": "W"}
    assert said("story-raid-open", "de", facts) == "B1: Der Krieger von A trifft auf keine Wache."


def test_json_has_nested_sentences_of_the_same_form() -> None:
    assert CHANGES.to_json() == {
        "key": "story-changes",
        "facts": {
            "seat": "C",
            "changes": [
                {"key": "story-cattle-now", "facts": {"was": 5, "now": 4}, "rule": None},
                {"key": "story-captured", "facts": {"owner": "A", "kind": "B"}, "rule": None},
            ],
        },
        "rule": "T21",
    }


def test_a_forced_move_is_told() -> None:
    assert spoken(forced(1, "pass")) == "Only one move is open to B, so it is made: pass."


def test_a_page_says_of_every_match_what_the_terminal_says() -> None:
    for played in random_matches():
        distinct: dict[str, Told] = {}
        for item in played.story():
            for told in (item.public, item.private):
                distinct[json.dumps(told.to_json())] = told
        for text, told in distinct.items():
            for language in LANGUAGES:
                sentence_said = spoken(told, language)
                assert said_by_a_page(json.loads(text), language) == sentence_said
                assert told.key not in sentence_said and "{" not in sentence_said


def test_every_rule_that_is_named_stands_in_the_rulebook() -> None:
    known = {rule for game in GAMES for rule in rules_in(rulebook(game))}
    assert {*RULES.values(), *WINNING.values()} <= known
    assert WINNING.keys() == GAMES.keys()
    assert [key for key in RULES if not has(key)] == []


@pytest.mark.parametrize(("family", "initial"), [("tain", "T"), ("keltis", "R"), ("trader", "C")])
def test_every_move_has_a_rule_of_its_own_game(family: str, initial: str) -> None:
    # Ending a turn is described with the steps that it can end, under several rules.
    unruled = {"tell-trader-end"}
    keys = [key for key in bundle("en")._messages if key.startswith(f"tell-{family}-")]
    assert len(keys) > 5
    for key in set(keys) - unruled:
        assert RULES[key].startswith(initial), key
