"""The position of Celtic Trader that the gallery shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oenach.games.celtic_trader.page_types import CelticTraderOffer

SEATS = 4


def fit(view: Mapping[str, Any], offered: Sequence[CelticTraderOffer]) -> bool:
    """B sets out with Romans beside the road, goods are carried, and one stronghold has fallen."""
    carried = sum(len(player["carried"]) for player in view["players"].values())
    setting_out = view["phase"] == "move" and view["turn"]["points"] >= 2
    stopped = any(offer.verb == "go" and offer.ends for offer in offered)
    return (
        setting_out
        and stopped
        and carried >= 2
        and view["to_act"] == "B"
        and len(view["charts"]) == 5
    )
