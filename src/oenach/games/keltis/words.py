"""Moves as sentences. They say all that happens: nothing else follows from them."""

from __future__ import annotations

from typing import Final

from oenach.games.keltis.rules.notation import described
from oenach.messages.telling import Wording
from oenach.story.consequences import Consequences

RULES: Final = {
    "tell-keltis-first": "R3",
    "tell-keltis-flip": "R4",
    "tell-keltis-take": "R4",
    "tell-keltis-drawn": "R5",
    "tell-keltis-keep": "R5",
    "tell-keltis-leave": "R5",
    "tell-keltis-stop": "R8a",
    "outcome-last-tile": "R8",
}
WINNING: Final = "R11"

consequences = Consequences


def wording(seat: str, text: str) -> Wording | None:
    """Who starts, what is turned up, taken, kept or left, and the end."""
    move = described(text)
    if move is None:
        return None
    if move.verb == "first":
        return "tell-keltis-first", {"seat": move.places[0]}
    if move.piece is None:
        return f"tell-keltis-{move.verb}", {}
    key = "tell-keltis-drawn" if move.verb == "draw" else "tell-keltis-take"
    return key, {"colour": move.piece[0], "value": move.piece[1:]}
