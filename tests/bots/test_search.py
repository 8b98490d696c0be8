"""Search itself: it finds what can be found, the same way on every build and every machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count as numbers
from pathlib import Path
from random import Random

import pytest

import oenach
from oenach.bots.search.search import CLOCK_STEPS, Manner, Search
from oenach.bots.search.sense import Sense, win_shares
from oenach.bots.search_bot import SearchBot
from oenach.bots.senses import sense_of
from oenach.catalog import bot
from oenach.kernel.game import Game, random_playout
from oenach.kernel.state import State

ROOT = Path(__file__).parents[2]
TABLES = [(name, seats) for name in oenach.games() for seats in (2, 3, 4)] + [("celtic-trader", 5)]
LEVELS = ("novice", "steady", "strong", "master")
SEARCHERS = (*LEVELS, "ismcts-plain", "ismcts-greedy")


def choices(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game in which somebody has a choice."""
    state, rng = game.new(), oenach.Rng(seed)
    while state.to_act != oenach.OVER:
        if state.to_act >= 0 and len(state.legal_moves()) > 1:
            yield state
        state.apply(int(game.random_move(state, rng)))


def last_tile(revealed: str, series: dict[str, dict[str, list[int]]]) -> State:
    """Keltis: the last tile lies revealed before A, who keeps or leaves it."""
    laid = {
        f"{colour}{value}" for own in series.values() for colour in own for value in own[colour]
    }
    tiles = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]
    return oenach.game("keltis", seats=2).from_position(
        {
            "game": "keltis",
            "seats": 2,
            "options": {},
            "to_act": "A",
            "phase": "decide",
            "revealed": revealed,
            "last_turn": True,
            "face_down": [],
            "middle": [tile for tile in tiles if tile not in laid and tile != revealed],
            "series": series,
        }
    )


# A leads or falls behind with this tile: a fifth green one, or a first yellow one.
KEEP = last_tile("G10", {"A": {"G": [0, 2, 7, 8]}, "B": {"B": [0, 1, 4, 7], "Y": [0, 2, 5]}})
LEAVE = last_tile("Y10", {"A": {"G": [0, 2, 7, 8]}, "B": {"B": [0, 1, 4]}})


@pytest.mark.parametrize("level", ["steady", "strong", "master", "ismcts-plain", "ismcts-greedy"])
@pytest.mark.parametrize(("state", "best"), [(KEEP, "keep"), (LEAVE, "leave")])
def test_a_decisive_move_is_found(level: str, state: State, best: str) -> None:
    game = state.game
    thoughts = bot(level, game).think(state.knowledge(0), state.legal_moves(), Random(3))
    first, second = thoughts.candidates
    assert game.text(state, first.move) == best
    assert first.win > 0.9 > 0.1 > second.win


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("searcher", SEARCHERS)
def test_every_bot_plays_legal_moves_at_every_table(name: str, seats: int, searcher: str) -> None:
    game = oenach.game(name, seats=seats)
    player = bot(searcher, game).scaled(0.002)
    rng = Random(5)
    for count, state in enumerate(choices(game, seats)):
        if count % 12 == 0:
            seat, moves = int(state.to_act), state.legal_moves()
            thoughts = player.think(state.knowledge(seat), moves, rng)
            assert thoughts.move in moves
            assert {one.move for one in thoughts.candidates} == set(moves)
            assert sum(one.share for one in thoughts.candidates) == pytest.approx(1)
            assert sum(thoughts.wins) == pytest.approx(1, abs=1e-6)
            assert all(0 <= one.win <= 1 for one in thoughts.candidates)


@pytest.mark.parametrize("name", oenach.games())
def test_the_same_generator_gives_the_same_thoughts(name: str) -> None:
    game = oenach.game(name, seats=3)
    state = next(choices(game, 1))
    seat, moves = int(state.to_act), state.legal_moves()
    player = bot("strong", game).scaled(0.1)
    first, second = (player.think(state.knowledge(seat), moves, Random(8)) for _ in range(2))
    assert first == second
    assert player.think(state.knowledge(seat), moves, Random(9)) != first


SCRIPT = """
import json, sys
from random import Random
import oenach
from oenach.catalog import bot
for name in oenach.games():
    game = oenach.game(name, seats=2)
    state, rng = game.new(), oenach.Rng(4)
    for step in range(40):
        state.apply(int(game.random_move(state, rng)))
    while state.to_act < 0 or len(state.legal_moves()) < 2:
        state.apply(int(game.random_move(state, rng)))
    knowledge, moves = state.knowledge(int(state.to_act)), state.legal_moves()
    for level in ("master", "ismcts-plain", "ismcts-greedy"):
        player = bot(level, game)
        few = player.scaled(30 / player.strength.simulations)
        print(json.dumps(few.think(knowledge, moves, Random(1)).to_json()))
"""


