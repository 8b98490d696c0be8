"""Writes the positions that the gallery and the boards' tests show, one file for each game.

    python scripts/make_samples.py gallery/games

Each holds what the server sends a seat: its view, its offers, the table's static_data and, where a
game has them, ways and a layout. Which position it is stands in `games/<game>/sample.py`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from of_games import brought

import oenach
from oenach.offers import Offer, offers, reach, static_data
from oenach.offers.page_api import layout

Fit = Callable[[Mapping[str, Any], Sequence[Offer]], bool]

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
                "staticData": static_data(match.game),
                "layout": layout(match.game),
            }
    raise SystemExit(f"no fit position of {game}")


def main(folder: Path) -> None:
    """Writes those of every game."""
    for game, about in brought("sample"):
        text = json.dumps(sample(game, about["SEATS"], about["fit"]), ensure_ascii=False)
        (folder / game / "sample.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
