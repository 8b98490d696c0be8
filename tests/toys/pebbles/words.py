"""Moves as sentences."""

from __future__ import annotations

from typing import Final

from oenach.messages.telling import Wording
from oenach.story.consequences import Consequences
from toys.pebbles.rules.state import HIDDEN

RULES: Final = {
    "tell-pebbles-first": "P1",
    "tell-pebbles-lay": "P2",
    "tell-pebbles-done": "P3",
    "tell-pebbles-toss": "P3",
    "tell-pebbles-heads": "P3",
    "tell-pebbles-tails": "P3",
    "tell-pebbles-sun": "P5",
    "tell-pebbles-rain": "P5",
}
WINNING: Final = "P8"

consequences = Consequences


def wording(seat: str, text: str) -> Wording | None:
    """What is laid where, what is said, and what is drawn."""
    kind, laid, place = text.partition(">")
    if laid:
        word = "hidden" if kind == HIDDEN else kind
        return "tell-pebbles-lay", {"kind": word, "place": place}
    drawn = text.removeprefix("=")
    if text.startswith("=") and len(drawn) == 1:
        return "tell-pebbles-first", {"first": drawn}
    key = f"tell-pebbles-{drawn}"
    return (key, {}) if key in RULES else None
