"""What a page needs to play without knowing any rules: moves with their meaning, and the table."""

from oenach.offers.offer import Offer, Way
from oenach.offers.page_api import layout, offers, prompt, queue_offers, reach, static_data
from oenach.offers.page_types import PageTypes

__all__ = [
    "Offer",
    "PageTypes",
    "Way",
    "layout",
    "offers",
    "prompt",
    "queue_offers",
    "reach",
    "static_data",
]
