"""Every kind of error as a sentence."""

from __future__ import annotations

import re

import pytest

from messages.plain import plain
from oenach.games.installed import games, modules
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
from oenach.messages import LANGUAGES, explain, say
from oenach.messages.catalogues import has


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
def test_a_log_error_names_the_event(language: str) -> None:
    assert " 1234" in explain(LogError(1234, "log-hash", found="ab", expected="cd"), language)


def test_a_log_error_names_the_header_and_the_path() -> None:
    assert explain(LogError(-1, "log-secret")).startswith("The log breaks in its header: ")
    sentence = explain(LogError(7, "missing", where="seat"))
    assert sentence == "The log breaks at event 7: seat: this is missing."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_error_says_what_is_allowed(language: str) -> None:
    for module in modules():
        with pytest.raises(OptionError) as option:
            make_game(module.name, 2, {"colour": "red"})
        names = [each.name for each in make_game(module.name, 2).option_list(2)]
        assert ", ".join(names) in explain(option.value, language)
        with pytest.raises(OptionError) as seats:
            make_game(module.name, 9)
        told = explain(seats.value, language)
        assert say(f"name-{module.name}", language) in told and str(module.seats[1]) in told
        with pytest.raises(OptionError) as game:
            make_game("chess", 2)
        assert module.name in explain(game.value, language)


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
        game.perform(state, game.random_move(state, rng), None)
    return found


@pytest.mark.parametrize("name", games())
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
