"""Loading the catalogues and saying one message."""

from __future__ import annotations

import re

import pytest

from messages.plain import plain
from oenach.messages import LANGUAGES, say
from oenach.messages.catalogues import bundle, formatted, has
from per_game import QUICKEST


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
