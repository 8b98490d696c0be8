"""Plays what looks best at once, without any search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from oenach.bots.bot import Bot, Thoughts
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.rng import Rng
from oenach.search.heuristics import Heuristics


class GreedyBot(Bot):
    """Asks the game's heuristics for a move."""

    def __init__(self, game: Game, heuristics: Heuristics) -> None:
        self.game = game
        self.heuristics = heuristics

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        drawn = Rng(rng.getrandbits(62))
        state = self.game.imaginer(knowledge).sample(drawn)
        return Thoughts(int(self.heuristics.greedy_move(state, drawn)))
