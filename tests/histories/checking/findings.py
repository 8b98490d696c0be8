"""What can be wrong with a run."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Wrong(StrEnum):
    """The promises that can be broken."""

    LOST = "an acknowledged command is not in the log"
    TWICE = "a command was done more than once"
    REFUSED = "a command was done that was refused"
    INVENTED = "something was done that nobody asked for"
    OTHER = "something else was done than was asked for"
    OVERTAKEN = "a command was done before one that was acknowledged before it was sent"
    UNTOLD = "an event came that is not in the log, or another one is there"
    GAP = "events came with a gap between them"
    AGAIN = "somebody was told of an event twice over one connection"
    BACK = "somebody was shown an earlier position than before"
    VIEW = "a position is not what the log makes of it for that seat"
    SECRET = "somebody was told what was not theirs to know"
    CHAT = "what was said was lost, doubled, or told in another order"
    LOG = "a log does not verify"
    FENCE = "a process wrote that others held to be gone"
    FAULT = "a server wrote down a fault of its own"
    SEATS = "a match is played where somebody has two seats, or nobody has one"
    CONSENT = "something was done without the consent of somebody who was to be asked"
    STALE = "somebody came and was not shown what had been acknowledged before"
    UNKNOWN = "a match began that nobody set up, or a next match is none"
    UNFINISHED = "a match did not come to its end"


class Finding(NamedTuple):
    """One of them, where it was found."""

    wrong: Wrong
    match: str
    person: str = ""
    detail: str = ""

    def __str__(self) -> str:
        who = f", {self.person}" if self.person else ""
        return f"{self.wrong.name} ({self.match}{who}): {self.wrong}: {self.detail}"
