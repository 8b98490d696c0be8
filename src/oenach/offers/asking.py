"""What a server asks for a page, answered by each game's own module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oenach.games.celtic_trader.game import TraderGame
from oenach.games.keltis.game import KeltisGame
from oenach.games.tain.game import TainGame
from oenach.kernel.errors import (
    IllegalMove,
    MalformedMove,
    NotYourTurn,
    OenachError,
    OptionError,
    shown,
)
from oenach.kernel.game import Game
from oenach.kernel.seats import CHANCE, OVER, letter
from oenach.kernel.state import State
from oenach.offers.keltis_furnishing import keltis_furnishing
from oenach.offers.keltis_offers import keltis_offers
from oenach.offers.offer import Offer, Way
from oenach.offers.plain_offers import plain_offers
from oenach.offers.tain_furnishing import tain_furnishing
from oenach.offers.tain_offers import tain_offers
from oenach.offers.trader_furnishing import trader_furnishing
from oenach.offers.trader_layout import trader_layout
from oenach.offers.trader_offers import trader_offers
from oenach.offers.trader_ways import trader_ways

_OFFERS: Final[dict[str, Callable[[State, int], list[Offer]]]] = {
    TainGame.name: tain_offers,
    KeltisGame.name: keltis_offers,
    TraderGame.name: trader_offers,
}
_FURNISHINGS: Final[dict[str, Callable[[Game], dict[str, object]]]] = {
    TainGame.name: tain_furnishing,
    KeltisGame.name: keltis_furnishing,
    TraderGame.name: trader_furnishing,
}


def offers(state: State, seat: int) -> list[Offer]:
    """The legal moves of a seat in their order; none when it is not that seat's turn.

    A state does not know that its match ended by a resignation; ask only while it goes on.
    """
    if not _acts(state, seat):
        return []
    return _OFFERS.get(state.game.name, plain_offers)(state, seat)


def reach(state: State, seat: int) -> list[Way]:
    """The places that a seat can walk to this turn; none in games without a map."""
    if not _acts(state, seat) or state.game.name != TraderGame.name:
        return []
    return trader_ways(state, seat)


def refusal(state: State, seat: int, text: str) -> OenachError | None:
    """Why a move of a seat would be refused, as a match would say it; None for a legal one."""
    assert state.to_act != CHANCE, "a match never stands at a draw"
    acts = _acts(state, seat)
    if state.to_act == OVER:
        outcome = state.outcome()
        assert outcome is not None, "a game that is over has an outcome"
        return IllegalMove(state.game.end_rule, "match-over", reason=outcome.reason)
    if not acts:
        return NotYourTurn("not-your-turn", seat=letter(seat), to_act=letter(int(state.to_act)))
    if not isinstance(text, str):
        return MalformedMove("not-a-text")
    try:
        move = state.game.parse(state, text)
    except OenachError as error:
        return error
    return state.game.refusal(state, move)


def _acts(state: State, seat: int) -> bool:
    if not 0 <= seat < state.game.seats:
        raise OptionError("no-such-seat", seat=shown(seat), seats=state.game.seats)
    return state.to_act == seat


def furnishing(game: Game) -> dict[str, object]:
    """What never changes at a table and a page needs to draw it, as JSON, made afresh."""
    table: dict[str, object] = {"game": game.name, "seats": game.seats}
    if game.name in _FURNISHINGS:
        table.update(_FURNISHINGS[game.name](game))
    return table


def layout(game: Game) -> dict[str, object]:
    """Where a drawn map has its roads, bridges and places; nothing in games without a map.

    A map that was not drawn before takes a second or two: keep the answer, and ask for it where
    nobody waits.
    """
    return trader_layout(game.board.world) if isinstance(game, TraderGame) else {}
