"""Refusals, moves and counts of Celtic Trader as sentences."""

from __future__ import annotations

import re

import pytest

from messages.plain import plain
from oenach.kernel.errors import (
    OptionError,
    PositionError,
)
from oenach.kernel.registry import make_game
from oenach.messages import LANGUAGES, explain, say, tell


def test_a_code_without_a_word_stays_as_it_is() -> None:
    told = say("tell-celtic-trader-role", seat="A", role="boldest")
    assert plain(told) == 'A chooses the role "boldest".'


def test_a_number_chooses_the_plural() -> None:
    assert "1 " not in say("celtic-trader-hands-full", limit=1)
    assert "3 resources" in say("celtic-trader-hands-full", limit=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_map_is_explained_in_options_and_positions(language: str) -> None:
    with pytest.raises(OptionError) as found:
        make_game("celtic-trader", 2, {"map": {"name": "empty"}})
    game = make_game("celtic-trader", 2)
    data = {**game.position(game.new()), "options": {"map": {"name": "empty"}}}
    with pytest.raises(PositionError) as inside:
        game.from_position(data)
    for error in (found.value, inside.value):
        sentence = explain(error, language)
        assert "bad-map" not in sentence and not re.search(r"fault-|[{}]", sentence)


@pytest.mark.parametrize(
    ("seat", "text", "sentence"),
    [
        ("A", "=fastest", 'The role drawn is "the Fastest".'),
        ("A", "=roman", "Drawn from the bag: Roman token."),
        ("A", "role wisest", 'A chooses the role "the Wisest".'),
        ("A", "stay", "A leaves the Roman token where it is."),
        ("A", "resolve wheat@T03", "A puts wheat on the map at T03."),
        ("A", "resolve wheat+iceni", "A raises the demand for wheat at Iceni."),
        ("A", "resolve roman@T11", "A puts a Roman token on T11."),
        ("A", "go T05b", "A goes to T05b."),
        ("A", "pick ore", "A picks up ore."),
        ("A", "halt", "A halts."),
        ("A", "buy movement", "A improves movement."),
        ("A", "claim 5", "A turns 5 RP into VP."),
        ("A", "deliver fish", "A delivers fish."),
        ("A", "end", "A ends the turn."),
        ("A", "time", "Time is called."),
    ],
)
def test_moves_in_english(seat: str, text: str, sentence: str) -> None:
    assert plain(tell("celtic-trader", seat, text)) == sentence
