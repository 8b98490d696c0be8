"""Carrying out moves that are known to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.celtic_trader.rules import movement
from oenach.games.celtic_trader.rules.components import (
    AT,
    CARRIED,
    COLUMN_VALUE,
    LEVEL,
    NEXT_COST,
    NOTHING,
    PHASE_CIRCLE,
    PHASE_DRAW,
    PHASE_MOVE,
    PHASE_OVER,
    PHASE_RESOLVE,
    PHASE_ROLES,
    PHASE_STRONGHOLD,
    PLAYER_WORDS,
    ROLE,
    RP,
    TRADING,
    TRADING_BONUS,
    VP,
    entry,
    one,
)
from oenach.games.celtic_trader.rules.effects import (
    BOUGHT,
    CLAIMED,
    DELIVERED,
    DEMAND,
    DRAWN,
    REPUTATION,
    ROMAN_LEFT,
    STAYED,
    TOOK_ROLE,
)
from oenach.games.celtic_trader.rules.resolving import resolve
from oenach.games.celtic_trader.rules.romans import lift_roman, put_roman
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.rules.turn import begin_draw, begin_turn, end_turn
from oenach.kernel.effects import Effects
from oenach.kernel.seats import CHANCE


def perform(state: CelticTraderState, move: i64, effects: Effects | None) -> None:
    """Make a legal move, or let a draw come out so."""
    phase = state.phase
    if phase == PHASE_MOVE:
        travel(state, move, effects)
    elif phase == PHASE_DRAW:
        draw(state, move - state.board.ids.draw, effects)
    elif phase == PHASE_RESOLVE:
        resolve(state, move, effects)
    elif phase == PHASE_STRONGHOLD:
        trade(state, move, effects)
    elif phase == PHASE_CIRCLE:
        develop(state, move, effects)
    elif phase == PHASE_ROLES:
        ids = state.board.ids
        take_role(state, move - (ids.role if move >= ids.role else ids.drawn_role), effects)
    else:
        move_token_away(state, move, effects)


def give_role_choice(state: CelticTraderState) -> None:
    """C9a: the pick of a role is a chance event, or the seat's own choice."""
    state.to_act = state.seat if state.terms.draft else CHANCE


def take_role(state: CelticTraderState, role: i64, effects: Effects | None) -> None:
    """C9b: before the first turn, in seat order. C13a: the role's one start place."""
    own = state.seat * PLAYER_WORDS
    state.players[own + ROLE] = role
    state.players[own + AT] = state.board.starts[role]
    if effects is not None:
        effects.record(TOOK_ROLE, state.seat, state.board.starts[role], role)
    state.seat += 1
    if state.seat < state.terms.seats:
        give_role_choice(state)
    else:
        state.seat = 0  # C9: seat A begins
        begin_turn(state)


def move_token_away(state: CelticTraderState, move: i64, effects: Effects | None) -> None:
    """C10: the token under the seat's marker goes elsewhere, or stays."""
    ids = state.board.ids
    if move != ids.stay:
        at = state.players[state.seat * PLAYER_WORDS + AT]
        lift_roman(state, at)
        if effects is not None:
            effects.record(ROMAN_LEFT, state.seat, at)
        put_roman(state, move - ids.roman, effects)
        if state.phase == PHASE_OVER:
            return
    elif effects is not None:
        effects.record(STAYED, state.seat)
    begin_draw(state)


def draw(state: CelticTraderState, kind: i64, effects: Effects | None) -> None:
    """C11: a token comes out of the bag."""
    state.bag -= one(kind)
    if effects is not None:
        effects.record(DRAWN, state.seat, piece=kind)
    if state.first == NOTHING:
        state.first = kind
        if state.bag != 0:
            return
    else:
        state.second = kind
    state.phase = PHASE_RESOLVE
    state.to_act = state.seat


def travel(state: CelticTraderState, move: i64, effects: Effects | None) -> None:
    """C13 to C16: a step, a pick-up, a drop, or the end of the movement."""
    ids = state.board.ids
    if move < ids.pick:
        movement.go(state, move - ids.go, effects)
    elif move < ids.drop:
        movement.pick(state, move - ids.pick, effects)
    elif move < ids.halt:
        movement.drop(state, move - ids.drop, effects)
    else:
        movement.halt(state, effects)


def develop(state: CelticTraderState, move: i64, effects: Effects | None) -> None:
    """C17: buy an ability, turn RP into VP, or leave the circle."""
    ids = state.board.ids
    own = state.seat * PLAYER_WORDS
    if move < ids.deliver:
        ability = own + LEVEL + move - ids.buy
        cost = entry(NEXT_COST, state.players[ability])
        state.players[ability] += 1
        state.players[own + RP] -= cost
        state.supply += cost
        if effects is not None:
            effects.record(BOUGHT, state.seat, piece=move - ids.buy, count=cost)
    elif move >= ids.claim:
        points = move - ids.claim + 1
        state.players[own + RP] -= points
        state.players[own + VP] += points
        state.claimed = True
        if effects is not None:
            effects.record(CLAIMED, state.seat, count=points)
    else:
        end_turn(state, effects)


def trade(state: CelticTraderState, move: i64, effects: Effects | None) -> None:
    """C18: deliver a resource, or leave the stronghold."""
    ids = state.board.ids
    if move == ids.end:
        end_turn(state, effects)
        return
    kind = move - ids.deliver
    own = state.seat * PLAYER_WORDS
    bonus = entry(TRADING_BONUS, state.players[own + LEVEL + TRADING])
    earned = entry(COLUMN_VALUE, entry(state.values, kind)) + bonus  # C18a
    state.players[own + RP] += earned
    state.supply -= earned
    state.players[own + CARRIED] -= one(kind)
    state.discard += one(kind)
    stronghold = state.board.landmark[state.players[own + AT]]
    if entry(state.charts[stronghold], kind) > 0:
        state.charts[stronghold] -= one(kind)
    if effects is not None:
        place = state.board.middle(stronghold)
        effects.record(DELIVERED, state.seat, place, kind, count=earned)
        effects.record(REPUTATION, state.seat, count=state.players[own + RP])
        demand = entry(COLUMN_VALUE, entry(state.charts[stronghold], kind))
        effects.record(DEMAND, place=place, piece=kind, count=demand)
