"""Asking a bot that thinks in a process of its own, at a pace that tells nothing."""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from types import TracebackType
from typing import Final

from oenach.hosting.answer import Answer, Fault, FaultKind
from oenach.hosting.bot_process import BotProcess
from oenach.hosting.wire import READY, Engagement, Question, read_reply, read_thoughts
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge

CATALOGUE: Final = "oenach.catalog:bot"

SECONDS: Final = {"master": 1.0}
USUAL_SECONDS: Final = 0.3
"""How long a bot of any other name has for a move."""

THINKING: Final = 0.9
"""The part of its time that a bot may think; the rest is for the way there and back."""

GRACE: Final = 2.0
"""Seconds beyond its time after which a bot is given up."""

STARTING: Final = 20.0
"""Seconds that a process may take to begin."""


def seconds_of(bot: str) -> float:
    """How long a bot has for a move in play."""
    return SECONDS.get(bot, USUAL_SECONDS)


class BotHost:
    """A bot for one seat of a game. It is asked with a seat's knowledge, and nothing else.

    An answer is given `pace` seconds after the question and never sooner, be there one legal move
    or many: how hard a decision was depends on what lies behind the screen. One that comes later
    than that is given at the last moment at which it could have come.
    """

    def __init__(
        self,
        bot: str,
        game: Game,
        seconds: float | None = None,
        pace: float | None = None,
        grace: float = GRACE,
        maker: str = CATALOGUE,
    ) -> None:
        self.bot = bot
        self.game = game
        self.seconds = seconds_of(bot) if seconds is None else seconds
        self.pace = self.seconds if pace is None else pace
        self.patience = max(self.seconds, self.pace) + grace
        self.faults: Counter[FaultKind] = Counter()
        self._maker = maker
        self._process: BotProcess | None = None
        self._ready = False

    @property
    def pid(self) -> int | None:
        """The number of the bot's process, if it has one now."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Begin to start the process, which the next question needs not do then."""
        if self._process is None:
            self._process, self._ready = BotProcess(self._maker), False

    def ask(self, knowledge: Knowledge, seed: int, beliefs: bool = False) -> Answer:
        """The bot's answer; after a fault a random legal move, and another process next time.

        TypeError or ValueError unless it is given exactly what the seat to act knows.
        """
        question = self.question(knowledge, seed, beliefs)
        asked = time.monotonic()
        try:
            process = self._ready_process()
            asked = time.monotonic()
            process.send(question.to_bytes())
            thoughts = read_thoughts(process.receive(asked + self.patience), question.moves)
            answer = Answer(thoughts.move, thoughts)
        except Fault as fault:
            self._give_up()
            self.faults[fault.kind] += 1
            answer = Answer(Random(seed).choice(question.moves), None, fault)
        except BaseException:
            # Ctrl-C: a late reply to this question must not be taken for one to the next.
            self._give_up()
            raise
        self._keep_pace(asked)
        return answer

    def question(self, knowledge: Knowledge, seed: int, beliefs: bool = False) -> Question:
        """What the bot is asked; the legal moves follow from what the seat knows."""
        # A class derived from it could carry more than its name promises.
        if type(knowledge) is not Knowledge:
            raise TypeError(f"a bot is given knowledge, not {type(knowledge).__name__}")
        state = self.game.imaginer(knowledge).draw(Random(seed))
        if state.knowledge(knowledge.seat) != knowledge:
            raise ValueError("this is not what a seat knows")
        if knowledge.seat is None or knowledge.seat != state.to_act:
            raise ValueError("a bot is asked for the seat to act")
        moves = [int(move) for move in state.legal_moves()]
        return Question(knowledge, moves, THINKING * self.seconds, seed, beliefs)

    def close(self) -> None:
        """Let the process go; a further question would start another."""
        if self._process is not None:
            process, self._process = self._process, None
            process.end()

    def __enter__(self) -> BotHost:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ready_process(self) -> BotProcess:
        """A process that waits for a question; Fault if there is none to be had."""
        self.start()
        process = self._process
        assert process is not None
        if not self._ready:
            game = self.game
            process.send(Engagement(self.bot, game.name, game.seats, game.given).to_bytes())
            if read_reply(process.receive(time.monotonic() + STARTING)) != READY:
                raise Fault(FaultKind.GARBLED, "not ready")
            self._ready = True
        return process

    def _give_up(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.end(patience=0)

    def _keep_pace(self, asked: float) -> None:
        now = time.monotonic()
        due = asked + self.pace
        if self.pace and now > due:
            due = asked + self.patience
        time.sleep(max(0.0, due - now))
