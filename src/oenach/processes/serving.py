"""What a child process does for its parent: a reply to every frame, for as long as it is there."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from oenach.processes.frames import Frame, read_frame
from oenach.processes.lifeline import NONE, die_with_the_parent


def serve_frames(lifeline: int, answered: Callable[[Frame], Frame]) -> None:
    """Answer until there are no more frames, or no parent, which is what `lifeline` is for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if lifeline != NONE and not die_with_the_parent(lifeline):
        # The parent was gone before anybody listened for that.
        return
    questions, replies = _private_pipes()
    for frame in _asked(questions) if lifeline != NONE else _asked_while_busy(questions):
        replies.write(answered(frame).to_bytes())
        replies.flush()


def _asked(questions: BinaryIO) -> Iterator[Frame]:
    while (frame := read_frame(questions.read)) is not None:
        yield frame


def _asked_while_busy(questions: BinaryIO) -> Iterator[Frame]:
    """The same, with a thread that notices the end meanwhile, and makes it this process's."""
    heard: SimpleQueue[Frame] = SimpleQueue()

    def listen() -> None:
        for frame in _asked(questions):
            heard.put(frame)
        os._exit(0)

    Thread(target=listen, name="oenach-lifeline", daemon=True).start()
    while True:
        yield heard.get()


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Where questions come from and replies go; what is printed or read besides is not in their
    way."""
    questions, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return questions, replies
