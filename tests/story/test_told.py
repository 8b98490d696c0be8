"""A sentence before it is said: its facts, its JSON, its rule, and how it is spoken."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oenach.games.installed import games, modules
from oenach.messages import LANGUAGES
from oenach.messages.catalogues import bundle, has, said
from oenach.messages.telling import rule_of
from oenach.story import Told, forced, spoken
from oenach.terminal.rulebook import rulebook, rules_in
from oenach.testing.reachability import rule_ids
from per_game import about
from story.story_matches import random_matches


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
    for module in modules():
        known = set(rules_in(rulebook(module.name)))
        assert {*module.words.RULES.values(), module.words.WINNING} <= known
        assert [key for key in module.words.RULES if not has(key)] == []


@pytest.mark.parametrize("game", games())
def test_every_move_has_a_rule_of_its_own_game(game: str) -> None:
    told, rules = about(game), rule_ids(rulebook(game))
    start = f"tell-{told.sentence_family}-"
    keys = [key for key in bundle("en")._messages if key.startswith(start)]
    assert len(keys) > 5
    for key in set(keys) - told.unruled:
        assert rule_of(key) in rules, key
