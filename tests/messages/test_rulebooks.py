"""The rulebooks say the same in every language, and of options what the games have."""

from __future__ import annotations

import re

import pytest

from oenach import games
from oenach.games.installed import module_of
from oenach.kernel.registry import make_game
from oenach.messages import LANGUAGES
from oenach.messages.game_texts import book_of

FIXED = re.compile(r"`[^`]*`|\b[A-Z]\d+[a-z]?\b")
"""What no language has words of its own for: ids of rules, and whatever stands in code."""


def book(game: str, language: str) -> list[str]:
    """The lines of a rulebook."""
    module = module_of(game)
    assert module is not None
    found = book_of(module, language)
    assert found is not None
    return found.text.splitlines()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", games())
def test_every_line_names_the_same_rules_and_moves_in_every_language(
    game: str, language: str
) -> None:
    english, other = book(game, "en"), book(game, language)
    assert len(english) == len(other)
    for number, (ours, theirs) in enumerate(zip(english, other, strict=True), 1):
        assert sorted(FIXED.findall(ours)) == sorted(FIXED.findall(theirs)), number


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", games())
def test_tables_have_the_same_numbers_in_every_language(game: str, language: str) -> None:
    pairs = zip(book(game, "en"), book(game, language), strict=True)
    for number, (ours, theirs) in enumerate(pairs, 1):
        if ours.startswith("|"):
            assert re.findall(r"[−+]?\d+", ours) == re.findall(r"[−+]?\d+", theirs), number


def written(value: object) -> str:
    """A value as the table of options has it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("game", games())
def test_options_are_those_of_the_game(game: str) -> None:
    lines = book(game, "en")
    rows = [re.split(r" \| ", line.strip("| ")) for line in lines if line.startswith("| `")]
    made = make_game(game)
    found = {option.name: option for option in made.option_list(made.seats)}
    told = {row[0].strip("`"): row for row in rows if len(row) == 4}
    assert told.keys() == found.keys()
    for name, (_, values, default, _) in told.items():
        assert default.strip("`") == written(found[name].default), name
        listed = re.findall(r"`([^`]*)`", values)
        if listed and not re.sub(r"`[^`]*`|[, ]", "", values) and ":" not in values:
            for value in listed:
                found[name].read(game, {"true": True, "false": False}.get(value, value))
            enum = found[name].schema().get("enum")
            assert enum is None or enum == listed, name
