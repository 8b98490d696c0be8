"""Offers for a game of which nothing but the kernel's interface is known, and what all share."""

from __future__ import annotations

from collections.abc import Sequence

from oenach.kernel.game import Game
from oenach.kernel.state import State
from oenach.offers.offer import Offer, Way


def following(state: State, move: int) -> State:
    """The state after a legal move; the one before it stays as it is."""
    after = state.copy()
    state.game.perform(after, move, None)
    return after


def is_final(before: State, after: State) -> bool:
    """Whether a move can't be taken back: something is drawn or turned up, or all is over."""
    # CHANCE and OVER are the numbers below those of the seats.
    return after.to_act < 0 or after.reveals != before.reveals


def plain_offers(state: State, seat: int) -> list[Offer]:
    """The legal moves, with what the game's own notation says of each."""
    return [
        _plain_offer(state, move, final=is_final(state, following(state, move)))
        for move in state.legal_moves()
    ]


def plain_plans(state: State, moves: Sequence[int]) -> list[Offer]:
    """Moves that wait for their turn, in the same way."""
    return [_plain_offer(state, move, final=False) for move in moves]


def _plain_offer(state: State, move: int, *, final: bool) -> Offer:
    text = state.game.text(state, move)
    told = state.game.described(text)
    assert told is not None, f"{text} is written as no move of {state.game.name}"
    place = told.places[0] if told.places else None
    return Offer(text=text, verb=told.verb, piece=told.piece, place=place, final=final)


def no_plans(state: State, moves: Sequence[int]) -> list[Offer]:
    """No move may be queued."""
    return []


def no_ways(state: State, seat: int) -> list[Way]:
    """There is no map to walk on."""
    return []


def no_layout(game: Game) -> dict[str, object]:
    """There is nothing that takes long to work out."""
    return {}


def plain_static_data(game: Game) -> dict[str, object]:
    """What is known of every table."""
    return {"game": game.name, "seats": game.seats}
