"""Moves of Keltis as sentences."""

from __future__ import annotations

import pytest

from messages.plain import plain
from oenach.messages import tell


@pytest.mark.parametrize(
    ("seat", "text", "sentence"),
    [
        ("A", "flip", "A reveals a tile."),
        ("A", "=G7", "It is the green 7."),
        ("A", "=B", "B starts."),
        ("A", "keep", "A keeps the tile."),
        ("A", "leave", "A leaves the tile in the middle."),
        ("A", "take N10", "A takes the brown 10 from the middle."),
        ("A", "stop", "A stops."),
    ],
)
def test_moves_in_english(seat: str, text: str, sentence: str) -> None:
    assert plain(tell("keltis", seat, text)) == sentence


@pytest.mark.parametrize("seat", ["A", "B", ""])
def test_a_draw_is_told_without_a_seat(seat: str) -> None:
    assert tell("keltis", seat, "=P0") == "It is the pink 0."
