"""Moves, ways and static data for a page."""

from __future__ import annotations

from typing import Final, cast

from oenach.games.celtic_trader.page_layout import map_layout
from oenach.games.celtic_trader.page_offers import offers
from oenach.games.celtic_trader.page_static_data import static_data
from oenach.games.celtic_trader.page_types import (
    CelticTraderLayout,
    CelticTraderOffer,
    CelticTraderStaticData,
    CelticTraderWay,
)
from oenach.games.celtic_trader.page_ways import reach
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.view import CelticTraderEffect, CelticTraderView
from oenach.kernel.game import Game
from oenach.offers.page_types import PageTypes
from oenach.offers.plain_offers import no_plans

__all__ = ["TYPES", "layout", "offers", "plans", "reach", "static_data"]

TYPES: Final = PageTypes(
    view=CelticTraderView,
    offer=CelticTraderOffer,
    way=CelticTraderWay,
    effect=CelticTraderEffect,
    static_data=CelticTraderStaticData,
)
plans = no_plans


def layout(game: Game) -> CelticTraderLayout:
    """Where the drawn map has its roads, bridges and places."""
    return map_layout(cast(CelticTraderGame, game).board.world)
