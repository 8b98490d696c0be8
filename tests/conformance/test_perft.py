"""Perft: engine and reference count the same number of leaves, for every game that has counts.

`tests/games/<game>/perft.json` is made by `scripts/make_perft.py` from the references alone.
"""

from __future__ import annotations

from typing import Any

import pytest

import oenach
from oenach.testing.perft import engine_perft, perft
from reference.setups import all_setups, counts, reference

PERFT = counts()
# The references are slow, so that they recount only the small ones.
QUICK = 4000


def _name(entry: dict[str, Any]) -> str:
    return f"{entry['game']}: {entry['name']}, depth {entry['depth']}"


@pytest.mark.parametrize("entry", PERFT, ids=_name)
def test_the_engine_counts_the_same_leaves(entry: dict[str, Any]) -> None:
    position = entry["position"]
    game = oenach.game(entry["game"], position["seats"], position["options"])
    assert engine_perft(game.from_position(position), entry["depth"]) == entry["count"]


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
