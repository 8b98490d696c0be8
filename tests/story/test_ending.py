"""How a match ended: why, and who won."""

from __future__ import annotations

import pytest
from story_matches import Played

from oenach.kernel.outcome import Outcome
from oenach.messages import LANGUAGES
from oenach.story import Sitter, spoken, who_won, why_it_ended

SITTERS = [Sitter(False, "Ada"), Sitter(True, "master"), Sitter(False, "Bo")]


@pytest.mark.parametrize(
    ("game", "reason", "rule"),
    [
        ("tain", "cattle", "T23"),
        ("tain", "rounds", "T23"),
        ("keltis", "last-tile", "R8"),
        ("celtic-trader", "conquest", "C19"),
        ("celtic-trader", "supply", "C19"),
        ("celtic-trader", "limit", "C19"),
        ("keltis", "resignation", None),
    ],
)
def test_every_reason_is_told_with_its_rule(game: str, reason: str, rule: str | None) -> None:
    told = why_it_ended(game, Outcome(reason, (0,), ()))
    assert told.rule == rule
    for language in LANGUAGES:
        assert spoken(told, language).endswith(".") and "outcome" not in spoken(told, language)


def test_one_winner_is_named() -> None:
    told = who_won("tain", Outcome("cattle", (1,), ()), SITTERS)
    assert spoken(told) == "B (master bot) wins."
    assert told.rule == "T24"


def test_several_winners_share_the_victory() -> None:
    told = who_won("keltis", Outcome("last-tile", (0, 1), ()), SITTERS)
    assert spoken(told) == "A shared victory: A (Ada), B (master bot)."
    assert spoken(told, "de") == "Ein geteilter Sieg: A (Ada), B (Bot master)."


def test_the_reasons_of_played_matches_are_known() -> None:
    for game in ("tain", "keltis", "celtic-trader"):
        outcome = Played(game, 3).play_randomly(seed=1).match.outcome()
        assert outcome is not None
        assert why_it_ended(game, outcome).rule is not None
