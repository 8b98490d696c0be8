"""What search understands of Celtic Trader, and what its levels may use."""

from __future__ import annotations

from typing import Final

from oenach.bots.open_game import bluffs, face_down
from oenach.bots.search_bot import Strength
from oenach.games.celtic_trader.strategy.heuristics import CelticTraderHeuristics
from oenach.search.search import SearchSettings

__all__ = ["HEURISTICS", "LEVELS", "bluffs", "face_down"]

HEURISTICS: Final = CelticTraderHeuristics

# The moves of a turn differ by little in the chance to win.
SETTINGS: Final = SearchSettings(
    exploration=0.2,
    sensible_playouts=True,
    stops_when_settled=True,
    uses_priors=True,
)

# A turn takes many moves, and one that is overlooked costs much: a few of them tell.
LEVELS: Final = {
    "novice": Strength(200, SETTINGS, overlooks=0.2),
    "steady": Strength(400, SETTINGS, overlooks=0.06),
    "strong": Strength(2_000, SETTINGS, overlooks=0.02),
    "master": Strength(16_000, SETTINGS),
}
