"""Whose turn it is and what may be done then: where a match refuses a move, and says before that
it would."""

from __future__ import annotations

from oenach.kernel.errors import MalformedMove, NotYourTurn, OenachError
from oenach.kernel.seats import letter, seat_name
from oenach.kernel.state import State


def check_turn(state: State, seat: int | None) -> None:
    """NotYourTurn if somebody else is to act; None acts for whoever is."""
    if seat is not None and state.to_act != seat:
        raise NotYourTurn("not-your-turn", seat=seat_name(seat), to_act=letter(int(state.to_act)))


def legal_move(state: State, text: str) -> int:
    """The move that a text means; an error, with its rule, if it is none or not legal."""
    if not isinstance(text, str):
        raise MalformedMove("not-a-text")
    move = state.game.parse(state, text)
    refused = state.game.refusal(state, move)
    if refused is not None:
        raise refused
    return move


def refusal(state: State, text: str, seat: int | None) -> OenachError | None:
    """Why a move would be refused in a state that is not over; None for a legal one."""
    try:
        check_turn(state, seat)
        legal_move(state, text)
    except OenachError as error:
        return error
    return None
