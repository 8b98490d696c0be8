"""Moves as sentences: the catalogue has one for every verb."""

from __future__ import annotations

from typing import Final

from oenach.story.plain_words import consequences, wording_of
from toys.pebbles.module import MODULE

__all__ = ["RULES", "WINNING", "consequences", "wording"]

RULES: Final = {
    "tell-pebbles-first": "P1",
    "tell-pebbles-lay": "P2",
    "tell-pebbles-done": "P3",
    "tell-pebbles-toss": "P3",
    "tell-pebbles-coin": "P3",
    "tell-pebbles-weather": "P5",
    "outcome-pebbles-rounds": "P8",
}
WINNING: Final = "P8"

wording = wording_of(MODULE.name)
