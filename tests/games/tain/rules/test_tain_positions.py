"""Positions: written and read back, and refused with the place of the mistake."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tain.tain_tables import Position, all_pass, clan, play, read, shown, table
from oenach import PositionError, State
from oenach.games.tain.rules.game import TainGame


def commando() -> Position:
    clans = {
        "A": clan(used="BX", guards=["W", "-", "D", "-", "-"], raiders=["C:B", "-", "-", "-", "-"]),
        "B": clan(prisoners=["A:B", "C:D"], raiders=["-", "A:X", "-", "A:C", "C:W"]),
        "C": clan(cattle=3, jewels=3),
    }
    return table(clans, kingdom=["-", "B:C"], round=3, to_act="B", passed=["C"], first="C")


def choice() -> Position:
    clans = {
        "A": clan(prisoners=["B:B", "B:D"], raiders=["B:W", "-", "-", "B:B", "C:W"], used="X"),
        "B": clan(guards=["W", "-", "-", "-", "B"], raiders=["A:C", "C:B", "-", "-", "-"]),
        "C": clan(raiders=["-", "B:X", "-", "-", "-"], guards=["-", "-", "D", "-", "-"]),
    }
    return shown(all_pass(read(table(clans, kingdom=["C:C", "-"]))))


@pytest.mark.parametrize("make", [commando, choice])
def test_round_trip(make: Callable[[], Position]) -> None:
    position = make()
    assert shown(read(json.loads(json.dumps(position)))) == position


def test_the_choice_position_of_the_notation() -> None:
    position = choice()
    assert position["phase"] == "raid"
    assert position["raid"] == {
        "board": "A",
        "claims": {"B": 1, "C": 1},
        "beside": {
            "B": {"cattle": 1, "jewels": 0, "prisoners": []},
            "C": {"cattle": 1, "jewels": 0, "prisoners": []},
        },
    }
    assert position["clans"]["B"]["guards"] == ["W", "-", "-", "-", "B"]
    assert position["clans"]["C"]["raiders"] == ["-"] * 5
    state = play(read(position), "free D")
    # C's jewel, then B's board: C's boy meets a bluffless gate 2, A's chief beats a warrior.
    after = shown(state)["clans"]
    assert after["A"]["prisoners"] == ["B:B"]
    assert after["C"]["jewels"] == 4


def changed(path: str, value: object, make: Callable[[], Position] = commando) -> Position:
    """A position with one value changed; `...` deletes it."""
    position = copy.deepcopy(make())
    *way, last = path.split(".")
    inner: Any = position
    for step in way:
        inner = inner[int(step)] if isinstance(inner, list) else inner[step]
    key = int(last) if isinstance(inner, list) else last
    if value is ...:
        del inner[key]
    else:
        inner[key] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("game", "keltis", "game"),
        ("seats", 2, "seats"),
        ("seats", "3", "seats"),
        ("options", {"marker": "turns"}, "options.marker"),
        ("options", {"colour": 1}, "options.colour"),
        ("round", 0, "round"),
        ("round", 9, "round"),
        ("round", True, "round"),
        ("round", ..., "round"),
        ("first", None, "first"),
        ("first", "D", "first"),
        ("to_act", None, "to_act"),
        ("to_act", "C", "to_act"),
        ("passed", ["C", "C"], "passed[1]"),
        ("passed", ["Q"], "passed[0]"),
        ("phase", "war", "phase"),
        ("phase", "over", "to_act"),
        ("surprise", 1, "surprise"),
        ("raid", {}, "raid"),
        ("clans.A.cattle", 6, "clans"),
        ("clans.A.cattle", -1, "clans.A.cattle"),
        ("clans.A.jewels", 4, "clans"),
        ("clans.A.used", "BXX", "clans.A"),
        ("clans.A.used", "BZ", "clans.A.used"),
        ("clans.A.unused", "CC", "clans.A.unused"),
        ("clans.A.prisoners", ["B:C"], "clans.A.prisoners[0]"),
        ("clans.A.prisoners", ["A:B"], "clans.A.prisoners[0]"),
        ("clans.A.guards", ["-"] * 4, "clans.A.guards"),
        ("clans.A.guards.1", "WW", "clans.A.guards[1]"),
        ("clans.A.raiders.1", "A:B", "clans.A.raiders[1]"),
        ("clans.A.raiders.1", "B:D", "clans.A.raiders[1]"),
        ("clans.A.raiders.1", "BB", "clans.A.raiders[1]"),
        ("clans.C", ..., "clans.C"),
        ("clans.A.tea", 1, "clans.A.tea"),
        ("kingdom.cattle", 11, "clans"),
        ("kingdom.places.0", "B:X", "kingdom.places[1]"),
        ("kingdom.places.0", "A:B", "kingdom.places[0]"),
        ("kingdom.places", ["-"], "kingdom.places"),
    ],
)
def test_refused(path: str, value: object, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_as(changed(path, value))
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("raid", ..., "raid"),
        ("raid.board", "B", "to_act"),
        ("raid.claims", {}, "raid.claims"),
        ("raid.claims", {"B": 2, "C": 1}, "raid.claims"),
        ("raid.claims", {"A": 1, "B": 1}, "raid.claims.A"),
        ("raid.beside.B.cattle", 2, "clans"),
        ("to_act", "C", "to_act"),
        ("clans.A.guards.0", "X", "clans.A"),
    ],
)
def test_refused_choice(path: str, value: object, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_as(changed(path, value, choice))
    assert caught.value.where == where


def test_a_whole_family_can_be_prisoners() -> None:
    position = table({"A": clan(prisoners=["B:B"] * 6 + ["B:D"]), "B": clan()})
    assert shown(read(position)) == position
    for extra in ("B:B", "B:D"):
        position["clans"]["A"]["prisoners"].append(extra)
        with pytest.raises(PositionError) as caught:
            read(position)
        assert caught.value.where == "clans.A.prisoners[7]"
        position["clans"]["A"]["prisoners"].pop()


def test_a_game_that_is_not_over_is_refused_as_over() -> None:
    position = table({"A": clan(), "B": clan()}, phase="over", to_act=None, round=7)
    with pytest.raises(PositionError):
        read(position)
    assert read({**position, "round": 8}).outcome() is not None


def read_as(position: Position) -> State:
    return TainGame(3, {}).from_position(position)


def test_the_options_of_a_position_win() -> None:
    position = {**commando(), "options": {"marker": "stays"}}
    state = TainGame(3, {}).from_position(position)
    assert state.game.options["marker"] == "stays"
    assert shown(state) == position


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from("ABCDX-"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)


@given(st.data(), JSON)
def test_whatever_is_changed_it_is_read_or_refused(data: st.DataObject, value: object) -> None:
    position = copy.deepcopy(data.draw(st.sampled_from([commando(), choice()])))
    inner: Any = position
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(inner[key], dict | list) or not inner[key] or data.draw(st.booleans()):
            inner[key] = value
            break
        inner = inner[key]
    try:
        state = read_as(position)
    except PositionError:
        return
    assert read_as(shown(state)) is not None
