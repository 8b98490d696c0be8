"""What the commands begin with, and how they tell that something went wrong."""

from __future__ import annotations

import os
from typing import Final

from rich.console import Console
from rich.text import Text

from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.kernel.errors import OenachError

BAD_INPUT: Final = 2
BUG: Final = 1

_speaking = Speaker()
"""Who tells errors: in the language that was asked for, as soon as it is known."""


def begin(language: str) -> tuple[Speaker, Screen]:
    """Who speaks, and the screen; from now on errors are told in this language."""
    global _speaking
    _speaking = Speaker(language)
    return _speaking, Screen()


def complain(sentence: str) -> None:
    """Say something beside what was asked for."""
    Console(stderr=True, highlight=False).print(Text(sentence), soft_wrap=True)


def tell(error: Exception) -> int:
    """Say what went wrong; the exit code."""
    if isinstance(error, OenachError):
        complain(_speaking.explain(error))
        return BAD_INPUT
    if os.environ.get("OENACH_DEBUG"):
        raise error
    complain(_speaking.say("terminal-bug", why=f"{type(error).__name__}: {error}"))
    return BUG
