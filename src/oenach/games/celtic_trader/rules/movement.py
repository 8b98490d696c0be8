"""Moving about the map, picking up and dropping (C13 to C16)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.board import FREE_BRANCH, NO_ROAD, ROAD_BITS
from oenach.games.celtic_trader.rules.components import (
    AT,
    CARRIED,
    CARRYING,
    CARRYING_LIMIT,
    FREE_PICKS,
    LEVEL,
    PHASE_CIRCLE,
    PHASE_STRONGHOLD,
    PLAYER_WORDS,
    RESOURCE_KINDS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    WORD,
    entry,
    kinds_in,
    one,
    tokens_in,
)
from oenach.games.celtic_trader.rules.effects import DROPPED, HALTED, PICKED, STOPPED, WENT
from oenach.games.celtic_trader.rules.romans import has_roman, is_celtic
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.rules.turn import end_turn
from oenach.kernel.bits import bit, shifted
from oenach.kernel.effects import Effects


def move_menu(state: CelticTraderState) -> vec[i64]:
    """The moves of a seat that travels: `go`, `pick`, `drop`, `halt`."""
    menu = vec[i64](capacity=8)
    ids = state.board.ids
    if not state.halted:  # C16: a pick-up has not ended the movement
        for word in range(state.board.words):
            menu = append(menu, ids.go + word * WORD)
            menu = append(menu, within_reach(state, word))
    carried = state.players[state.seat * PLAYER_WORDS + CARRIED]
    bits: i64 = 1 << 12  # C16: halt, always
    if carried != 0:
        bits |= kinds_in(carried) << RESOURCE_KINDS
    if tokens_in(carried) < carrying_limit(state):
        bits |= kinds_here(state)
    menu = append(menu, ids.pick)
    return append(menu, bits)


def within_reach(state: CelticTraderState, word: i64) -> i64:
    """C13: one word of the set of places to which a single step leads.

    C15: who else stands there is never asked.
    """
    board = state.board
    at = state.players[state.seat * PLAYER_WORDS + AT]
    bits: i64 = 0
    if state.points > 0:
        bits = board.plain[at * board.words + word]
    for index in range(board.first_branch[at], board.first_branch[at + 1]):
        branch = board.branches[index]
        if branch_is_open(state, branch):
            to = (branch & NO_ROAD) - word * WORD
            if 0 <= to < WORD:
                bits |= bit(to)
    return bits


def branch_is_open(state: CelticTraderState, branch: i64) -> bool:
    """C3a: whether a way that depends on the tokens of stronghold roads can be taken now."""
    if state.points == 0 and branch & FREE_BRANCH == 0:
        return False
    road = (branch >> ROAD_BITS) & NO_ROAD
    if road != NO_ROAD and not has_roman(state, road):
        return False
    road = (branch >> (2 * ROAD_BITS)) & NO_ROAD
    if road != NO_ROAD and has_roman(state, road):
        return False
    road = (branch >> (3 * ROAD_BITS)) & NO_ROAD
    return road == NO_ROAD or not has_roman(state, road)


def kinds_here(state: CelticTraderState) -> i64:
    """C16: the resources that lie on the seat's section, as bits."""
    at = state.players[state.seat * PLAYER_WORDS + AT]
    spots = state.spots & state.board.spots_at[at]
    bits: i64 = 0
    kind: i64 = 0
    while spots != 0:
        if spots & 7 != 0:
            bits |= bit(kind)
        spots >>= 3
        kind += 1
    return bits


def carrying_limit(state: CelticTraderState) -> i64:
    """C5: how many tokens the seat can carry."""
    return entry(CARRYING_LIMIT, state.players[state.seat * PLAYER_WORDS + LEVEL + CARRYING])


def go(state: CelticTraderState, place: i64, effects: Effects | None) -> None:
    """C13: one step. C14: a Roman token there ends the turn."""
    board = state.board
    own = state.seat * PLAYER_WORDS
    at = state.players[own + AT]
    state.players[own + AT] = place
    stopped = has_roman(state, place)
    points = state.points
    # C3a: neither from a road to its own stronghold nor out onto a held road takes a point.
    if not (
        (place >= board.sections and board.road_of[at] == place - board.sections)
        or (at >= board.sections and board.road_of[place] == at - board.sections)
    ):
        state.points -= 1
    if effects is not None:
        effects.record(WENT, state.seat, place, count=points - state.points)
        if stopped:
            effects.record(STOPPED, state.seat, place)
    if stopped:
        end_turn(state, effects)


def pick(state: CelticTraderState, kind: i64, effects: Effects | None) -> None:
    """C16: take a resource; beyond the second carrying number that ends the movement."""
    own = state.seat * PLAYER_WORDS
    at = state.players[own + AT]
    state.spots &= ~(state.board.spots_at[at] & spots_of(kind))
    state.players[own + CARRIED] += one(kind)
    state.picks += 1
    if effects is not None:
        effects.record(PICKED, state.seat, at, kind)
    if state.picks > entry(FREE_PICKS, state.players[own + LEVEL + CARRYING]):
        state.halted = True
        if effects is not None:
            effects.record(HALTED, state.seat, at)


def spots_of(kind: i64) -> i64:
    """The three spots of a resource, as bits."""
    return shifted(7, SPOTS_OF_A_RESOURCE * kind)


def drop(state: CelticTraderState, kind: i64, effects: Effects | None) -> None:
    """C16: discard a carried token."""
    state.players[state.seat * PLAYER_WORDS + CARRIED] -= one(kind)
    state.discard += one(kind)
    if effects is not None:
        effects.record(DROPPED, state.seat, state.players[state.seat * PLAYER_WORDS + AT], kind)


def halt(state: CelticTraderState, effects: Effects | None) -> None:
    """C16: close the movement; the circle and Celtic strongholds open a phase (C17, C18)."""
    at = state.players[state.seat * PLAYER_WORDS + AT]
    landmark = state.board.landmark[at]
    if effects is not None:
        effects.record(HALTED, state.seat, at)
    if landmark == STRONGHOLDS:
        state.phase = PHASE_CIRCLE
    elif landmark >= 0 and is_celtic(state, landmark):
        state.phase = PHASE_STRONGHOLD
        state.values = state.charts[landmark]
    else:
        end_turn(state, effects)
