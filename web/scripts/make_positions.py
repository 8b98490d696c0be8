"""Writes positions of each game, one and the next, as an onlooker gets them.

    python scripts/make_positions.py tests/games

They have what the engine says that a move did, so that the tests of the page need not make it up.
A match of chance is played; of its positions those are kept that show something new.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import oenach
from oenach.games.installed import games
from oenach.kernel.seats import OVER, letter
from oenach.story import Storyteller

Position = dict[str, Any]

SEATS = 3
MATCHES = 40
OFTEN = 2
"""So often each kind of effect, and each change of phase, is to be seen, if the matches have it."""


def positions(game: str, seed: int) -> Iterator[Position]:
    """A match of chance, from its first draws on."""
    dice = random.Random(seed)
    match = oenach.Match(oenach.game(game, SEATS), secret=seed.to_bytes(32, "big"))
    teller = Storyteller(game)
    yield position(match, teller, -1)
    while not match.over:
        known = match.last_seq
        moves = [match.game.text(match.state, move) for move in match.state.legal_moves()]
        match.play(dice.choice(moves))
        yield position(match, teller, known)


def position(match: oenach.Match, teller: Storyteller, known: int) -> Position:
    """What an onlooker gets who knows the events up to one, without events that did nothing."""
    happened = match.happened(known)
    story = [
        {
            "seq": item.seq,
            "seat": None if item.seat is None else letter(item.seat),
            **item.public.to_json(),
        }
        for item in teller.follow(happened)
    ]
    return {
        "seq": match.last_seq,
        "viewer": None,
        "to_act": None if match.to_act == OVER else letter(match.to_act),
        "events": [
            {**each.entry.to_json(), "effects": list(each.effects)}
            for each in happened
            if each.effects
        ],
        "story": story,
        "view": match.observe(None),
    }


def kept(game: str) -> list[dict[str, object]]:
    """Positions with something that was not seen often, each with the view before it."""
    often = Counter[str]()
    found: list[dict[str, object]] = []
    for seed in range(MATCHES):
        match = positions(game, seed)
        before = next(match)["view"]
        for now in match:
            news = new(before, now)
            if any(often[kind] < OFTEN for kind in news):
                often.update(news)
                found.append({"before": before, "position": now})
            before = now["view"]
    return found


def new(before: dict[str, Any], now: Position) -> set[str]:
    """The kinds of what was done, and from which phase to which it led."""
    effects = [effect for event in now["events"] for effect in event["effects"]]
    return {effect["kind"] for effect in effects} | {f"{before['phase']} {now['view']['phase']}"}


def main(folder: Path) -> None:
    """Writes those of every game."""
    for name in games():
        text = json.dumps(kept(name), ensure_ascii=False, separators=(",", ":"))
        (folder / name / "positions.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
