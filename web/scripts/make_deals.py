"""Looks for the deals that the tests in the browser are played with, and writes them down.

    python scripts/make_deals.py browser/deals.json

A deal is a secret, the moves that were made already when the page opens, and what it is chosen for.
The server under test (tests/server/chosen.py) is given all of it, so that the test takes the same
course every time. After a change of the rules the secrets are looked for anew; a deal that can't be
had any more is named.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import oenach
from oenach.bots.catalog import bot
from oenach.kernel.seating import places

TRIES = 2000

LEAST_DECISIONS = 20
"""What there is to decide for a player of Keltis: the table makes moves without a choice itself."""


@dataclass(frozen=True)
class Deal:
    """What is looked for. `moves` makes the first moves of a match, or gives it up."""

    name: str
    chosen_for: str
    game: str
    moves: Callable[[oenach.Match, random.Random], list[str] | None]
    options: dict[str, object] = field(default_factory=dict)
    seats: int = 2


def begun(deal: Deal, secret: bytes) -> oenach.Match | None:
    """A match as it stands when a table starts: everybody has sat down, the host at the first seat.

    None where seats are drawn and the host has another one.
    """
    game = oenach.game(deal.game, deal.seats, deal.options)
    drawn = game.table_rules.seats_drawn is not None
    match = oenach.Match(game, secret=secret, seating=[None] * deal.seats if drawn else None)
    events = [entry.event for entry in match.events()]
    if match.seating is not None and places(match.seating, events)[0] != 0:
        return None
    for seat in range(deal.seats):
        match.take_seat(seat, "somebody")
    return match


def legal(match: oenach.Match) -> list[str]:
    """What can be done, in notation."""
    return [match.game.text(match.state, move) for move in match.state.legal_moves()]


def played(match: oenach.Match, dice: random.Random, until: Callable[[], bool]) -> list[str] | None:
    """What novices do until something holds; nothing if it never does."""
    novice = bot("novice", match.game)
    moves: list[str] = []
    while not until():
        if match.over:
            return None
        choice = novice.choose(match.knowledge(match.to_act), match.state.legal_moves(), dice)
        moves.append(match.game.text(match.state, choice))
        match.play(moves[-1])
    return moves


def all_played(match: oenach.Match, *moves: str) -> bool:
    """Whether these moves can be made, and makes them."""
    for move in moves:
        if match.over or move not in legal(match):
            return False
        match.play(move)
    return True


def no_clover_first(match: oenach.Match, _: random.Random) -> list[str] | None:
    """Keltis: whoever takes the first tile has no further turn by it."""
    if not all_played(match, "flip", "leave"):
        return None
    all_played(match, next(move for move in legal(match) if move.startswith("take")))
    return [] if match.to_act == 0 else None


def tiles_left(count: int) -> Callable[[oenach.Match, random.Random], list[str] | None]:
    """Keltis: so many tiles lie face down, and the first player has much to decide from there."""

    def moves(match: oenach.Match, dice: random.Random) -> list[str] | None:
        def late() -> bool:
            left = len(match.observe(None)["face_down"])
            return left <= count and match.to_act == 0 and len(legal(match)) > 1

        made = played(match, dice, late)
        return made if made is not None and decisions(match, dice) >= LEAST_DECISIONS else None

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


def round_begins(number: int) -> Callable[[oenach.Match, random.Random], list[str] | None]:
    """Táin: a late round begins, the first player is to act and has tokens of three kinds."""

    def moves(match: oenach.Match, dice: random.Random) -> list[str] | None:
        def late() -> bool:
            view = match.observe(None)
            return bool(view["round"] == number and view["phase"] == "commando")

        made = played(match, dice, late)
        if made is None or match.to_act != 0:
            return None
        kinds = {move[0] for move in legal(match) if move != "pass"}
        return made if len(kinds) >= 3 else None

    return moves


def raids_ahead(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """Táin: everybody else has passed in the first round, and several raids are laid."""

    def laid() -> bool:
        view = match.observe(None)
        return view["round"] > 1 or (match.to_act == 0 and view["passed"] == ["B"])

    moves = played(match, dice, laid)
    view = match.observe(None)
    if moves is None or view["round"] > 1:
        return None
    raiders = [token for clan in view["clans"].values() for token in clan["raiders"]]
    return moves if sum(token != "-" for token in raiders) >= 3 and len(moves) < 14 else None


def resolving(match: oenach.Match, _: random.Random) -> list[str] | None:
    """Celtic Trader: the first player has a token that can be put on the map."""
    moves = ["role wisest", "role strongest"]
    if not all_played(match, *moves) or match.to_act != 0:
        return None
    return moves if any("@" in move for move in legal(match)) else None


def on_the_road(match: oenach.Match, dice: random.Random) -> list[str] | None:
    """Celtic Trader: the first player is to walk, and two steps away something can be fetched."""
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


FIRST = {"first_player": "A"}
DRAFT = {"roles": "draft"}

DEALS = (
    Deal("keltis", "the first tile bears no clover", "keltis", no_clover_first, FIRST),
    Deal("keltis-middle", "half of the tiles lie face down", "keltis", tiles_left(26), FIRST),
    Deal("tain-late", "the last round but one begins", "tain", round_begins(7), FIRST),
    Deal("tain-late-of-three", "the same for three", "tain", round_begins(7), FIRST, seats=3),
    Deal("tain-raids", "one pass is missing, then raids are told", "tain", raids_ahead, FIRST),
    Deal("trader-token", "a token can be put on the map", "celtic-trader", resolving, DRAFT),
    Deal("trader-road", "goods lie two steps away", "celtic-trader", on_the_road, DRAFT),
)


def found(deal: Deal) -> dict[str, object]:
    """The first deal of its kind."""
    for number in range(TRIES):
        secret = hashlib.sha256(f"{deal.name} {number}".encode()).digest()
        match = begun(deal, secret)
        moves = None if match is None else deal.moves(match, random.Random(secret))
        if moves is not None:
            return {
                "chosenFor": deal.chosen_for,
                "game": deal.game,
                "options": deal.options,
                "secret": secret.hex(),
                "moves": moves,
            }
    raise SystemExit(f"{deal.name}: none of {TRIES} deals will do ({deal.chosen_for})")


def main() -> None:
    """Look for all deals."""
    deals: dict[str, object] = {}
    for deal in DEALS:
        deals[deal.name] = found(deal)
        print(f"{deal.name}: {deal.chosen_for}")
    Path(sys.argv[1]).write_text(json.dumps(deals, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
