"""Plays any legal move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from oenach.bots.bot import Bot
from oenach.kernel.knowledge import Knowledge


class RandomBot(Bot):
    """Every legal move is as likely as the next."""

    def choose(self, knowledge: Knowledge, moves: Sequence[int], rng: Random) -> int:
        return rng.choice(moves)
