"""What search finds in Keltis."""

from __future__ import annotations

from random import Random

import pytest

import oenach
from oenach.bots.catalog import bot
from oenach.kernel.state import State


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


def test_a_forced_move_needs_no_search() -> None:
    state = last_tile("G0", {"A": {"G": [4, 5]}, "B": {}})
    moves = state.legal_moves()
    assert len(moves) == 1
    thoughts = bot("master", state.game).think(state.knowledge(0), moves, Random(1))
    assert thoughts.simulations == 0
