"""Táin: the engine and the slow reference go through games together and agree at every node."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from games.tain import random_positions
from games.tain import reference_program as tain
from oenach.games.tain.rules.game import TainGame
from oenach.testing.comparing import Pair

SEATS = (2, 3, 4)
NAMES = ("first_player", "marker", "lone_cow", "memory_aid")


def option_values(seats: int) -> list[dict[str, Any]]:
    """No options, and every combination of all of them."""
    values = (
        ["random", *"ABCD"[:seats]],
        ["rotates", "stays"],
        ["left", "first_in_turn_order"],
        [False, True],
    )
    return [{}, *(dict(zip(NAMES, chosen, strict=True)) for chosen in product(*values))]


def at(position: dict[str, Any]) -> Pair:
    """Engine and reference at a position."""
    return Pair.at(TainGame(position["seats"], position["options"]), tain, position)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int) -> None:
    for options in option_values(seats):
        rng = Random(f"{seats} {options}")
        # From rounds in which everything is laid to rounds in which little is.
        weariness = rng.choice([0, 0, 0.1, 0.3])
        pair = Pair.at_start(TainGame(seats, options), tain, options)
        while pair.moves:
            if "pass" in pair.moves and rng.random() < weariness:
                pair.play("pass")
            else:
                pair.play_at_random(rng)
            if rng.random() < 0.05:
                pair.round_trip()
        pair.round_trip()


share = pytest.mark.parametrize("share", [3, pytest.param(1, marks=pytest.mark.long)])
"""Every third of the positions, or all of them."""


def before_raids(seats: int, share: int) -> Iterator[dict[str, Any]]:
    """Commando phases that only wait for everybody to pass."""
    for seed in range(0, 1200, share):
        rng = Random(f"raid {seats} {seed}")
        yield random_positions.commando(rng, seats, fierce=seed % 2 == 0)


@share
@pytest.mark.parametrize("seats", SEATS)
def test_raids(seats: int, share: int) -> None:
    """Everybody passes, and the whole raid phase is resolved at once."""
    for position in before_raids(seats, share):
        pair = at(position)
        pair.round_trip()
        round_now = pair.position["round"]
        while pair.position["phase"] == "commando" and pair.position["round"] == round_now:
            pair.play("pass")
        _answer_every_way(pair)


@share
@pytest.mark.parametrize("seats", SEATS)
def test_whom_to_free(seats: int, share: int) -> None:
    """T19 in the middle of a raid phase, with other claims open and boards still to come."""
    for seed in range(0, 500, share):
        _answer_every_way(at(random_positions.choice(Random(f"free {seats} {seed}"), seats)))


def _answer_every_way(pair: Pair) -> None:
    """Compare both answers to every question of T19, and the position afterwards."""
    pair.round_trip()
    if pair.position["phase"] == "raid":
        for text in sorted(pair.moves):
            after = pair.branch()
            after.play(text)
            _answer_every_way(after)


def test_a_whole_family_in_one_house() -> None:
    """All six boys and the daughter of one clan can end up as prisoners of one other."""
    options: dict[str, Any] = {"first_player": "A", "marker": "stays"}
    pair = Pair.at_start(TainGame(2, options), tain, options)
    bluffs = [f"X>{place}" for place in ("A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5")]
    others = ["D>A1", "B>A2", "B>A3", "B>A4", "B>A5", "C>K1", "B>B4", "B>B5"]
    for _ in range(3):
        _play_round(pair, ["W>A1", "W>A2", *bluffs], ["B>A1", "B>A2"])
        _play_round(pair, others, [])
    _play_round(pair, ["W>B1"], ["D>B1"])
    assert pair.position["clans"]["A"]["prisoners"] == ["B:B"] * 6 + ["B:D"]
    pair.round_trip()


def _play_round(pair: Pair, moves_of_a: list[str], moves_of_b: list[str]) -> None:
    left = {"A": list(moves_of_a), "B": list(moves_of_b)}
    round_now = pair.position["round"]
    while pair.position["round"] == round_now:
        own = left[pair.position["to_act"]]
        pair.play(own.pop(0) if own else "pass")


@share
def test_the_positions_hold_what_they_are_for(share: int) -> None:
    """Every cell of T14, scarcity, lone cows, several claimants and both ends come up often."""
    seen: dict[str, int] = {}
    for seats in SEATS:
        for position in before_raids(seats, share):
            _count_raids(seen, position)
            _count_end(seen, position)
        for seed in range(0, 500, share):
            position = random_positions.choice(Random(f"free {seats} {seed}"), seats)
            claims = position["raid"]["claims"]
            _count(seen, f"{len(claims)} claimants, {sum(claims.values())} claims")
    wanted = {f"{raider} meets {guard}" for raider in "BWC" for guard in "-BWCDX"}
    wanted |= {"scarce cattle", "scarce jewels", "lone cow", "question", "cattle", "rounds"}
    wanted |= {"1 claimants, 1 claims", "1 claimants, 2 claims", "2 claimants, 2 claims"}
    assert {name for name, count in seen.items() if count >= 20} >= wanted


def _count_raids(seen: dict[str, int], position: dict[str, Any]) -> None:
    for clan in position["clans"].values():
        gates = list(zip(clan["raiders"], clan["guards"], strict=True))
        for raider, guard in gates:
            _count(seen, f"{raider[-1]} meets {guard}")
        won = [raider[0] for raider, guard in gates if raider[-1] in "BWC" and guard in "-X"]
        herd = [raider[0] for raider, guard in gates[:3] if raider[-1] in "BWC" and guard in "-X"]
        if len(set(herd)) > 1 and len(herd) > clan["cattle"]:
            _count(seen, "scarce cattle")
        if len(won) - len(herd) > clan["jewels"]:
            _count(seen, "scarce jewels")
    kinds = [token[-1] for token in position["kingdom"]["places"]]
    if kinds in (["W", "W"], ["C", "C"]) and position["kingdom"]["cattle"] == 1:
        _count(seen, "lone cow")


def _count_end(seen: dict[str, int], position: dict[str, Any]) -> None:
    round_now = position["round"]
    while position["phase"] == "commando" and position["round"] == round_now:
        position = tain.apply(position, "pass")
    if position["phase"] == "raid":
        _count(seen, "question")
    result = tain.outcome(position)
    if result is not None:
        _count(seen, result[0])


def _count(seen: dict[str, int], name: str) -> None:
    seen[name] = seen.get(name, 0) + 1
