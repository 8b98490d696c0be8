"""Moves as sentences."""

from __future__ import annotations

import re

import pytest
from plain import plain

from oenach.kernel.registry import make_game
from oenach.kernel.seats import letters
from oenach.messages import LANGUAGES, say, tell

SEATS = {"tain": range(2, 5), "keltis": range(2, 5), "celtic-trader": range(2, 6)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEATS)
def test_every_move_of_every_seat_at_every_table_is_a_sentence(name: str, language: str) -> None:
    moves: set[tuple[str, str]] = set()
    for seats in SEATS[name]:
        texts = make_game(name, seats).move_texts
        moves.update((seat, text) for seat in letters(seats) for text in texts)
        if name == "tain":
            hidden = {f"?{text[1:]}" for text in texts if ">" in text}
            moves.update((seat, text) for seat in letters(seats) for text in hidden)
    for seat, text in moves:
        sentence = tell(name, seat, text, language)
        assert sentence.endswith(".") and sentence[0].isupper(), sentence
        assert not re.search(r"[{}$?]|tell-|word-", sentence), sentence
        assert sentence != say("tell-other", language, seat=seat, text=text)
        if text[0] != "=":
            assert sentence.startswith(f"{seat} "), sentence


@pytest.mark.parametrize(
    ("game", "seat", "text", "sentence"),
    [
        ("tain", "A", "?>B3", "A sends a token to raid B's pasture gate 3."),
        ("tain", "A", "C>B4", "A sends the chief to raid B's house gate 4."),
        ("tain", "B", "W>B3", "B puts a warrior on guard at their own pasture gate 3."),
        ("tain", "B", "D>B5", "B puts the chief's daughter on guard at their own house gate 5."),
        ("tain", "C", "X>K1", "C sends a bluff into the kingdom, to the left place."),
        ("tain", "C", "?>K2", "C sends a token into the kingdom, to the right place."),
        ("tain", "A", "pass", "A passes."),
        ("tain", "A", "=B", "B holds the first-player marker."),
        ("tain", "A", "free D", "A frees the chief's daughter."),
        ("keltis", "A", "flip", "A reveals a tile."),
        ("keltis", "A", "=G7", "It is the green 7."),
        ("keltis", "A", "=B", "B starts."),
        ("keltis", "A", "keep", "A keeps the tile."),
        ("keltis", "A", "leave", "A leaves the tile in the middle."),
        ("keltis", "A", "take N10", "A takes the brown 10 from the middle."),
        ("keltis", "A", "stop", "A stops."),
        ("celtic-trader", "A", "=fastest", 'The role drawn is "the Fastest".'),
        ("celtic-trader", "A", "=roman", "Drawn from the bag: Roman token."),
        ("celtic-trader", "A", "role wisest", 'A chooses the role "the Wisest".'),
        ("celtic-trader", "A", "stay", "A leaves the Roman token where it is."),
        ("celtic-trader", "A", "resolve wheat@T03", "A puts wheat on the map at T03."),
        ("celtic-trader", "A", "resolve wheat+iceni", "A raises the demand for wheat at Iceni."),
        ("celtic-trader", "A", "resolve roman@T11", "A puts a Roman token on T11."),
        ("celtic-trader", "A", "go T05b", "A goes to T05b."),
        ("celtic-trader", "A", "pick ore", "A picks up ore."),
        ("celtic-trader", "A", "halt", "A halts."),
        ("celtic-trader", "A", "buy movement", "A improves movement."),
        ("celtic-trader", "A", "claim 5", "A turns 5 RP into VP."),
        ("celtic-trader", "A", "deliver fish", "A delivers fish."),
        ("celtic-trader", "A", "end", "A ends the turn."),
        ("celtic-trader", "A", "time", "Time is called."),
        ("keltis", "A", "undo", "A takes back the last move."),
        ("tain", "B", "resign", "B gives up."),
    ],
)
def test_moves_in_english(game: str, seat: str, text: str, sentence: str) -> None:
    assert plain(tell(game, seat, text)) == sentence


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


@pytest.mark.parametrize("seat", ["A", "B", ""])
def test_a_draw_is_told_without_a_seat(seat: str) -> None:
    assert tell("keltis", seat, "=P0") == "It is the pink 0."
    assert tell("tain", seat, "=C") == "C holds the first-player marker."


@pytest.mark.parametrize("game", [*SEATS, "hurling"])
@pytest.mark.parametrize("text", ["dance", "W>K9", "resolve", "resolve it", "claim", ">>>>", ""])
def test_what_is_no_move_is_told_as_it_stands(game: str, text: str) -> None:
    assert tell(game, "A", text) == f"A plays {text}."
