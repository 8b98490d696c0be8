"""Moves and static data for a page."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from oenach.games.keltis.page_static_data import printed, static_data
from oenach.games.keltis.page_types import KeltisOffer, KeltisStaticData, Verb
from oenach.games.keltis.rules.components import COLOUR_LETTERS, NO_TILE, TILE_NAMES, VALUES
from oenach.games.keltis.rules.notation import FLIP, KEEP, LEAVE, REVEAL, STOP, TAKE, move_texts
from oenach.games.keltis.rules.scoring import points
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.rules.view import KeltisEffect, KeltisView
from oenach.kernel.state import State
from oenach.offers.page_types import PageTypes
from oenach.offers.plain_offers import no_layout, no_plans, no_ways

__all__ = ["TYPES", "layout", "offers", "plans", "reach", "static_data"]

_VERBS: Final[dict[int, Verb]] = {
    int(FLIP): "flip",
    int(KEEP): "keep",
    int(LEAVE): "leave",
    int(STOP): "stop",
}

TYPES: Final = PageTypes(
    view=KeltisView, offer=KeltisOffer, effect=KeltisEffect, static_data=KeltisStaticData
)
layout = no_layout
plans = no_plans
reach = no_ways


def offers(state: State, seat: int) -> list[KeltisOffer]:
    """What can be done, and by how much each tile would change the score."""
    keltis = cast(KeltisState, state)
    perform, before = state.game.perform, points(keltis.laid[seat])
    found: list[KeltisOffer] = []
    for move in state.legal_moves():
        after = keltis.copy()
        perform(after, move, None)
        gain, again = 0, False
        if move == KEEP or move >= TAKE:
            gain = points(after.laid[seat]) - before
            again = after.to_act == seat
        found.append(_offer(move, keltis.revealed, gain, again, after.to_act < 0))
    return found


# All there can be: 55 tiles, kept or taken, for as many gains as a tile can bring.
@cache
def _offer(move: int, revealed: int, gain: int, again: bool, final: bool) -> KeltisOffer:
    tile = move - TAKE if move >= TAKE else revealed if move in (KEEP, LEAVE) else NO_TILE
    return KeltisOffer(
        text=_texts()[move],
        verb="take" if move >= TAKE else _VERBS[move],
        piece=None if tile == NO_TILE else TILE_NAMES[tile],
        place=None if tile == NO_TILE or move == LEAVE else COLOUR_LETTERS[tile // VALUES],
        tile=None if tile == NO_TILE else printed(tile),
        gain=gain,
        again=again,
        final=final,
    )


@cache
def _texts() -> list[str]:
    """The text of every move that a seat can make."""
    return move_texts(0)[: int(REVEAL)]
