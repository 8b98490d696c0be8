"""The toy is a game like any other, and is there only where it is asked for."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from oenach import OVER, Rng
from oenach.games.installed import games
from oenach.messages.catalogues import LANGUAGES, say
from tables import views, walk
from toys.installing import ON_PATH, toy_installed
from toys.pebbles.module import MODULE
from toys.pebbles.rules.game import PebblesGame
from toys.pebbles.rules.state import FREE, PebblesState

OPTIONS: list[dict[str, object]] = [{}, {"brisk": True, "rounds": 3}, {"face_up": True}]


@pytest.fixture(params=[(seats, given) for seats in (2, 3, 4) for given in OPTIONS], ids=str)
def game(request: pytest.FixtureRequest) -> PebblesGame:
    seats, given = request.param
    return PebblesGame(seats, given)


def states(game: PebblesGame) -> Iterator[PebblesState]:
    """The states of some random matches."""
    for seed in range(3):
        for state in walk(game, seed):
            yield cast(PebblesState, state)


def test_legal_is_what_is_not_refused_and_forced_what_alone_is_legal(game: PebblesGame) -> None:
    for state in states(game):
        allowed = [move for move in range(game.move_count) if not game.refusal(state, move)]
        assert state.legal_moves() == allowed
        if state.to_act >= 0:
            assert (game.forced(state) is not None) == (len(allowed) == 1)
        assert (state.to_act == OVER) == (state.outcome() is not None)


def test_a_position_is_read_back_as_it_was(game: PebblesGame) -> None:
    for state in states(game):
        position = json.loads(json.dumps(game.position(state)))
        assert game.position(game.from_position(position)) == position


def test_what_others_laid_face_down_shows_in_nothing(game: PebblesGame) -> None:
    other = {"R": "G", "G": "R"}
    for state in states(game):
        if state.phase not in ("play", "toss") or game.options["face_up"]:
            continue
        for seat in views(game):
            twin = state.copy()
            for place, pebble in enumerate(state.places):
                if pebble != FREE and (seat is None or pebble[0] != "ABCD"[seat]):
                    twin.places[place] = pebble[:2] + other[pebble[2]]
            assert twin.knowledge(seat) == state.knowledge(seat)


def test_imagined_states_are_those_that_a_seat_holds_possible(game: PebblesGame) -> None:
    for state in states(game):
        for seat in views(game):
            known = state.knowledge(seat)
            assert game.imagine(known, Rng(1)).knowledge(seat) == known


def test_it_is_installed_only_where_it_is_asked_for() -> None:
    before = games()
    assert MODULE.name not in before
    with toy_installed():
        assert games() == (*before, MODULE.name)
        assert say("tell-pebbles-done", seat="A") == "A is done"
    assert games() == before
    assert say("tell-pebbles-done") == "tell-pebbles-done"


@pytest.mark.parametrize("path", ["", ON_PATH], ids=["elsewhere", "asked for"])
def test_so_it_is_in_a_process_of_its_own(path: str) -> None:
    program = "from oenach.games.installed import games; print(*games())"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (MODULE.name in told.stdout.split()) == bool(path)


def test_it_has_all_that_a_server_asks_for() -> None:
    assert MODULE.words and MODULE.page and MODULE.strategy
    assert MODULE.newest is PebblesGame
    folder = Path(__file__).parent / "pebbles" / "messages"
    keys = {
        tuple(re.findall(r"^([\w-]+) =", (folder / f"game.{language}.ftl").read_text(), re.M))
        for language in LANGUAGES
    }
    assert len(keys) == 1
    assert set(MODULE.words.RULES) <= set(*keys)
