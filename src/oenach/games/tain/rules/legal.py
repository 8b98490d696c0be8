"""Which moves are legal, and why the others are not."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import (
    COMMANDO,
    DAUGHTER,
    ENDED,
    GATES,
    KIND_COUNT,
    KINDS,
    KINGDOM,
    KINGDOM_KINDS,
    OUTER,
    RAID,
    RAIDER_KINDS,
    START,
    count_of,
    kinds_in,
    one_of,
)
from oenach.games.tain.rules.notation import (
    FIRST_MARKER,
    FREE_BOY,
    FREE_DAUGHTER,
    PASS,
    first_placement,
    place_names,
    placement,
)
from oenach.games.tain.rules.state import TainState
from oenach.kernel.bits import bit, bit_count, nth_bit, shifted
from oenach.kernel.errors import IllegalMove
from oenach.kernel.rng import Rng
from oenach.kernel.seats import letter


def in_kingdom(state: TainState, seat: i64) -> bool:
    """Whether a seat has a token in the kingdom this round."""
    left, right = state.kingdom & 31, state.kingdom >> 5
    return (left != 0 and left >> 3 == seat) or (right != 0 and right >> 3 == seat)


def free_gates(state: TainState, board: i64, seat: i64) -> i64:
    """The gates of a board at which a seat may still put a token, as five bits."""
    side: i64 = 0 if board == seat else OUTER  # T7, T8
    return ~(state.taken >> (side + GATES * board)) & 31


def free_kingdom(state: TainState, seat: i64) -> i64:
    """The kingdom places that a seat may still take, as two bits."""
    if in_kingdom(state, seat):
        return 0  # T9
    return ~(state.taken >> KINGDOM) & 3


def legal(state: TainState) -> vec[i64]:
    """The legal moves, rising."""
    moves = vec[i64]()
    if state.phase == COMMANDO:
        return _placements(state, append(moves, PASS))
    if state.phase == RAID:  # T19a: asked only when both kinds are there
        return append(append(moves, FREE_BOY), FREE_DAUGHTER)
    if state.phase == START:
        for seat in range(state.seats):
            moves = append(moves, FIRST_MARKER + seat)
    return moves


def _placements(state: TainState, moves: vec[i64]) -> vec[i64]:
    seat = state.to_act
    kinds = kinds_in(state.unused[seat])
    board: i64 = 0
    while board < state.seats:
        gates = free_gates(state, board, seat)
        allowed = kinds if board == seat else kinds & RAIDER_KINDS
        moves = _at_places(moves, placement(state.seats, GATES * board, 0), gates, allowed)
        board += 1
    places = free_kingdom(state, seat)
    kingdom = placement(state.seats, GATES * state.seats, 0)
    return _at_places(moves, kingdom, places, kinds & KINGDOM_KINDS)


def _at_places(moves: vec[i64], move: i64, places: i64, kinds: i64) -> vec[i64]:
    """Add every allowed kind at every free place; `move` is the first kind at the first place."""
    while places:
        if places & 1:
            kind: i64 = 0
            while kind < KIND_COUNT:
                if kinds >> kind & 1:
                    moves = append(moves, move + kind)
                kind += 1
        places >>= 1
        move += KIND_COUNT
    return moves


def random_move(state: TainState, rng: Rng) -> i64:
    """A legal move, each equally likely, found by counting instead of listing."""
    if state.phase != COMMANDO:
        if state.phase == RAID:
            return FREE_BOY + rng.below(2)
        return FIRST_MARKER + rng.below(state.seats)
    seat = state.to_act
    kinds = kinds_in(state.unused[seat])
    raiders = kinds & RAIDER_KINDS
    royals = kinds & KINGDOM_KINDS
    own = free_gates(state, seat, seat)
    others = free_outer(state, seat)
    kingdom = free_kingdom(state, seat)
    guard_moves = bit_count(own) * bit_count(kinds)
    raid_moves = bit_count(others) * bit_count(raiders)
    kingdom_moves = bit_count(kingdom) * bit_count(royals)
    pick = rng.below(1 + guard_moves + raid_moves + kingdom_moves)
    if pick == 0:
        return PASS
    pick -= 1
    if pick < guard_moves:
        return _nth_placement(state, own, GATES * seat, kinds, pick)
    pick -= guard_moves
    if pick < raid_moves:
        return _nth_placement(state, others, 0, raiders, pick)
    return _nth_placement(state, kingdom, GATES * state.seats, royals, pick - raid_moves)


def free_outer(state: TainState, seat: i64) -> i64:
    """All outer places where a seat may raid, five bits a board."""
    boards = bit(GATES * state.seats) - 1
    return ~(state.taken >> OUTER) & boards & ~shifted(31, GATES * seat)


def _nth_placement(state: TainState, places: i64, offset: i64, kinds: i64, pick: i64) -> i64:
    width = bit_count(kinds)
    place = offset + nth_bit(places, pick // width)
    return placement(state.seats, place, nth_bit(kinds, pick % width))


def refusal(state: TainState, move: i64) -> IllegalMove | None:
    """Why a move is refused, or None for a legal one."""
    placements = first_placement(state.seats)
    if state.phase == ENDED:
        return IllegalMove("T23", "tain-over")
    if state.phase == START:
        if FIRST_MARKER <= move < placements:
            return None
        return IllegalMove("T5", "tain-marker-first")
    if state.phase == RAID:
        if move in (FREE_BOY, FREE_DAUGHTER):
            return None
        return IllegalMove("T19", "tain-free-first", seat=letter(state.to_act))
    if move == PASS:  # T10: always possible, and all that is left without token or place
        return None
    if move >= placements:
        return _placement_refusal(state, move - placements)
    if move >= FIRST_MARKER:
        return IllegalMove("T5", "tain-marker-given")
    return IllegalMove("T19", "tain-nobody-to-free")


def _placement_refusal(state: TainState, move: i64) -> IllegalMove | None:
    seat = state.to_act
    place, kind = move // KIND_COUNT, move % KIND_COUNT
    board = place // GATES
    name = KINDS[kind]
    if board == state.seats:
        kingdom_place = place - GATES * state.seats
        if not KINGDOM_KINDS >> kind & 1:
            return IllegalMove("T9", "tain-not-in-kingdom", kind=name)
        if in_kingdom(state, seat):
            return IllegalMove("T9", "tain-kingdom-once", seat=letter(seat))
        free = ~(state.taken >> (KINGDOM + kingdom_place)) & 1
    else:
        if board != seat and kind == DAUGHTER:
            return IllegalMove("T8", "tain-daughter-stays", board=letter(board))
        free = free_gates(state, board, seat) >> (place - GATES * board) & 1
    if not free:
        return IllegalMove("T6", "tain-place-taken", place=place_names(state.seats)[place])
    if count_of(state.unused[seat], kind) == 0:
        return IllegalMove("T6", "tain-none-unused", kind=name, seat=letter(seat))
    return None


def queue_refusal(seats: int, seat: int, move: int) -> IllegalMove | None:
    """T11: only guards at the seat's own gates may be queued, not even a pass."""
    place = (move - first_placement(seats)) // KIND_COUNT
    if move >= first_placement(seats) and place // GATES == seat:
        return None
    return IllegalMove("T11", "tain-queue-guards-only")


def queueable(state: TainState, seat: i64, waiting: list[int]) -> list[int]:
    """T11: the guards that a seat can queue: tokens that it will have left, at gates that will be
    free when those that wait are laid."""
    if state.phase != COMMANDO or state.passed >> seat & 1:
        return []
    hand, gates = state.unused[seat], free_gates(state, seat, seat)
    first = placement(state.seats, GATES * seat, 0)
    for move in waiting:
        if queue_refusal(state.seats, seat, move) is not None:
            continue
        guard: i64 = move - first
        gate, kind = guard // KIND_COUNT, guard % KIND_COUNT
        # What can't be laid any more drops out, and takes neither the gate nor the token.
        if gates >> gate & 1 and count_of(hand, kind) > 0:
            gates &= ~bit(gate)
            hand -= one_of(kind)
    guards = _at_places(vec[i64](), first, gates, kinds_in(hand))
    return [int(guard) for guard in guards]
