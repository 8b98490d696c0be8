"""Moves and static data for a page."""

from __future__ import annotations

from typing import Final

from oenach.kernel.game import Game
from oenach.kernel.state import State
from oenach.offers.offer import Offer
from oenach.offers.page_types import PageTypes
from oenach.offers.plain_offers import following, is_final, no_layout, no_ways
from toys.pebbles.rules.state import PLACES

TYPES: Final = PageTypes()
layout = no_layout
reach = no_ways


def offers(state: State, seat: int) -> list[Offer]:
    """What can be done, and with which pebble."""
    found: list[Offer] = []
    for move in state.legal_moves():
        told = state.game.describe(state, move, seat)
        offer = Offer(
            text=state.game.text(state, move),
            verb=told.verb,
            piece=told.piece,
            place=told.places[0] if told.places else None,
            final=is_final(state, following(state, move)),
        )
        found.append(offer)
    return found


def furnishing(game: Game) -> dict[str, object]:
    """How many places there are."""
    return {"game": game.name, "seats": game.seats, "places": PLACES}
