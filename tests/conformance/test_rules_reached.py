"""A rule is carried out only where code that the game comes to cites it.

That this holds for a game is looked at by `oenach.testing.conformance.rules`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from oenach.testing.reachability import Citations, cited_from

GAME_FILE = '''
"""A made-up game. Q99 stands only here, where nothing is carried out."""

from fields.rules import counting, legal
from fields.rules.legal import perform as make
from fields.rules.piles import Pile

END = 5  # Q1: after five rounds
UNUSED = 6  # Q2

# Q3: above a constant that is used
PAIR = (END, 1)


class Fields:
    """A game for two (Q4)."""

    def legal(self, state):
        return legal.legal(state, PAIR)

    def perform(self, state):
        make(state)
        return counting.TABLE, Pile()

    def nobody_asks_for_this_method(self):
        """Q5"""


GAME = Fields
'''

LEGAL_FILE = '''
def legal(state, pair):
    """Q6: helped by another."""
    if state:
        raise IllegalMove("Q7", "no")
    return _inner(state)


def _inner(state):
    # Q8 is carried out here.
    return state


def helper_of_the_tests(state):
    """Q9"""
    return called_by_it(state)


def called_by_it(state):
    return state  # Q10


def perform(state):
    state.pile.turn_over()
'''

PILES_FILE = '''
class Heap:
    def turn_over_twice(self):
        return 2  # Q11


class Pile(Heap):
    """A pile (Q12)."""

    def turn_over(self):
        return 1  # Q13

    def turn_under(self):
        return 0  # Q14


class NeverMade:
    def turn_over(self):
        return 1  # Q15
'''

COUNTING_FILE = '''
def points(state):
    return 3  # Q16


TABLE = {"points": points}
"""Q17: what counts."""


@app.command()
def shown():
    return 1  # Q18


@register(TABLE)
def listed():
    return 1  # Q19
'''


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Citations:
    folder = tmp_path_factory.mktemp("made") / "fields"
    (folder / "rules").mkdir(parents=True)
    for name, text in {
        "game": GAME_FILE,
        "legal": LEGAL_FILE,
        "piles": PILES_FILE,
        "counting": COUNTING_FILE,
    }.items():
        (folder / "rules" / f"{name}.py").write_text(text.lstrip())
    for package in (folder, folder / "rules"):
        (Path(package) / "__init__.py").touch()
    return cited_from("fields", folder, [("rules.game", "GAME")])


REACHED = {1, 3, 4, 6, 7, 8, 12, 13, 16, 17, 19}
IDLE = {2, 5, 9, 10, 11, 14, 15, 18}


@pytest.mark.parametrize("number", sorted(REACHED))
def test_what_the_game_comes_to_counts(found: Citations, number: int) -> None:
    assert found.missing([f"Q{number}"]) == {}


@pytest.mark.parametrize("number", sorted(IDLE))
def test_what_nothing_leads_to_does_not_count(found: Citations, number: int) -> None:
    (where,) = found.missing([f"Q{number}"])[f"Q{number}"]
    assert where.startswith("fields.rules.")


def test_a_helper_without_a_caller_is_named(found: Citations) -> None:
    missing = found.missing(["Q6", "Q9", "Q99"])
    assert missing == {"Q9": ["fields.rules.legal.helper_of_the_tests:13"], "Q99": []}
