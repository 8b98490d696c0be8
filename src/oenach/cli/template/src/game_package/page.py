"""What a page needs: the moves, and what never changes. The page draws the zones of the view."""

from __future__ import annotations

from typing import Final

from oenach.kernel.game import Game
from oenach.offers.page_types import PageTypes
from oenach.offers.plain_offers import no_layout, no_plans, no_ways, plain_offers

TYPES: Final = PageTypes()
layout = no_layout
offers = plain_offers
plans = no_plans
reach = no_ways


def static_data(game: Game) -> dict[str, object]:
    """What never changes at a table."""
    return {"game": game.name, "seats": game.seats}
