"""Generated maps: every one passes the checker and is fair, and the same seed gives the same."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import pytest

from oenach.games.celtic_trader.maps.files.worldmap import (
    RESOURCES,
    WorldMap,
    builtin,
    faults,
    read_map,
)
from oenach.games.celtic_trader.maps.generating import generator
from oenach.games.celtic_trader.maps.generating.fairness import (
    limits,
    measures,
    spot_limit,
    stronghold_limit,
    unfair,
)
from oenach.games.celtic_trader.maps.generating.generator import MAX_SEED, new_map
from oenach.games.celtic_trader.maps.generating.names import TRIBES
from oenach.games.celtic_trader.maps.generating.stock import STOCK
from oenach.games.celtic_trader.maps.generating.travel import FAR, Places, distances
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.kernel.errors import OptionError
from oenach.kernel.rng import Rng

BLOCK = 50  # seeds to a test, so that tests can be run side by side
ALL_SIZES = range(12, 61)


def passes(file: dict[str, object]) -> WorldMap:
    """Asserts all that is promised of a generated map."""
    world = read_map(file)  # MapError if the checker finds any fault
    assert unfair(world) == []
    for name, tile in zip(world.strongholds, world.stronghold_tiles, strict=True):
        assert name in TRIBES
        assert 2 <= len(world.tiles[tile].sections) <= 4
    spots = [section.spots for section in world.sections]
    assert all(len(set(kinds)) == len(kinds) for kinds in spots)
    assert any(len(kinds) >= 2 for kinds in spots)
    return world


@cache
def generated(seed: int) -> dict[str, Any]:
    """The map of a seed, made once for all tests that only look at it."""
    return new_map(seed)


# Every seed and every size


@pytest.mark.parametrize(
    "first",
    [0, *(pytest.param(first, marks=pytest.mark.long) for first in range(BLOCK, 1000, BLOCK))],
)
def test_a_thousand_seeds_pass_the_checker_and_are_fair(first: int) -> None:
    for seed in range(first, first + BLOCK):
        world = passes(generated(seed) if seed < BLOCK else new_map(seed))
        assert len(world.tiles) == 24
        assert world.name == f"random-{seed}-24"


@pytest.mark.parametrize("tiles", ALL_SIZES)
@pytest.mark.parametrize("other", [False, pytest.param(True, marks=pytest.mark.long)])
def test_every_size_from_12_to_60_passes(tiles: int, other: bool) -> None:
    # Seed 0 is what all other seeds fall back on.
    for seed in (1, MAX_SEED - tiles) if other else (0,):
        file = new_map(seed, tiles)
        assert faults(file) == []
        assert len(passes(file).tiles) == tiles


def test_a_seed_without_a_map_gets_that_of_seed_0(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed whose tries all fail gets a map of seed 0's making, under its own name."""
    made: list[int] = []
    attempt = generator.attempt

    def stubborn(rng: Rng, seed: int, tiles: int) -> dict[str, object] | None:
        made.append(seed)
        return None if len(made) <= generator.TRIES else attempt(rng, seed, tiles)

    monkeypatch.setattr(generator, "attempt", stubborn)
    file = new_map(7, 12)
    assert len(made) > generator.TRIES
    monkeypatch.undo()
    assert passes(file).name == "random-7-12"
    assert file["tiles"] == new_map(0, 12)["tiles"]


# The same everywhere


def digest(file: dict[str, Any]) -> str:
    """A hash of all that is drawn; the bonuses are those of britannia, whatever they are."""
    drawn = {
        "tiles": file["tiles"],
        "charts": file["charts"],
        "starts": [(name, role["start"]) for name, role in file["roles"].items()],
    }
    return hashlib.sha256(json.dumps(drawn).encode()).hexdigest()[:16]


def test_the_same_seed_gives_the_same_map() -> None:
    for seed, tiles in ((0, 24), (7, 24), (7, 12), (123_456, 60)):
        assert json.dumps(new_map(seed, tiles)) == json.dumps(new_map(seed, tiles))


@pytest.mark.parametrize(
    ("seed", "tiles", "expected"),
    [
        (7, 24, "8a380d18d96ddf3f"),
        (7, 12, "db2450ffb21e3bd5"),
        (2005, 36, "b84684330302dd66"),
        (MAX_SEED, 60, "b7812c6a1c1f243a"),
    ],
)
def test_a_map_is_the_same_on_every_machine(seed: int, tiles: int, expected: str) -> None:
    assert digest(new_map(seed, tiles)) == expected


def test_different_seeds_and_sizes_give_different_maps() -> None:
    maps = [generated(seed) for seed in range(40)]
    assert len({digest(file) for file in maps}) == len(maps)
    outlines = {tuple(sorted((tile.q, tile.r) for tile in read_map(file).tiles)) for file in maps}
    assert len(outlines) == len(maps)


