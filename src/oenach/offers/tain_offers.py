"""Táin's moves for a page. Nothing here depends on what others hide."""

from __future__ import annotations

from functools import cache
from typing import cast

from oenach.games.tain.notation import first_placement, move_texts
from oenach.games.tain.state import TainState
from oenach.kernel.state import State
from oenach.offers.offer import Offer
from oenach.offers.plain_offers import following, is_final


def tain_offers(state: State, seat: int) -> list[Offer]:
    """Placements, passing, and whom to free."""
    tain, seats = cast(TainState, state), state.game.seats
    open_moves, final = _offers_by_move(seats)
    # A placement only hands the turn on, so it need not be tried.
    placements = first_placement(seats)
    return [
        final[move] if move < placements and _is_final(tain, move) else open_moves[move]
        for move in state.legal_moves()
    ]


def _is_final(state: TainState, move: int) -> bool:
    after = following(state, move)
    # When all have passed and nobody laid anything, a round ends and yet nothing is turned up.
    return is_final(state, after) if state.taken else after.to_act < 0


@cache
def _offers_by_move(seats: int) -> tuple[list[Offer], list[Offer]]:
    """The offer for every move id that can be taken back, and the same for one that can't."""
    plain = [_offer(text) for text in move_texts(seats)]
    final = [Offer(offer.text, offer.verb, offer.piece, final=True) for offer in plain]
    return plain, final


def _offer(text: str) -> Offer:
    if ">" in text:
        piece, _, place = text.partition(">")
        return Offer(text, "place", piece, place)
    verb, _, piece = text.partition(" ")
    return Offer(text, verb, piece or None)
