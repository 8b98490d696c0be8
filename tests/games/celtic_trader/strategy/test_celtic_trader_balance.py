"""The balance check of Celtic Trader, which the bots play."""

from __future__ import annotations

import json
import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from oenach.arena.chance import drawn
from oenach.arena.plan import Plan
from oenach.kernel.seats import CHANCE, OVER

ROOT = Path(__file__).resolve().parents[4]
sys.path.insert(0, str(ROOT / "scripts" / "games" / "celtic-trader"))

import balance  # noqa: E402
from balance_figures import (  # noqa: E402
    LEAST_SHARE,
    MOST_SHARE,
    TYPICAL_ROUNDS,
    Played,
    faults,
    figures,
)
from balance_picture import picture  # noqa: E402


def test_the_figures_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    asked = ["--games", "4", "--seats", "2,3", "--seed", "5", "--limit", "rounds:8"]
    told = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        status = balance.main([*asked, "--workers", workers, "--json", str(file)])
        assert status in (0, 1)
        told.append(json.loads(file.read_text()))
    assert told[0] == told[1]
    assert [found["seats"] for found in told[0]["tables"]] == [2, 3]


def test_forty_games_and_their_picture(tmp_path: Path) -> None:
    console = Console(file=StringIO(), width=100)
    games = 20
    plans = [Plan.of("celtic-trader", ["greedy"] * seats, seats, games) for seats in (2, 5)]
    tables = balance.study(plans, tmp_path, workers=0, console=console)
    for found in tables:
        assert sum(share.wins for share in found.by_seat) == pytest.approx(games)
        assert sum(share.wins for share in found.by_role) == pytest.approx(games)
        assert sum(share.games for share in found.by_role) == games * found.seats
        assert sum(found.endings.values()) == games
        assert 8 <= found.rounds.low <= found.rounds.median <= found.rounds.high <= 40
        assert all(share.low <= share.relative <= share.high for share in found.by_role)
        console.print(balance.table_of(found))
    # C19: without a limit, games end in both other ways.
    assert {reason for found in tables for reason in found.endings} == {"conquest", "supply"}
    drawing = ElementTree.fromstring(picture(tables))
    assert drawing.tag.endswith("svg")
    assert len(drawing.findall(".//{*}circle")) == 2 * 6 + 2 + 5
    # A run that was stopped goes on: what is there is not played again.
    assert balance.study(plans, tmp_path, workers=0, console=console) == tables


@pytest.mark.parametrize("seats", [2, 5])
def test_the_roles_are_those_that_were_played(seats: int) -> None:
    """The set-up is drawn once more for them; at the end of the game they are the same."""
    plan = Plan.of("celtic-trader", ["random"] * seats, seats, 3, options={"limit": "rounds:1"})
    game = plan.rules()
    for fixture in plan.fixtures:
        state, draws = game.new(), 0
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(drawn(plan.luck(fixture), draws, state.chance_outcomes()))
                draws += 1
            else:
                state.apply(state.legal_moves()[0])
        players: Any = game.position(state)["players"]
        roles = tuple(players[seat]["role"] for seat in "ABCDE"[:seats])
        assert balance.dealt_roles(plan, fixture, game) == roles


def test_faults_are_found() -> None:
    even = [played(wins=(1.0, 0.0)), played(wins=(0.0, 1.0), reason="conquest")]
    assert faults([figures(2, "none", even * 10)]) == []
    unfair = [played(wins=(1.0, 0.0), rounds=30)] * 9 + [played(wins=(0.0, 1.0), rounds=30)]
    assert faults([figures(2, "none", unfair)]) == [
        "2 seats: B wins 0.20 times its fair share",
        "2 seats: trusted wins 0.20 times its fair share",
        "2 seats: a typical game lasts 30 rounds",
        "no game ended by conquest",
    ]
    assert faults([figures(2, "rounds:30", even * 10)]) == ["no game ended by limit"]


def played(wins: tuple[float, float], rounds: int = 15, reason: str = "supply") -> Played:
    return Played(reason, rounds, ("fastest", "trusted"), (50, 40), wins)


@pytest.mark.parametrize(
    "asked",
    [
        ["--map", "nowhere.json"],
        ["--limit", "minutes:9"],
        ["--limit", "rounds:0"],
        ["--bot", "nobody"],
        ["--bot", "strong@0"],
    ],
)
def test_bad_input_is_told(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["--games", "1", *asked]) == 2
    assert capsys.readouterr().err


PAGE = (ROOT / "docs" / "balance-celtic-trader.md").read_text(encoding="utf-8")


def test_the_table_on_the_page_is_that_of_its_picture() -> None:
    shown = (ROOT / "docs" / "pictures" / "balance-celtic-trader.svg").read_text(encoding="utf-8")
    drawn_shares: dict[str, list[str]] = {}
    for name, value, low, high in re.findall(r"<title>(\w+): (\S+) \((\S+) to (\S+)\)<", shown):
        drawn_shares.setdefault(name, []).append(f"{value} ({low}–{high})")
    told = {
        name.lower(): [cell.strip() for cell in cells.split("|") if cell.strip()]
        for name, cells in re.findall(r"^\| (?:seat|the) (\w+) \|(.*)\|$", PAGE, re.M)
    }
    assert told == {name.lower(): shares for name, shares in drawn_shares.items()}


def test_what_the_page_calls_a_gross_fault_is_one() -> None:
    text = " ".join(PAGE.split())
    assert (MOST_SHARE, LEAST_SHARE) == (2.0, 0.5)
    assert "more than twice or less than half its fair share of wins" in text
    assert f"a typical game outside {TYPICAL_ROUNDS[0]} to {TYPICAL_ROUNDS[1]} rounds" in text
