"""Everything that the terminal says, in the language that was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oenach.console.errors import TerminalError
from oenach.kernel.errors import Fact, OenachError
from oenach.kernel.seats import letter
from oenach.messages import LANGUAGES, explain, label, say
from oenach.messages.catalogues import said
from oenach.messages.told import Told, spoken
from oenach.story.sitter import Sitter

ALLOWED: Final = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""What is not printable by Python's account, but has its place in a sentence."""


class Speaker:
    """The message catalogues, bound to one language."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        if language not in LANGUAGES:
            raise TerminalError(
                "terminal-unknown-language", language=language[:40], known=", ".join(LANGUAGES)
            )
        self.language = language

    def say(self, key: str, **facts: Fact) -> str:
        """A message of the catalogues."""
        return say(key, self.language, **facts)

    def explain(self, error: OenachError) -> str:
        """What is wrong, in one sentence that begins with the rule or the place."""
        if isinstance(error, TerminalError):
            # These are whole sentences, which may begin with the name of a file.
            return printable(said(error.key, self.language, error.facts))
        return printable(explain(error, self.language))

    def spoken(self, told: Told) -> str:
        """A sentence of the story."""
        return spoken(told, self.language)

    def named(self, sitter: Sitter) -> str:
        """Whoever sits there, as boards and sentences show it."""
        name = sitter.named()
        return self.spoken(name) if isinstance(name, Told) else name

    def winners(self, seats: Sequence[int]) -> str:
        """The seats that won; a match that was called off has none."""
        return ", ".join(letter(seat) for seat in seats) or self.say("terminal-nobody")

    def game(self, name: str) -> str:
        """The title of a game."""
        return say(f"name-{name}", self.language)

    def label(self, line: str) -> str:
        """What a line of a score sheet counts."""
        return label(line, self.language)


def printable(text: str) -> str:
    """The text without control characters: a file must not steer the terminal that shows it."""
    return "".join(
        sign if sign.isprintable() or sign in ALLOWED else "\N{REPLACEMENT CHARACTER}"
        for sign in text
    )
