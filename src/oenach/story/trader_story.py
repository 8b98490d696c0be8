"""What the moves of Celtic Trader brought about, read from the difference that they made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from oenach.kernel.events import Entry, TakenBack
from oenach.story.told import Told, sentence
from oenach.story.views import TraderView


def trader_story(
    entries: Sequence[Entry], before: Mapping[str, object], after: Mapping[str, object]
) -> list[Told]:
    """Points that were earned, strongholds that fell, rounds that began."""
    # Who takes a purchase back has the points again, but did not earn them.
    if any(isinstance(entry.event, TakenBack) for entry in entries):
        return []
    was, now = cast(TraderView, before), cast(TraderView, after)
    told: list[Told] = []
    for seat, player in now["players"].items():
        earned = player["rp"] - was["players"][seat]["rp"]
        if earned > 0:
            told.append(sentence("story-earned", seat=seat, points=earned, now=player["rp"]))
    for stronghold in was["charts"]:
        if stronghold not in now["charts"]:
            told.append(sentence("story-conquered", stronghold=stronghold))
    if now["round"] > was["round"]:
        told.append(sentence("story-trader-round-begins", round=now["round"]))
    return told


def role_told(result: str, view: Mapping[str, object]) -> Told | None:
    """Whose a role is that was drawn, and where it starts; None if the draw was another one."""
    for seat, player in cast(TraderView, view)["players"].items():
        if player["role"] == result.removeprefix("="):
            place = player["at"] or ""
            return sentence("story-took-role", seat=seat, role=player["role"], place=place)
    return None
