"""What somebody new is told in a deal that the browser's tests are played with."""

from __future__ import annotations

import json
from pathlib import Path

from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.messages.told import spoken
from oenach.offers import prompt

DEALS = Path(__file__).parents[1] / "web" / "browser" / "games"


def prompted(game: str, deal: str, seats: int) -> str:
    """The key, the rule and the words of what whoever is to act there is told."""
    chosen = json.loads((DEALS / game / "deals.json").read_text())[deal]
    match = Match(make_game(game, seats, chosen["options"]), bytes.fromhex(chosen["secret"]))
    for seat in range(seats):
        match.take_seat(seat, "somebody")
    for move in chosen["moves"]:
        match.play(move)
    told = prompt(match.state, match.to_act)
    assert told is not None
    return f"{told.key} {told.rule}: {spoken(told)}"
