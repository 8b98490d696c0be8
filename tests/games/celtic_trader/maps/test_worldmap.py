"""The map `britannia`, and the checker that guards it and every other map file."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.celtic_trader.maps.map_samples import MapFile, britannia, map_file, section, tile
from oenach.games.celtic_trader.maps.files import worldmap
from oenach.games.celtic_trader.maps.files.faults import FAULT_KEYS, MAX_TEXT, MAX_VALUES
from oenach.games.celtic_trader.maps.files.worldmap import (
    RESOURCES,
    MapError,
    MapFault,
    WorldMap,
    builtin,
    faults,
    read_map,
)

# The graph that a traveller sees: a stronghold is one place, every other section is one.


def place(world: WorldMap, number: int) -> str:
    at = world.sections[number]
    return world.tiles[at.tile].name or at.id


def roads(world: WorldMap) -> dict[str, set[str]]:
    joined: dict[str, set[str]] = {}
    for number, at in enumerate(world.sections):
        for edge in at.edges:
            other = world.neighbour(number, edge)
            joined.setdefault(place(world, number), set()).add(place(world, other))
    return joined


def distances(world: WorldMap, start: str) -> dict[str, int]:
    joined = roads(world)
    found = {start: 0}
    waiting = [start]
    for at in waiting:
        for other in sorted(joined[at]):
            if other not in found:
                found[other] = found[at] + 1
                waiting.append(other)
    return found


# The map


def test_c2_britannia_has_24_tiles_18_spots_and_bridges() -> None:
    world = britannia()
    spots = [resource for at in world.sections for resource in at.spots]
    assert len(world.tiles) == 24
    assert {resource: spots.count(resource) for resource in RESOURCES} == dict.fromkeys(
        RESOURCES, 3
    )
    assert any(len(at.spots) == 2 for at in world.sections)
    bridges = [at for at in world.tiles if at.kind == "land" and len(at.sections) == 2]
    assert len(bridges) >= 4
    assert world.reconstruction


def test_c3a_strongholds_have_two_to_four_roads() -> None:
    world = britannia()
    assert set(world.strongholds) == {
        "iceni", "belgae", "brigantes", "ordovices", "dumnonii", "cantii"
    }  # fmt: skip
    for name, number in zip(world.strongholds, world.stronghold_tiles, strict=True):
        assert world.tiles[number].name == name
        assert 2 <= len(world.tiles[number].sections) <= 4


def test_strongholds_lie_where_the_tribes_lived() -> None:
    world = britannia()
    x = {at.name: at.q + at.r / 2 for at in world.tiles if at.name}
    y = {at.name: at.r for at in world.tiles if at.name}
    assert min(y, key=lambda name: y[name]) == "brigantes"
    assert x["dumnonii"] == min(x.values()) and y["dumnonii"] == max(y.values())
    assert x["iceni"] == x["cantii"] == max(x.values()) and y["iceni"] < y["cantii"]
    assert x["ordovices"] < x["belgae"] < x["cantii"]
    circle = world.tiles[world.circle]
    assert circle.kind == "circle" and circle.r == y["belgae"]


def test_resources_lie_where_they_make_sense() -> None:
    world = britannia()
    placed = {(at.q, at.r) for at in world.tiles}
    middle = sum(at.q + at.r / 2 for at in world.tiles) / len(world.tiles)
    for at in world.sections:
        spot = world.tiles[at.tile]
        around = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
        coast = any((spot.q + q, spot.r + r) not in placed for q, r in around)
        assert "fish" not in at.spots or coast
        assert "wheat" not in at.spots or spot.q + spot.r / 2 >= middle
        assert "ore" not in at.spots or spot.q + spot.r / 2 <= 3


def test_from_the_circle_spots_are_within_7_and_strongholds_within_6() -> None:
    world = britannia()
    away = distances(world, world.tiles[world.circle].id)
    assert len(away) == len(roads(world))
    assert max(away[name] for name in world.strongholds) == 5
    assert max(away[at.id] for at in world.sections if at.spots) == 5


def test_every_spot_is_within_4_of_a_stronghold_that_pays_4_or_more() -> None:
    world = britannia()
    for at in world.sections:
        away = distances(world, place(world, world.sections.index(at)))
        for resource in at.spots:
            wanted = [name for name in world.strongholds if world.charts[name][resource] >= 4]
            assert min(away[name] for name in wanted) <= 4


def test_every_road_is_a_road_from_both_sides() -> None:
    world = britannia()
    for number, at in enumerate(world.sections):
        for edge in range(6):
            if edge in at.edges:
                assert world.neighbour(world.neighbour(number, edge), (edge + 3) % 6) == number
            else:
                with pytest.raises(ValueError, match=at.id):
                    world.neighbour(number, edge)


def test_example_3_stands_on_the_map() -> None:
    world = britannia()
    joined = roads(world)
    names = {"T13a": "a1", "T13b": "a2", "T14a": "g1", "T14b": "g2", "belgae": "belgae",
             "T08": "wheat", "T04": "ore"}  # fmt: skip
    among = {
        frozenset((names[one], names[other]))
        for one in names
        for other in joined[one]
        if other in names
    }
    assert among == {
        frozenset(pair)
        for pair in [
            ("a1", "g1"), ("g1", "belgae"), ("belgae", "a2"), ("a2", "wheat"), ("wheat", "g2"),
            ("wheat", "ore"),
        ]
    }  # fmt: skip
    spots = {at.id: at.spots for at in world.sections}
    assert (spots["T14a"], spots["T14b"]) == ((), ("grapes",))
    assert (spots["T08"], spots["T04"]) == (("wheat",), ("ore",))
    assert distances(world, "T13a")["T14b"] == 5


def test_c4_the_iceni_chart_is_what_the_book_allows() -> None:
    iceni = britannia().charts["iceni"]
    assert iceni["wheat"] == iceni["fish"] == 1
    assert iceni["deer"] >= 2 and iceni["cloth"] >= 2 and iceni["ore"] <= 4


def test_c7_six_roles_with_different_start_places() -> None:
    world = britannia()
    assert world.roles["fastest"].bonus == {"movement": (0, 14, 24, 37, 53)}
    assert world.roles["fastest"].rp == 0
    assert (world.roles["trusted"].bonus, world.roles["trusted"].rp) == ({}, 1)
    assert len({world.start_place(role) for role in world.roles}) == len(world.roles) == 6


def test_c13a_a_start_on_a_strongholds_tile_is_the_stronghold() -> None:
    file = map_file()
    file["roles"]["fastest"]["start"] = "T10"
    file["roles"]["wisest"]["start"] = "T09b"
    file["roles"]["trusted"]["start"] = "T17"
    world = read_map(file)
    assert world.start_place("fastest") == "iceni"
    assert world.start_place("wisest") == "T09b"
    assert world.start_place("trusted") == "T17"


def test_a_builtin_is_read_once_and_others_are_unknown() -> None:
    assert builtin("britannia") is builtin("britannia")
    assert builtin("hibernia") is None
    assert builtin("../britannia") is None
    assert all(builtin(name) is not None for name in worldmap.BUILTIN_MAPS)


def test_a_map_keeps_its_own_copy_of_the_file() -> None:
    file = map_file()
    world = read_map(file)
    assert world.file == file
    file["tiles"].clear()
    assert len(read_map(world.file).tiles) == 24


def test_comments_are_allowed_in_any_object() -> None:
    def commented(value: object) -> object:
        if isinstance(value, dict):
            inner = {key: commented(entry) for key, entry in value.items()}
            return inner | {"$comment": ["any", {"thing": None}]}
        return [commented(entry) for entry in value] if isinstance(value, list) else value

    assert faults(commented(map_file())) == []


def test_c3b_a_section_without_a_roman_place() -> None:
    file = map_file()
    section(file, "T08")["roman"] = False
    del section(file, "T17")["spots"]
    assert [at.id for at in read_map(file).sections if not at.roman] == ["T08"]


# The checker: one case for each kind of fault, each a small change of britannia

Change = Callable[[MapFile], object]


def many_tiles(file: MapFile) -> None:
    for n in range(37):
        file["tiles"].append(
            {"id": f"U{n}", "at": [50 + n, 0], "kind": "land",
             "sections": [{"id": f"U{n}", "edges": [1, 4]}]}
        )  # fmt: skip


def nested(file: MapFile) -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    file["$comment"] = deep


def island(file: MapFile) -> None:
    pair = [("U1", 50, [1]), ("U2", 51, [4])]
    for id, q, edges in pair:
        sections = [{"id": id, "edges": edges}]
        file["tiles"].append({"id": id, "at": [q, 0], "kind": "land", "sections": sections})


def lonely_stronghold(file: MapFile) -> None:
    """Iceni moves off with one tile at each of its two roads."""
    del section(file, "T09a")["edges"][0]
    section(file, "T15")["edges"].remove(0)
    tile(file, "T10")["at"] = [51, 0]
    for id, at, edge in (("U1", [50, 0], 1), ("U2", [50, 1], 0)):
        sections = [{"id": id, "edges": [edge]}]
        file["tiles"].append({"id": id, "at": at, "kind": "land", "sections": sections})


CASES: list[tuple[str, str, str, Change]] = [
    ("file-too-large", "C1", "tiles", lambda f: f["tiles"].extend([0] * 1_000_000)),
    ("text-too-long", "C1", "$comment", lambda f: f.update({"$comment": "x" * 10_000_000})),
    ("file-too-deep", "C1", "$comment" + "[0]" * 31, nested),
    ("not-json", "C1", "tiles[0].at", lambda f: tile(f, "T01").update(at=(4, -3))),
    ("number-not-finite", "C1", "version", lambda f: f.update(version=float("nan"))),
    ("number-too-large", "C1", "version", lambda f: f.update(version=10**5000)),
    ("text-not-unicode", "C1", "name", lambda f: f.update(name="\ud800")),
    ("wrong-type", "C1", "version", lambda f: f.update(version=True)),
    ("wrong-type", "C1", "tiles", lambda f: f.update(tiles={})),
    ("wrong-type", "C2", "tile T01, at", lambda f: tile(f, "T01").update(at=[4, -3.0])),
    ("wrong-type", "C3", "tile T01, section T01, spots",
     lambda f: section(f, "T01").update(spots=[["deer"]])),
    ("wrong-type", "C4", "charts.iceni.deer", lambda f: f["charts"]["iceni"].update(deer="2")),
    ("wrong-type", "C7", "roles.fastest.start", lambda f: f["roles"]["fastest"].update(start=3)),
    ("missing-key", "C1", "file", lambda f: f.pop("charts")),
    ("missing-key", "C2", "tile T03", lambda f: tile(f, "T03").pop("sections")),
    ("missing-key", "C4", "charts.iceni", lambda f: f["charts"]["iceni"].pop("ore")),
    ("unknown-key", "C1", "file", lambda f: f.update(author="me")),
    ("unknown-key", "C3", "tile T13, section T13b", lambda f: section(f, "T13b").update(bridge=1)),
    ("unknown-key", "C4", "charts.iceni", lambda f: f["charts"]["iceni"].update(gold=4)),
    ("bad-name", "C1", "name", lambda f: f.update(name=" ")),
    ("bad-name", "C2", "tiles[0], id", lambda f: tile(f, "T01").update(id="T 01")),
    ("bad-name", "C7", "roles.Slow", lambda f: f["roles"].update(Slow=f["roles"].pop("wisest"))),
    ("out-of-range", "C3", "tile T01, section T01, edges",
     lambda f: section(f, "T01")["edges"].append(6)),
    ("out-of-range", "C7", "roles.trusted.bonus.rp",
     lambda f: f["roles"]["trusted"]["bonus"].update(rp=-1)),
    ("wrong-length", "C7", "roles.fastest.bonus.movement",
     lambda f: f["roles"]["fastest"]["bonus"]["movement"].pop()),
    ("wrong-length", "C2", "tile T01, at", lambda f: tile(f, "T01")["at"].append(-1)),
    ("unknown-kind", "C2", "tile T01", lambda f: tile(f, "T01").update(kind="sea")),
    ("unknown-resource", "C1", "tile T01, section T01, spots",
     lambda f: section(f, "T01")["spots"].append("gold")),
    ("unknown-column", "C4", "charts.iceni.deer", lambda f: f["charts"]["iceni"].update(deer=3)),
    ("unknown-bonus", "C7", "roles.trusted.bonus",
     lambda f: f["roles"]["trusted"]["bonus"].update(luck=[0, 1, 2, 3, 4])),
    ("name-taken", "C2", "tile T03", lambda f: tile(f, "T01").update(id="T03")),
    ("name-taken", "C2", "tile T10", lambda f: tile(f, "T02").update(name="iceni")),
    ("name-taken", "C3", "tile T07, section T08", lambda f: section(f, "T07b").update(id="T08")),
    ("name-taken", "C3", "tile T07, section T07", lambda f: section(f, "T07b").update(id="T07")),
    ("name-taken", "C3", "tile T07, section iceni",
     lambda f: section(f, "T07b").update(id="iceni")),
    ("name-taken", "C7", "roles.iceni", lambda f: f["roles"].update(iceni=f["roles"]["wisest"])),
    ("name-reserved", "C2", "tile wheat", lambda f: tile(f, "T07").update(id="wheat")),
    ("name-reserved", "C7", "roles.roman", lambda f: f["roles"].update(roman=f["roles"]["wisest"])),
    ("sole-section-name", "C3", "tile T01, section T01a",
     lambda f: section(f, "T01").update(id="T01a")),
    ("place-taken", "C2", "tile T02", lambda f: tile(f, "T02").update(at=[4, -3])),
    ("tile-count", "C2", "file", lambda f: f.update(tiles=f["tiles"][:11])),
    ("tile-count", "C2", "file", many_tiles),
    ("stronghold-count", "C1", "file",
     lambda f: tile(f, "T07").update(kind="stronghold", name="silures")),
    ("circle-count", "C1", "file", lambda f: tile(f, "T17").update(kind="land")),
    ("circle-count", "C1", "file", lambda f: tile(f, "T16").update(kind="circle")),
    ("resource-count", "C2", "file", lambda f: section(f, "T01").update(spots=[])),
    ("role-count", "C7", "roles", lambda f: f["roles"].pop("wisest")),
    ("tile-without-section", "C2", "tile T01", lambda f: tile(f, "T01").update(sections=[])),
    ("section-without-edge", "C3", "tile T01, section T01",
     lambda f: section(f, "T01").update(edges=[])),
    ("edge-taken", "C3", "tile T07, edge 0", lambda f: section(f, "T07b")["edges"].append(0)),
    ("edge-taken", "C3", "tile T07, edge 3", lambda f: section(f, "T07b")["edges"].append(3)),
    ("road-off-map", "C2", "tile T01, edge 0", lambda f: section(f, "T01")["edges"].append(0)),
    ("edge-without-road", "C2", "tile T03, edge 1", lambda f: section(f, "T03")["edges"].append(1)),
    ("edge-without-road", "C2", "tile T17, edge 0",
     lambda f: section(f, "T13a")["edges"].remove(3)),
    ("stronghold-without-name", "C1", "tile T10", lambda f: tile(f, "T10").pop("name")),
    ("name-not-stronghold", "C2", "tile T01", lambda f: tile(f, "T01").update(name="bowland")),
    ("stronghold-roads", "C3a", "tile T10", lambda f: tile(f, "T10")["sections"].pop()),
    ("stronghold-road-edges", "C3a", "tile T06, section T06a",
     lambda f: section(f, "T06a")["edges"].append(2)),
    ("stronghold-road-roman", "C3b", "tile T06, section T06a",
     lambda f: section(f, "T06a").update(roman=False)),
    ("spot-on-stronghold", "C3a", "tile T06, section T06a",
     lambda f: section(f, "T06a").update(spots=["deer"])),
    ("spot-twice", "C2", "tile T01, section T01",
     lambda f: section(f, "T01").update(spots=["deer", "deer"])),
    ("section-unreachable", "C2", "tile U2, section U2", island),
    ("stronghold-unreachable", "C2", "tile T10", lonely_stronghold),
    ("chart-missing", "C4", "charts", lambda f: f["charts"].pop("iceni")),
    ("chart-without-stronghold", "C4", "charts.silures",
     lambda f: f["charts"].update(silures=f["charts"]["iceni"])),
    ("start-unknown", "C7", "roles.fastest.start",
     lambda f: f["roles"]["fastest"].update(start="T07")),
    ("start-on-stronghold-road", "C7", "roles.fastest.start",
     lambda f: f["roles"]["fastest"].update(start="T10a")),
]  # fmt: skip


@pytest.mark.parametrize(("key", "rule", "where", "change"), CASES)
def test_each_kind_of_fault_is_named(key: str, rule: str, where: str, change: Change) -> None:
    file = map_file()
    change(file)
    with pytest.raises(MapError) as refused:
        read_map(file)
    assert (key, rule, where) in [(one.key, one.rule, one.where) for one in refused.value.faults]
    assert where in str(refused.value)


def test_every_kind_of_fault_has_a_case() -> None:
    assert {key for key, _, _, _ in CASES} == set(FAULT_KEYS)


def test_all_mistakes_are_named_at_once() -> None:
    file = map_file()
    file["charts"]["iceni"]["deer"] = 3
    section(file, "T06a")["roman"] = False
    section(file, "T01")["edges"].append(0)
    file["roles"]["wisest"]["start"] = "nowhere"
    file["author"] = "me"
    assert [one.key for one in faults(file)] == [
        "unknown-key", "unknown-column", "stronghold-road-roman", "road-off-map", "start-unknown"
    ]  # fmt: skip


def test_a_fault_reads_as_a_sentence() -> None:
    file = map_file()
    section(file, "T13a")["edges"].remove(3)
    (fault,) = faults(file)
    assert str(fault) == (
        "tile T17, edge 0: the road ends here: tile T13 has no road at its edge 3 (C2)"
    )
    assert fault.facts == {"other": "T13", "other_edge": 3}


# Absurd input


def refused(data: object) -> list[MapFault]:
    """The faults of a file that must be refused, in words."""
    with pytest.raises(MapError) as error:
        read_map(data)
    assert error.value.faults and str(error.value)
    return error.value.faults


def endless() -> dict[str, object]:
    loop: dict[str, object] = {}
    loop["tiles"] = loop
    return loop


ENDLESS = 100_000
"""Steps after which a refusal is not waited for any longer."""


def steps_of_refusing(data: object) -> int:
    """How many lines of the map's checker are run until a file is refused."""
    steps = 0

    def count(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal steps
        if "celtic_trader" not in frame.f_code.co_filename:
            return None
        steps += event == "line"
        if steps > ENDLESS:
            raise AssertionError("it would never end")
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        with pytest.raises(MapError) as error:
            read_map(data)
    finally:
        sys.settrace(before)
    assert error.value.faults and str(error.value)
    return steps


@pytest.mark.parametrize(
    "data",
    [
        None, True, 0, -1.5, float("inf"), "", "britannia", [], {}, object(), {1: 2}, [[]] * 10**6,
        {"tiles": [None] * 10**6}, {str(n): n for n in range(10**5)}, endless(),
        "x" * (MAX_TEXT + 1), {"name": "x" * 10**6},
    ],
    ids=range(17),
)  # fmt: skip
def test_absurd_input_is_refused_after_little_work(data: object) -> None:
    assert steps_of_refusing(data) < 2000


Absurd = Callable[[int], object]

ABSURD: list[tuple[Absurd, int]] = [
    (lambda n: {"tiles": [{"id": "T", "at": [0, 0], "kind": "circle", "sections": [{}] * n}]},
     15_000),
    (lambda n: {"tiles": [{"id": "T", "kind": "stronghold", "at": [0, 0], "sections":
                           [{"id": "a", "edges": [0] * n + [1] * n}]}]}, 9_000),
    (lambda n: {"tiles": [{}] * n, "charts": {str(k): {} for k in range(n)},
                "roles": {str(k): {"start": "x"} for k in range(n // 2)}}, 5_000),
    (lambda n: {"tiles": [{"kind": "stronghold", "at": [0, 0], "sections": [{"edges": [0]}] * n},
                          {"kind": "circle", "at": [1, -1], "sections": [{"edges": [3]}]}]}, 3_000),
]  # fmt: skip


@pytest.mark.parametrize(("absurd", "many"), ABSURD, ids=range(len(ABSURD)))
def test_twice_as_much_is_at_most_twice_the_work(absurd: Absurd, many: int) -> None:
    once, twice = (steps_of_refusing(absurd(n)) for n in (100, 200))
    assert once > 100 and twice <= 2 * once
    # And as large as a file may just be.
    assert all(one.key != "file-too-large" for one in refused(absurd(many)))
    assert {one.key for one in refused(absurd(MAX_VALUES))} == {"file-too-large"}


def spots_in(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) at which a value of the file can be changed."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        at = waiting.pop()
        keys = list(at) if isinstance(at, dict) else range(len(at)) if isinstance(at, list) else []
        for key in keys:
            found.append((at, key))
            waiting.append(at[key])
    return found


words = st.sampled_from(["T01", "T10", "T13a", "iceni", "wheat", "fastest", "land", "circle", ""])
scalars = (
    st.none() | st.booleans() | st.integers(-3, 9) | st.integers() | st.floats() | st.text() | words
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | words, inner),
    max_leaves=8,
)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.none() | values), min_size=1, max_size=4))
def test_a_mutated_map_is_read_or_refused_with_map_error(
    changes: list[tuple[int, object]],
) -> None:
    file = map_file()
    for pick, value in changes:
        places = spots_in(file)
        if not places:
            break
        container, key = places[pick % len(places)]
        if value is None:
            del container[key]
        else:
            container[key] = value
    found = faults(file)
    if found:
        assert all(one.where and one.rule and str(one) for one in found)
        with pytest.raises(MapError):
            read_map(file)
    else:
        world = read_map(json.loads(json.dumps(file)))
        assert len(distances(world, world.tiles[world.circle].id)) == len(roads(world))
        assert all(world.start_place(role) for role in world.roles)


@settings(max_examples=100, deadline=None)
@given(values)
def test_any_value_that_is_no_map_is_refused_with_map_error(value: object) -> None:
    refused(value)
