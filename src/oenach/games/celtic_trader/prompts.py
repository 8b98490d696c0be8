"""What each choice is about, for those who are new to the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oenach.games.celtic_trader.rules.components import (
    PHASE_CIRCLE,
    PHASE_MOVE,
    PHASE_RESOLVE,
    PHASE_ROLES,
    PHASE_ROMAN,
    PHASE_STRONGHOLD,
)
from oenach.games.celtic_trader.rules.notation import described
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.description import Description
from oenach.kernel.state import State
from oenach.messages.told import Told

PHASES: Final = (
    "roles",
    "underfoot",
    "either",
    "spot",
    "demand",
    "full",
    "roman",
    "cycle",
    "orders",
    "romanisation",
    "move",
    "halted",
    "circle",
    "stronghold",
)

_EVENTS: Final = {"roman": "C11", "cycle": "C11", "orders": "C11", "romanisation": "C12"}
_RAISES: Final = "raise"


def prompt(state: State, seat: int) -> Told:
    """The sentence about what a seat is to choose now."""
    trader = cast(CelticTraderState, state)
    if trader.phase == PHASE_RESOLVE:
        texts = state.game.move_texts
        return _token([_described(texts[move]) for move in state.legal_moves()])
    if trader.phase == PHASE_MOVE:
        if trader.halted:
            return Told("first-celtic-trader-halted", {}, "C16")
        points = int(trader.points)
        return Told("first-celtic-trader-move", {"points": points}, "C13")
    phase, rule = {
        int(PHASE_ROLES): ("roles", "C9a"),
        int(PHASE_ROMAN): ("underfoot", "C10"),
        int(PHASE_CIRCLE): ("circle", "C17"),
        int(PHASE_STRONGHOLD): ("stronghold", "C18"),
    }[int(trader.phase)]
    return Told(f"first-celtic-trader-{phase}", {}, rule)


def _token(moves: Sequence[Description]) -> Told:
    """What is to be done with the drawn tokens (C11)."""
    tokens = {move.piece for move in moves}
    if len(tokens) > 1:
        return Told("first-celtic-trader-either", {}, "C11")
    token = tokens.pop() or ""
    if token in _EVENTS:
        return Told(f"first-celtic-trader-{token}", {}, _EVENTS[token])
    first = moves[0]
    phase = "demand" if first.verb == _RAISES else "spot" if first.places else "full"
    return Told(f"first-celtic-trader-{phase}", {"token": token}, "C11")


def _described(text: str) -> Description:
    move = described(text)
    assert move is not None, "every text of the notation is a move"
    return move
