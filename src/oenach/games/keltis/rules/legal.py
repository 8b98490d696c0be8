"""Which moves are legal, and the reason against every other one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.keltis.rules.components import (
    COLOURS,
    DECIDE,
    DRAW,
    ENDED,
    START,
    TILE_NAMES,
    TURN,
    VALUES,
    tiles_of_colour,
)
from oenach.games.keltis.rules.notation import FIRST_SEAT, FLIP, KEEP, LEAVE, REVEAL, STOP, TAKE
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.bits import bit_count, lowest_bit, nth_bit
from oenach.kernel.errors import IllegalMove
from oenach.kernel.rng import Rng


def legal(state: KeltisState) -> vec[i64]:
    """The legal moves, rising; at a draw the outcomes."""
    phase = state.phase
    moves = vec[i64]()
    if phase == TURN:
        # R4, R8a: as long as a tile is face down it can be revealed; after that one may stop.
        moves = append(moves, FLIP if state.face_down != 0 else STOP)
        return append_tiles(moves, TAKE, state.middle & state.fits[state.seat_to_move])
    if phase == DECIDE:
        if revealed_fits(state):
            moves = append(moves, KEEP)
        return append(moves, LEAVE)
    if phase == DRAW:
        return append_tiles(moves, REVEAL, state.face_down)
    if phase == START:
        for seat in range(i64(len(state.laid))):
            moves = append(moves, FIRST_SEAT + seat)
    return moves


def append_tiles(moves: vec[i64], first: i64, tiles: i64) -> vec[i64]:
    """The moves with one more for each tile, where `first` is the move for tile 0."""
    while tiles != 0:
        moves = append(moves, first + lowest_bit(tiles))
        tiles &= tiles - 1
    return moves


def revealed_fits(state: KeltisState) -> bool:
    """Whether the revealed tile could be laid by the seat that revealed it (R6)."""
    return state.fits[state.seat_to_move] >> state.revealed & 1 != 0


def random_move(state: KeltisState, rng: Rng) -> i64:
    """One of the legal moves, or of the outcomes at a draw, all equally likely.

    Draws an index into `legal(state)` and finds that move without making the list.
    """
    phase = state.phase
    if phase == TURN:
        takes = state.middle & state.fits[state.seat_to_move]
        if takes != 0:
            index = rng.below(1 + bit_count(takes))
            if index != 0:
                return TAKE + nth_bit(takes, index - 1)
        return FLIP if state.face_down != 0 else STOP
    if phase == DECIDE:
        return KEEP + rng.below(2) if revealed_fits(state) else LEAVE
    if phase == DRAW:
        face_down = state.face_down
        return REVEAL + nth_bit(face_down, rng.below(bit_count(face_down)))
    assert phase == START, "no moves once the game is over"
    return FIRST_SEAT + rng.below(i64(len(state.laid)))


def refusal(state: KeltisState, move: i64) -> IllegalMove | None:
    """Why a move is refused, or None for a legal one."""
    phase = state.phase
    if phase == TURN:
        return refusal_in_turn(state, move)
    if phase == DECIDE:
        return refusal_in_decide(state, move)
    if phase == DRAW:
        if not REVEAL <= move < FIRST_SEAT:
            return IllegalMove("R4", "keltis-tile-drawn-first")  # R4
        if state.face_down >> (move - REVEAL) & 1 == 0:
            return IllegalMove("R4", "keltis-not-face-down", tile=TILE_NAMES[move - REVEAL])  # R4
        return None
    if phase == ENDED:
        return IllegalMove("R8", "keltis-over")  # R8
    if move < FIRST_SEAT:
        return IllegalMove("R3", "keltis-seat-drawn-first")  # R3
    return None


def refusal_in_turn(state: KeltisState, move: i64) -> IllegalMove | None:
    """The same when a seat may reveal or take."""
    if TAKE <= move < REVEAL:
        tile = move - TAKE
        if state.middle >> tile & 1 == 0:
            return IllegalMove("R4", "keltis-not-in-middle", tile=TILE_NAMES[tile])  # R4
        if state.fits[state.seat_to_move] >> tile & 1 == 0:
            return misfit(state, tile)
        return None
    if move == FLIP:
        if state.face_down == 0:
            return IllegalMove("R8", "keltis-nothing-face-down")  # R8
        return None
    if move == STOP:
        if state.face_down != 0:
            return IllegalMove("R7a", "keltis-turn-must-be-played")  # R7a
        return None  # R8a
    if move < TAKE:
        return IllegalMove("R4", "keltis-nothing-revealed")  # R4
    return no_draw(move)


def refusal_in_decide(state: KeltisState, move: i64) -> IllegalMove | None:
    """The same when a revealed tile waits to be kept or left."""
    if move == LEAVE:
        return None
    if move == KEEP:
        return None if revealed_fits(state) else misfit(state, state.revealed)
    if move < REVEAL:
        # R5: nothing else can be done first, and no other tile be had instead.
        return IllegalMove("R5", "keltis-keep-or-leave", tile=TILE_NAMES[state.revealed])
    return no_draw(move)


def no_draw(move: i64) -> IllegalMove:
    """The refusal of an outcome when nothing is being drawn."""
    return IllegalMove("R3" if move >= FIRST_SEAT else "R4", "keltis-no-draw")


def misfit(state: KeltisState, tile: i64) -> IllegalMove:
    """The refusal of a tile that does not continue its series (R6)."""
    colour = tile // VALUES
    seat = state.seat_to_move
    series = state.laid[seat] & tiles_of_colour(colour)
    if state.falling >> (seat * COLOURS + colour) & 1:
        direction, last = "down", lowest_bit(series)
    else:
        direction, last = "up", nth_bit(series, bit_count(series) - 1)
    return IllegalMove(
        "R6",
        "keltis-does-not-fit",
        tile=TILE_NAMES[tile],
        last=TILE_NAMES[last],
        direction=direction,
    )
