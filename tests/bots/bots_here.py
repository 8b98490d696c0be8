"""Bots that think in the test's own process, where a test is not about processes.

Starting one takes half a second of computing, and a bot that fails needs another for every move."""

from __future__ import annotations

from bots.faulty_bots import FaultyBot
from oenach.bots.hosting import process, wire
from oenach.bots.hosting.bot_process import BotProcess
from oenach.bots.hosting.host import CATALOGUE
from oenach.kernel.game import Game
from oenach.processes.frames import Frame

GENTLE = "bots.bots_here:gentle"


def gentle(name: str, game: Game) -> FaultyBot:
    """One of the faulty bots, if it does its process no harm."""
    assert name in ("well", "illegal", "raises", "nothing")
    return FaultyBot(name, game)


class BotHere:
    """Answers as a process of bots would, with the same messages and the same code."""

    pid = 0
    alive = True

    def __init__(self, maker: str) -> None:
        self._maker = maker
        self._reply = wire.said(None)

    def send(self, frame: Frame, deadline: float) -> None:
        try:
            if frame.kind == wire.ENGAGE:
                self._bot = process.engaged(self._maker, frame)
                self._reply = wire.said(wire.READY)
            else:
                self._reply = wire.said(process.thoughts_of(self._bot, frame).to_json())
        except Exception as error:
            self._reply = wire.failed(error)

    def receive(self, deadline: float) -> Frame:
        return self._reply

    def kill(self) -> None:
        """There is nothing to end."""

    def end(self, patience: float = 0) -> None:
        """There is nothing to wait for."""


def bot_process(maker: str) -> BotProcess | BotHere:
    """In place of BotProcess: a process only for bots that might harm the test's own."""
    return BotHere(maker) if maker in (CATALOGUE, GENTLE) else BotProcess(maker)
