"""Offers are the legal moves, with what a page shows of them."""

from __future__ import annotations

import pytest
from playing_offers import chosen, matches, purposeful_matches

import oenach
from oenach import CHANCE, OVER, Match, OptionError, Rng
from oenach.offers import offers, reach, static_data
from per_game import QUICKEST, about
from tables import OPTIONS, TABLES, make, walk
from toys.pebbles.rules.game import PebblesGame

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
def test_the_texts_are_the_legal_moves_in_their_order(name: str, seats: int) -> None:
    for variant in range(len(OPTIONS[name])):
        game = make(name, seats, variant)
        for state in walk(game, seed=11):
            legal = [game.text(state, move) for move in state.legal_moves()]
            for seat in range(seats):
                acts = seat == state.to_act
                assert [offer.text for offer in offers(state, seat)] == (legal if acts else [])


@every_table
def test_every_offer_can_be_played_and_asking_changes_nothing(name: str, seats: int) -> None:
    for ply, match in enumerate(matches(make(name, seats), seed=12)):
        if ply % 6:
            continue
        state = match.state
        before = state.game.position(state)
        for offer in offers(state, match.to_act):
            child = state.copy()
            child.apply(child.game.parse(child, offer.text))
        assert state.game.position(state) == before


@every_table
def test_an_offer_is_final_exactly_when_it_cannot_be_taken_back(name: str, seats: int) -> None:
    met = set()
    for variant in range(len(OPTIONS[name])):
        for seed in range(3):
            rng = Rng(seed)
            match = Match(make(name, seats, variant), secret=bytes([seed] * 32))
            while not match.over:
                seat = match.to_act
                offer = chosen(offers(match.state, seat), rng)
                entries = match.play(offer.text, seat=seat)
                assert offer.final == (match.undoable(seat) == 0), offer
                kinds = {entry.event.kind for entry in entries}
                assert offer.final == (bool(kinds & {"draw", "reveal"}) or match.over)
                met.add(offer.final)
    assert met == {True, False}


@every_table
def test_all_verbs_come_up_and_no_others(name: str, seats: int) -> None:
    met = {
        offer.verb
        for variant in range(len(OPTIONS[name]))
        for play in (matches, purposeful_matches)
        for seed in range(6)
        for match in play(make(name, seats, variant), seed)
        for offer in offers(match.state, match.to_act)
    }
    rare = about(name).rare_verbs
    assert met | rare == about(name).verbs | rare


@pytest.mark.parametrize("name", OPTIONS)
def test_nobody_is_offered_anything_at_a_draw_or_at_the_end(name: str) -> None:
    for state in walk(make(name, 2), seed=13):
        if state.to_act in (CHANCE, OVER):
            assert offers(state, 0) == offers(state, 1) == []


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
