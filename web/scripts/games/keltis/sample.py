"""The position of Keltis that the gallery shows."""

from __future__ import annotations

from typing import Any

from oenach.offers import Offer

SEATS = 3


def fit(view: dict[str, Any], offered: list[Offer]) -> bool:
    """Late in the game a clover can be kept, and a tile lies in the middle."""
    again = any(offer.verb == "keep" and offer.again for offer in offered)
    return again and len(view["face_down"]) < 20 and bool(view["middle"])
