"""Moves as sentences, and what they brought about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oenach.games.celtic_trader.rules.notation import described
from oenach.kernel.description import Description
from oenach.kernel.matches.happened import SeenEffect
from oenach.messages.telling import Wording
from oenach.messages.told import Told, sentence
from oenach.story.consequences import Consequences

RULES: Final = {
    "tell-celtic-trader-role-drawn": "C9a",
    "tell-celtic-trader-role": "C9a",
    "story-took-role": "C9a",
    "tell-celtic-trader-roman": "C10",
    "tell-celtic-trader-stay": "C10",
    "tell-celtic-trader-drawn": "C11",
    "tell-celtic-trader-resolve-resource": "C11",
    "tell-celtic-trader-resolve-demand": "C11",
    "tell-celtic-trader-resolve-resource-only": "C11a",
    "tell-celtic-trader-resolve-roman": "C11",
    "tell-celtic-trader-resolve-roman-only": "C11",
    "tell-celtic-trader-resolve-cycle-only": "C11",
    "tell-celtic-trader-resolve-orders": "C11",
    "tell-celtic-trader-resolve-orders-only": "C11",
    "tell-celtic-trader-resolve-romanisation": "C12",
    "story-conquered": "C12",
    "tell-celtic-trader-go": "C13",
    "tell-celtic-trader-pick": "C16",
    "tell-celtic-trader-drop": "C16",
    "tell-celtic-trader-halt": "C16",
    "tell-celtic-trader-buy": "C17",
    "tell-celtic-trader-claim": "C17",
    "tell-celtic-trader-deliver": "C18",
    "story-earned": "C18",
    "tell-time": "C19",
    "outcome-conquest": "C19",
    "outcome-supply": "C19",
    "outcome-limit": "C19",
}
WINNING: Final = "C20"


def wording(seat: str, text: str) -> Wording | None:
    """The draws, and the verbs with what follows them."""
    move = described(text)
    if move is None:
        return None
    if move.verb == "draw":
        return "tell-celtic-trader-drawn", {"token": str(move.piece)}
    if move.verb == "draw-role":
        return "tell-celtic-trader-role-drawn", {"role": str(move.piece)}
    if move.verb in ("resolve", "raise"):
        return _resolving(move)
    fact = VERBS.get(move.verb)
    if fact is None:
        return f"tell-celtic-trader-{move.verb}", {}
    named = move.amount if move.verb == "claim" else (*move.places, move.piece)[0]
    return f"tell-celtic-trader-{move.verb}", {fact: str(named)}


VERBS: Final = {
    "role": "role",
    "roman": "place",
    "go": "place",
    "pick": "resource",
    "drop": "resource",
    "buy": "ability",
    "claim": "points",
    "deliver": "resource",
}
"""The verbs that name one thing, and what the messages call it."""


def _resolving(move: Description) -> Wording:
    """What becomes of a drawn token."""
    token = str(move.piece)
    if move.verb == "raise":
        return "tell-celtic-trader-resolve-demand", {"token": token, "place": move.places[0]}
    if move.places:
        key = token if token in ("roman", "orders", "romanisation") else "resource"
        return f"tell-celtic-trader-resolve-{key}", {"token": token, "place": move.places[0]}
    key = token if token in ("roman", "cycle", "orders") else "resource"
    return f"tell-celtic-trader-resolve-{key}-only", {"token": token}


class TradeStory(Consequences):
    """Points that were earned, strongholds that fell, rounds that began."""

    def follow(self, effects: Sequence[SeenEffect]) -> list[Told]:
        """What one action did besides what its notation says."""
        told: list[Told] = []
        earned = 0
        for effect in effects:
            if effect["kind"] == "delivered":
                earned = effect["count"]
            elif effect["kind"] == "reputation":
                facts = {"seat": effect["seat"], "points": earned, "now": effect["count"]}
                told.append(sentence("story-earned", **facts))
            elif effect["kind"] == "conquered":
                told.append(sentence("story-conquered", stronghold=effect["place"]))
            elif effect["kind"] == "round-begins":
                told.append(sentence("story-celtic-trader-round-begins", round=effect["count"]))
        return told

    def draw(self, effects: Sequence[SeenEffect]) -> Told | None:
        """Whose a role is that was drawn, and where it starts."""
        for effect in effects:
            if effect["kind"] == "took-role":
                facts = {"seat": effect["seat"], "role": effect["piece"], "place": effect["place"]}
                return sentence("story-took-role", **facts)
        return None


consequences = TradeStory
