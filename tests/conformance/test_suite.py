"""The suite for a game of somebody else: three lines, and it finds what is wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from toys.broken import Brought, appends, replaces, written

TESTS = """from oenach.testing import GameConformance

class TestHurling(GameConformance):
    game = "hurling"
"""


def renamed(folder: Path) -> None:
    """The toy's own words for the game under its other name."""
    for file in (folder / "messages").iterdir():
        text = file.read_text().replace("-pebbles-", "-hurling-")
        file.write_text(re.sub("^(name|game)-pebbles", r"\1-hurling", text, flags=re.M))
    words = (folder / "words.py").read_text()
    (folder / "words.py").write_text(words.replace("-pebbles-", "-hurling-"))


def ran_suite(site: Path, change: Callable[[Path], None], chosen: str) -> str:
    """What pytest says of a game of another distribution."""

    def both(folder: Path) -> None:
        renamed(folder)
        change(folder)

    written(site, {"game": Brought("hurling", both)})
    (site / "test_hurling.py").write_text(TESTS)
    # Nothing of this repository's tests is there.
    command = ["-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider", "-k", chosen]
    ran = subprocess.run(
        [sys.executable, *command, "test_hurling.py"],
        cwd=site,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
    )
    assert "error" not in ran.stdout.splitlines()[-1], ran.stdout
    return ran.stdout


def test_a_game_that_conforms_passes(tmp_path: Path) -> None:
    told = ran_suite(tmp_path, lambda folder: None, "not level and not random")
    assert "failed" not in told, told
    assert int(re.findall(r"(\d+) passed", told)[0]) > 100


FAULTS = {
    "a message is missing": (
        replaces("messages/game.en.ftl", "tell-hurling-toss", "tell-hurling-tossed"),
        "test_every_move_of_every_table_has_a_sentence",
        "no message for toss: tell-hurling-toss",
    ),
    "a label is missing": (
        replaces("messages/game.en.ftl", "sheet-points", "sheet-pints"),
        "test_every_line_of_a_score_sheet_has_its_label",
        "points",
    ),
    "a rule that nobody carries out": (
        appends("RULES.md", "**P9** Nobody cheats."),
        "test_every_rule_is_carried_out_by_code_that_the_rules_reach",
        "P9",
    ),
    "a helper that nobody calls": (
        appends("rules/game.py", 'def helper() -> str:\n    """P2"""\n    return ""'),
        "test_no_rule_is_cited_by_code_that_nothing_reaches",
        "rules.game.helper",
    ),
    "a rule that is in no book": (
        appends("rules/game.py", "OTHER = 1  # P77"),
        "test_no_rule_is_cited_that_is_not_in_the_rulebook",
        "P77",
    ),
    "a refusal by no rule": (
        replaces("rules/game.py", '"P2", "pebbles-taken"', '"P22", "pebbles-taken"'),
        "test_refusals_name_rules_that_exist",
        "P22",
    ),
    "others see what lies face down": (
        replaces("rules/sight.py", 'return f"{pebble[0]}:{HIDDEN}"', "return pebble"),
        "test_hidden_moves_that_read_alike_look_alike",
        "assert",
    ),
    "effects tell what lies face down": (
        replaces("rules/game.py", '"piece": None if hidden else', '"piece":'),
        "test_effects_tell_nothing_hidden",
        "assert",
    ),
    "a position is not read back": (
        replaces(
            "rules/game.py",
            'state.points, state.places = list(read["points"])',
            "state.points, state.places = [0] * self.seats",
        ),
        "test_positions_round_trip_at_every_node",
        "assert",
    ),
    "what is legal is refused": (
        replaces("rules/game.py", 'if text == "toss" and not', 'if text == "toss" or not'),
        "test_exactly_the_legal_moves_are_not_refused",
        "assert",
    ),
    "the menu forgets moves": (
        appends("terminal.py", "menu_groups = lambda seat, moves, speaker: []"),
        "test_the_menu_has_every_legal_move_once",
        "assert",
    ),
    "a level is missing": (
        appends("strategy.py", 'LEVELS = {"novice": LEVELS["novice"]}'),
        "test_every_level_finds_legal_moves",
        "steady",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_found(fault: str, tmp_path: Path) -> None:
    change, claim, said = FAULTS[fault]
    told = ran_suite(tmp_path, change, claim)
    assert "failed" in told.splitlines()[-1], told
    assert claim in told and said in told


@pytest.mark.parametrize("lacking", ["pytest", "hypothesis"])
def test_without_the_tools_it_says_what_to_install(lacking: str) -> None:
    program = f"import sys; sys.modules[{lacking!r}] = None; import oenach.testing"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stderr.rstrip().endswith(
        f"oenach.testing needs {lacking}; install both with: pip install 'oenach[testing]'"
    )
