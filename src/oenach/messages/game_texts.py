"""What a game's package has to read: its words for a page and its rulebook, language by language.

The language that a request names becomes part of the name of a file nowhere but here, and only if
it is one of those that are known.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple

from oenach.games.module import GameModule
from oenach.messages.catalogues import LANGUAGES

ENGLISH: Final = LANGUAGES[0]


class Text(NamedTuple):
    """A text, and the language that it is in."""

    language: str
    text: str


def page_catalogues(module: GameModule, language: str) -> list[Text]:
    """A game's words for whoever shows it: those of the language, then the English ones for what
    that lacks. What the terminal alone says is in other files."""
    return _catalogues(module, "game", language)


def lesson_catalogues(module: GameModule, language: str) -> list[Text]:
    """The same for what is said in a game's lessons."""
    return _catalogues(module, "lessons", language)


def _catalogues(module: GameModule, name: str, language: str) -> list[Text]:
    tongues = dict.fromkeys((language, ENGLISH))
    found = (_text(module, f"messages/{name}.{tongue}.ftl", tongue) for tongue in tongues)
    return [text for text in found if text is not None]


def book_of(module: GameModule, language: str) -> Text | None:
    """A game's rulebook, as Markdown, in English where nobody has translated it; None if the game
    has none."""
    translated = _text(module, f"RULES.{language}.md", language)
    return translated or _text(module, "RULES.md", ENGLISH)


def _text(module: GameModule, path: str, language: str) -> Text | None:
    if language not in LANGUAGES:
        return None
    file = files(module.package).joinpath(*path.split("/"))
    return Text(language, file.read_text(encoding="utf-8")) if file.is_file() else None
