"""The levels: what each of them may use in each game.

A level is a number of simulations and the manner of the search, never a time, so that it is as
strong on every machine. In play the clock only caps it.
"""

from __future__ import annotations

from typing import Final

from oenach.bots.search.search import Manner
from oenach.bots.search_bot import Strength

# The two references of the strength study: the textbook's tree with random and with greedy
# playouts, all of them to the end of the game.
PLAIN: Final = Manner(exploration=1.0, exact_sets=True)
PLAIN_GREEDY: Final = Manner(exploration=1.0, sensible_playouts=True, exact_sets=True)

FULL: Final = Manner(
    exploration=1.0,
    sensible_playouts=True,
    stops_when_settled=True,
    uses_priors=True,
)

# Táin's first opinion of a move is good, so search strays less from it. Hidden tokens are imagined
# evenly: one who trusts in the habits of others is helpless against those who have other habits.
TAIN: Final = Manner(
    exploration=0.3,
    sensible_playouts=True,
    stops_when_settled=True,
    uses_priors=True,
    caution=0.05,
    exact_sets=True,
)

# The moves of a turn of Celtic Trader differ by little in the chance to win.
TRADER: Final = Manner(
    exploration=0.2,
    sensible_playouts=True,
    stops_when_settled=True,
    uses_priors=True,
)

REFERENCES: Final = {
    "ismcts-plain": Strength(10_000, PLAIN),
    "ismcts-greedy": Strength(2_000, PLAIN_GREEDY),
}

LEVELS: Final[dict[str, dict[str, Strength]]] = {
    "tain": {
        "novice": Strength(60, TAIN, overlooks=0.7, mixes=1.0),
        "steady": Strength(500, TAIN, overlooks=0.3, mixes=1.0),
        "strong": Strength(2_000, TAIN, overlooks=0.05, mixes=1.0),
        "master": Strength(16_000, TAIN, mixes=1.0, doubt=0.05),
    },
    # A position is judged so well at once that simulations alone tell levels little apart.
    "keltis": {
        "novice": Strength(300, FULL, overlooks=0.45),
        "steady": Strength(500, FULL, overlooks=0.2),
        "strong": Strength(2_000, FULL, overlooks=0.05),
        "master": Strength(60_000, FULL),
    },
    # A turn takes many moves, and one that is overlooked costs much: a few of them tell.
    "celtic-trader": {
        "novice": Strength(200, TRADER, overlooks=0.2),
        "steady": Strength(400, TRADER, overlooks=0.06),
        "strong": Strength(2_000, TRADER, overlooks=0.02),
        "master": Strength(16_000, TRADER),
    },
}

# A game of one's own, registered from outside, gets levels too.
ANY_GAME: Final = {
    "novice": Strength(60, PLAIN, overlooks=0.4),
    "steady": Strength(400, PLAIN),
    "strong": Strength(4_000, PLAIN),
    "master": Strength(20_000, PLAIN),
}


def level_of(game: str, level: str) -> Strength:
    """What a level may use in a game."""
    return LEVELS.get(game, ANY_GAME)[level]
