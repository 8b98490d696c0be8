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
from oenach.bots.catalog import bot
from oenach.bots.levels import heuristics_of
from oenach.bots.search_bot import SearchBot
from oenach.kernel.game import Game, random_playout
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics, win_shares
from oenach.search.search import CLOCK_STEPS, Search, SearchSettings
from tables import TABLES, example

ROOT = Path(__file__).parents[2]
LEVELS = ("novice", "steady", "strong", "master")
SEARCHERS = (*LEVELS, "ismcts-plain", "ismcts-greedy")


def choices(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game in which somebody has a choice."""
    state, rng = game.new(), oenach.Rng(seed)
    while state.to_act != oenach.OVER:
        if state.to_act >= 0 and len(state.legal_moves()) > 1:
            yield state
        state.apply(int(game.random_move(state, rng)))


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
from oenach.bots.catalog import bot
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
    assert len(first) == 3 * len(oenach.games())
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
    game = example()
    state = next(choices(game, 2))
    player = bot("ismcts-plain", game).timed(2.0)
    thoughts = player.think(state.knowledge(int(state.to_act)), state.legal_moves(), Random(1))
    assert thoughts.simulations == 16 * CLOCK_STEPS and not thoughts.late


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


def test_a_game_without_heuristics_is_searched_all_the_same() -> None:
    game = example()
    state = next(choices(game, 3))
    imaginer = game.imaginer(state.knowledge(int(state.to_act)))
    settings = SearchSettings(
        1.0, sensible_playouts=True, stops_when_settled=True, uses_priors=True
    )
    search = Search(game, Heuristics(game), settings, imaginer, state.to_act, oenach.Rng(1))
    assert not search.run(200, 0.0)
    assert sum(search.root_visits()) == 200 == search.simulations
    assert isinstance(heuristics_of(game), Heuristics)


def test_search_bots_are_what_the_catalogue_makes() -> None:
    game = example()
    sizes = []
    for level in LEVELS:
        player = bot(level, game)
        assert isinstance(player, SearchBot)
        sizes.append(player.strength.simulations)
    assert sizes == sorted(sizes)
    with pytest.raises(oenach.OptionError):
        bot("champion", game)
