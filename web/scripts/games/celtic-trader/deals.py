"""The deals of Celtic Trader that the tests in the browser are played with."""

from __future__ import annotations

import random

from dealing import Deal, all_played, legal, played

import oenach

DRAFT = {"roles": "draft"}


def resolving(match: oenach.Match, _: random.Random) -> list[str] | None:
    """The first player has a token that can be put on the map."""
    moves = ["role wisest", "role strongest"]
    if not all_played(match, *moves) or match.to_act != 0:
        return None
    return moves if any("@" in move for move in legal(match)) else None


def on_the_road(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """The first player is to walk, and two steps away something can be fetched."""
    moves = ["role wisest", "role strongest"]
    if not all_played(match, *moves) or match.to_act != 0:
        return None

    def walking() -> bool:
        return bool(match.observe(None)["phase"] == "move")

    resolved = played(match, dice, walking)
    if resolved is None or match.to_act != 0:
        return None
    return [*moves, *resolved] if _fetches(match) else None


def halted(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """The first player has halted and can end the turn."""
    moves = on_the_road(match, dice)
    if moves is None or not all_played(match, "halt"):
        return None
    return [*moves, "halt"] if match.to_act == 0 and "end" in legal(match) else None


def _fetches(match: oenach.Match) -> bool:
    """Whether a walk of two steps leads to goods."""
    start = match.last_seq
    for first in [move for move in legal(match) if move.startswith("go ")]:
        match.play(first)
        for second in [move for move in legal(match) if move.startswith("go ")]:
            match.play(second)
            found = match.to_act == 0 and any(move.startswith("pick") for move in legal(match))
            match.undo(0)
            if found:
                match.undo(0)
                return True
        match.undo(0)
    assert match.last_seq >= start
    return False


DEALS = (
    Deal("trader-token", "a token can be put on the map", resolving, DRAFT),
    Deal("trader-road", "goods lie two steps away", on_the_road, DRAFT),
    Deal("trader-halted", "nothing is left but to end the turn", halted, DRAFT),
)
