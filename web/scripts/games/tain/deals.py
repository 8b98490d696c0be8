"""The deals of Táin that the tests in the browser are played with."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from dealing import Deal, legal, played

import oenach

FIRST = {"first_player": "A"}


def round_begins(number: int) -> Callable[[oenach.Match, random.Random], list[str] | None]:
    """A late round begins, the first player is to act and has tokens of three kinds."""

    def moves(match: oenach.Match, dice: random.Random) -> list[str] | None:
        def late() -> bool:
            view: Any = match.observe(None)
            return bool(view["round"] == number and view["phase"] == "commando")

        made = played(match, dice, late)
        if made is None or match.to_act != 0:
            return None
        kinds = {move[0] for move in legal(match) if move != "pass"}
        return made if len(kinds) >= 3 else None

    return moves


def raids_ahead(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """Everybody else has passed in the first round, and several raids are laid."""

    def laid() -> bool:
        view: Any = match.observe(None)
        return bool(view["round"] > 1 or (match.to_act == 0 and view["passed"] == ["B"]))

    moves = played(match, dice, laid)
    view: Any = match.observe(None)
    if moves is None or view["round"] > 1:
        return None
    raiders = [token for clan in view["clans"].values() for token in clan["raiders"]]
    return moves if sum(token != "-" for token in raiders) >= 3 and len(moves) < 14 else None


def some_laid(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """In the third round of four clans tokens lie everywhere, and the first player has the turn."""

    def laid() -> bool:
        view: Any = match.observe(None)
        begun = view["round"] == 3 and view["phase"] == "commando" and not view["passed"]
        return begun and match.to_act == 0 and _taken(view) >= 8

    return played(match, dice, laid)


def one_pass_missing(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """Everybody else of four has passed, several raids are laid, and more could be."""

    def laid() -> bool:
        view: Any = match.observe(None)
        return bool(view["round"] > 1 or (match.to_act == 0 and len(view["passed"]) == 3))

    moves = played(match, dice, laid)
    view: Any = match.observe(None)
    if moves is None or view["round"] > 1 or _taken(view) < 8:
        return None
    return moves if len(legal(match)) > 1 else None


def freeing(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """The first player of four has to choose whom a raid sets free."""
    return played(match, dice, lambda: match.to_act == 0 and "free B" in legal(match))


def _taken(view: Any) -> int:
    """How many raiders and guards stand at gates."""
    sides = [clan[side] for clan in view["clans"].values() for side in ("raiders", "guards")]
    return sum(token != "-" for side in sides for token in side)


DEALS = (
    Deal("tain-late", "the last round but one begins", round_begins(7), FIRST),
    Deal("tain-late-of-three", "the same for three", round_begins(7), FIRST, seats=3),
    Deal("tain-raids", "one pass is missing, then raids are told", raids_ahead, FIRST),
    Deal("tain-of-four", "tokens lie on every board", some_laid, FIRST, seats=4),
    Deal("tain-raids-of-four", "one pass is missing, by choice", one_pass_missing, FIRST, seats=4),
    Deal("tain-free", "a prisoner is to be set free", freeing, FIRST, seats=4),
)
