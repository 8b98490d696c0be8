"""Offers where there is no such seat, and for a game that has none of its own.

What holds for the offers of every game is in `oenach.testing.conformance`.
"""

from __future__ import annotations

import pytest

import oenach
from oenach import Match, OptionError, Rng
from oenach.offers import offers, reach, static_data
from oenach.testing.conformance.offers import chosen
from per_game import QUICKEST
from toys.pebbles.rules.game import PebblesGame


@pytest.mark.parametrize("seat", [-2, -1, 2])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(OptionError):
        offers(oenach.game(QUICKEST).new(), seat)


def test_a_game_without_offers_of_its_own_has_plain_ones() -> None:
    for seed in range(10):
        match, rng = Match(PebblesGame(2, {}), secret=bytes([seed] * 32)), Rng(seed)
        while not match.over:
            seat, state = match.to_act, match.state
            found = offers(state, seat)
            texts = [state.game.text(state, move) for move in state.legal_moves()]
            assert [offer.text for offer in found] == texts
            verbs = ["lay" if ">" in text else text for text in texts]
            assert [offer.verb for offer in found] == verbs
            offer = chosen(found, rng)
            match.play(offer.text)
            assert offer.final == (match.undoable(seat) == 0)
    assert reach(match.state, 0) == []
    assert static_data(match.game) == {"game": "pebbles", "seats": 2}
