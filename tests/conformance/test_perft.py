"""Perft: engine and reference count the same number of leaves, for every game that has counts.

`tests/games/<game>/perft.json` is made by `scripts/make_perft.py` from the references alone.
"""

from __future__ import annotations

from typing import Any

import pytest

import oenach
from reference.perft import perft, reference
from reference.setups import all_setups, counts

PERFT = counts()
# The references are slow, so that they recount only the small ones.
QUICK = 4000


def _name(entry: dict[str, Any]) -> str:
    return f"{entry['game']}: {entry['name']}, depth {entry['depth']}"


def leaves(state: Any, depth: int) -> int:
    """The same count as `reference.perft`, by the engine."""
    if depth == 0 or state.to_act == oenach.OVER:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        count += leaves(after, depth - 1)
    return count


@pytest.mark.parametrize("entry", PERFT, ids=_name)
def test_the_engine_counts_the_same_leaves(entry: dict[str, Any]) -> None:
    position = entry["position"]
    game = oenach.game(entry["game"], position["seats"], position["options"])
    assert leaves(game.from_position(position), entry["depth"]) == entry["count"]


@pytest.mark.parametrize("entry", [e for e in PERFT if e["count"] <= QUICK], ids=_name)
def test_the_reference_still_counts_the_same_leaves(entry: dict[str, Any]) -> None:
    rules = reference(entry["game"])
    assert perft(rules, entry["position"], entry["depth"]) == entry["count"]


def test_the_counts_are_those_of_the_set_ups() -> None:
    setups = [
        (game, name, depth, position)
        for game, of_this_game in all_setups().items()
        for name, position, depth in of_this_game
    ]
    counted = [(e["game"], e["name"], e["depth"], e["position"]) for e in PERFT]
    assert sorted(counted, key=str) == sorted(setups, key=str), "run scripts/make_perft.py"
