"""Moves as sentences, and the raid phase as a story: who met whom, who took what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from oenach.games.tain.rules.components import PASTURE_GATES
from oenach.games.tain.rules.notation import described
from oenach.kernel.matches.happened import SeenEffect
from oenach.messages.telling import Wording
from oenach.messages.told import Told, sentence
from oenach.story.consequences import Consequences

HIDDEN: Final = "hidden"
KINGDOM: Final = "K"

RULES: Final = {
    "tell-tain-marker": "T5",
    "tell-tain-guard-pasture": "T7",
    "tell-tain-guard-house": "T7",
    "tell-tain-raid-pasture": "T8",
    "tell-tain-raid-house": "T8",
    "tell-tain-kingdom-1": "T9",
    "tell-tain-kingdom-2": "T9",
    "tell-tain-pass": "T10",
    "tell-tain-free-B": "T19",
    "tell-tain-free-D": "T19",
    "story-turned-up": "T12",
    "story-kingdom-one": "T13",
    "story-kingdom-two": "T13",
    "story-raid-open": "T14",
    "story-raid-bluff": "T14",
    "story-raid-wins": "T14",
    "story-raid-fails": "T14",
    "story-raid-captured": "T14",
    "story-raid-kidnaps": "T14",
    "story-changes": "T21",
    "story-no-changes": "T21",
    "story-used-pile-back": "T22",
    "story-round-begins": "T5a",
    "outcome-cattle": "T23",
    "outcome-rounds": "T23",
}
WINNING: Final = "T24"


def wording(seat: str, text: str) -> Wording | None:
    """Who is first, passing, whom to free, and what is laid where."""
    move = described(text)
    if move is None:
        return None
    if move.verb == "first":
        return "tell-tain-marker", {"seat": move.places[0]}
    if move.verb == "free":
        return f"tell-tain-free-{move.piece}", {}
    if move.verb == "pass":
        return "tell-tain-pass", {}
    kind, [place] = move.piece or HIDDEN, move.places
    board, gate = place[0], place[1:]
    if board == KINGDOM:
        return f"tell-tain-kingdom-{gate}", {"kind": kind}
    deed = "guard" if board == seat else "raid"
    where = "pasture" if int(gate) <= PASTURE_GATES else "house"
    return f"tell-tain-{deed}-{where}", {"kind": kind, "board": board, "gate": gate}


MEETINGS: Final = {
    "finds-nobody": "story-raid-open",
    "finds-bluff": "story-raid-bluff",
    "gets-past": "story-raid-wins",
    "is-held-off": "story-raid-fails",
    "is-captured": "story-raid-captured",
    "carries-off": "story-raid-kidnaps",
}
"""By what came of it, the sentence about a raid."""

GOODS_NOW: Final = ("herd", "house")
"""The effects that say what everybody has at the end of the raids."""

Tokens = dict[tuple[str, bool], SeenEffect]
"""What was turned up, by place, and whether it guards there."""


class RaidStory(Consequences):
    """Adds up what changes hands, from the turning up of the tokens to the end of the round."""

    def __init__(self) -> None:
        self._winnings: Winnings | None = None

    def follow(self, effects: Sequence[SeenEffect]) -> list[Told]:
        """The raids, who has what after them, and the next round."""
        told: list[Told] = []
        tokens: Tokens = {}
        for effect in effects:
            if effect["kind"] not in GOODS_NOW:
                told += self._settled()
            told += self._told(effect, tokens)
            if self._winnings is not None:
                self._winnings.count(effect)
        told += self._settled()
        if tokens:
            # T13: the kingdom is settled before the boards.
            told[1:1] = _kingdom(tokens)
        return told

    def _told(self, effect: SeenEffect, tokens: Tokens) -> list[Told]:
        kind = effect["kind"]
        if kind == "turned-up":
            self._winnings = Winnings()
            return [sentence("story-turned-up", round=effect["count"])]
        if kind == "revealed":
            tokens[effect["place"], effect["place"][0] == effect["seat"]] = effect
        if kind in MEETINGS:
            return [_meeting(effect, tokens.get((effect["place"], True)))]
        if kind == "used-pile-back":
            return [sentence("story-used-pile-back", seat=effect["seat"])]
        if kind == "round-begins":
            return [sentence("story-round-begins", round=effect["count"], seat=effect["seat"])]
        return []

    def _settled(self) -> list[Told]:
        """What has changed, once everybody has taken home what was won."""
        if self._winnings is None or not self._winnings.at_home:
            return []
        told = self._winnings.told()
        self._winnings = None
        return told


def _kingdom(tokens: Tokens) -> list[Told]:
    present = [
        sentence("story-owned", owner=token["seat"], kind=token["piece"])
        for place in ("K1", "K2")
        if (token := tokens.get((place, False))) is not None
    ]
    if len(present) == 2:
        return [sentence("story-kingdom-two", left=present[0], right=present[1])]
    return [sentence("story-kingdom-one", token=token) for token in present]


def _meeting(effect: SeenEffect, guard: SeenEffect | None) -> Told:
    facts = {"place": effect["place"], "owner": effect["seat"], "kind": effect["piece"]}
    if guard is not None and effect["kind"] != "finds-bluff":
        facts["guard"] = guard["piece"]
    return sentence(MEETINGS[effect["kind"]], **facts)


class Winnings:
    """What has changed hands in a raid phase."""

    def __init__(self) -> None:
        self._cattle = Counter[str]()
        self._jewels = Counter[str]()
        self._captives: dict[str, list[Told]] = {}
        self._changes: dict[str, list[Told]] = {}
        self._seats: list[str] = []

    def count(self, effect: SeenEffect) -> None:
        """Take one effect in."""
        kind, seat = effect["kind"], effect.get("seat", "")
        if kind in ("took-cattle", "kingdom-cow"):
            self._moved(self._cattle, effect)
        elif kind == "took-jewel":
            self._moved(self._jewels, effect)
        elif kind == "is-captured":
            self._tell_captive("story-captured", effect["whom"], seat, effect["piece"])
        elif kind == "carries-off":
            self._tell_captive("story-captured", seat, effect["whom"], "D")
        elif kind == "freed":
            self._tell_captive("story-freed", effect["whom"], seat, effect["piece"])
        elif kind == "herd":
            self._seats.append(seat)
            self._tell_total("story-cattle-now", self._cattle, effect)
        elif kind == "house":
            self._tell_total("story-jewels-now", self._jewels, effect)

    @property
    def at_home(self) -> bool:
        """Whether it has come to who has what at the end."""
        return bool(self._seats)

    def told(self) -> list[Told]:
        """The change of everybody's goods and captives."""
        told = []
        for seat in self._seats:
            changes = (*self._changes.get(seat, ()), *self._captives.get(seat, ()))
            if changes:
                told.append(sentence("story-changes", seat=seat, changes=changes))
        return told or [sentence("story-no-changes")]

    def _moved(self, goods: Counter[str], effect: SeenEffect) -> None:
        goods[effect["seat"]] += effect["count"]
        if "whom" in effect:
            goods[effect["whom"]] -= effect["count"]

    def _tell_captive(self, key: str, holder: str, owner: str, kind: str) -> None:
        self._captives.setdefault(holder, []).append(sentence(key, owner=owner, kind=kind))

    def _tell_total(self, key: str, goods: Counter[str], effect: SeenEffect) -> None:
        seat, now = effect["seat"], effect["count"]
        if goods[seat]:
            change = sentence(key, was=now - goods[seat], now=now)
            self._changes.setdefault(seat, []).append(change)


consequences = RaidStory
