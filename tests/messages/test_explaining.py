"""Every kind of error as a sentence."""

from __future__ import annotations

import pickle
import re

import pytest
from plain import plain

from oenach.kernel.errors import (
    IllegalMove,
    LogError,
    MalformedMove,
    NotYourTurn,
    OenachError,
    OptionError,
    PositionError,
    StaleMatch,
)
from oenach.kernel.game import Game
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.messages import LANGUAGES, explain
from oenach.messages.catalogues import has


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
def test_a_position_error_names_the_path(language: str) -> None:
    error = PositionError("clans.A.cattle", "out-of-range", found="99", least=0, most=25)
    sentence = explain(error, language)
    assert "clans.A.cattle" in sentence
    assert "99" in sentence and "25" in sentence


def test_a_position_error_without_a_path_is_still_a_sentence() -> None:
    assert explain(PositionError("", "not-an-object")) == (
        "The position is wrong: an object is needed here."
    )


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_error_names_the_event(language: str) -> None:
    assert " 1234" in explain(LogError(1234, "log-hash", found="ab", expected="cd"), language)


def test_a_log_error_names_the_header_and_the_path() -> None:
    assert explain(LogError(-1, "log-secret")).startswith("The log breaks in its header: ")
    sentence = explain(LogError(7, "missing", where="seat"))
    assert sentence == "The log breaks at event 7: seat: this is missing."


def test_a_log_error_tells_the_refusal_behind_it() -> None:
    error = LogError(7, "log-refused", code="illegal-move", rule="T9", why="tain-kingdom-once")
    error.__cause__ = IllegalMove("T9", "tain-kingdom-once", seat="A")
    assert "T9: you already have a token" in explain(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_error_says_what_is_allowed(language: str) -> None:
    with pytest.raises(OptionError) as unknown:
        make_game("tain", 3, {"marker": "spins"})
    assert "rotates, stays" in explain(unknown.value, language)
    with pytest.raises(OptionError) as option:
        make_game("tain", 3, {"colour": "red"})
    assert "first_player, marker" in explain(option.value, language)
    with pytest.raises(OptionError) as seats:
        make_game("keltis", 9)
    assert "Keltis" in explain(seats.value, language) and "4" in explain(seats.value, language)
    with pytest.raises(OptionError) as game:
        make_game("chess", 2)
    assert "celtic-trader" in explain(game.value, language)


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


def test_other_errors_begin_with_a_capital() -> None:
    assert explain(MalformedMove("no-such-move", move="7")) == "There is no move number 7."
    assert plain(explain(NotYourTurn("not-your-turn", seat="A", to_act="B"))) == (
        "It is B's turn, not A's."
    )
    assert explain(StaleMatch("stale", answers=3, last=5)).startswith("You answered event 3")


def test_an_error_without_a_message_is_told_by_its_key() -> None:
    assert explain(OenachError("odd", place="K3")) == "Odd (place=K3)"
    assert explain(IllegalMove("T9", "odd")) == "T9: odd"


def test_facts_may_have_any_name() -> None:
    error = OenachError("odd")
    error.facts = {"key": "a", "language": "b"}
    assert explain(error) == "Odd (key=a, language=b)"


def test_an_error_from_another_process_is_explained_alike() -> None:
    error = IllegalMove("T9", "tain-kingdom-once", seat="A")
    assert explain(pickle.loads(pickle.dumps(error))) == explain(error)


def refusals(game: Game, seed: int) -> dict[str, IllegalMove]:
    """One refusal of each key that a random game meets."""
    found: dict[str, IllegalMove] = {}
    state, rng = game.new(), Rng(seed)
    for _ in range(200):
        for move in range(game.move_count):
            error = game.refusal(state, move)
            if error is not None:
                found.setdefault(error.key, error)
        if state.to_act == OVER:
            break
        game.perform(state, game.random_move(state, rng))
    return found


@pytest.mark.parametrize("name", ["tain", "keltis", "celtic-trader"])
def test_every_refusal_of_a_random_game_is_a_sentence_in_every_language(name: str) -> None:
    found = refusals(make_game(name, 2), 11)
    assert len(found) > 5
    for key, error in found.items():
        for language in LANGUAGES:
            assert has(key, language)
            sentence = explain(error, language)
            assert sentence.startswith(error.rule)
            assert sentence.endswith(".") and key not in sentence
            assert not re.search(r"[{}]|word-", sentence), sentence
