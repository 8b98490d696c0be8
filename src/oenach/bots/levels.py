"""The levels: what each of them may use.

A level is a number of simulations and the parameters of the search, never a time, so that it is as
strong on every machine. In play the clock only caps it. What the levels of a game may use is said
by its own strategy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oenach.bots.search_bot import Strength
from oenach.games.installed import module_of
from oenach.kernel.game import Game
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics
from oenach.search.search import SearchSettings

# The two references of the strength study: the textbook's tree with random and with greedy
# playouts, all of them to the end of the game.
PLAIN: Final = SearchSettings(exploration=1.0, uniform_sampling=True)
PLAIN_GREEDY: Final = SearchSettings(exploration=1.0, sensible_playouts=True, uniform_sampling=True)

REFERENCES: Final = {
    "ismcts-plain": Strength(10_000, PLAIN),
    "ismcts-greedy": Strength(2_000, PLAIN_GREEDY),
}

# A game that brings nothing but its rules gets levels too.
ANY_GAME: Final = {
    "novice": Strength(60, PLAIN, overlooks=0.4),
    "steady": Strength(400, PLAIN),
    "strong": Strength(4_000, PLAIN),
    "master": Strength(20_000, PLAIN),
}


def level_of(game: str, level: str) -> Strength:
    """What a level may use in a game."""
    module = module_of(game)
    return (module.strategy.LEVELS if module else ANY_GAME)[level]


def heuristics_of(game: Game) -> Heuristics:
    """What there is to understand of a game; of one without a strategy nothing but its rules."""
    module = module_of(game.name)
    return module.strategy.HEURISTICS(game) if module else Heuristics(game)


def face_down(state: State, seat: int) -> dict[str, str]:
    """What a seat has face down, by place; the others may have beliefs about it."""
    module = module_of(state.game.name)
    return module.strategy.face_down(state, seat) if module else {}


def bluffs(state: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Those of the moves that deceive."""
    module = module_of(state.game.name)
    return module.strategy.bluffs(state, moves) if module else ()
