"""The parts of a move from its text alone, and the words for them.

What a game calls its pieces and places in moves, views and effects are codes. Its catalogue has the
words: `piece-<game>-<kind>`, `place-<game>-<place>`, `verb-<game>-<verb>`. A code without a word is
shown as it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oenach.kernel.description import Description
from oenach.kernel.game import Game
from oenach.kernel.registry import game_factory, make_game
from oenach.messages.catalogues import has, say

HIDDEN: Final = "hidden"
"""The code of a piece that lies face down."""


def described(game: str, text: str) -> Description | None:
    """What a move of a game is; None if it is none at its largest table with the usual options."""
    return _largest_table(game).described(text)


@lru_cache(maxsize=16)
def _largest_table(game: str) -> Game:
    return make_game(game, getattr(game_factory(game), "most_seats", 2))


def word_for(family: str, game: str, code: str, language: str = "en") -> str:
    """The word for a code of a game, in English where the language has none."""
    key = f"{family}-{game}-{code}"
    return say(key, language) if has(key, language) or has(key) else code
