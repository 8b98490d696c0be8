"""The levels: what each of them may use.

A level is a number of simulations and the settings of the search, never a time, so that it is as
strong on every machine. In play the clock only caps it. What the levels of a game may use is said
by its own strategy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oenach.bots import uniform
from oenach.bots.search_bot import Strength
from oenach.games.installed import module_of
from oenach.kernel.game import Game
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics
from oenach.search.search import SearchSettings

if TYPE_CHECKING:
    from oenach.games.parts import Strategy

# The two references of the strength study: the textbook's tree with random and with greedy
# playouts, all of them to the end of the game.
PLAIN: Final = uniform.SETTINGS
PLAIN_GREEDY: Final = SearchSettings(exploration=1.0, sensible_playouts=True, uniform_sampling=True)

REFERENCES: Final = {
    "ismcts-plain": Strength(10_000, PLAIN),
    "ismcts-greedy": Strength(2_000, PLAIN_GREEDY),
}


def strategy_of(game: str) -> Strategy:
    """What search understands of a game; of one that brings nothing but its rules, no more."""
    module = module_of(game)
    return module.strategy if module else uniform


def level_of(game: str, level: str) -> Strength:
    """What a level may use in a game."""
    return strategy_of(game).LEVELS[level]


def heuristics_of(game: Game) -> Heuristics:
    """What there is to understand of a game; of one without a strategy nothing but its rules."""
    return strategy_of(game.name).HEURISTICS(game)


def face_down(state: State, seat: int) -> dict[str, str]:
    """What a seat has face down, by place; the others may have beliefs about it."""
    return strategy_of(state.game.name).face_down(state, seat)


def bluffs(state: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Those of the moves that deceive."""
    return strategy_of(state.game.name).bluffs(state, moves)
