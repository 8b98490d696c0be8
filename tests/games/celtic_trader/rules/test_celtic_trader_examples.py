"""The worked examples of the book."""

from __future__ import annotations

from typing import Any

import pytest

from games.celtic_trader.celtic_trader_tables import (
    RESOURCES,
    goes,
    legal,
    play,
    player,
    position,
    read,
    seat_of,
    table,
    told,
)
from oenach.games.celtic_trader.maps.files.worldmap import builtin
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.state import CelticTraderState

ICENI = {"deer": 1, "fish": 1, "ore": 2, "wheat": 2, "cloth": 4, "grapes": 8}


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(("trading", "bonus"), [(0, 0), (3, 4)])
def test_example_1_C18_the_iceni_chart_in_mid_game(resource: str, trading: int, bonus: int) -> None:
    own = {"at": "iceni", "carried": [resource], "trading": trading}
    state = play(table(A=own, charts={"iceni": ICENI}), "halt", f"deliver {resource}")
    assert seat_of(state, "A")["rp"] == ICENI[resource] + bonus


def test_example_1_C18_two_of_a_kind_in_one_visit() -> None:
    own = {"at": "iceni", "carried": ["grapes", "grapes"], "carrying": 1, "trading": 1}
    state = play(table(A=own, charts={"iceni": ICENI}), "halt", "deliver grapes", "deliver grapes")
    assert seat_of(state, "A")["rp"] == 2 * (8 + 1)
    assert told(state)["charts"]["iceni"]["grapes"] == 4


@pytest.mark.parametrize(("level", "bonus"), [(4, 53), (2, 24), (0, 0), (1, 14), (3, 37)])
def test_example_2_C20_the_fastest(level: int, bonus: int) -> None:
    state = table(A={"role": "fastest", "movement": level})
    assert state.sheet(0).total == bonus


# Example 3 on the small map and, as the reconstruction must have it, on the built-in one:
# what the tiles and roads of the example are called there.
SMALL = {name: name for name in ("a1", "g1", "belgae", "a2", "W", "g2", "O")}
BRITANNIA = {
    "a1": "T13a",
    "a2": "T13b",
    "g1": "T14a",
    "g2": "T14b",
    "belgae": "belgae",
    "W": "T08",
    "O": "T04",
}


def on_the_map(names: dict[str, str], own: dict[str, Any]) -> CelticTraderState:
    data = position(A={**own, "at": names.get(own["at"], own["at"])})
    if names is BRITANNIA:
        data["options"] = {}
        data["spots"] = told(CelticTraderGame(2, {}).new())["spots"]
        world = builtin("britannia")
        assert world is not None
        data["charts"] = world.charts
        data["players"]["B"] = player(1, at="T17")
    return read(data)


both_maps = pytest.mark.parametrize("names", [SMALL, BRITANNIA], ids=["small", "britannia"])


@both_maps
def test_example_3_C13_the_roads_between_these_tiles(names: dict[str, str]) -> None:
    roads = {
        "a1": {"g1"},
        "g1": {"a1", "belgae"},
        "belgae": {"g1", "a2"},
        "a2": {"belgae", "W"},
        "W": {"a2", "g2", "O"},
        "g2": {"W"},
        "O": {"W"},
    }
    for at, neighbours in roads.items():
        reached = goes(on_the_map(names, {"at": at}))
        assert reached & set(names.values()) == {names[name] for name in neighbours}


@both_maps
def test_example_3_C13_five_points_to_the_grapes(names: dict[str, str]) -> None:
    way = ["g1", "belgae", "a2", "W", "g2"]
    state = on_the_map(names, {"at": "a1", "movement": 3})
    play(state, *[f"go {names[step]}" for step in way])
    assert told(state)["turn"]["points"] == 0
    assert legal(state, "pick") == ["pick grapes"]
    # There is no shorter way: breadth first, four steps do not get there.
    reached = {names["a1"]}
    for _ in range(4):
        for place in list(reached):
            reached |= goes(on_the_map(names, {"at": place}))
    assert names["g2"] not in reached


@both_maps
def test_example_3_C16_wheat_then_ore(names: dict[str, str]) -> None:
    state = on_the_map(names, {"at": "W", "carrying": 2, "movement": 1})
    play(state, "pick wheat", f"go {names['O']}", "pick ore")
    assert seat_of(state, "A")["carried"] == ["ore", "wheat"]
    assert told(state)["turn"] == {"drawn": [], "points": 2, "picks": 2, "halted": True}
    assert legal(state) == ["drop wheat", "drop ore", "halt"]


@both_maps
def test_example_3_C16_grapes_then_ore(names: dict[str, str]) -> None:
    state = on_the_map(names, {"at": "W", "carrying": 2, "movement": 1})
    play(state, f"go {names['g2']}", "pick grapes", f"go {names['W']}", f"go {names['O']}")
    play(state, "pick ore")
    assert seat_of(state, "A")["carried"] == ["grapes", "ore"]
    assert told(state)["turn"] == {"drawn": [], "points": 0, "picks": 2, "halted": True}
