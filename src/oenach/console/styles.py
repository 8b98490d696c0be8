"""Colours. A colour is never the only sign: the letter or word beside it says the same."""

from __future__ import annotations

from typing import Final

SEATS: Final = {"A": "red", "B": "cyan", "C": "yellow", "D": "green", "E": "magenta"}
TOKEN_STYLES: Final = {"roman": "bold red"}
QUIET: Final = "dim"
ACTING: Final = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
"""Stands before whoever is to act."""


def seat_style(seat: str) -> str:
    """The colour of a seat."""
    return f"bold {SEATS.get(seat, 'white')}"
