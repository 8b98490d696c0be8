"""How a match ended: why, and who won."""

from __future__ import annotations

import pytest

from oenach.games.installed import games, modules
from oenach.kernel.outcome import Outcome
from oenach.messages import LANGUAGES
from oenach.story import Sitter, spoken, who_won, why_it_ended
from oenach.terminal.rulebook import rulebook
from oenach.testing.reachability import rule_ids
from per_game import QUICKEST, about
from story.story_matches import Played

SITTERS = [Sitter(False, "Ada"), Sitter(True, "master"), Sitter(False, "Bo")]


@pytest.mark.parametrize(
    ("game", "reason", "rule"),
    [
        *((game, reason, rule) for game in games() for reason, rule in about(game).ends.items()),
        (QUICKEST, "resignation", None),
    ],
)
def test_every_reason_is_told_with_its_rule(game: str, reason: str, rule: str | None) -> None:
    told = why_it_ended(game, Outcome(reason, (0,), ()))
    assert told.rule == rule
    for language in LANGUAGES:
        assert spoken(told, language).endswith(".") and "outcome" not in spoken(told, language)


def test_one_winner_is_named() -> None:
    for module in modules():
        told = who_won(module.name, Outcome("resignation", (1,), ()), SITTERS)
        assert spoken(told) == "B (master bot) wins."
        assert told.rule == module.words.WINNING
        assert told.rule in rule_ids(rulebook(module.name))


def test_several_winners_share_the_victory() -> None:
    told = who_won(QUICKEST, Outcome("resignation", (0, 1), ()), SITTERS)
    assert spoken(told) == "A shared victory: A (Ada), B (master bot)."
    assert spoken(told, "de") == "Ein geteilter Sieg: A (Ada), B (Bot master)."


def test_the_reasons_of_played_matches_are_known() -> None:
    for game in games():
        outcome = Played(game, 3).play_randomly(seed=1).match.outcome()
        assert outcome is not None
        assert why_it_ended(game, outcome).rule is not None
