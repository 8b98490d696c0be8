"""Every rule id is in the rulebook, cited by the code that carries it out, and tested by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oenach.games.installed import games
from per_game import about, folder

ROOT = Path(__file__).parents[2]

IDS = {game: about(game).rules for game in games()}
EVERY_ID = [(game, rule) for game, rules in IDS.items() for rule in rules]


def text_of(paths: list[Path]) -> str:
    assert paths
    return "\n".join(path.read_text() for path in paths)


SOURCES = {game: ROOT / "src/oenach/games" / folder(game).name for game in IDS}
CODE = {game: text_of(sorted(SOURCES[game].rglob("*.py"))) for game in IDS}
TESTS = {game: text_of(sorted(folder(game).glob("test_*.py"))) for game in IDS}
BOOKS = {game: (SOURCES[game] / "RULES.md").read_text() for game in IDS}


@pytest.mark.parametrize(("game", "rule"), EVERY_ID)
def test_rule_is_cited_in_the_code(game: str, rule: str) -> None:
    assert re.search(rf"\b{rule}\b", CODE[game])


@pytest.mark.parametrize(("game", "rule"), EVERY_ID)
def test_rule_has_a_test_of_its_name(game: str, rule: str) -> None:
    assert re.search(rf"def test_(\w*_)?{rule}(_\w*)?\(", TESTS[game])


@pytest.mark.parametrize(("game", "rule"), EVERY_ID)
def test_rule_stands_in_the_rulebook(game: str, rule: str) -> None:
    assert BOOKS[game].count(f"**{rule}**") == 1


@pytest.mark.parametrize("game", list(IDS))
def test_the_rulebook_has_no_other_ids(game: str) -> None:
    initial = IDS[game][0][0]
    assert set(re.findall(rf"\*\*({initial}\d+[a-z]?)\*\*", BOOKS[game])) == set(IDS[game])


@pytest.mark.parametrize("game", list(IDS))
def test_refusals_name_rules_that_exist(game: str) -> None:
    named = set(re.findall(r'IllegalMove\(\s*"([A-Z]\d+[a-z]?)"', CODE[game]))
    assert named
    assert named <= set(IDS[game])


LANGUAGES = ("fr", "nl", "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(IDS))
def test_the_rulebook_is_there_in_every_language(game: str, language: str) -> None:
    book = (SOURCES[game] / f"RULES.{language}.md").read_text()
    assert book.startswith("# ")
    assert book != BOOKS[game]


TRANSLATIONS = [(game, book) for game in IDS for book in sorted(SOURCES[game].glob("RULES.*.md"))]


@pytest.mark.parametrize(("game", "book"), TRANSLATIONS, ids=lambda one: getattr(one, "stem", one))
def test_a_translated_rulebook_has_the_same_ids_in_the_same_order(game: str, book: Path) -> None:
    ids = re.compile(r"\*\*([A-Z]\d+[a-z]?)\*\*")
    assert ids.findall(book.read_text()) == ids.findall(BOOKS[game])


@pytest.mark.parametrize(("game", "book"), TRANSLATIONS, ids=lambda one: getattr(one, "stem", one))
def test_a_translated_rulebook_has_the_same_tables_and_notation(game: str, book: Path) -> None:
    """Numbers in tables and everything in the notation are the same in every language."""
    english = BOOKS[game]
    text = book.read_text()
    assert [line.count("|") for line in text.splitlines() if line.startswith("|")] == [
        line.count("|") for line in english.splitlines() if line.startswith("|")
    ]
    notation = re.compile(r"`([^`\n]+)`")
    assert sorted(notation.findall(text)) == sorted(notation.findall(english))
