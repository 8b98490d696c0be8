"""Golden playthroughs: read the difference, then `make golden` if it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import golden_tables, playthrough, recorded_moves

HERE = Path(__file__).parent


@pytest.mark.parametrize(("name", "seats"), golden_tables())
def test_golden(name: str, seats: int) -> None:
    path = HERE / f"{name}-{seats}.txt"
    assert path.exists(), "this table has no playthrough: make golden"
    golden = path.read_text()
    assert playthrough(name, seats, recorded_moves(golden)) == golden


def test_no_playthrough_without_a_table() -> None:
    known = {f"{name}-{seats}.txt" for name, seats in golden_tables()}
    assert {path.name for path in HERE.glob("*.txt")} == known
