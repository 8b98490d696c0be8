"""What can be read of a game in a minute: its goal, a turn, the end, and what is worth what.

A game says it in messages of its own, `summary-<game>-goal` and so on; each line of one is a thing
that is said, and a page may draw pieces beside it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oenach.messages.catalogues import LANGUAGES, has, said

PARTS: Final = ("goal", "turn", "end", "worth")
LONGEST: Final = 150
"""So many words can be read in a minute, with a look at the pieces."""


class Part(NamedTuple):
    """A part of a summary: what it is about, and its lines."""

    title: str
    lines: tuple[str, ...]


def summary_of(game: str, language: str) -> list[Part]:
    """The summary of a game, in English where nobody has translated it; nothing if it has none."""
    found = [_part(game, part, language) for part in PARTS]
    return [part for part in found if part is not None]


def _part(game: str, part: str, language: str) -> Part | None:
    key = f"summary-{game}-{part}"
    tongue = next((one for one in (language, LANGUAGES[0]) if has(key, one)), None)
    if tongue is None:
        return None
    lines = said(key, tongue, {}).splitlines()
    return Part(said(f"summary-{part}", language, {}), tuple(lines))
