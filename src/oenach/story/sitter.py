"""Who sits where: people and bots, as the log's seat events name them."""

from __future__ import annotations

from typing import Final, NamedTuple

from oenach.bots.hosting.answer import FaultKind
from oenach.messages.told import Told, sentence

FALLBACK: Final = "fallback"


class Sitter(NamedTuple):
    """A person with a name, or a bot of a kind.

    After a fault of a bot, chance moves in its place, until the bot can go on.
    """

    is_bot: bool
    name: str
    fault: str = ""

    def named(self) -> str | Told:
        """The name as boards and sentences show it: a person's own, or that of a kind of bot."""
        return sentence("story-bot", name=self.name) if self.is_bot else self.name

    def seated(self, seat: str) -> Told:
        """That this one sits at a seat now, or why chance moves there."""
        if self.fault:
            return sentence(f"story-fallback-{self.fault}", seat=seat)
        return sentence("story-sits", seat=seat, name=self.named())

    def __str__(self) -> str:
        if self.fault:
            return f"{FALLBACK}:{self.name}:{self.fault}"
        return f"{'bot' if self.is_bot else 'person'}:{self.name}"


def read_sitter(who: str) -> Sitter:
    """Whoever a seat event names: `person:NAME`, `bot:KIND`, `fallback:KIND:FAULT`.

    Anything else is taken as the name of a person. Whether there is such a bot is not asked.
    """
    kind, colon, name = who.partition(":")
    if colon and kind == "bot":
        return Sitter(True, name)
    bot, _, fault = name.partition(":")
    if kind == FALLBACK and fault in list(FaultKind):
        return Sitter(True, bot, fault)
    return Sitter(False, name if colon and kind == "person" else who)
