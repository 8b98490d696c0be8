"""Moves and static data for a page."""

from __future__ import annotations

from typing import Final

from oenach.kernel.game import Game
from oenach.offers.page_types import PageTypes
from oenach.offers.plain_offers import no_layout, no_ways, plain_offers, plain_plans
from toys.pebbles.rules.state import PLACES

TYPES: Final = PageTypes()
layout = no_layout
offers = plain_offers
plans = plain_plans
reach = no_ways


def static_data(game: Game) -> dict[str, object]:
    """How many places there are."""
    return {"game": game.name, "seats": game.seats, "places": PLACES}
