"""The position of Táin that the gallery shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oenach.offers import Offer

SEATS = 3


def fit(view: Mapping[str, Any], offered: Sequence[Offer]) -> bool:
    """B has a raider of C at the first gate and may guard it; there is a prisoner to be seen."""
    texts = {offer.text for offer in offered}
    prisoners = any(clan["prisoners"] for clan in view["clans"].values())
    raided = view["to_act"] == "B" and view["clans"]["B"]["raiders"][0] == "C:?"
    return view["round"] >= 3 and prisoners and raided and {"W>B1", "C>K1"} <= texts
