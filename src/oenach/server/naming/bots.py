"""What bots are called, which people at the same table must not be taken for."""

from __future__ import annotations

from functools import cache
from typing import Final

from oenach.messages.catalogues import LANGUAGES, has, say
from oenach.server.naming.looks import all_looks

PERSONAS: Final = {
    "novice": ("Nuala", "Cian", "Muireann", "Odhrán"),
    "steady": ("Brigid", "Colm", "Líadan", "Donnchadh"),
    "strong": ("Scáthach", "Lugaid", "Emer", "Diarmuid"),
    "master": ("Cathbad", "Morann", "Fedelm", "Amergin"),
}
"""What pages call the bots of a level in their order at a table, the same in every language."""


@cache
def bot_looks(level: str) -> frozenset[str]:
    """What the names look like that bots of a level go by, on a page or in a terminal."""
    titles = {say("story-bot", language, name=level) for language in LANGUAGES}
    if has(f"story-bot-{level}"):
        titles |= {say(f"story-bot-{level}", language) for language in LANGUAGES}
    return frozenset(all_looks({level, *PERSONAS.get(level, ()), *titles}))
