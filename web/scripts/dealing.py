"""Deals to be looked for, and what looking for one takes."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import oenach
from oenach.bots.catalog import bot
from oenach.kernel.matches.seating import places


@dataclass(frozen=True)
class Deal:
    """What is looked for. `moves` makes the first moves of a match, or gives it up."""

    name: str
    chosen_for: str
    moves: Callable[[oenach.Match, random.Random], list[str] | None]
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 2


def begun(game: str, deal: Deal, secret: bytes) -> oenach.Match | None:
    """A match as it stands when a table starts: everybody has sat down, the host at the first seat.

    None where seats are drawn and the host has another one.
    """
    rules = oenach.game(game, deal.seats, deal.options)
    drawn = rules.table_rules.seats_drawn is not None
    match = oenach.Match(rules, secret=secret, seating=[None] * deal.seats if drawn else None)
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
