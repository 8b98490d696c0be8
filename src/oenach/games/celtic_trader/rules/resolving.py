"""Resolving drawn tokens (C11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    ALL_STRONGHOLDS,
    COLUMN_VALUE,
    CYCLE,
    NOTHING,
    ORDERS,
    PHASE_OVER,
    RESOURCE_KINDS,
    ROMAN,
    ROMANISATION,
    SPOTS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    TOP_COLUMN,
    entry,
    one,
    tokens_in,
)
from oenach.games.celtic_trader.rules.effects import (
    BAG_REFILLED,
    DEMAND,
    DISCARDED,
    PLACED,
    ROMAN_LIFTED,
)
from oenach.games.celtic_trader.rules.menu import add_words
from oenach.games.celtic_trader.rules.movement import spots_of
from oenach.games.celtic_trader.rules.romans import conquer, is_celtic, lift_roman, put_roman
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.rules.turn import begin_move
from oenach.kernel.bits import bit
from oenach.kernel.effects import Effects


def resolve_menu(state: CelticTraderState) -> vec[i64]:
    """The ways to resolve one of the drawn tokens; two equal ones give each way once."""
    ids = state.board.ids
    menu = vec[i64](capacity=8)
    resources = resource_choices(state, state.first) | resource_choices(state, state.second)
    if resources != 0:
        menu = append(menu, ids.spot)
        menu = append(menu, resources)
    idle: i64 = 0
    if is_drawn(state, ROMAN):
        if is_empty(state.free):
            idle = 1
        else:
            menu = add_words(menu, ids.resolve_roman, state.free)
    if is_drawn(state, CYCLE):
        idle |= 2
    if idle != 0:
        menu = append(menu, ids.no_place)
        menu = append(menu, idle)
    idle = 0
    if is_drawn(state, ORDERS):
        if is_empty(state.romans):
            idle = 1
        else:
            menu = add_words(menu, ids.orders, state.romans)
    if is_drawn(state, ROMANISATION):
        idle |= (ALL_STRONGHOLDS & ~state.cities) << 1
    if idle != 0:
        menu = append(menu, ids.no_roman)
        menu = append(menu, idle)
    return menu


def is_drawn(state: CelticTraderState, kind: i64) -> bool:
    """Whether a token of a kind waits to be resolved."""
    return state.first == kind or state.second == kind


def is_empty(words: vec[i64]) -> bool:
    """Whether a set of places is empty."""
    union: i64 = 0
    for index in range(i64(len(words))):
        union |= words[index]
    return union == 0


def resource_choices(state: CelticTraderState, kind: i64) -> i64:
    """What can be done with a drawn resource, as bits of the 60 ids for resources."""
    if kind < 0 or kind >= RESOURCE_KINDS:
        return 0
    free = free_spots(state, kind)
    if free != 0:
        return free
    rising = rising_demands(state, kind)
    if rising != 0:
        return rising << (SPOTS + kind * STRONGHOLDS)
    return bit(SPOTS + RESOURCE_KINDS * STRONGHOLDS + kind)


def free_spots(state: CelticTraderState, kind: i64) -> i64:
    """The spots of a resource without a token, as bits."""
    return ~state.spots & spots_of(kind)


def rising_demands(state: CelticTraderState, kind: i64) -> i64:
    """The Celtic strongholds whose marker for a resource is left of column 8, as bits."""
    bits: i64 = 0
    for stronghold in range(STRONGHOLDS):
        if is_celtic(state, stronghold) and entry(state.charts[stronghold], kind) < TOP_COLUMN:
            bits |= bit(stronghold)
    return bits


def resolve(state: CelticTraderState, move: i64, effects: Effects | None) -> None:
    """C11: carry out the resolution of one token; after the last one the seat may move."""
    ids = state.board.ids
    if move < ids.resolve_roman:
        resolve_resource(state, move - ids.spot, effects)
    elif move < ids.no_place:
        settle(state, ROMAN)
        put_roman(state, move - ids.resolve_roman, effects)
    elif move == ids.no_place:
        settle(state, ROMAN)
        throw_away(state, ROMAN, effects)
    elif move == ids.cycle:
        settle(state, CYCLE)
        state.bag += state.discard + one(CYCLE)
        state.discard = 0
        if effects is not None:
            effects.record(BAG_REFILLED, state.seat, count=tokens_in(state.bag))
    elif move <= ids.no_roman:
        settle(state, ORDERS)
        throw_away(state, ORDERS, effects)
        if move < ids.no_roman:
            lift_roman(state, move - ids.orders)
            state.discard += one(ROMAN)
            if effects is not None:
                effects.record(ROMAN_LIFTED, state.seat, move - ids.orders)
    else:
        settle(state, ROMANISATION)
        throw_away(state, ROMANISATION, effects)
        conquer(state, move - ids.romanise, effects)
    if state.first == NOTHING and state.phase != PHASE_OVER:
        begin_move(state)


def resolve_resource(state: CelticTraderState, choice: i64, effects: Effects | None) -> None:
    """C11: onto a spot, or away with it, for a higher demand if it can rise anywhere (C11a)."""
    if choice < SPOTS:
        kind = choice // SPOTS_OF_A_RESOURCE
        settle(state, kind)
        state.spots |= bit(choice)
        if effects is not None:
            effects.record(PLACED, state.seat, state.board.spot_sections[choice], kind)
        return
    choice -= SPOTS
    if choice < RESOURCE_KINDS * STRONGHOLDS:
        kind = choice // STRONGHOLDS
        stronghold = choice % STRONGHOLDS
        state.charts[stronghold] += one(kind)
        if effects is not None:
            demand = entry(COLUMN_VALUE, entry(state.charts[stronghold], kind))
            effects.record(DEMAND, state.seat, state.board.middle(stronghold), kind, count=demand)
    else:
        kind = choice - RESOURCE_KINDS * STRONGHOLDS
    settle(state, kind)
    throw_away(state, kind, effects)


def throw_away(state: CelticTraderState, kind: i64, effects: Effects | None) -> None:
    """A drawn token goes to the discard."""
    state.discard += one(kind)
    if effects is not None:
        effects.record(DISCARDED, state.seat, piece=kind)


def settle(state: CelticTraderState, kind: i64) -> None:
    """Take a token from those that wait to be resolved."""
    if state.first == kind:
        state.first = state.second
    state.second = NOTHING
