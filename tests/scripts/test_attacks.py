"""The suite of attacks runs, and says what came of it."""

from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

from bench.attacks import measuring, report
from bench.attacks.programs import large_maps
from bench.attacks.suite import ATTACKS
from rich.console import Console

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.attacks", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_every_program_is_an_attack_of_the_suite() -> None:
    programs = {path.stem for path in (ROOT / "bench/attacks/programs").glob("[!_]*.py")}
    assert set(ATTACKS) == programs
    said = run("--help").stdout
    assert all(f"{name} " in said and ATTACKS[name].what in said for name in ATTACKS)


def test_an_attack_that_is_none_is_refused() -> None:
    refused = run("flattery")
    assert refused.returncode == 2 and "no such attack: flattery" in refused.stderr


def test_a_short_run_tells_what_attackers_and_others_got(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    # Maps are brought only where there is a game that has some.
    brought = ["large_maps"] if list(ROOT.glob("bench/games/*/attack.py")) else []
    timed = ("--seconds", "2", "--quiet", "1")
    ended = run("two_servers", *brought, *timed, "--json", str(file))
    figures = json.loads(file.read_text())["attacks"]
    # How long anything took depends on the machine; what came of it does not.
    broken = [one for result in figures.values() for one in result["broken"]]
    assert ended.returncode == (1 if broken else 0), ended.stderr
    assert set(figures["two_servers"]["answered"]) == {"refused to start"}
    for name in brought:
        told = figures[name]["told"]
        assert told["readers"] == large_maps.READERS
        assert 0 < told["welcome_bytes"] <= large_maps.LARGEST_FRAME
        assert 0 < told["list_bytes"] <= large_maps.LARGEST_LIST
    for name, result in figures.items():
        assert result["quiet_ms"]["count"] and result["attacked_ms"]["count"], result
        assert result["faults"] == []
        assert name in ended.stdout


def test_the_bound_is_the_larger_of_the_two() -> None:
    assert measuring.bound({"p99": 12.0}) == 250.0
    assert measuring.bound({"p99": 100.0}) == 300.0
    assert measuring.bound({"count": 0}) == 250.0


def figures(p99: float) -> dict[str, Any]:
    times = {"count": 9, "p50": 1.0, "p95": 2.0, "p99": p99, "max": p99}
    nobody = {"count": 0}
    return {
        "quiet_ms": {**times, "p99": 5.0},
        "attacked_ms": times,
        "bound_ms": 250.0,
        "novice_quiet_ms": nobody,
        "novice_attacked_ms": nobody,
        "novice_bound_ms": 250.0,
        "shares": {"attackers": 0.25, "server": 0.5, "bots_and_work": 0.0},
        "answered": {"200": 3, "429": 4, "403": 1, "503": 5, "closed": 6},
        "broken": [],
    }


def test_the_table_says_which_bounds_were_kept() -> None:
    console = Console(width=150, record=True, file=StringIO())
    report.told({"kept": figures(249.0), "missed": figures(2_510.0)}, console)
    kept, missed, *_ = [line for line in console.export_text().splitlines() if "│" in line]
    assert "✓" in kept and "✗" not in kept and "25 %" in kept
    assert "✗" in missed and "2510" in missed
    assert [cell.strip() for cell in kept.split("│")[-4:-1]] == ["3", "5", "5"]
