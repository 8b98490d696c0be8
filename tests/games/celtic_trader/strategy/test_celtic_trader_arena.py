"""Tournaments of Celtic Trader: seat A always begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from oenach.arena import Plan, run_tournament
from oenach.arena.reporting.report import report_page


def test_bots_of_one_kind_are_compared_by_seats_only(tmp_path: Path) -> None:
    plan = Plan.of("celtic-trader", "random,random,random", seats=3, games=20)
    summary = run_tournament(plan, tmp_path, workers=0).summary
    assert summary.cross == {}
    assert sum(share.value for share in summary.seats) == pytest.approx(1)
    assert not summary.turning, "in Celtic Trader seat A always begins"
    page = report_page(summary)
    assert "Who beats whom" not in page
    assert "Wins by turn order" not in page
