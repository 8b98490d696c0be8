"""The deals of Celtic Trader that the tests in the browser are played with."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

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


def by_novices(
    wanted: Callable[[list[str], Any], bool],
) -> Callable[[oenach.Match, random.Random], list[str] | None]:
    """Novices play until the first player can do something certain."""

    def moves(match: oenach.Match, dice: random.Random) -> list[str] | None:
        def reached() -> bool:
            return match.to_act == 0 and wanted(legal(match), match.observe(None))

        return played(match, dice, reached)

    return moves


def offers(word: str, carried: int = 0) -> Callable[[list[str], Any], bool]:
    """Whether a move begins so, with so many resources carried and a choice to be made."""

    def offered(moves: list[str], view: Any) -> bool:
        begins = any(move.startswith(word) for move in moves)
        return begins and len(moves) > 1 and len(view["players"]["A"]["carried"]) >= carried

    return offered


def of_five(name: str, chosen_for: str, word: str, carried: int = 0) -> Deal:
    """A deal for the most players."""
    return Deal(name, chosen_for, by_novices(offers(word, carried)), DRAFT, seats=5)


def spots(moves: list[str], _: Any) -> bool:
    """Whether a drawn resource can be put on one of several spots."""
    kinds = ("deer", "cloth", "wheat", "fish", "ore", "grapes")
    puts = [move for move in moves for kind in kinds if move.startswith(f"resolve {kind}@")]
    return len(puts) > 1


def demands(moves: list[str], _: Any) -> bool:
    """Whether the demand for a drawn resource rises at a stronghold that is chosen."""
    return sum("+" in move for move in moves) > 1


DEALS = (
    Deal("celtic-trader-token", "a token can be put on the map", resolving, DRAFT),
    Deal("celtic-trader-road", "goods lie two steps away", on_the_road, DRAFT),
    Deal("celtic-trader-trading", "a turn can be ended early", by_novices(offers("end")), DRAFT),
    of_five("celtic-trader-roles", "all roles can be taken", "role "),
    Deal("celtic-trader-spot", "a token goes to a spot", by_novices(spots), DRAFT, seats=5),
    Deal("celtic-trader-demand", "a demand rises", by_novices(demands), DRAFT, seats=5),
    of_five("celtic-trader-roman", "a Roman is to be placed", "resolve roman@"),
    of_five("celtic-trader-orders", "a Roman is to be discarded", "resolve orders@"),
    of_five("celtic-trader-romanisation", "a stronghold falls", "resolve romanisation@"),
    of_five("celtic-trader-underfoot", "a Roman token lies underfoot", "roman ", carried=1),
    of_five("celtic-trader-loaded", "two resources are carried on the road", "go ", carried=2),
    of_five("celtic-trader-goods", "goods lie where one with a load stands", "pick ", carried=1),
    of_five("celtic-trader-stronghold", "two resources can be delivered", "deliver ", carried=2),
    of_five("celtic-trader-circle", "abilities can be bought", "buy "),
)
