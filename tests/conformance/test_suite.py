"""The suite for a game of somebody else: three lines, and it finds what is wrong."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from oenach.games.installed import games
from toys.broken import Brought, appends, replaces, written

TESTS = """from oenach.testing import GameConformance

class TestHurling(GameConformance):
    game = "hurling"
"""


def renamed(folder: Path, name: str = "hurling") -> None:
    """The toy's own words for the game under its other name."""
    for file in (folder / "messages").iterdir():
        text = file.read_text().replace("-pebbles-", f"-{name}-")
        file.write_text(re.sub("^(name|game)-pebbles", rf"\1-{name}", text, flags=re.M))
    words = (folder / "words.py").read_text()
    (folder / "words.py").write_text(words.replace("-pebbles-", f"-{name}-"))


def brought(change: Callable[[Path], None], name: str = "hurling") -> Brought:
    """The toy, changed, as a game of another distribution."""

    def both(folder: Path) -> None:
        change(folder)
        renamed(folder, name)

    return Brought(name, both)


def ran_pytest(site: Path, *given: str) -> str:
    """What pytest says of the tests there. Nothing of this repository's tests is."""
    command = ["-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider", "test_hurling.py"]
    ran = subprocess.run(
        [sys.executable, *command, *given],
        cwd=site,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
    )
    return ran.stdout


def tried(site: Path, change: Callable[[Path], None], chosen: str) -> str:
    """What pytest says of a game of another distribution, of some of its tests."""
    written(site, {"game": brought(change)})
    (site / "test_hurling.py").write_text(TESTS)
    return ran_pytest(site, "-k", chosen)


def test_a_game_that_conforms_passes(tmp_path: Path) -> None:
    told = tried(tmp_path, lambda folder: None, "not level and not random")
    assert "failed" not in told and "error" not in told.splitlines()[-1], told
    assert int(re.findall(r"(\d+) passed", told)[0]) > 100


