"""What each move does. Every function here is given a move that is known to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.keltis.rules.components import (
    CLOVERS,
    COLOURS,
    DECIDE,
    DRAW,
    ENDED,
    NO_SEAT,
    NO_TILE,
    TURN,
    VALUES,
    tiles_of_colour,
)
from oenach.games.keltis.rules.notation import FIRST_SEAT, FLIP, KEEP, REVEAL, STOP, TAKE
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.rules.telling import (
    tell_first,
    tell_laid,
    tell_left,
    tell_revealed,
    tell_stopped,
    tell_taken,
)
from oenach.kernel.bits import bit
from oenach.kernel.effects import Effects
from oenach.kernel.seats import CHANCE, OVER


def perform(state: KeltisState, move: i64, effects: Effects | None) -> None:
    """Make a move."""
    if move >= REVEAL:
        if move < FIRST_SEAT:
            reveal(state, move - REVEAL, effects)
        else:
            give_turn(state, move - FIRST_SEAT)  # R3
            if effects is not None:
                tell_first(state, effects)
    elif move >= TAKE:
        state.middle ^= bit(move - TAKE)
        if effects is not None:
            tell_taken(state, move - TAKE, effects)
        lay(state, move - TAKE, effects)
    elif move == FLIP:
        # R4: the seat has chosen; which tile it is, chance decides.
        state.phase = DRAW
        state.to_act = CHANCE
    elif move == STOP:
        if effects is not None:
            tell_stopped(state, effects)
        end_game(state)  # R8a
    else:
        tile = state.revealed
        state.revealed = NO_TILE
        if move == KEEP:
            lay(state, tile, effects)
        else:
            state.middle |= bit(tile)  # R5
            if effects is not None:
                tell_left(state, tile, effects)
            end_turn(state)


def reveal(state: KeltisState, tile: i64, effects: Effects | None) -> None:
    """Turn a tile up; its finder then keeps or leaves it (R5)."""
    state.face_down ^= bit(tile)
    state.revealed = tile
    state.phase = DECIDE
    state.to_act = state.seat_to_move
    if effects is not None:
        tell_revealed(state, tile, effects)


def lay(state: KeltisState, tile: i64, effects: Effects | None) -> None:
    """Lay a tile in front of the seat to move, and go on to whoever plays next."""
    add_to_series(state, state.seat_to_move, tile)
    if effects is not None:
        tell_laid(state, tile, effects)
    if CLOVERS >> tile & 1:
        give_turn(state, state.seat_to_move)  # R7
    else:
        end_turn(state)


def add_to_series(state: KeltisState, seat: i64, tile: i64) -> None:
    """Put a tile on a seat's series of its colour, and see what still fits on it (R6)."""
    own = bit(tile)
    colour = tile // VALUES
    of_colour = tiles_of_colour(colour)
    series = state.laid[seat] & of_colour
    if series == 0:
        shut = own
    elif own > series:
        shut = of_colour & (own * 2 - 1)
    else:
        shut = of_colour & -own
        state.falling |= bit(seat * COLOURS + colour)
    state.laid[seat] |= own
    state.fits[seat] &= ~shut


def give_turn(state: KeltisState, seat: i64) -> None:
    """A turn begins, with the choices of R4."""
    state.phase = TURN
    state.seat_to_move = seat
    state.to_act = seat


def end_turn(state: KeltisState) -> None:
    """The turn goes clockwise (R3), or the game ends with the last tile's turn (R8)."""
    if state.face_down == 0:
        end_game(state)
        return
    following = state.seat_to_move + 1
    give_turn(state, following if following < i64(len(state.laid)) else 0)


def end_game(state: KeltisState) -> None:
    """Nobody is to act any more."""
    state.phase = ENDED
    state.seat_to_move = NO_SEAT
    state.to_act = OVER
