"""What is said to those who are new, where random play seldom comes."""

from __future__ import annotations

import json
from pathlib import Path

from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.messages.told import spoken
from oenach.offers import prompt

DEALS = json.loads(
    (Path(__file__).parents[4] / "web" / "browser" / "games" / "keltis" / "deals.json").read_text()
)


def at(deal: str, seats: int) -> str:
    """What whoever is to act in a deal of the browser's tests is told."""
    chosen = DEALS[deal]
    match = Match(make_game("keltis", seats, chosen["options"]), bytes.fromhex(chosen["secret"]))
    for seat in range(seats):
        match.take_seat(seat, "somebody")
    for move in chosen["moves"]:
        match.play(move)
    told = prompt(match.state, match.to_act)
    assert told is not None
    return f"{told.key} {told.rule}: {spoken(told)}"


def test_r8a_the_last_extra_turn() -> None:
    told = at("keltis-last", 4)
    assert told.startswith("first-keltis-last R8a: Nothing is left to turn up.")


def test_r5_a_tile_to_keep_or_leave() -> None:
    assert at("keltis-revealed", 4).endswith("or leave it for all to take.")
