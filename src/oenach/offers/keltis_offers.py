"""Keltis' moves for a page."""

from __future__ import annotations

from functools import cache
from typing import cast

from oenach.games.keltis.components import TILE_NAMES
from oenach.games.keltis.notation import KEEP, LEAVE, REVEAL, TAKE, move_texts
from oenach.games.keltis.scoring import points
from oenach.games.keltis.state import KeltisState
from oenach.kernel.state import State
from oenach.offers.offer import Offer


def keltis_offers(state: State, seat: int) -> list[Offer]:
    """What can be done, and by how much each tile would change the score."""
    keltis = cast(KeltisState, state)
    perform, before = state.game.perform, points(keltis.laid[seat])
    found: list[Offer] = []
    for move in state.legal_moves():
        after = keltis.copy()
        perform(after, move)
        gain, again = 0, False
        if move == KEEP or move >= TAKE:
            gain = points(after.laid[seat]) - before
            again = after.to_act == seat
        found.append(_offer(move, keltis.revealed, gain, again, after.to_act < 0))
    return found


# All there can be: 55 tiles, kept or taken, for as many gains as a tile can bring.
@cache
def _offer(move: int, revealed: int, gain: int, again: bool, final: bool) -> Offer:
    text, verb, piece, place = _parts()[move]
    if move in (KEEP, LEAVE):
        piece = TILE_NAMES[revealed]
        place = piece[0] if move == KEEP else None
    return Offer(text, verb, piece, place, gain=gain, again=again, final=final)


@cache
def _parts() -> list[tuple[str, str, str | None, str | None]]:
    """Text, verb, tile and series of every move that a seat can make."""
    parts: list[tuple[str, str, str | None, str | None]] = []
    for text in move_texts(0)[: int(REVEAL)]:
        verb, _, tile = text.partition(" ")
        parts.append((text, verb, tile or None, tile[:1] or None))
    return parts
