"""Bots that fail when they play seat A, each in the way that its name tells, and not for B."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import FrameType
from typing import NoReturn

import waiting
from oenach.bots.bot import Belief, Bot, Candidate, Thoughts
from oenach.bots.hosting.wire import SAID, said
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.processes.frames import Frame

MAKER = "bots.faulty_bots:FaultyBot"

STAGE = "OENACH_TEST_STAGE"
"""Names a folder in which a bot that takes its time says so, and in which a gate is opened."""


def busy(folder: Path) -> set[int]:
    """The processes of the bots that have said that they are thinking."""
    return {int(path.suffix[1:]) for path in folder.glob("busy.*")}


def open_gate(folder: Path) -> None:
    """Let the gated bots answer, those to come as well."""
    (folder / "open").touch()


def _say_busy() -> None:
    if STAGE in os.environ:
        Path(os.environ[STAGE], f"busy.{os.getpid()}").touch()


def _hang() -> NoReturn:
    _say_busy()
    while True:
        pass


class FaultyBot(Bot):
    """Its thoughts tell its process: there are as many simulations as the process's number."""

    def __init__(self, name: str, game: Game) -> None:
        if name == "unmade":
            raise RuntimeError("there is no such bot")
        if name == "stillborn":
            os._exit(3)
        if name == "unready":
            _hang()
        self.name = name

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        believed = (Belief(0, "B3", {"W": 1.0}),) if beliefs else ()
        thoughts = Thoughts(
            moves[0], (0.5, 0.5), (Candidate(moves[0], 0.5, 1.0),), believed, os.getpid()
        )
        return self.fail(thoughts) if knowledge.seat == 0 else thoughts

    def fail(self, thoughts: Thoughts) -> Thoughts:
        if self.name == "raises":
            raise RuntimeError("out of ideas")
        if self.name == "leaves":
            sys.exit()
        if self.name == "dies":
            os.kill(os.getpid(), 9)
        if self.name == "hangs":
            _hang()
        if self.name == "gated":
            _say_busy()
            waiting.until(Path(os.environ[STAGE], "open").exists, "the gate opens")
        if self.name == "prints":
            print("not a reply", flush=True)
            assert sys.stdin.read() == ""
        if self.name == "repeats":
            os.write(replies(), said(thoughts.to_json()).to_bytes() * 2)
        if self.name in RAW:
            os.write(replies(), RAW[self.name])
        return WRONG.get(self.name, thoughts)


WRONG: dict[str, Thoughts] = {
    "illegal": Thoughts(-1),
    "whole": Thoughts(True),
    "wordy": Thoughts("W>B3"),  # type: ignore[arg-type]
    "sure": Thoughts(1, wins=(7.0, 0.0)),
    "unsendable": Thoughts(1, wins=(float("nan"),)),
    "nothing": None,  # type: ignore[dict-item]
}

RAW = {
    "noisy": b"\xff\xfe no reply\n",
    "strange": Frame(b"?", b'"ready"').to_bytes(),
    "listing": Frame(SAID, b"[1, 2]").to_bytes(),
    "doubtful": Frame(SAID, b'{"move": NaN}').to_bytes(),
    "talkative": said({}).to_bytes() * 2,
    "endless": Frame(SAID, b"x" * 1_100_000).to_bytes(),
    "nested": Frame(SAID, b"[" * 500_000).to_bytes(),
}


def replies() -> int:
    """The pipe to the host, which a bot is not given but could find."""
    frame: FrameType | None = sys._getframe()
    while frame is not None and frame.f_code.co_name != "serve_frames":
        frame = frame.f_back
    assert frame is not None
    return int(frame.f_locals["replies"].fileno())
