"""A bot of one's own: it plays each move to the end at random, in positions that it imagines.

oenach arena keltis --bots careful_bot:Careful,random --games 10     in this folder
"""

from collections.abc import Sequence
from random import Random

from oenach import Game, Knowledge, Rng, State
from oenach.bots.bot import Bot, Thoughts
from oenach.kernel.game import random_playout

IMAGINED = 20


class Careful(Bot):
    """Takes the move after which it is farthest ahead on average."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        """The same generator gives the same move."""
        imaginer = self.game.imaginer(knowledge)
        generator = Rng(rng.getrandbits(60))
        worth = dict.fromkeys(moves, 0)
        for _ in range(IMAGINED):
            state = imaginer.draw(generator)
            for move in moves:
                after = state.copy()
                after.apply(move)
                worth[move] += self.lead(after, state.to_act, generator)
        return Thoughts(max(moves, key=lambda move: worth[move]))

    def lead(self, state: State, seat: int, generator: Rng) -> int:
        """By how much a seat is ahead when a position is played to its end at random."""
        random_playout(state, generator)
        totals = [state.sheet(one).total for one in range(self.game.seats)]
        return totals[seat] - max(totals[:seat] + totals[seat + 1 :])
