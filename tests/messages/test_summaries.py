"""What can be read of a game in a minute: there for every game, in every language, and short."""

from __future__ import annotations

import re

import pytest

from oenach.games.installed import games, module_of
from oenach.messages import LANGUAGES
from oenach.messages.catalogues import has
from oenach.messages.game_texts import book_of
from oenach.messages.summaries import LONGEST, PARTS, summary_of
from oenach.terminal.rulebook import rules_in

RULE = re.compile(r"\b[A-Z]\d+[a-z]?\b")


def book(game: str) -> str:
    """The English rulebook."""
    module = module_of(game)
    assert module is not None
    text = book_of(module, "en")
    assert text is not None
    return text.text


def lines(game: str, language: str) -> list[str]:
    """All that is said of a game."""
    return [line for part in summary_of(game, language) for line in part.lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
class TestTheSummary:
    def test_has_every_part_in_its_own_language(self, game: str, language: str) -> None:
        assert [part for part in PARTS if not has(f"summary-{game}-{part}", language)] == []
        assert len(summary_of(game, language)) == len(PARTS)
        if language != "en":
            assert not set(lines(game, language)) & set(lines(game, "en"))

    def test_is_read_in_a_minute(self, game: str, language: str) -> None:
        words = [word for word in " ".join(lines(game, language)).split() if re.search(r"\w", word)]
        assert 20 < len(words) <= LONGEST

    def test_names_rules_that_the_book_has(self, game: str, language: str) -> None:
        cited = RULE.findall(" ".join(lines(game, language)))
        assert cited
        assert set(cited) <= rules_in(book(game)).keys()

    def test_says_the_same_in_every_language(self, game: str, language: str) -> None:
        """Numbers and rules stand in each line as they do in the English one."""

        def facts(line: str) -> list[str]:
            return RULE.findall(line) + sorted(re.findall(r"(?<!\w)[−+]?\d+\b", line))

        assert [facts(line) for line in lines(game, language)] == [
            facts(line) for line in lines(game, "en")
        ]


def test_a_game_of_which_nobody_wrote_one_has_none() -> None:
    assert summary_of("fidchell", "fr") == []
