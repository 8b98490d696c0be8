"""What the moves of Celtic Trader brought about, read from the difference that they made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from oenach.terminal.speaker import Speaker
from oenach.terminal.views import TraderView


def trader_lines(
    before: Mapping[str, object], after: Mapping[str, object], speaker: Speaker
) -> list[str]:
    """Points that were earned, strongholds that fell, rounds that began."""
    was, now = cast(TraderView, before), cast(TraderView, after)
    told: list[str] = []
    for seat, player in now["players"].items():
        earlier = was["players"][seat]
        if player["rp"] > earlier["rp"]:
            earned = player["rp"] - earlier["rp"]
            told.append(speaker.say("terminal-earned", seat=seat, points=earned, now=player["rp"]))
    for stronghold in was["charts"]:
        if stronghold not in now["charts"]:
            told.append(speaker.say("terminal-conquered", stronghold=stronghold))
    if now["round"] > was["round"]:
        told.append(speaker.say("terminal-trader-round-begins", round=now["round"]))
    return told


def role_line(result: str, view: Mapping[str, object], speaker: Speaker) -> str | None:
    """Whose a role is that was drawn, and where it starts; None if the draw was another one."""
    for seat, player in cast(TraderView, view)["players"].items():
        if player["role"] == result.removeprefix("="):
            place = player["at"] or ""
            return speaker.say("terminal-took-role", seat=seat, role=player["role"], place=place)
    return None
