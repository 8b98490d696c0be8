"""Whole games of Celtic Trader, on all kinds of maps and at every seat count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.celtic_trader.big_map import STEPS, random_map
from games.celtic_trader.celtic_trader_tables import RESOURCES, ROMANS, goes, legal, told
from games.celtic_trader.small_map import MapFile, small_map
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.errors import IllegalMove, MalformedMove
from oenach.kernel.game import random_playout
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER

maps = st.one_of(
    st.just("britannia"),
    st.just(small_map()),
    st.builds(
        lambda seed, tiles: random_map(Random(seed), tiles), st.integers(0), st.integers(12, 60)
    ),
)
options = st.fixed_dictionaries(
    {"map": maps},
    optional={
        "roles": st.sampled_from(["blind", "draft"]),
        "supply": st.sampled_from([1, 30, 114, 999]),
        "fast_game": st.booleans(),
        "limit": st.sampled_from(["none", "rounds:3", "rounds:20", "minutes:5"]),
    },
)
tables = st.builds(CelticTraderGame, st.integers(2, 5), options)
seeds = st.integers(0, 2**40)


def nodes(game: CelticTraderGame, seed: int, most: int) -> Iterator[CelticTraderState]:
    """The nodes of a random game, time being called now and then."""
    state = game.new()
    rng = Rng(seed)
    for _ in range(most):
        yield state
        if state.to_act == OVER:
            return
        if rng.below(300) == 0:
            state.call_time()
        game.perform(state, game.random_move(state, rng), None)


@settings(max_examples=12, deadline=None)
@given(tables, seeds)
def test_a_move_is_refused_exactly_when_it_is_not_legal(game: CelticTraderGame, seed: int) -> None:
    for state in nodes(game, seed, 60):
        allowed = state.legal_moves()
        refusals = {move: game.refusal(state, move) for move in range(game.move_count)}
        assert allowed == sorted(allowed)
        assert [move for move, refusal in refusals.items() if refusal is None] == allowed
        for refusal in refusals.values():
            assert refusal is None or (
                refusal.rule[0] == "C" and refusal.key.startswith("celtic-trader-")
            )


@settings(max_examples=25, deadline=None)
@given(tables, seeds)
def test_positions_and_texts_go_both_ways(game: CelticTraderGame, seed: int) -> None:
    for state in nodes(game, seed, 150):
        again = game.from_position(told(state))
        assert told(again) == told(state)
        assert again.to_act == state.to_act
        assert again.legal_moves() == state.legal_moves()
        assert again.outcome() == state.outcome()
        for move in state.legal_moves():
            assert game.parse(state, game.text(state, move)) == move


@settings(max_examples=25, deadline=None)
@given(tables, seeds)
def test_a_random_move_is_one_of_the_legal_ones(game: CelticTraderGame, seed: int) -> None:
    for state in nodes(game, seed, 200):
        if state.to_act == OVER:
            assert state.legal_moves() == []
            return
        moves = state.legal_moves()
        number = state.round * 7 + len(moves)
        drawn = game.random_move(state, Rng(number))
        if state.to_act == CHANCE:
            outcomes = state.chance_outcomes()
            assert [move for move, _ in outcomes] == moves
            assert drawn in moves
        else:
            assert state.chance_outcomes() == []
            assert drawn == moves[Rng(number).below(len(moves))]


def count(position: dict[str, Any]) -> Counter[str]:
    """All tokens and points, counted in the written position."""
    found = Counter(position["bag"]) + Counter(position["discard"])
    found.update(position["turn"]["drawn"])
    for tokens in position["spots"].values():
        found.update(tokens)
    found["roman"] += len(position["romans"]) + position["removed_romans"]
    found["points"] += position["supply"]
    for own in position["players"].values():
        found.update(own["carried"])
        found["points"] += own["rp"] + own["vp"]
    return found


@settings(max_examples=25, deadline=None)
@given(tables, seeds)
def test_nothing_is_ever_lost(game: CelticTraderGame, seed: int) -> None:
    romans = 14 if game.options["fast_game"] else ROMANS[game.seats]
    expected = Counter(dict.fromkeys(RESOURCES, 7))
    expected += Counter(cycle=1, orders=1, romanisation=1, roman=romans)
    for state in nodes(game, seed, 300):
        position = told(state)
        found = count(position)
        assert found.pop("points") == game.options["supply"]
        assert found == expected
        assert position["supply"] >= -50
        assert len(set(position["romans"])) == len(position["romans"])


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_a_copy_is_deep_and_a_refused_move_changes_nothing(
    game: CelticTraderGame, seed: int
) -> None:
    for ply, state in enumerate(nodes(game, seed, 120)):
        if ply % 15:
            continue
        before = told(state)
        twin = state.copy()
        random_playout(twin, Rng(ply))
        assert told(state) == before
        for move in range(ply, game.move_count, 41):
            if move not in state.legal_moves():
                with pytest.raises(IllegalMove):
                    state.apply(move)
        assert told(state) == before


def steps(world: MapFile, position: dict[str, Any]) -> set[str]:
    """C3a, C13: where a step leads, worked out from the map file alone."""
    player = position["players"][position["to_act"]]
    at, points, held = player["at"], position["turn"]["points"], set(position["romans"])
    by_place = {tuple(tile["at"]): tile for tile in world["tiles"]}
    found: set[str] = set()

    def out(tile: MapFile, edge: int) -> None:
        q, r = STEPS[edge]
        other = by_place[tile["at"][0] + q, tile["at"][1] + r]
        section = next(s["id"] for s in other["sections"] if (edge + 3) % 6 in s["edges"])
        found.add(other["name"] if "name" in other and section not in held else section)

    for tile in world["tiles"]:
        if tile.get("name") == at and points:
            for road in tile["sections"]:
                if road["id"] in held:
                    found.add(road["id"])
                else:
                    out(tile, road["edges"][0])
        for section in tile["sections"]:
            if section["id"] == at:
                if "name" in tile:
                    found.add(tile["name"])
                for edge in section["edges"] if points else []:
                    out(tile, edge)
    return found


@settings(max_examples=40, deadline=None)
@given(tables, seeds)
def test_C13_steps_are_those_that_the_map_file_tells(game: CelticTraderGame, seed: int) -> None:
    world: Any = game.board.world.file
    for state in nodes(game, seed, 400):
        position = told(state)
        if position["phase"] == "move":
            expected = set() if position["turn"]["halted"] else steps(world, position)
            assert goes(state) == expected


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_a_text_that_is_no_move_is_told_apart_from_one_that_is_refused(
    game: CelticTraderGame, seed: int
) -> None:
    state = game.new()
    for text in ["", " ", "=", "=gold", "stay ", "go", "go ", "resolve", "resolve gold@T1"]:
        with pytest.raises(MalformedMove):
            game.parse(state, text)
    for text in ["resolve cycle@T1", "resolve wheat+", "resolve wheat+rome", "resolve roman+iceni"]:
        with pytest.raises(MalformedMove):
            game.parse(state, text)
    with pytest.raises(IllegalMove) as caught:
        game.parse(state, "resolve wheat@iceni")
    assert caught.value.rule == "C11"
    with pytest.raises(IllegalMove) as caught:
        game.parse(state, f"claim {int(str(game.options['supply'])) + 51}")
    assert caught.value.rule == "C17"


def test_a_tile_of_several_sections_is_no_place() -> None:
    game = CelticTraderGame(2, {"map": small_map()})
    for text in ("go A", "roman A", "resolve roman@A", "resolve orders@A", "resolve deer@A"):
        with pytest.raises(MalformedMove) as caught:
            game.parse(game.new(), text)
        assert caught.value.facts == {"tile": "A", "names": "a1, a2"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_come_to_an_end(seats: int) -> None:
    reasons = set()
    for seed in range(40):
        state = CelticTraderGame(seats, {"supply": 3} if seed % 2 else {}).new()
        random_playout(state, Rng(seed))
        outcome = state.outcome()
        assert outcome is not None
        assert legal(state) == []
        reasons.add(outcome.reason)
    assert reasons == {"conquest", "supply"}
