"""Writes the positions that the gallery and the boards' tests show, one file for each game.

    python scripts/make_samples.py gallery/games

Each holds what the server sends a seat: its view, its offers, the table's furnishing and, for
Celtic Trader, the ways and the map's layout.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import oenach
from oenach.offers import Offer, furnishing, offers, reach
from oenach.offers.asking import layout

Fit = Callable[[dict[str, Any], list[Offer]], bool]

EAGER = ("deliver", "buy", "pick", "keep", "take", "go")
"""Moves that make a position worth looking at are played before others."""


def play_until(match: oenach.Match, fit: Fit, seed: int) -> bool:
    """Plays at random until a position is fit to be shown; whether there was one."""
    dice = random.Random(seed)
    while not match.over:
        seat = match.state.to_act
        if fit(match.observe(seat), offers(match.state, seat)):
            return True
        texts = [match.game.text(match.state, move) for move in match.state.legal_moves()]
        for verb in EAGER:
            texts = [text for text in texts if text.startswith(verb)] or texts
        match.play(dice.choice(texts))
    return False


def sample(game: str, seats: int, fit: Fit) -> dict[str, object]:
    """The first fit position of the first seed that has one, as the seat to act gets it."""
    for seed in range(100):
        match = oenach.Match(oenach.game(game, seats), secret=bytes([seed]) * 32)
        if play_until(match, fit, seed):
            state, seat = match.state, match.state.to_act
            return {
                "seat": "ABCDE"[seat],
                "view": match.observe(seat),
                "offers": msgspec.to_builtins(offers(state, seat)),
                "reach": msgspec.to_builtins(reach(state, seat)),
                "furnishing": furnishing(match.game),
                "layout": layout(match.game),
            }
    raise SystemExit(f"no fit position of {game}")


def keltis_fit(view: dict[str, Any], offered: list[Offer]) -> bool:
    """Late in the game a clover can be kept, and a tile lies in the middle."""
    again = any(offer.verb == "keep" and offer.again for offer in offered)
    return again and len(view["face_down"]) < 20 and bool(view["middle"])


def tain_fit(view: dict[str, Any], offered: list[Offer]) -> bool:
    """B has a raider of C at the first gate and may guard it; there is a prisoner to be seen."""
    texts = {offer.text for offer in offered}
    prisoners = any(clan["prisoners"] for clan in view["clans"].values())
    raided = view["to_act"] == "B" and view["clans"]["B"]["raiders"][0] == "C:?"
    return view["round"] >= 3 and prisoners and raided and {"W>B1", "C>K1"} <= texts


def trader_fit(view: dict[str, Any], offered: list[Offer]) -> bool:
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


def main(folder: Path) -> None:
    """Writes all three."""
    for game, seats, fit in (
        ("keltis", 3, keltis_fit),
        ("tain", 3, tain_fit),
        ("celtic-trader", 4, trader_fit),
    ):
        text = json.dumps(sample(game, seats, fit), ensure_ascii=False)
        (folder / game / "sample.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
