"""Moves as sentences: the catalogue has one for every verb."""

from __future__ import annotations

from typing import Final

from oenach.story.plain_words import consequences, wording_of

from game_package.module import MODULE

__all__ = ["RULES", "WINNING", "consequences", "wording"]

RULES: Final = {
    "tell-game-name-begin": "X1",
    "tell-game-name-take": "X2",
    "outcome-game-name-last-stone": "X3",
}
WINNING: Final = "X3"

wording = wording_of(MODULE.name)
