"""Levels for a game of which nothing was learned: search in which every move counts alike.

A game with no strategy of its own has this one, and its `strategy.py` is one line:

    from oenach.bots.uniform import HEURISTICS, LEVELS, bluffs, face_down
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oenach.bots.search_bot import Strength
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics
from oenach.search.search import SearchSettings

SETTINGS: Final = SearchSettings(exploration=1.0, uniform_sampling=True)
"""The textbook's tree with random playouts, all of them to the end of the game."""

HEURISTICS: Final = Heuristics

LEVELS: Final = {
    "novice": Strength(60, SETTINGS, overlooks=0.4),
    "steady": Strength(400, SETTINGS),
    "strong": Strength(4_000, SETTINGS),
    "master": Strength(20_000, SETTINGS),
}


def face_down(state: State, seat: int) -> dict[str, str]:
    """Nothing is believed of what a seat has face down, so that there is nothing to compare."""
    return {}


def bluffs(state: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Which moves deceive is not known."""
    return ()
