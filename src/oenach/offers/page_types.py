"""Which types a page of a game gets: those of its views, offers, effects and static data."""

from __future__ import annotations

from dataclasses import dataclass

from oenach.kernel.view import Effect, StaticData, View
from oenach.offers.offer import Offer, Way


@dataclass(frozen=True)
class PageTypes:
    """The types of one game, from which those of the page and the JSON Schema are made.

    As they are here, they say what is known of any game.
    """

    view: type = View
    """What `observe` gives."""
    offer: type = Offer
    """What `offers` lists."""
    way: type = Way
    """What `reach` lists."""
    effect: type = Effect
    """What `seen_effects` lists."""
    static_data: type = StaticData
    """What `static_data` gives, with what `layout` gives as its `layout`."""
