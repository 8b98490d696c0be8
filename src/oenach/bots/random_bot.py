"""Plays any legal move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from oenach.bots.bot import Bot, Thoughts
from oenach.kernel.knowledge import Knowledge


class RandomBot(Bot):
    """Every legal move is as likely as the next."""

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        return Thoughts(rng.choice(moves))
