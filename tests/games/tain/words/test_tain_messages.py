"""Refusals and moves of Táin as sentences."""

from __future__ import annotations

import pickle

import pytest

from messages.plain import plain
from oenach.kernel.errors import (
    IllegalMove,
    LogError,
    OptionError,
    PositionError,
)
from oenach.kernel.registry import make_game
from oenach.messages import LANGUAGES, explain, tell


def test_a_refusal_begins_with_its_rule() -> None:
    error = IllegalMove("T9", "tain-kingdom-once", seat="A")
    assert explain(error) == "T9: you already have a token in the kingdom this round."
    assert explain(error, "fr").startswith("T9\N{NO-BREAK SPACE}: tu as déjà")
    assert explain(error, "nl").startswith("T9: je hebt deze ronde al")
    assert explain(error, "de").startswith("T9: du hast in dieser Runde schon")


def test_a_refusal_names_kinds_in_words() -> None:
    error = IllegalMove("T9", "tain-not-in-kingdom", kind="B")
    assert "a boy" in explain(error)
    assert "un garçon" in explain(error, "fr")
    assert "einen Jungen" in explain(error, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_a_position_are_explained_though_the_path_took_their_name(
    language: str,
) -> None:
    error = PositionError(
        "options.marker", "bad-value", game="tain", value="spins", allowed="rotates, stays"
    )
    sentence = explain(error, language)
    assert "options.marker" in sentence and "rotates, stays" in sentence
    assert "bad-value" not in sentence


def test_a_log_error_tells_the_refusal_behind_it() -> None:
    error = LogError(7, "log-refused", code="illegal-move", rule="T9", why="tain-kingdom-once")
    error.__cause__ = IllegalMove("T9", "tain-kingdom-once", seat="A")
    assert "T9: you already have a token" in explain(error)


def test_an_error_from_another_process_is_explained_alike() -> None:
    error = IllegalMove("T9", "tain-kingdom-once", seat="A")
    assert explain(pickle.loads(pickle.dumps(error))) == explain(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_error_says_which_values_there_are(language: str) -> None:
    with pytest.raises(OptionError) as unknown:
        make_game("tain", 3, {"marker": "spins"})
    assert "rotates, stays" in explain(unknown.value, language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "A envoie un guerrier en raid chez B, à l'entrée 3 du pré."),
        ("nl", "A stuurt een krijger naar poort 3 van het weiland van B."),
        ("de", "A schickt einen Krieger auf Raubzug zum Weidetor 3 von B."),
    ],
)
def test_a_raid_in_other_languages(language: str, sentence: str) -> None:
    assert plain(tell("tain", "A", "W>B3", language)) == sentence


@pytest.mark.parametrize(
    ("seat", "text", "sentence"),
    [
        ("A", "?>B3", "A sends a token to raid B's pasture gate 3."),
        ("A", "C>B4", "A sends the chief to raid B's house gate 4."),
        ("B", "W>B3", "B puts a warrior on guard at their own pasture gate 3."),
        ("B", "D>B5", "B puts the chief's daughter on guard at their own house gate 5."),
        ("C", "X>K1", "C sends a bluff into the kingdom, to the left place."),
        ("C", "?>K2", "C sends a token into the kingdom, to the right place."),
        ("A", "pass", "A passes."),
        ("A", "=B", "B holds the first-player marker."),
        ("A", "free D", "A frees the chief's daughter."),
    ],
)
def test_moves_in_english(seat: str, text: str, sentence: str) -> None:
    assert plain(tell("tain", seat, text)) == sentence


@pytest.mark.parametrize("seat", ["A", "B", ""])
def test_a_draw_is_told_without_a_seat(seat: str) -> None:
    assert tell("tain", seat, "=C") == "C holds the first-player marker."


@pytest.mark.parametrize("sign", [*"('), c1", "", "CW", "?W"])
def test_what_is_no_kind_is_not_told_as_a_token(sign: str) -> None:
    game = make_game("tain", 2)
    assert game.described(f"{sign}>B3") is None
    assert game.described("?>B3") is not None
