"""Roman tokens on the map, and the conquest of strongholds."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    ALL_STRONGHOLDS,
    AT,
    PHASE_OVER,
    PLAYER_WORDS,
    ROMAN,
    WORD,
    one,
)
from oenach.games.celtic_trader.rules.effects import (
    CONQUERED,
    ROMAN_PLACED,
    ROMAN_WITHDRAWN,
)
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.bits import bit, bit_count, lowest_bit
from oenach.kernel.effects import Effects
from oenach.kernel.seats import OVER


def has_roman(state: CelticTraderState, place: i64) -> bool:
    """Whether a Roman token lies on a place."""
    return (state.romans[place // WORD] >> (place % WORD)) & 1 != 0


def is_celtic(state: CelticTraderState, stronghold: i64) -> bool:
    """Whether a stronghold has not been conquered."""
    return (state.cities >> stronghold) & 1 == 0


def stands_on_roman(state: CelticTraderState, seat: i64) -> bool:
    """C10: a token lies on the section or garrison place on which the seat's marker stands."""
    return has_roman(state, state.players[seat * PLAYER_WORDS + AT])


def put_roman(state: CelticTraderState, place: i64, effects: Effects | None) -> None:
    """Put a token on a free place; that conquers a stronghold if it was its last road."""
    word = place // WORD
    token = bit(place % WORD)
    state.romans[word] |= token
    state.free[word] &= ~token
    if effects is not None:
        effects.record(ROMAN_PLACED, state.seat, place)
    stronghold = state.board.road_of[place]
    if stronghold >= 0 and is_celtic(state, stronghold) and is_encircled(state, stronghold):
        conquer(state, stronghold, effects)  # C12


def lift_roman(state: CelticTraderState, place: i64) -> None:
    """Take a token off the map."""
    word = place // WORD
    token = bit(place % WORD)
    state.romans[word] &= ~token
    state.free[word] |= token


def is_encircled(state: CelticTraderState, stronghold: i64) -> bool:
    """C12: whether every road section of a stronghold has a token."""
    words = state.board.words
    first = stronghold * words
    clear: i64 = 0
    for word in range(words):
        clear |= state.board.roads[first + word] & ~state.romans[word]
    return clear == 0


def conquer(state: CelticTraderState, stronghold: i64, effects: Effects | None) -> None:
    """C12: a Celtic stronghold becomes a Roman city. Markers of players stay where they are."""
    words = state.board.words
    tokens: i64 = 0
    if effects is not None:
        _tell_withdrawn(state, stronghold, effects)
    for word in range(words):
        taken = state.romans[word] & state.board.roads[stronghold * words + word]
        tokens += bit_count(taken)
        state.romans[word] &= ~taken
        state.free[word] |= taken
    if tokens > 0:
        state.removed += 1
        state.discard += (tokens - 1) * one(ROMAN)
    state.cities |= bit(stronghold)
    state.charts[stronghold] = 0
    garrison = state.board.middle(stronghold)
    state.free[garrison // WORD] |= bit(garrison % WORD)  # C3a
    if effects is not None:
        effects.record(CONQUERED, state.seat, garrison, count=tokens)
    if state.cities == ALL_STRONGHOLDS:  # C19 (2): at once
        state.phase = PHASE_OVER
        state.to_act = OVER


def _tell_withdrawn(state: CelticTraderState, stronghold: i64, effects: Effects) -> None:
    """C12: the tokens on the roads of a stronghold, but for one that leaves the game."""
    words = state.board.words
    first = True
    for word in range(words):
        taken = state.romans[word] & state.board.roads[stronghold * words + word]
        while taken != 0:
            place = lowest_bit(taken)
            taken ^= bit(place)
            if not first:
                effects.record(ROMAN_WITHDRAWN, state.seat, word * WORD + place)
            first = False
