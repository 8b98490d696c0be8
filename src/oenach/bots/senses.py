"""Which sense belongs to which game."""

from __future__ import annotations

from typing import Final

from oenach.bots.search.keltis_sense import KeltisSense
from oenach.bots.search.sense import Sense
from oenach.bots.search.tain_sense import TainSense
from oenach.bots.search.trader_sense import TraderSense
from oenach.kernel.game import Game

SENSES: Final[dict[str, type[Sense]]] = {
    "tain": TainSense,
    "keltis": KeltisSense,
    "celtic-trader": TraderSense,
}


def sense_of(game: Game) -> Sense:
    """What there is to understand of a game; of an unknown one nothing but its rules."""
    return SENSES.get(game.name, Sense)(game)
