"""Moves and static data for a page. Nothing here depends on what others hide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast, get_args

from oenach.games.tain.page_static_data import static_data
from oenach.games.tain.page_types import TainOffer, TainStaticData, Verb
from oenach.games.tain.rules.components import KINDS
from oenach.games.tain.rules.notation import described, first_placement, move_texts
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.rules.view import Kind, TainEffect, TainView
from oenach.kernel.state import State
from oenach.offers.page_types import PageTypes
from oenach.offers.plain_offers import following, is_final, no_layout, no_ways

__all__ = ["TYPES", "layout", "offers", "plans", "reach", "static_data"]

_KINDS: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}
_VERBS: Final[dict[str, Verb]] = {verb: verb for verb in get_args(Verb)}

TYPES: Final = PageTypes(
    view=TainView, offer=TainOffer, effect=TainEffect, static_data=TainStaticData
)
layout = no_layout
reach = no_ways


def offers(state: State, seat: int) -> list[TainOffer]:
    """Placements, passing, and whom to free."""
    tain, seats = cast(TainState, state), state.game.seats
    open_moves, final = _offers_by_move(seats)
    # A placement only hands the turn on, so it need not be tried.
    placements = first_placement(seats)
    return [
        final[move] if move < placements and _is_final(tain, move) else open_moves[move]
        for move in state.legal_moves()
    ]


def plans(state: State, moves: Sequence[int]) -> list[TainOffer]:
    """T11: guards, for the queue."""
    open_moves, _ = _offers_by_move(state.game.seats)
    return [open_moves[move] for move in moves]


def _is_final(state: TainState, move: int) -> bool:
    after = following(state, move)
    # When all have passed and nobody laid anything, a round ends and yet nothing is turned up.
    return is_final(state, after) if state.taken else after.to_act < 0


@cache
def _offers_by_move(seats: int) -> tuple[list[TainOffer], list[TainOffer]]:
    """The offer for every move id that can be taken back, and the same for one that can't."""
    texts = move_texts(seats)
    return [_offer(text, False) for text in texts], [_offer(text, True) for text in texts]


def _offer(text: str, final: bool) -> TainOffer:
    move = described(text)
    assert move is not None, "every text of the notation is a move"
    return TainOffer(
        text=text,
        verb=_VERBS.get(move.verb, "pass"),
        piece=_KINDS.get(move.piece or ""),
        place=move.places[0] if move.verb == "place" else None,
        final=final,
    )
