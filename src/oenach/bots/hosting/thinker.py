"""Asking bots in one process, which is replaced after a fault."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final

from oenach.bots.hosting.answer import Answer, Fault, FaultKind
from oenach.bots.hosting.bot_process import BotProcess
from oenach.bots.hosting.wire import READY, Engagement, Question, read_reply, read_thoughts
from oenach.processes.child import FAREWELL

STARTING: Final = 20.0
"""Seconds that a process may take to begin, and to make a bot."""


class Thinker:
    """A process as long as it is good, and another when it is not; one question at a time.

    `asked` is when the last question was put, by `clock`; deadlines are always of `time.monotonic`.
    """

    def __init__(self, maker: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.asked = 0.0
        self._clock = clock
        self._maker = maker
        self._process: BotProcess | None = None
        self._engagement: Engagement | None = None
        self._dismissed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one now."""
        process = self._process
        return None if process is None else process.pid

    def start(self) -> None:
        """Begin to start a process, which the next question needs not do then."""
        if self._process is None:
            self._process, self._engagement = BotProcess(self._maker), None

    def ask(self, engagement: Engagement, question: Question, patience: float) -> Answer:
        """The bot's answer; after a fault a random legal move, and another process next time."""
        self.asked = self._clock()
        try:
            process = self._engaged(engagement)
            self.asked = self._clock()
            deadline = time.monotonic() + patience
            process.send(question.to_frame(), deadline)
            thoughts = read_thoughts(process.receive(deadline), question.moves)
            return Answer(thoughts.move, thoughts)
        except Fault as fault:
            self.end(patience=0)
            return Answer(Random(question.seed).choice(question.moves), None, fault)
        except BaseException:
            # Ctrl-C: a late reply to this question must not be taken for one to the next.
            self.end(patience=0)
            raise

    def end(self, patience: float = FAREWELL) -> None:
        """Let the process go; a further question would start another."""
        if self._process is not None:
            process, self._process = self._process, None
            process.end(patience)

    def dismiss(self) -> None:
        """From any thread: end the process, and start no other."""
        self._dismissed = True
        process = self._process
        if process is not None:
            process.kill()

    def _engaged(self, engagement: Engagement) -> BotProcess:
        """A process that waits for a question to this bot; Fault if there is none to be had."""
        if self._process is not None and not self._process.alive:
            self.end(patience=0)
        try:
            self.start()
        except OSError as error:
            raise Fault(FaultKind.CRASHED, str(error)) from None
        process = self._process
        assert process is not None
        # Only now: whoever dismisses it either finds this process, or has said so by now.
        if self._dismissed:
            raise Fault(FaultKind.CRASHED, "dismissed")
        if engagement != self._engagement:
            deadline = time.monotonic() + STARTING
            process.send(engagement.to_frame(), deadline)
            if read_reply(process.receive(deadline)) != READY:
                raise Fault(FaultKind.GARBLED, "not ready")
            self._engagement = engagement
        return process
