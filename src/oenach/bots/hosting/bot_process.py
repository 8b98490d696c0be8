"""One process of bots, from the side of its parent: what goes wrong there is a bot's fault."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from oenach.bots.hosting.answer import Fault, FaultKind
from oenach.processes.child import ChildProcess
from oenach.processes.failures import ChildFailed, Ended, Garbled, Late
from oenach.processes.frames import Frame

LARGEST: Final = 1_000_000
"""No reply is longer than this many bytes."""

_FAULTS: Final[dict[type[ChildFailed], FaultKind]] = {
    Ended: FaultKind.CRASHED,
    Late: FaultKind.LATE,
    Garbled: FaultKind.GARBLED,
}


class BotProcess(ChildProcess):
    """The process for bots of one maker."""

    def __init__(self, maker: str) -> None:
        super().__init__("oenach.bots.hosting.process", maker, largest=LARGEST)

    def send(self, frame: Frame, deadline: float) -> None:
        """Send a message; Fault if nobody reads it in time."""
        with _blamed():
            super().send(frame, deadline)

    def receive(self, deadline: float) -> Frame:
        """The reply; Fault if it does not come in time, or is none."""
        with _blamed():
            return super().receive(deadline)


@contextmanager
def _blamed() -> Iterator[None]:
    try:
        yield
    except ChildFailed as failed:
        raise Fault(_FAULTS[type(failed)], str(failed)) from None
