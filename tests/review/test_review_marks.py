"""How much a decision may lose, and what it is called then."""

from __future__ import annotations

import pytest

from oenach.review.judging import mark_of


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "good"),
        (0.0499, "good"),
        (0.05, "inaccuracy"),
        (0.0999, "inaccuracy"),
        (0.10, "mistake"),
        (0.15, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_marks(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark
