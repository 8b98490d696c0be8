"""Seats are small numbers inside and letters outside, clockwise from A."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "ABCDE"

CHANCE: Final = -1
"""`state.to_act` when a draw is due."""

OVER: Final = -2
"""`state.to_act` when the game has ended."""


def letter(seat: int) -> str:
    """The letter of a seat."""
    return LETTERS[seat]


def letters(seats: int) -> list[str]:
    """The letters of all seats of a table, clockwise."""
    return list(LETTERS[:seats])
