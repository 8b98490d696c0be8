"""Moves as sentences."""

from __future__ import annotations

import re

import pytest

from messages.plain import plain
from oenach.games.installed import games, modules
from oenach.kernel.registry import make_game
from oenach.kernel.seats import letters
from oenach.messages import LANGUAGES, say, tell

SEATS = {module.name: range(module.seats[0], module.seats[1] + 1) for module in modules()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEATS)
def test_every_move_of_every_seat_at_every_table_is_a_sentence(name: str, language: str) -> None:
    moves: set[tuple[str, str]] = set()
    for seats in SEATS[name]:
        game = make_game(name, seats)
        start = game.new()
        # As whoever makes them knows them, and as the others are told of them.
        texts = {*game.move_texts}
        texts |= {game.public_text(start, move) for move in range(game.move_count)}
        moves.update((seat, text) for seat in letters(seats) for text in texts)
    for seat, text in moves:
        sentence = tell(name, seat, text, language)
        assert sentence.endswith(".") and sentence[0].isupper(), sentence
        assert not re.search(r"[{}$?]|tell-|word-", sentence), sentence
        assert sentence != say("tell-other", language, seat=seat, text=text)
        if text[0] != "=":
            assert sentence.startswith(f"{seat} "), sentence


@pytest.mark.parametrize("game", games())
def test_what_any_game_knows_is_told_in_english(game: str) -> None:
    assert plain(tell(game, "A", "undo")) == "A takes back the last move."
    assert plain(tell(game, "B", "resign")) == "B gives up."


@pytest.mark.parametrize("game", [*SEATS, "hurling"])
@pytest.mark.parametrize("text", ["dance", "W>K9", "resolve", "resolve it", "claim", ">>>>", ""])
def test_what_is_no_move_is_told_as_it_stands(game: str, text: str) -> None:
    assert tell(game, "A", text) == f"A plays {text}."
