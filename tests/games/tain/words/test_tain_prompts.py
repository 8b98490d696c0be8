"""What is said to those who are new, where random play seldom comes."""

from __future__ import annotations

import json
from pathlib import Path

from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.messages.told import spoken
from oenach.offers import prompt

DEALS = json.loads(
    (Path(__file__).parents[4] / "web" / "browser" / "games" / "tain" / "deals.json").read_text()
)


def at(deal: str, seats: int) -> str:
    """What whoever is to act in a deal of the browser's tests is told."""
    chosen = DEALS[deal]
    match = Match(make_game("tain", seats, chosen["options"]), bytes.fromhex(chosen["secret"]))
    for seat in range(seats):
        match.take_seat(seat, "somebody")
    for move in chosen["moves"]:
        match.play(move)
    told = prompt(match.state, match.to_act)
    assert told is not None
    return f"{told.key} {told.rule}: {spoken(told)}"


def test_t19_a_prisoner_to_be_set_free() -> None:
    told = at("tain-free", 4)
    assert told.startswith("first-tain-free T19: ")
    # T24: what each is worth to those who hold them.
    assert "worth 1 point" in told and "worth 5" in told
