"""The terminal itself: where sentences and boards go, and lines that people type come from."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from oenach.console.speaker import printable

WIDEST: Final = 110
"""Boards do not grow any wider than this; a line that is too long is hard to read."""

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, clear what was scrolled off it: in this order, because some
terminals scroll the screen off when they clear it."""

CLEAR_LINE: Final = "\r\x1b[K"


class Screen:
    """One terminal. Tests put another one in its place, with lines of their own."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False)
        self.typed = sys.stdin.isatty()
        # Lines read so far, so that a message can name the line of a script.
        self.line = 0

    @property
    def width(self) -> int:
        """The columns that a board may take."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """The lines that fit on the screen."""
        return self.console.height

    @property
    def can_clear(self) -> bool:
        """Whether the terminal can be wiped."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, thing: RenderableType, width: int | None = None) -> None:
        """Print a board, a table or a text."""
        self.console.print(thing, width=width, soft_wrap=False)

    def tell(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text(printable(sentence), style=style), width=self.width)

    def tell_whole(self, sentence: str) -> None:
        """Print a sentence with something to copy, which must not be broken into lines."""
        self.console.print(Text(printable(sentence)), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line that was typed; EOFError when there are no more."""
        answer = self.read(prompt)
        self.line += 1
        return printable(answer).strip()

    def read(self, prompt: str) -> str:
        """One line from the keyboard or a script."""
        line = input(prompt)
        if not self.typed:
            # What was read from a script stands in the transcript as if it had been typed.
            self.console.print(Text(printable(line)))
        return line

    @contextmanager
    def waiting(self, sentence: str) -> Iterator[None]:
        """Show a sentence while something takes its time, on a terminal that can take it away."""
        if not self.can_clear:
            yield
            return
        self.console.file.write(printable(sentence)[: self.width - 1])
        self.console.file.flush()
        try:
            yield
        finally:
            self.console.file.write(CLEAR_LINE)
            self.console.file.flush()

    def wipe(self) -> None:
        """Leave nothing of what was shown: not on the screen, not above it, not in the history
        of typed lines."""
        if self.can_clear:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.print("\n" * self.console.height)
        history = sys.modules.get("readline")
        if history is not None:
            history.clear_history()


def allow_editing() -> None:
    """Typed lines can be edited and recalled, where the platform has the means."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
