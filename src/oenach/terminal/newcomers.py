"""Who is new to a game at this terminal, and is told what each choice is about."""

from __future__ import annotations

from oenach.console.saves import Saved, read_json, saved_matches
from oenach.kernel.logs.events import Seated
from oenach.kernel.logs.log import read_log
from oenach.story.sitter import read_sitter


def is_new(game: str) -> bool:
    """Whether nobody has finished a match of that game whose log is kept here."""
    return not any(_finished(saved, game) for saved in saved_matches())


def _finished(saved: Saved, game: str) -> bool:
    if saved.header is None or saved.header.game != game or saved.end is None:
        return False
    # Whoever watched bots has made no choice yet.
    return any(
        isinstance(entry.event, Seated) and not read_sitter(entry.event.who).is_bot
        for entry in read_log(read_json(saved.path)).entries()
    )
