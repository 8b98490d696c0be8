"""Which sense belongs to which game."""

from __future__ import annotations

from typing import Final

from oenach.bots.search.sense import Sense
from oenach.kernel.game import Game

SENSES: Final[dict[str, type[Sense]]] = {}


def sense_of(game: Game) -> Sense:
    """What there is to understand of a game; of an unknown one nothing but its rules."""
    return SENSES.get(game.name, Sense)(game)