FAULTS: dict[str, tuple[Callable[[Path], None], str, *tuple[str, ...]]] = {
    "a message is missing": (
        replaces("messages/game.en.ftl", "tell-pebbles-toss", "tell-pebbles-tossed"),
        "test_every_move_of_every_table_has_a_sentence",
        "no message for toss: tell-hurling-toss",
    ),
    "a refusal that random play seldom comes to has no words": (
        replaces("messages/game.en.ftl", "pebbles-queued-alone", "pebbles-queued"),
        "test_every_refusal_and_every_fault_that_the_code_names_has_words",
        "there is a message pebbles-queued-alone",
        "named_in: rules/game.py:",
    ),
    "a lesson asks for what is not legal": (
        replaces("lessons/practice.json", '"R>2"', '"R>9"'),
        "test_every_lesson_is_sound",
        "Step 2 (lay): “R>9” is asked for, but cannot be made",
    ),
    "a lesson lacks a sentence": (
        replaces("messages/game.en.ftl", "lesson-pebbles-practice-end", "lesson-pebbles-last-end"),
        "test_every_lesson_is_sound",
        "There is no sentence lesson-hurling-practice-end",
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
        "knowledge() after a move that reads ?>",
        "position: {",
        "field: view.places[",
    ),
    "effects tell what lies face down": (
        replaces("rules/game.py", '"piece": None if hidden else', '"piece":'),
        "test_effects_tell_nothing_hidden",
        "field: [0].piece",
        "viewer: ",
        "move: `",
    ),
    "a view tells what lies face down": (
        replaces(
            "rules/sight.py",
            "hand(state, seat) if seat == viewer else None",
            "hand(state, seat)",
        ),
        "test_nothing_hidden_shows",
        "observe() of an imagined state",
        "field: hands.",
        "imagined: {",
    ),
    "a position is not read back": (
        replaces(
            "rules/game.py",
            'state.points, state.places = list(read["points"])',
            "state.points, state.places = [0] * self.seats",
        ),
        "test_positions_round_trip_at_every_node",
        "position that was read back",
        "field: points[",
        "game: hurling, 2 seats",
    ),
    "what is legal is refused": (
        replaces("rules/game.py", 'if text == "toss" and not', 'if text == "toss" or not'),
        "test_exactly_the_legal_moves_are_not_refused",
        "refusal() of a move that legal() lists",
        "move: `toss`",
        "seat A to act",
    ),
    "the menu forgets moves": (
        appends("terminal.py", "menu_groups = lambda seat, moves, speaker: []"),
        "test_the_menu_has_every_legal_move_once",
        "moves in the menu of terminal.py",
        "got: []",
    ),
    "a level is missing": (
        appends("strategy.py", 'LEVELS = {"novice": LEVELS["novice"]}'),
        "test_every_level_finds_legal_moves",
        "steady",
    ),
    "an imagination that prefers": (
        replaces("rules/sight.py", "KINDS[rng.below(len(KINDS))]", "KINDS[rng.below(3) // 2]"),
        "test_all_that_is_possible_is_imagined_equally_often",
        "imaginer() draws some states more often than others",
        "most_often: {",
        "viewer: ",
    ),
    "an imagination that never finds the truth": (
        replaces(
            "rules/sight.py", "KINDS[rng.below(len(KINDS))]", "KINDS[(place + state.round) % 2]"
        ),
        "test_the_truth_is_among_what_is_imagined",
        "imaginer() never draws this very position",
        "position: {",
    ),
    "an imagination of what cannot be": (
        replaces("rules/sight.py", "KINDS[rng.below(len(KINDS))]", '(KINDS + "B")[rng.below(3)]'),
        "test_what_is_imagined_is_possible",
        "imaginer() draws a state that no moves which look like those made lead to",
        "imagined: {",
        ":B",
    ),
    "an imagination that throws its own dice": (
        replaces(
            "rules/sight.py",
            "KINDS[rng.below(len(KINDS))]",
            '__import__("random").choice(KINDS)',
        ),
        "test_imagination_goes_by_the_generator_that_it_is_given",
        "states drawn again with an equal Rng",
        "position: {",
    ),
    "an imagination that is always the same": (
        replaces("rules/sight.py", "KINDS[rng.below(len(KINDS))]", "KINDS[0]"),
        "test_imagination_goes_by_the_generator_that_it_is_given",
        "imaginer() draws the same state 24 times from one Rng",
    ),
    "reveals that never count": (
        replaces("rules/game.py", "state.reveals += 1", "state.reveals += 0"),
        "test_reveals_count_what_is_turned_up_and_nothing_else",
        "the viewer learns what was hidden, but perform() did not count `reveals`",
        "move: `done`",
    ),
    "reveals that count too early": (
        replaces(
            "rules/game.py",
            "kind, place = text[0], int(text[2:]) - 1",
            "kind, place = text[0], int(text[2:]) - 1\n        state.reveals += 1",
        ),
        "test_reveals_count_what_is_turned_up_and_nothing_else",
        "`reveals` grew, but the viewer cannot know yet what was hidden",
        "move: `",
    ),
    "a secret that forgets": (
        replaces("rules/game.py", "return i64(sum(digit * 3**place", "return i64(sum(digit"),
        "test_a_secret_is_what_only_its_seat_knows",
        "secret() is one number for two things that the seat may know",
        "seat: ",
    ),
    "a secret that others share": (
        replaces("rules/game.py", "if one[0] == LETTERS[seat] else 0", "if len(one) > 1 else 0"),
        "test_a_secret_is_what_only_its_seat_knows",
        "secret() is two numbers for one thing that the seat knows",
    ),
    "a move that looks like itself": (
        replaces("rules/game.py", "return move if is_open else", "return move if True else"),
        "test_a_seen_move_is_what_the_others_see_of_it",
        "seen_move() of moves with one public_text()",
        "public_text: ?>",
    ),
    "a move that looks like any other": (
        replaces("rules/game.py", "KINDS[0] + text[1:]]", 'KINDS[0] + ">1"]'),
        "test_a_seen_move_is_what_the_others_see_of_it",
        "public_text() of moves with one seen_move()",
    ),
    "no word for a place": (
        replaces("messages/game.en.ftl", "place-pebbles-hand", "place-pebbles-fist"),
        "test_what_can_be_done_and_what_lies_where_has_words",
        "there is a message place-hurling-hand",
    ),
    "no word for what can be done": (
        replaces("messages/game.en.ftl", "can-pebbles-toss", "can-pebbles-throw"),
        "test_what_can_be_done_and_what_lies_where_has_words",
        "there is a message can-hurling-toss",
    ),
    "no word for a piece": (
        replaces("messages/game.en.ftl", "piece-pebbles-R", "piece-pebbles-S"),
        "test_what_can_be_done_and_what_lies_where_has_words",
        "there is a message piece-hurling-R",
    ),
    "an end that another game has a sentence for": (
        replaces("messages/game.en.ftl", "outcome-pebbles-rounds", "outcome-pebbles-round"),
        "test_every_end_has_its_sentence",
        "outcome-rounds is what another game says: write outcome-hurling-rounds, which wins",
    ),
    "a sentence that the program has, too": (
        appends(
            "messages/game.en.ftl",
            "terminal-menu-moves = steps\noutcome-rounds = All rounds of this one were played.",
        ),
        "test_no_message_says_something_else_in_another_catalogue",
        "terminal-menu-moves says something else in the catalogue of oenach.messages",
    ),
    "a game that never ends": (
        replaces("rules/game.py", "over = state.last_round or", "over = False and"),
        "test_every_level_finds_legal_moves",
        "a random game is not over after 10000 plies",
        "about = About(most_plies=",
        "position: {",
    ),
    "weights of nothing": (
        replaces("rules/game.py", '(self.move_ids["=rain"], 1)', '(self.move_ids["=rain"], 0)'),
        "test_chance_outcomes_are_the_legal_moves_of_chance",
        "move: `=rain`",
        "weight: 0",
    ),
}


