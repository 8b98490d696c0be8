"""Keltis: the engine and the slow reference go through games together and agree at every node."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from games.keltis import random_positions
from games.keltis import reference_program as keltis
from oenach.games.keltis.rules.game import KeltisGame
from oenach.testing.comparing import Pair

SEATS = (2, 3, 4)
GAMES = [
    (seats, options)
    for seats in SEATS
    for options in (
        {},
        {"first_player": "random"},
        *({"first_player": seat} for seat in "ABCD"[:seats]),
    )
]


def at(position: dict[str, Any]) -> Pair:
    """Engine and reference at a position."""
    return Pair.at(KeltisGame(position["seats"], position["options"]), keltis, position)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_random_games(seats: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        rng = Random(f"{seats} {options} {seed}")
        # Some players take whatever fits, some leave most tiles in the middle.
        greed = rng.random()
        pair = Pair.at_start(KeltisGame(seats, options), keltis, options)
        while pair.moves:
            taking = [text for text in sorted(pair.moves) if text[:4] in ("keep", "take")]
            if taking and rng.random() < greed:
                pair.play(rng.choice(taking))
            else:
                pair.play_at_random(rng)
            if rng.random() < 0.1:
                pair.round_trip()


def late_positions(seats: int) -> Iterator[tuple[Random, dict[str, Any]]]:
    """Few tiles face down, full middles, series that take everything or nothing."""
    for seed in range(400):
        rng = Random(f"late {seats} {seed}")
        yield rng, random_positions.late(rng, seats, stuck=seed % 2 == 0)


@pytest.mark.parametrize("seats", SEATS)
def test_late_positions(seats: int) -> None:
    for rng, position in late_positions(seats):
        pair = at(position)
        pair.round_trip()
        while pair.moves:
            pair.play_at_random(rng)
        pair.round_trip()


@pytest.mark.parametrize("seats", SEATS)
def test_last_turns(seats: int) -> None:
    """R8a: with nothing face down, every way to the end, clover after clover."""
    for seed in range(60):
        rng = Random(f"last {seats} {seed}")
        position = random_positions.late(rng, seats, most_face_down=0, stuck=seed % 2 == 0)
        _every_way(at(position), rng)


def _every_way(pair: Pair, rng: Random) -> None:
    pair.round_trip()
    moves = sorted(pair.moves)
    for text in rng.sample(moves, min(4, len(moves))):
        after = pair.branch()
        after.play(text)
        _every_way(after, rng)


def test_the_late_positions_hold_what_they_are_for() -> None:
    """Clovers in the last turn, tiles that fit and that do not, several winners."""
    seen: dict[str, int] = {}
    for rng, position in chain(late_positions(2), late_positions(3)):
        while keltis.outcome(position) is None:
            moves = keltis.legal(position)
            revealed = position["revealed"]
            if position["phase"] == "decide":
                _count(seen, "fits" if "keep" in moves else "does not fit")
            if position["last_turn"] and position["phase"] == "turn":
                _count(seen, "forced stop" if moves == ["stop"] else "extra turn at the end")
            if position["last_turn"] and revealed in keltis.CLOVERS and "keep" in moves:
                _count(seen, "clover revealed last")
            position = keltis.apply(position, rng.choice(moves))
        result = keltis.outcome(position)
        assert result is not None
        _count(seen, "shared victory" if len(result[1]) > 1 else "one winner")
    wanted = {
        *("fits", "does not fit", "forced stop", "extra turn at the end"),
        *("clover revealed last", "shared victory", "one winner"),
    }
    assert {name for name, count in seen.items() if count >= 5} >= wanted


def _count(seen: dict[str, int], name: str) -> None:
    seen[name] = seen.get(name, 0) + 1
