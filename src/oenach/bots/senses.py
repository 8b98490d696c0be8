"""Which sense belongs to which game."""

from __future__ import annotations

from typing import Final

from oenach.bots.search.sense import Sense
from oenach.kernel.game import Game
from oenach.kernel.lazy import LazyMapping


def _tain() -> type[Sense]:
    from oenach.bots.search.tain_sense import TainSense

    return TainSense


def _keltis() -> type[Sense]:
    from oenach.bots.search.keltis_sense import KeltisSense

    return KeltisSense


def _celtic_trader() -> type[Sense]:
    from oenach.bots.search.trader_sense import TraderSense

    return TraderSense


SENSES: Final = LazyMapping[type[Sense]](
    {"tain": _tain, "keltis": _keltis, "celtic-trader": _celtic_trader}
)


def sense_of(game: Game) -> Sense:
    """What there is to understand of a game; of an unknown one nothing but its rules."""
    return SENSES.get(game.name, Sense)(game)
