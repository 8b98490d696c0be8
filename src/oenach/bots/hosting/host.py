"""Asking a bot that thinks in a process of its own, at a pace that tells nothing."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from types import TracebackType
from typing import Final

from oenach.bots.hosting.answer import Answer, FaultKind
from oenach.bots.hosting.thinker import Thinker
from oenach.bots.hosting.wire import Engagement, Question
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge

CATALOGUE: Final = "oenach.bots.catalog:bot"

SECONDS: Final = {"master": 1.0}
USUAL_SECONDS: Final = 0.3
"""How long a bot of any other name has for a move."""

THINKING: Final = 0.9
"""The part of its time that a bot may think; the rest is for the way there and back."""

GRACE: Final = 2.0
"""Seconds beyond its time after which a bot is given up."""


def seconds_of(bot: str) -> float:
    """How long a bot has for a move in play."""
    return SECONDS.get(bot, USUAL_SECONDS)


class BotHost:
    """A bot for one seat of a game. It is asked with a seat's knowledge, and nothing else.

    An answer is given `pace` seconds after the question and never sooner, be there one legal move
    or many: how hard a decision was depends on what lies behind the screen. One that comes later
    than that is given at the last moment at which it could have come. The pace is kept by `clock`
    and `sleep`.
    """

    def __init__(
        self,
        bot: str,
        game: Game,
        seconds: float | None = None,
        pace: float | None = None,
        grace: float = GRACE,
        maker: str = CATALOGUE,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.bot = bot
        self.game = game
        self.seconds = seconds_of(bot) if seconds is None else seconds
        self.pace = self.seconds if pace is None else pace
        self.patience = max(self.seconds, self.pace) + grace
        self.faults: Counter[FaultKind] = Counter()
        self._thinker = Thinker(maker, clock)
        self._clock = clock
        self._sleep = sleep
        self._engagement = Engagement.of(bot, game)

    @property
    def pid(self) -> int | None:
        """The number of the bot's process, if it has one now."""
        return self._thinker.pid

    def start(self) -> None:
        """Begin to start the process, which the next question needs not do then."""
        self._thinker.start()

    def ask(self, knowledge: Knowledge, seed: int, beliefs: bool = False) -> Answer:
        """The bot's answer; after a fault a random legal move, and another process next time.

        TypeError, ValueError or PositionError unless it is given exactly what the seat to act
        knows.
        """
        question = self.question(knowledge, seed, beliefs)
        answer = self._thinker.ask(self._engagement, question, self.patience)
        if answer.fault is not None:
            self.faults[answer.fault.kind] += 1
        self._keep_pace(self._thinker.asked)
        return answer

    def question(self, knowledge: Knowledge, seed: int, beliefs: bool = False) -> Question:
        """What the bot is asked; the legal moves follow from what the seat knows."""
        return Question.about(self.game, knowledge, THINKING * self.seconds, seed, beliefs)

    def close(self) -> None:
        """Let the process go; a further question would start another."""
        self._thinker.end()

    def __enter__(self) -> BotHost:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _keep_pace(self, asked: float) -> None:
        now = self._clock()
        due = asked + self.pace
        if self.pace and now > due:
            due = asked + self.patience
        self._sleep(max(0.0, due - now))
