"""The deals of Keltis that the tests in the browser are played with."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from dealing import Deal, all_played, legal, played

import oenach

FIRST = {"first_player": "A"}

MANY: Final = 20
A_FEW: Final = 6
"""What there is to decide for a player: the table makes moves without a choice itself."""


def no_clover_first(match: oenach.Match, _: random.Random) -> list[str] | None:
    """Whoever takes the first tile has no further turn by it."""
    if not all_played(match, "flip", "leave"):
        return None
    all_played(match, next(move for move in legal(match) if move.startswith("take")))
    return [] if match.to_act == 0 else None


def tiles_left(count: int, least: int) -> Callable[[oenach.Match, random.Random], list[str] | None]:
    """So many tiles lie face down, and the first player has much to decide from there."""

    def moves(match: oenach.Match, dice: random.Random) -> list[str] | None:
        def late() -> bool:
            view: Any = match.observe(None)
            left = len(view["face_down"])
            return left <= count and match.to_act == 0 and len(legal(match)) > 1

        made = played(match, dice, late)
        return made if made is not None and decisions(match, dice) >= least else None

    return moves


def decisions(match: oenach.Match, dice: random.Random) -> int:
    """How often the first player has a choice until a match of novices is over."""
    count = 0

    def over() -> bool:
        nonlocal count
        count += not match.over and match.to_act == 0 and len(legal(match)) > 1
        return match.over

    played(match, dice, over)
    return count


def tiles_to_take(count: int) -> Callable[[oenach.Match, random.Random], list[str] | None]:
    """So many tiles lie face up, none of them with a clover, and the first player is to act."""

    def moves(match: oenach.Match, _: random.Random) -> list[str] | None:
        made = ["flip", "leave"] * count
        if not all_played(match, *made) or match.to_act != 0:
            return None
        for take in [move for move in legal(match) if move.startswith("take")]:
            match.play(take)
            if match.to_act == 0:
                return None
            match.undo(0)
        return made

    return moves


def table_of_four(
    left: int, wanted: Callable[[list[str], Any], bool]
) -> Callable[[oenach.Match, random.Random], list[str] | None]:
    """Four play at random until so many tiles lie face down, then leave all but the last tile.

    Wanted is something certain that the first player can do. (Random players are quick, and it
    takes hundreds of matches until one ends with an extra turn.)
    """

    def moves(match: oenach.Match, dice: random.Random) -> list[str] | None:
        made: list[str] = []
        while not match.over:
            offered = legal(match)
            face_down = len(_view(match)["face_down"])
            if match.to_act == 0 and face_down <= left and wanted(offered, _view(match)):
                return made
            made.append(dice.choice(offered) if face_down > left else _left(offered, face_down))
            match.play(made[-1])
        return None

    return moves


def _left(offered: list[str], face_down: int) -> str:
    """What leaves a revealed tile to the others, unless it was the last one."""
    answer = "leave" if face_down else "keep"
    return next((move for move in (answer, "flip") if move in offered), offered[0])


def _view(match: oenach.Match) -> Any:
    return match.observe(None)


def chooses(offered: list[str], view: Any) -> bool:
    """Many tiles lie face up, some of which can be taken."""
    return "flip" in offered and len(offered) > 1 and len(view["middle"]) >= 10


def chooses_late(offered: list[str], _: Any) -> bool:
    """No tile lies face down any more."""
    return "stop" in offered and len(offered) > 1


DEALS = (
    Deal("keltis", "the first tile bears no clover", no_clover_first, FIRST),
    Deal("keltis-middle", "half of the tiles lie face down", tiles_left(26, MANY), FIRST),
    Deal("keltis-late", "a few tiles lie face down", tiles_left(9, A_FEW), FIRST),
    Deal("keltis-taking", "four tiles without a clover lie face up", tiles_to_take(4), FIRST),
    Deal("keltis-of-four", "much to choose from", table_of_four(30, chooses), FIRST, seats=4),
    Deal(
        "keltis-revealed",
        "a revealed tile fits",
        table_of_four(30, lambda offered, _: "keep" in offered),
        FIRST,
        seats=4,
    ),
    Deal(
        "keltis-last", "nothing is left to reveal", table_of_four(3, chooses_late), FIRST, seats=4
    ),
)
