"""What search understands of Keltis, and what its levels may use."""

from __future__ import annotations

from typing import Final

from oenach.bots.open_game import bluffs, face_down
from oenach.bots.search_bot import Strength
from oenach.games.keltis.strategy.heuristics import KeltisHeuristics
from oenach.search.search import SearchSettings

__all__ = ["HEURISTICS", "LEVELS", "bluffs", "face_down"]

HEURISTICS: Final = KeltisHeuristics

SETTINGS: Final = SearchSettings(
    exploration=1.0,
    sensible_playouts=True,
    stops_when_settled=True,
    uses_priors=True,
)

# A position is judged so well at once that simulations alone tell levels little apart.
LEVELS: Final = {
    "novice": Strength(300, SETTINGS, overlooks=0.45),
    "steady": Strength(500, SETTINGS, overlooks=0.2),
    "strong": Strength(2_000, SETTINGS, overlooks=0.05),
    "master": Strength(60_000, SETTINGS),
}
