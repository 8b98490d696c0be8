"""Words that read as something else than they mean stay out of catalogues and rulebooks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MISREAD = {
    "fr": [
        # Without "Grande-" it is Brittany.
        r"(?<!Grande-)\bBretagne",
        r"\bTous les 14\b",
    ],
    "de": [r"\bder Vertraute\b", r"\bEine Zahl von Runden\b"],
    "en": [r"keep the tile or leave the tile"],
    "nl": [],
}
"""By language, what was misread once."""


def texts(language: str) -> list[Path]:
    """Everything in a language that people read."""
    folders = (ROOT / "src" / "oenach", ROOT / "web" / "src")
    names = [f"*.{language}.ftl", f"{language}.ftl", f"*.{language}.md"]
    return [file for folder in folders for name in names for file in folder.rglob(name)]


@pytest.mark.parametrize("language", MISREAD)
def test_nothing_reads_as_something_else(language: str) -> None:
    found = texts(language)
    assert len(found) > 10
    for file in found:
        text = file.read_text(encoding="utf-8")
        for misread in MISREAD[language]:
            assert not re.search(misread, text), f"{file.relative_to(ROOT)}: {misread}"
