"""Golden playthroughs: read the difference, then `make golden` if it is meant."""

from __future__ import annotations

import pytest

from golden.playthrough import golden_file, golden_tables, playthrough, recorded_moves
from oenach.games.installed import games
from per_game import folder


@pytest.mark.parametrize(("name", "seats"), golden_tables())
def test_golden(name: str, seats: int) -> None:
    path = golden_file(name, seats)
    assert path.exists(), "this table has no playthrough: make golden"
    golden = path.read_text()
    assert playthrough(name, seats, recorded_moves(golden)) == golden


def test_no_playthrough_without_a_table() -> None:
    known = {golden_file(name, seats) for name, seats in golden_tables()}
    found = {path for name in games() for path in (folder(name) / "golden").iterdir()}
    assert found == known
