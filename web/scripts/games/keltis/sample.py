"""The position of Keltis that the gallery shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oenach.games.keltis.page_types import KeltisOffer

SEATS = 3


def fit(view: Mapping[str, Any], offered: Sequence[KeltisOffer]) -> bool:
    """Late in the game a clover can be kept, and a tile lies in the middle."""
    again = any(offer.verb == "keep" and offer.again for offer in offered)
    return again and len(view["face_down"]) < 20 and bool(view["middle"])
