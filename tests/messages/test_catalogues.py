"""Loading the catalogues and saying one message."""

from __future__ import annotations

import re

import pytest
from plain import plain

import oenach
from oenach.kernel.registry import make_game
from oenach.messages import LANGUAGES, label, reason, say
from oenach.messages.catalogues import bundle, formatted, has
from per_game import QUICKEST, about


def test_english_comes_first() -> None:
    assert LANGUAGES == ("en", "fr", "nl", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_said_in_every_language(language: str) -> None:
    told = {"en": "gives up", "fr": "abandonne", "nl": "geeft op", "de": "gibt auf"}
    assert say("tell-resign", language, seat="A") == f"A {told[language]}."


def test_catalogues_are_read_once() -> None:
    assert bundle("fr") is bundle("fr")


def test_an_unknown_language_gets_english() -> None:
    assert say("tell-resign", "cy", seat="A") == "A gives up."


def test_an_unknown_key_is_told_with_its_facts() -> None:
    assert say("no-such-key") == "no-such-key"
    assert say("no-such-key", "de", seat="A", count=3) == "no-such-key (seat=A, count=3)"


def test_a_missing_fact_shows_the_key_and_no_placeable() -> None:
    assert say("not-a-move", "nl") == "not-a-move"


def test_a_message_missing_in_one_language_falls_back_to_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(bundle("nl")._messages, "tell-undo")
    assert not has("tell-undo", "nl")
    assert say("tell-undo", "nl", seat="C") == "C takes back the last move."


def test_numbers_are_written_plainly_and_choose_plurals() -> None:
    assert "12345" in say("stale", answers=12345, last=12346)
    assert "the first move" in say("batch-after-end", made=1)
    assert "3 moves" in say("batch-after-end", made=3)


def test_a_number_too_large_to_write_stops_nothing() -> None:
    assert "a huge number" in say("seat-count", game=QUICKEST, least=2, most=4, seats=10**5000)
    assert say("no-such-key", seats=10**5000) == "no-such-key (seats=a huge number)"


def test_facts_are_not_wrapped_in_isolating_marks() -> None:
    assert plain(say("not-a-move", text="x>y")) == '"x>y" is not a move of this game.'


def test_a_fact_is_never_read_as_a_pattern() -> None:
    assert "{ $seat }" in say("not-a-move", text="{ $seat }", seat="A")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_games_has_its_words(language: str) -> None:
    families = [("name", oenach.games()), ("game", oenach.games()), ("sheet", ("total",))]
    families += [family for name in oenach.games() for family in about(name).words.items()]
    lacking = [
        f"{family}-{code}"
        for family, codes in families
        for code in codes
        if not has(f"{family}-{code}", language)
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", oenach.games())
def test_every_option_and_every_word_it_takes_is_explained(name: str, language: str) -> None:
    game = make_game(name, 4)
    for option in game.option_list(4):
        schema = option.schema()
        key = f"option-{name}-{option.name}"
        words = schema.get("enum", [])
        assert isinstance(words, list)
        if schema.get("type") == "boolean":
            words = ["true", "false"]
        for wanted in [key, *(f"{key}-{word}" for word in words)]:
            assert has(wanted, language), wanted
            assert say(wanted, language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "reasons"),
    [(name, [*about(name).ends, "resignation"]) for name in oenach.games()],
)
def test_every_end_has_its_sentence(game: str, reasons: list[str], language: str) -> None:
    for why in reasons:
        sentence = reason(game, why, language)
        assert sentence.endswith(".") and "outcome" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", oenach.games())
def test_every_line_of_a_score_sheet_has_its_label(name: str, language: str) -> None:
    sheet = make_game(name, 2).new().sheet(0)
    assert sheet.lines
    for line in sheet.lines:
        assert has(f"sheet-{line.label}", language)
        assert not label(line.label, language).startswith("sheet-")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_was_left_in_english(language: str) -> None:
    left = [
        key
        for key in bundle("en")._messages
        if (english := formatted(key, "en", {})) is not None
        and len(re.findall(r"\w+", english)) > 3
        and formatted(key, language, {}) == english
    ]
    assert left == []
