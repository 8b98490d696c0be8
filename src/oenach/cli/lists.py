"""`oenach games`, `oenach bots` and `oenach saves`."""

from __future__ import annotations

from oenach.console.arguments import Language
from oenach.console.telling import begin
from oenach.terminal.listing import bots_list, games_list, saves_list


def games(language: Language = "en") -> None:
    """List the games, for how many they are, and their options."""
    speaker, screen = begin(language)
    screen.show(games_list(speaker))


def bots(language: Language = "en") -> None:
    """List the bots, the levels from the weakest on."""
    speaker, screen = begin(language)
    screen.show(bots_list(speaker))


def saves(language: Language = "en") -> None:
    """List the saved matches."""
    speaker, screen = begin(language)
    screen.show(saves_list(speaker))
