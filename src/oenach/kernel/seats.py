"""Seats are small numbers inside and letters outside, clockwise from A."""

from __future__ import annotations

from typing import Final, Literal

SeatLetter = Literal["A", "B", "C", "D", "E"]

LETTERS: Final[tuple[SeatLetter, ...]] = ("A", "B", "C", "D", "E")

CHANCE: Final = -1
"""`state.to_act` when a draw is due."""

OVER: Final = -2
"""`state.to_act` when the game has ended."""


def letter(seat: int) -> SeatLetter:
    """The letter of a seat."""
    return LETTERS[seat]


def seat_name(seat: int) -> str:
    """The letter of a seat, and the number of one that there is not."""
    return letter(seat) if 0 <= seat < len(LETTERS) else str(seat)


def letters(seats: int) -> list[SeatLetter]:
    """The letters of all seats of a table, clockwise."""
    return list(LETTERS[:seats])
