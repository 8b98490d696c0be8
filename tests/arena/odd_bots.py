"""Bots that do what no bot should; workers find them by `odd_bots:Name`."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random

from oenach.bots.bot import Bot, Thoughts
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge

STAGE = "OENACH_TEST_STAGE"
"""Names a folder in which a bot says that it will never answer."""


class OddBot(Bot):
    """Plays at random, and now and then does its odd thing."""

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
        if rng.random() < 0.2:
            return self.odd()
        return Thoughts(rng.choice(moves), simulations=7)

    def odd(self) -> Thoughts:
        """What it does."""
        raise NotImplementedError


class Raiser(OddBot):
    """Breaks."""

    def odd(self) -> Thoughts:
        raise ValueError("lost my tokens")


class Cheat(OddBot):
    """Answers with a move that is never legal."""

    def odd(self) -> Thoughts:
        return Thoughts(-5)


class Sleeper(OddBot):
    """Never answers."""

    def odd(self) -> Thoughts:
        if STAGE in os.environ:
            Path(os.environ[STAGE], f"asleep.{os.getpid()}").touch()
        threading.Event().wait()
        raise AssertionError


class Quitter(OddBot):
    """Ends its process."""

    def odd(self) -> Thoughts:
        os._exit(9)


class Scaled(OddBot):
    """Knows budgets, and tells its own by the simulations of each move."""

    def __init__(self, game: Game, simulations: int = 100) -> None:
        super().__init__(game)
        self.simulations = simulations

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        return Thoughts(rng.choice(moves), simulations=self.simulations)

    def scaled(self, part: float) -> Bot:
        return Scaled(self.game, round(self.simulations * part))

    def timed(self, seconds: float) -> Bot:
        return Scaled(self.game, round(seconds * 1000))


class Dawdler(Scaled):
    """Does not look at the clock, and keeps count of how many seconds it was late."""

    dawdled = 0.0

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        if rng.random() < 0.1:
            Dawdler.dawdled += 0.15
        return Thoughts(rng.choice(moves))

    def timed(self, seconds: float) -> Bot:
        return self


def nothing(game: Game) -> None:
    """Makes no bot."""