@pytest.fixture(scope="module")
def failures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """By the fault, how the claim fails that is to find it: all faulty games beside each other."""
    site = tmp_path_factory.mktemp("faulty")
    named = {f"hurling-{number}": fault for number, fault in enumerate(FAULTS)}
    games = {name: brought(FAULTS[fault][0], name) for name, fault in named.items()}
    written(site, games)
    classes = [
        f"class Test{number}(GameConformance):\n"
        f"    game = {name!r}\n    _seats = lambda self: [2]\n"
        for number, name in enumerate(named)
    ]
    (site / "test_hurling.py").write_text("\n".join([TESTS.partition("\n")[0], *classes]))
    chosen = [f"Test{number} and {FAULTS[fault][1]}" for number, fault in enumerate(FAULTS)]
    ran_pytest(site, "-k", " or ".join(f"({one})" for one in chosen), "--junitxml=told.xml")
    told = dict.fromkeys(FAULTS, "")
    for case in ElementTree.parse(site / "told.xml").iter("testcase"):
        name = f"hurling-{case.attrib['classname'].rpartition('Test')[2]}"
        for failure in case.iter("failure"):
            text = f"{case.attrib['name']}\n{failure.text}"
            told[named[name]] += re.sub(rf"{name}\b", "hurling", text)
    return told


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_found(fault: str, failures: dict[str, str]) -> None:
    _, claim, *said = FAULTS[fault]
    for each in (claim, *said):
        assert each in failures[fault], f"{each} is not in:\n{failures[fault]}"


def test_a_label_that_is_missing_is_found(tmp_path: Path) -> None:
    """Alone: all games share the words for points."""
    change = replaces("messages/game.en.ftl", "sheet-points", "sheet-pints")
    told = tried(tmp_path, change, "test_every_line_of_a_score_sheet_has_its_label")
    assert "there is a message sheet-points" in told


def test_a_game_that_was_left_out_is_told_why(tmp_path: Path) -> None:
    """Not that there is none, which whoever installed it would not believe."""
    told = tried(tmp_path, appends("rules/game.py", "import quantum_hurling"), "legal")
    assert "hurling of brought_0 1.0 is installed, but left out" in told
    assert "No module named 'quantum_hurling'" in told


def test_a_game_that_is_not_there_is_told_from_those_that_are(tmp_path: Path) -> None:
    (tmp_path / "test_hurling.py").write_text(TESTS)
    told = ran_pytest(tmp_path, "-k", "legal")
    assert f"no game called hurling is installed; there are: {', '.join(games())}" in told


def test_every_claim_of_the_suite_says_where_it_fails() -> None:
    """A bare assertion says neither the game nor the position."""
    home = Path(str(files("oenach.testing.conformance")))
    bare = [
        f"{file.name}:{node.lineno}"
        for file in sorted(home.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if (isinstance(node, ast.Assert) and node.msg is None)
        or (isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.raises")
    ]
    assert bare == []


@pytest.mark.parametrize("lacking", ["pytest", "hypothesis"])
def test_without_the_tools_it_says_what_to_install(lacking: str) -> None:
    program = f"import sys; sys.modules[{lacking!r}] = None; import oenach.testing"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stderr.rstrip().endswith(
        f"oenach.testing needs {lacking}; install both with: pip install 'oenach[testing]'"
    )
