"""The course of a turn: how it begins, goes on from phase to phase, and ends."""

from __future__ import annotations

from oenach.games.celtic_trader.rules.components import (
    LEVEL,
    MOVEMENT,
    PHASE_DRAW,
    PHASE_MOVE,
    PHASE_OVER,
    PHASE_ROMAN,
    PLAYER_WORDS,
    movement_points,
)
from oenach.games.celtic_trader.rules.effects import ROUND_BEGINS
from oenach.games.celtic_trader.rules.romans import stands_on_roman
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.effects import Effects
from oenach.kernel.seats import CHANCE, OVER


def begin_turn(state: CelticTraderState) -> None:
    """Open the turn of `state.seat`."""
    state.picks = 0
    state.halted = False
    state.claimed = False
    state.values = 0
    give_points(state)
    if state.round > 1 and stands_on_roman(state, state.seat):  # C10, C10a: before the draw
        state.phase = PHASE_ROMAN
        state.to_act = state.seat
    else:
        begin_draw(state)


def give_points(state: CelticTraderState) -> None:
    """C13: the points of the seat's level; none are saved from the turn before."""
    level = state.players[state.seat * PLAYER_WORDS + LEVEL + MOVEMENT]
    state.points = movement_points(level)


def begin_draw(state: CelticTraderState) -> None:
    """C11: two tokens come out of the bag, or as many as it has."""
    if state.bag == 0:
        begin_move(state)
    else:
        state.phase = PHASE_DRAW
        state.to_act = CHANCE


def begin_move(state: CelticTraderState) -> None:
    """C13: all drawn tokens are resolved."""
    state.phase = PHASE_MOVE
    state.to_act = state.seat
    give_points(state)


def end_turn(state: CelticTraderState, effects: Effects | None) -> None:
    """Pass the turn on, or end the game (C19)."""
    if state.supply <= 0:  # C19 (3)
        end_game(state)
        return
    state.seat += 1
    if state.seat == state.terms.seats:
        if state.last_round or state.round == state.terms.rounds:  # C19 (1)
            state.seat -= 1
            end_game(state)
            return
        state.seat = 0
        state.round += 1
        if effects is not None:
            effects.record(ROUND_BEGINS, count=state.round)
    begin_turn(state)


def end_game(state: CelticTraderState) -> None:
    """Nobody is to act any more."""
    state.phase = PHASE_OVER
    state.to_act = OVER