def test_a_map_is_json_as_it_stands_and_nobody_elses() -> None:
    file = new_map(3)
    assert json.loads(json.dumps(file)) == file
    roles = file["roles"]
    assert isinstance(roles, dict)
    roles["fastest"]["bonus"].clear()
    assert passes(new_map(3)).roles["fastest"].bonus


# What is on a map


def test_the_file_says_how_it_was_made() -> None:
    file = new_map(7, 30)
    assert list(file)[:4] == ["$comment", "name", "version", "reconstruction"]
    assert "oenach map new --seed 7 --tiles 30" in str(file["$comment"])
    assert (file["name"], file["version"], file["reconstruction"]) == ("random-7-30", 1, True)


def test_c7_the_roles_are_those_of_britannia_with_places_of_their_own() -> None:
    britannia = builtin("britannia")
    assert britannia is not None
    for seed in range(20):
        world = read_map(generated(seed))
        assert list(world.roles) == list(britannia.roles)
        for name, role in world.roles.items():
            assert (role.bonus, role.rp) == (britannia.roles[name].bonus, britannia.roles[name].rp)
        assert len({world.start_place(role) for role in world.roles}) == 6


def test_c2_every_tile_is_one_of_the_stock_and_there_are_bridges() -> None:
    stock = {way.sections for way in STOCK}
    bridges = 0
    for seed in range(20):
        world = read_map(generated(seed))
        for tile in world.tiles:
            masks = [sum(1 << edge for edge in world.sections[n].edges) for n in tile.sections]
            if tile.kind == "land":
                assert tuple(sorted(masks)) in stock
                bridges += len(masks) == 2
    assert bridges >= 20 * 4


def test_c4_strongholds_want_little_of_what_is_near_and_much_of_what_is_far() -> None:
    near: list[int] = []
    far: list[int] = []
    for seed in range(40):
        world = read_map(generated(seed))
        places = Places(world)
        for name, chart in world.charts.items():
            away = places.away[places.numbers[name]]
            for resource in RESOURCES:
                nearest = min(away[spot] for spot, kind in places.spots if kind == resource)
                if nearest == 1:
                    near.append(chart[resource])
                    assert chart[resource] <= 4
                elif nearest >= 3:
                    far.append(chart[resource])
    assert 2 * sum(near) * len(far) < sum(far) * len(near)


def test_no_dead_corner_up_to_30_tiles() -> None:
    assert [spot_limit(tiles) for tiles in (12, 30, 31, 45, 46, 60)] == [7, 7, 8, 8, 9, 9]
    assert [stronghold_limit(tiles) for tiles in (12, 30, 31, 60)] == [6, 6, 7, 8]
    for tiles in (12, 24, 30):
        assert limits(tiles)["spot"] == (1, 7)
        assert limits(tiles)["stronghold"] == (1, 6)
        assert limits(tiles)["market"] == (1, 3)


# Fairness


def test_the_figures_of_britannia() -> None:
    britannia = builtin("britannia")
    assert britannia is not None
    found = measures(britannia)
    assert (found["spot"], found["stronghold"], found["side_by_side"]) == (5, 5, 0)
    assert set(found) == set(limits(24))


def test_an_unfair_map_is_told_by_what_is_wrong_with_it() -> None:
    rich: dict[str, Any] = new_map(5)
    first = next(iter(rich["charts"]))
    rich["charts"][first] = dict.fromkeys(RESOURCES, 8)
    assert "richest_chart" in unfair(read_map(rich))
    crowded: dict[str, Any] = new_map(5)
    for role in crowded["roles"].values():
        role["start"] = first
    assert unfair(read_map(crowded)) == ["shared_starts"]


def test_distances_count_points_and_know_what_is_out_of_reach() -> None:
    assert distances([[1], [0, 2], [1], []], 0) == [0, 1, 2, FAR]


# Playing


@pytest.mark.parametrize(
    ("seats", "seed", "tiles"), [(2, 7, 24), (3, 1, 12), (4, 2, 40), (5, 3, 60), (2, 4, 18)]
)
def test_a_game_on_a_new_map_comes_to_its_end(seats: int, seed: int, tiles: int) -> None:
    game = CelticTraderGame(seats, {"map": new_map(seed, tiles), "limit": "rounds:200"})
    state = game.new()
    rng = Rng(seed)
    for _ in range(50_000):
        if state.outcome() is not None:
            break
        state.apply(int(game.random_move(state, rng)))
    assert state.outcome() is not None


# Bad arguments


@pytest.mark.parametrize("tiles", [11, 61, 0, -24, 10**400, True, "24", 24.0, None, [24]])
def test_a_bad_size_is_refused(tiles: Any) -> None:
    with pytest.raises(OptionError) as refused:
        new_map(7, tiles)
    assert refused.value.key == "map-size"
    assert (refused.value.facts["least"], refused.value.facts["most"]) == (12, 60)


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 10**400, False, "7", 7.0, None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError) as refused:
        new_map(seed)
    assert refused.value.key == "map-seed"
    assert (refused.value.facts["least"], refused.value.facts["most"]) == (0, MAX_SEED)
