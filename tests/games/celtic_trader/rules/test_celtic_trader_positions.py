"""Positions of Celtic Trader: read, written, and refused when they can't be."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from games.celtic_trader.celtic_trader_tables import (
    Position,
    legal,
    play,
    position,
    read,
    table,
    told,
)
from games.celtic_trader.small_map import small_map
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.kernel.errors import PositionError
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from tables import ended

VALUES = {"deer": 2, "cloth": 2, "wheat": 1, "fish": 1, "ore": 4, "grapes": 4}


def base() -> Position:
    """A position in mid-game with something of everything."""
    return position(
        round=4,
        romans="W c1 regni",
        cities="regni",
        removed=1,
        discard={"ore": 1, "orders": 1},
        A={"at": "W", "rp": 3, "vp": 8, "carried": ["ore", "deer"], "carrying": 3},
        B={"at": "c1", "movement": 2},
        spots={"L": ["deer", "cloth"], "K": ["wheat"], "N": []},
    )


def canonical() -> Position:
    data = base()
    data["spots"] = {"L": ["cloth", "deer"], "K": ["wheat"]}
    data["players"]["A"]["carried"] = ["deer", "ore"]
    return data


def test_a_position_is_written_as_it_was_read_lists_sorted() -> None:
    assert told(read(base())) == canonical()
    assert told(read(canonical())) == canonical()
    shuffled = canonical()
    shuffled["romans"] = ["regni", "c1", "W"]
    assert told(read(shuffled)) == canonical()


def test_a_position_needs_no_options_and_may_have_others_than_the_game() -> None:
    data = base()
    del data["options"]
    assert told(CelticTraderGame(2, {"map": small_map()}).from_position(data))["options"] == {
        "map": small_map()
    }
    state = CelticTraderGame(2, {}).from_position(base())
    game = CelticTraderGame(2, {})
    assert game.text(state, game.parse(state, "go g2")) == "go g2"
    state.apply(game.parse(state, "go g2"))
    assert state.copy().game is state.game


@pytest.mark.parametrize(
    ("data", "to_act"),
    [
        (position(phase="draw"), CHANCE),
        (position(phase="draw", turn={"drawn": ["ore"]}), CHANCE),
        (position(phase="draw", turn={"points": 0}), CHANCE),
        (position(phase="resolve", turn={"drawn": ["roman", "ore"]}), 0),
        (position(phase="roman", A={"at": "W"}, romans="W"), 0),
        (position(phase="circle", A={"at": "s1"}, turn={"claimed": True}), 0),
        (position(phase="stronghold", A={"at": "iceni"}, turn={"values": VALUES}), 0),
        (position(to_act="B", turn={"picks": 1, "halted": True}), 1),
        (position(phase="over", to_act=None, last_round=True), OVER),
        (position(phase="over", to_act=None, round=3, options={"limit": "rounds:3"}), OVER),
    ],
)
def test_every_phase_is_read_and_written(data: Position, to_act: int) -> None:
    state = read(json.loads(json.dumps(data)))
    assert state.to_act == to_act
    assert told(state) == data
    assert told(pickle.loads(pickle.dumps(state))) == data


@pytest.mark.parametrize("roles", ["blind", "draft"])
def test_roles_are_read_half_taken(roles: str) -> None:
    state = CelticTraderGame(3, {"map": small_map(), "roles": roles}).new()
    play(state, "=wisest" if roles == "blind" else "role wisest")
    again = read(told(state))
    assert told(again) == told(state)
    assert again.to_act == state.to_act
    assert legal(again) == legal(state)
    assert told(state)["players"]["B"]["role"] is None
    assert told(state)["players"]["B"]["at"] is None


def test_the_turn_may_be_left_out_before_the_first_and_after_the_last() -> None:
    data = told(CelticTraderGame(2, {}).new())
    del data["turn"]
    assert told(read(data))["turn"] == {"drawn": [], "points": 0, "picks": 0, "halted": False}
    data = position(phase="over", to_act=None, last_round=True)
    del data["turn"]
    assert ended(read(data)).reason == "limit"
    data = base()
    del data["turn"]
    with pytest.raises(PositionError):
        read(data)


@pytest.mark.parametrize(
    ("told_of", "reason"),
    [
        ({"cities": "iceni cantii belgae parisi silures regni", "removed": 6}, "conquest"),
        ({"A": {"vp": 114}}, "supply"),
        ({"A": {"vp": 164}, "last_round": True}, "supply"),
        ({"last_round": True}, "limit"),
        ({"round": 7, "options": {"limit": "rounds:7"}}, "limit"),
    ],
)
def test_the_reason_of_an_end_is_read_off_the_position(
    told_of: dict[str, Any], reason: str
) -> None:
    assert ended(table(phase="over", to_act=None, **told_of)).reason == reason


Change = Callable[[Position], object]


def setting(path: str, value: object) -> Change:
    """A change of one value, by its path."""

    def change(data: Position) -> None:
        *steps, last = path.split(".")
        for step in steps:
            data = data[step]
        data[last] = value

    return change


def drop(path: str) -> Change:
    def change(data: Position) -> None:
        *steps, last = path.split(".")
        for step in steps:
            data = data[step]
        del data[last]

    return change


REFUSALS: list[tuple[str, Change]] = [
    ("game", setting("game", "tain")),
    ("seats", setting("seats", 3)),
    ("options.map", setting("options.map", "atlantis")),
    ("options.supply", setting("options.supply", 0)),
    ("options", setting("options", [])),
    ("options.wind", setting("options", {"wind": "north"})),
    ("options.map.file", lambda data: data["options"]["map"]["tiles"].pop(0)),
    ("colour", setting("colour", "red")),
    *[(key, drop(key)) for key in base() if key != "options"],
    ("round", setting("round", 0)),
    ("round", setting("round", True)),
    ("round", setting("round", 4.0)),
    ("to_act", setting("to_act", "C")),
    ("to_act", setting("to_act", None)),
    ("phase", setting("phase", "trade")),
    ("phase", setting("phase", None)),
    ("bag", setting("bag.wheat", 7)),
    ("bag.gold", setting("bag.gold", 1)),
    ("bag.wheat", setting("bag.wheat", -1)),
    ("bag.wheat", setting("bag.wheat", 99)),
    ("bag", drop("bag.cycle")),
    ("bag", setting("discard.cycle", 1)),
    ("bag", setting("discard", {})),
    ("removed_romans", setting("removed_romans", -1)),
    ("bag", setting("removed_romans", 2)),
    ("supply", setting("supply", 114)),
    ("supply", setting("supply", -51)),
    ("supply", setting("players.A.rp", 4)),
    ("players.A.rp", setting("players.A.rp", -1)),
    ("spots.Q", setting("spots.Q", ["wheat"])),
    ("spots.L[0]", setting("spots.L", ["ore"])),
    ("spots.L[1]", setting("spots.L", ["deer", "deer"])),
    ("spots.iceni[0]", setting("spots.iceni", ["deer"])),
    ("spots.L[0]", setting("spots.L", ["roman"])),
    ("spots", setting("spots", [])),
    ("romans[0]", setting("romans", ["Q"])),
    ("romans[1]", setting("romans", ["W", "W", "c1"])),
    ("romans[0]", setting("romans", ["h2", "W", "c1"])),
    ("romans[0]", setting("romans", ["iceni", "W", "c1"])),
    ("romans[0]", setting("romans", ["C", "W", "c1"])),
    ("bag", setting("romans", ["W", "c1"])),
    ("charts", setting("romans", ["c1", "c2", "c3"])),
    ("charts.atlantis", setting("charts.atlantis", VALUES)),
    ("charts.iceni.deer", setting("charts.iceni.deer", 3)),
    ("charts.iceni.deer", setting("charts.iceni.deer", 0)),
    ("charts.iceni.deer", drop("charts.iceni.deer")),
    ("charts.iceni.gold", setting("charts.iceni.gold", 1)),
    ("players.B", drop("players.B")),
    ("players.C", setting("players.C", {})),
    ("players.A.role", setting("players.A.role", "bravest")),
    ("players.B.role", setting("players.B.role", "fastest")),
    ("players.A.role", setting("players.A.role", None)),
    ("players.A.at", setting("players.A.at", None)),
    ("players.A.at", setting("players.A.at", "C")),  # never a stronghold's tile
    ("players.A.at", setting("players.A.at", 3)),
    ("players.A.movement", setting("players.A.movement", 5)),
    ("players.A.luck", setting("players.A.luck", 1)),
    ("players.A.vp", drop("players.A.vp")),
    ("players.A.carried", setting("players.A.carrying", 0)),
    ("players.A.carried[0]", setting("players.A.carried", ["roman"])),
    ("bag", setting("players.A.carried", ["ore", "ore"])),
    ("last_round", setting("last_round", 0)),
    ("turn.drawn", drop("turn.drawn")),
    ("turn.values", setting("turn.values", VALUES)),
    ("turn.claimed", setting("turn.claimed", False)),
    ("turn.points", setting("turn.points", 3)),
    ("turn.points", setting("turn.points", -1)),
    ("turn.picks", setting("turn.picks", 19)),
    ("turn.halted", setting("turn.halted", True)),
    ("turn.halted", setting("turn.picks", 2)),
    ("turn.halted", setting("turn.halted", 0)),
]


@pytest.mark.parametrize(("where", "change"), REFUSALS)
def test_a_position_is_refused_and_told_where(where: str, change: Change) -> None:
    data = copy.deepcopy(base())
    change(data)
    with pytest.raises(PositionError) as caught:
        CelticTraderGame(2, {}).from_position(data)
    assert caught.value.where == where, str(caught.value)


@pytest.mark.parametrize(
    ("where", "told_of"),
    [
        ("turn.drawn", {"turn": {"drawn": ["ore"]}}),
        ("turn.drawn", {"phase": "resolve"}),
        ("turn.drawn", {"phase": "resolve", "turn": {"drawn": ["ore", "ore", "ore"]}}),
        ("turn.drawn", {"phase": "draw", "turn": {"drawn": ["ore", "ore"]}}),
        (
            "turn.drawn",
            {"phase": "over", "to_act": None, "last_round": True} | {"turn": {"drawn": ["ore"]}},
        ),
        ("turn.drawn[0]", {"phase": "resolve", "turn": {"drawn": ["gold"]}}),
        ("turn.picks", {"phase": "draw", "turn": {"picks": 1}}),
        ("turn.halted", {"phase": "draw", "turn": {"halted": True}}),
        ("turn.points", {"phase": "draw", "turn": {"points": 3}}),
        ("players.A.at", {"phase": "circle", "A": {"at": "W"}, "turn": {"claimed": False}}),
        ("turn.claimed", {"phase": "circle", "A": {"at": "s1"}}),
        ("turn.values", {"phase": "stronghold", "A": {"at": "iceni"}}),
        ("turn.values.deer", {"phase": "stronghold", "A": {"at": "iceni"}, "turn": {"values": {}}}),
        (
            "turn.values.deer",
            {"phase": "stronghold", "A": {"at": "iceni"}}
            | {"turn": {"values": {**VALUES, "deer": 1}}},
        ),
        ("players.A.at", {"phase": "stronghold", "A": {"at": "i1"}, "turn": {"values": VALUES}}),
        ("players.A.at", {"phase": "stronghold", "A": {"at": "s1"}, "turn": {"values": VALUES}}),
        (
            "players.A.at",
            {"phase": "stronghold", "A": {"at": "iceni"}, "cities": "iceni"}
            | {"turn": {"values": VALUES}},
        ),
        ("players.A.at", {"phase": "roman", "A": {"at": "W"}, "romans": "O"}),
        ("round", {"phase": "roman", "A": {"at": "W"}, "romans": "W", "round": 1}),
        ("to_act", {"phase": "over", "last_round": True}),
        ("phase", {"phase": "over", "to_act": None}),
        ("phase", {"phase": "over", "to_act": None, "options": {"limit": "rounds:3"}}),
        ("phase", {"cities": "iceni cantii belgae parisi silures regni"}),
        ("round", {"round": 4, "options": {"limit": "rounds:3"}}),
        ("removed_romans", {"removed": 1}),
        ("supply", {"A": {"vp": 160}}),
        (
            "supply",
            {"phase": "stronghold", "A": {"at": "iceni", "carried": ["ore"], "vp": 161}}
            | {"turn": {"values": VALUES}},
        ),
        (
            "bag",
            {"phase": "roles", "to_act": "A", "A": {"role": None, "at": None}}
            | {"B": {"role": None, "at": None}, "round": 1, "discard": {"ore": 1}},
        ),
        (
            "round",
            {"phase": "roles", "to_act": "A", "A": {"role": None, "at": None}}
            | {"B": {"role": None, "at": None}},
        ),
        ("players.B.role", {"phase": "roles", "to_act": "A", "A": {"role": None, "at": None}}),
        (
            "players.A.role",
            {"phase": "roles", "to_act": "B", "A": {"role": None, "at": None}}
            | {"B": {"role": None, "at": None}},
        ),
        ("players.A.at", {"phase": "roles", "to_act": "B", "B": {"role": None, "at": None}}),
    ],
)
def test_a_phase_that_does_not_fit_is_refused(where: str, told_of: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        table(**told_of)
    assert caught.value.where == where, str(caught.value)


def test_an_empty_bag_gives_no_draw() -> None:
    data = position(phase="draw")
    data["discard"], data["bag"] = data["bag"], {}
    with pytest.raises(PositionError) as caught:
        read(data)
    assert caught.value.where == "bag"


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"game": "celtic-trader"}, {1: 2}])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(PositionError):
        CelticTraderGame(2, {}).from_position(data)


@pytest.mark.parametrize("junk", [None, 3, -1, "x", [], {}, [None], {"x": None}, True, 1.5, 10**30])
def test_junk_anywhere_is_refused_or_read(junk: object) -> None:
    """Whatever stands in whatever place, nothing but a PositionError comes of it."""

    def replace(value: Any, path: list[Any]) -> None:
        for step in path[:-1]:
            value = value[step]
        value[path[-1]] = junk

    def paths(value: Any, path: list[Any]) -> list[list[Any]]:
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        found = []
        for key, entry in inner:
            if path[:1] != ["options"]:
                found.append([*path, key])
                if isinstance(entry, dict | list):
                    found += paths(entry, [*path, key])
        return found

    for path in paths(base(), []):
        data = copy.deepcopy(base())
        replace(data, path)
        try:
            state = read(data) if isinstance(data["seats"], int) and data["seats"] == 2 else None
        except PositionError:
            continue
        if state is not None:
            assert told(read(told(state))) == told(state)


def test_observation_and_knowledge_tell_everything_to_everybody() -> None:
    state = read(base())
    seen: Any = state.observe(None)
    assert {key: seen[key] for key in canonical()} == canonical()
    assert seen["sheets"]["A"]["total"] == 8
    assert seen["sheets"]["A"]["lines"][0] == {"label": "vp", "count": 8, "points": 8}
    assert state.observe(0) == state.observe(1) == seen
    knowledge = Knowledge.from_json(json.loads(json.dumps(state.knowledge(1).to_json())))
    imagined = state.game.imagine(knowledge, Rng(1))
    assert imagined.game.position(imagined) == told(state)
    assert imagined.knowledge(1) == state.knowledge(1)
    with pytest.raises(PositionError):
        state.game.imagine(Knowledge("tain", 0, {}, ()), Rng(1))
