"""What a page draws a table from agrees with the rules."""

from __future__ import annotations

import json

import pytest

import oenach
from oenach.offers import layout, static_data
from tables import TABLES, make


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_furnishing_is_json_and_made_afresh(name: str, seats: int) -> None:
    game = make(name, seats)
    found = static_data(game)
    assert (found["game"], found["seats"]) == (name, seats)
    whole = json.dumps(found)
    for value in found.values():
        if isinstance(value, list | dict):
            value.clear()
    assert json.dumps(static_data(game)) == whole


@pytest.mark.parametrize("name", oenach.games())
def test_a_layout_is_json_and_the_same_each_time(name: str) -> None:
    game = make(name, 2)
    assert json.dumps(layout(game)) == json.dumps(layout(make(name, 2)))
