"""What search understands of Táin, and what its levels may use."""

from __future__ import annotations

from typing import Final

from oenach.bots.search_bot import Strength
from oenach.games.tain.strategy.face_down import bluffs, face_down
from oenach.games.tain.strategy.heuristics import TainHeuristics
from oenach.search.search import SearchSettings

__all__ = ["HEURISTICS", "LEVELS", "bluffs", "face_down"]

HEURISTICS: Final = TainHeuristics

# The first opinion of a move is good, so search strays less from it. Hidden tokens are imagined
# evenly: one who trusts in the habits of others is helpless against those who have other habits.
SETTINGS: Final = SearchSettings(
    exploration=0.3,
    sensible_playouts=True,
    stops_when_settled=True,
    uses_priors=True,
    caution=0.05,
    uniform_sampling=True,
)

LEVELS: Final = {
    "novice": Strength(60, SETTINGS, overlooks=0.7, mixes=1.0),
    "steady": Strength(500, SETTINGS, overlooks=0.3, mixes=1.0),
    "strong": Strength(2_000, SETTINGS, overlooks=0.05, mixes=1.0),
    "master": Strength(16_000, SETTINGS, mixes=1.0, doubt=0.05),
}
