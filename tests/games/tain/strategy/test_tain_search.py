"""What search is told of hidden moves in Táin."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import oenach
from oenach.kernel.game import Game
from oenach.kernel.state import State


def choices(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game in which somebody has a choice."""
    state, rng = game.new(), oenach.Rng(seed)
    while state.to_act != oenach.OVER:
        if state.to_act >= 0 and len(state.legal_moves()) > 1:
            yield state
        state.apply(int(game.random_move(state, rng)))


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
