"""What lessons say: those of installed games by their catalogues, others by files beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from oenach.lessons.lesson import LessonError
from oenach.messages.catalogues import LANGUAGES, formatted, formatted_by, new_bundle


class Sentences:
    """The messages of catalogues that are not installed, before those that are.

    `own` are the texts of catalogues by their language.
    """

    def __init__(self, own: Mapping[str, Sequence[str]] | None = None) -> None:
        self._own = {
            language: new_bundle(language, texts) for language, texts in (own or {}).items()
        }

    def text(self, key: str, language: str) -> str | None:
        """What a language has for a key; None if it has nothing that can be said."""
        own = self._own.get(language)
        found = None if own is None else formatted_by(own, key, {})
        return formatted(key, language, {}) if found is None else found

    def said(self, key: str, language: str) -> str:
        """The same, in English where the language lacks it, else the key."""
        tongues = dict.fromkeys((language, LANGUAGES[0]))
        return next(filter(None, (self.text(key, tongue) for tongue in tongues)), key)


def sentences_beside(file: Path) -> Sentences:
    """The sentences for a lesson's file: catalogues beside it (`NAME.en.ftl` for `NAME.json`), and
    those of the package in whose folder `lessons` it lies.

    LessonError if one of them cannot be read.
    """
    own = {
        language: [_read(path) for path in _catalogues(file, language)] for language in LANGUAGES
    }
    return Sentences({language: texts for language, texts in own.items() if texts})


def _catalogues(file: Path, language: str) -> Iterator[Path]:
    beside = file.with_suffix(f".{language}.ftl")
    if beside.is_file():
        yield beside
    if file.absolute().parent.name == "lessons":
        yield from sorted((file.absolute().parents[1] / "messages").glob(f"*.{language}.ftl"))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise LessonError("lesson-catalogue", file=path.name, reason=str(error)) from None