def test_interpreted_search_thinks_the_same() -> None:
    interpreted = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT / "tests",
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for environment in (dict(os.environ), interpreted)
    ]
    first, second = ([json.loads(line) for line in output.splitlines()] for output in outputs)
    assert len(first) == 9
    assert first == second


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A clock that is an eighth of a second later whenever it is read."""
    readings = numbers(1)
    monkeypatch.setattr("time.perf_counter", lambda: next(readings) / 8)
    yield
    monkeypatch.undo()


@pytest.mark.parametrize("name", oenach.games())
def test_time_only_caps(name: str, ticking: None) -> None:
    game = oenach.game(name, seats=2)
    state = next(choices(game, 2))
    knowledge, moves = state.knowledge(int(state.to_act)), state.legal_moves()
    player = bot("master", game).scaled(1000)
    thoughts = player.think(knowledge, moves, Random(1), seconds=2.0)
    # Two seconds are over at the sixteenth look at the clock, and there the search ends.
    assert thoughts.late and thoughts.simulations == 16 * CLOCK_STEPS
    few = bot("master", game).scaled(0.01)
    capped, free = (few.think(knowledge, moves, Random(1), cap) for cap in (1000.0, None))
    assert capped == free and not free.late


def test_a_timed_bot_thinks_as_long_as_it_was_told(ticking: None) -> None:
    game = oenach.game("keltis", seats=2)
    state = next(choices(game, 2))
    player = bot("ismcts-plain", game).timed(2.0)
    thoughts = player.think(state.knowledge(int(state.to_act)), state.legal_moves(), Random(1))
    assert thoughts.simulations == 16 * CLOCK_STEPS and not thoughts.late


def test_a_forced_move_needs_no_search() -> None:
    state = last_tile("G0", {"A": {"G": [4, 5]}, "B": {}})
    moves = state.legal_moves()
    assert len(moves) == 1
    thoughts = bot("master", state.game).think(state.knowledge(0), moves, Random(1))
    assert thoughts.simulations == 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_quick_winners_are_the_winners(name: str, seats: int) -> None:
    game = oenach.game(name, seats=seats)
    for seed in range(40):
        state, rng = game.new(), oenach.Rng(seed)
        random_playout(state, rng)
        outcome = state.outcome()
        assert outcome is not None
        assert int(game.winners(state)) == sum(1 << seat for seat in outcome.winners)
        shares = list(win_shares(game, state))
        assert shares == [
            1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(seats)
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tain_what_others_see_of_a_move_is_its_public_text(seats: int) -> None:
    game = oenach.game("tain", seats=seats)
    state = next(choices(game, 1))
    moves = state.legal_moves()
    by_text: dict[str, set[int]] = {}
    for move in moves:
        by_text.setdefault(game.public_text(state, move), set()).add(int(game.seen_move(move)))
    assert all(len(numbers) == 1 for numbers in by_text.values())
    assert len(set.union(*by_text.values())) == len(by_text) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tain_secrets_are_the_seats_own_facts(seats: int) -> None:
    game = oenach.game("tain", seats=seats)
    for count, state in enumerate(choices(game, 6)):
        if count % 9:
            continue
        seat = int(state.to_act)
        imaginer = game.imaginer(state.knowledge(seat))
        rng = oenach.Rng(count)
        drawn = [imaginer.sample(rng) for _ in range(6)]
        # Nothing that others hide changes a seat's own number; what it hides itself does.
        assert len({int(game.secret(one, seat)) for one in drawn}) == 1
        other = (seat + 1) % seats
        hidden = {json.dumps(game.knowledge(one, other).view, sort_keys=True) for one in drawn}
        assert len({int(game.secret(one, other)) for one in drawn}) == len(hidden)


def test_a_game_without_a_sense_is_searched_all_the_same() -> None:
    game = oenach.game("keltis", seats=2)
    state = next(choices(game, 3))
    imaginer = game.imaginer(state.knowledge(int(state.to_act)))
    manner = Manner(1.0, sensible_playouts=True, stops_when_settled=True, uses_priors=True)
    search = Search(game, Sense(game), manner, imaginer, state.to_act, oenach.Rng(1))
    assert not search.run(200, 0.0)
    assert sum(search.root_visits()) == 200 == search.simulations
    assert isinstance(sense_of(game), Sense)


def test_search_bots_are_what_the_catalogue_makes() -> None:
    game = oenach.game("tain", seats=2)
    sizes = []
    for level in LEVELS:
        player = bot(level, game)
        assert isinstance(player, SearchBot)
        sizes.append(player.strength.simulations)
    assert sizes == sorted(sizes)
    with pytest.raises(oenach.OptionError):
        bot("champion", game)
