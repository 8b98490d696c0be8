"""The raid phase (T12 to T20) and the resolution phase (T21 to T23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import (
    BLUFF,
    BOY,
    BOY_CAPTURED,
    CHIEF,
    COMMANDO,
    DAUGHTER,
    DAUGHTER_KIDNAPPED,
    ENDED,
    GATES,
    HERD,
    LAST_ROUND,
    PASTURE_GATES,
    RAID,
    SUCCEEDS,
    captive,
    captives_of,
    duel,
    one_of,
    one_share,
    share,
)
from oenach.games.tain.rules.effects import (
    FREED,
    KINGDOM_COW,
    ROUND_BEGINS,
    TOOK_CATTLE,
    TOOK_JEWEL,
    USED_PILE_BACK,
)
from oenach.games.tain.rules.meetings import tell_herds, tell_meetings
from oenach.games.tain.rules.state import TainState
from oenach.kernel.bits import shifted
from oenach.kernel.effects import Effects
from oenach.kernel.seats import OVER


def begin_raids(state: TainState, effects: Effects | None) -> None:
    """T12, T13: turn everything up, clear the bluffs away, settle the kingdom, then the boards."""
    state.reveals += 1
    state.trail = vec[i64]()
    if effects is not None:
        tell_meetings(state, effects)
    board: i64 = 0
    while board < state.seats:
        _remove_bluffs(state, board)
        board += 1
    _settle_kingdom(state, effects)
    state.taken = 0
    _settle_boards(state, 0, effects)


def _remove_bluffs(state: TainState, board: i64) -> None:
    """T12: the bluffs at a board's gates go to their owners' used piles at once."""
    guards, raiders = state.guards[board], state.raiders[board]
    gate: i64 = 0
    while gate < GATES:
        if (guards >> (3 * gate)) & 7 == BLUFF + 1:
            guards &= ~shifted(7, 3 * gate)
            state.used[board] = state.used[board] + one_of(BLUFF)
        raider = (raiders >> (5 * gate)) & 31
        if raider & 7 == BLUFF + 1:
            raiders ^= raider << (5 * gate)
            state.used[raider >> 3] = state.used[raider >> 3] + one_of(BLUFF)
        gate += 1
    state.guards[board] = guards
    state.raiders[board] = raiders


def _settle_kingdom(state: TainState, effects: Effects | None) -> None:
    """T13: who takes cattle from the kingdom; then its tokens go to the used piles (T18a)."""
    left, right = state.kingdom & 31, state.kingdom >> 5
    if left:
        state.used[left >> 3] = state.used[left >> 3] + one_of((left & 7) - 1)
    if right:
        state.used[right >> 3] = state.used[right >> 3] + one_of((right & 7) - 1)
    state.kingdom = 0
    if left & 7 == BLUFF + 1:
        left = 0
    if right & 7 == BLUFF + 1:
        right = 0
    if left and right:
        if left & 7 != right & 7:
            _take_kingdom_cow(state, left if left & 7 == CHIEF + 1 else right, effects)
            return
        if not state.lone_cow_left and _turn(state, right >> 3) < _turn(state, left >> 3):
            left, right = right, left
    if left:
        _take_kingdom_cow(state, left, effects)
    if right:
        _take_kingdom_cow(state, right, effects)


def _take_kingdom_cow(state: TainState, token: i64, effects: Effects | None) -> None:
    if state.kingdom_cattle > 0:
        state.kingdom_cattle -= 1
        state.beside_cattle += one_share(token >> 3)  # T17
        if effects is not None:
            effects.record(KINGDOM_COW, token >> 3, piece=(token & 7) - 1, count=1)


def _turn(state: TainState, seat: i64) -> i64:
    """How many seats clockwise from the first player a seat is."""
    return seat - state.first if seat >= state.first else seat - state.first + state.seats


def seat_in_turn(state: TainState, step: i64) -> i64:
    """The seat so many steps clockwise from the first player."""
    seat = state.first + step
    return seat - state.seats if seat >= state.seats else seat


def _settle_boards(state: TainState, step: i64, effects: Effects | None) -> None:
    """T14: the boards from the first player's clockwise, until a choice opens or all are done."""
    while step < state.seats:
        board = seat_in_turn(state, step)
        cattle_claims = _settle_gates(state, board)
        _pay_cattle(state, board, cattle_claims, effects)
        state.board = board
        if not _serve_house(state, effects):
            return
        step += 1
    _resolve_round(state, effects)


def _settle_gates(state: TainState, board: i64) -> i64:
    """T14, T15, T18: every gate of a board. The cattle claims are returned, one share a seat; the
    house claims are kept in the state."""
    guards, raiders = state.guards[board], state.raiders[board]
    state.guards[board] = 0
    state.raiders[board] = 0
    cattle_claims: i64 = 0
    gate: i64 = 0
    while gate < GATES and (guards or raiders):
        guard, raider = guards & 7, raiders & 31
        guards >>= 3
        raiders >>= 5
        if raider:
            result = duel((raider & 7) - 1, guard)
            owner = raider >> 3
            if result == SUCCEEDS:
                if gate < PASTURE_GATES:
                    cattle_claims += one_share(owner)
                else:
                    state.claims += one_share(owner)
            if result == BOY_CAPTURED:
                state.beside_prisoners[board] = state.beside_prisoners[board] + captive(owner, BOY)
            else:
                state.used[owner] = state.used[owner] + one_of((raider & 7) - 1)
            if result == DAUGHTER_KIDNAPPED:
                state.beside_prisoners[owner] = state.beside_prisoners[owner] + captive(
                    board, DAUGHTER
                )
                guard = 0
        if guard:
            state.used[board] = state.used[board] + one_of(guard - 1)
        gate += 1
    return cattle_claims


def _pay_cattle(state: TainState, board: i64, claims: i64, effects: Effects | None) -> None:
    """T16, T16a: cattle claims in turn order, each player served in full before the next."""
    step: i64 = 0
    while claims and step < state.seats:
        seat = seat_in_turn(state, step)
        owed = share(claims, seat)
        paid = owed if owed < state.cattle[board] else state.cattle[board]
        state.cattle[board] = state.cattle[board] - paid
        state.beside_cattle += paid << (8 * seat)
        if effects is not None and paid > 0:
            effects.record(TOOK_CATTLE, seat, whom=board, count=paid)
        step += 1


def _serve_house(state: TainState, effects: Effects | None) -> bool:
    """T16, T19: the house raids of the current board, player by player, one question a raid.

    False when a player has to choose whom to free; the raid in question is still unserved."""
    step: i64 = 0
    while state.claims and step < state.seats:
        seat = seat_in_turn(state, step)
        while share(state.claims, seat):
            own = captives_of(state.prisoners[state.board], seat)
            if own > 8:  # T19a: boys and the daughter, so the player chooses
                state.phase = RAID
                state.to_act = seat
                return False
            if own:
                _free(state, seat, own == 8, effects)
            else:
                _take_jewel(state, seat, effects)
        step += 1
    return True


def _free(state: TainState, seat: i64, daughter: bool, effects: Effects | None) -> None:
    """T19, T20: a raid frees an own prisoner, who goes to the used pile."""
    kind = DAUGHTER if daughter else BOY
    state.prisoners[state.board] = state.prisoners[state.board] - captive(seat, kind)
    state.used[seat] = state.used[seat] + one_of(kind)
    state.claims -= one_share(seat)
    if effects is not None:
        effects.record(FREED, seat, piece=kind, whom=state.board, count=1)


def _take_jewel(state: TainState, seat: i64, effects: Effects | None) -> None:
    """T15, T16: a raid takes a jewel if one is left."""
    if state.jewels[state.board] > 0:
        state.jewels[state.board] = state.jewels[state.board] - 1
        state.beside_jewels += one_share(seat)
        if effects is not None:
            effects.record(TOOK_JEWEL, seat, whom=state.board, count=1)
    state.claims -= one_share(seat)


def free_chosen(state: TainState, daughter: bool, effects: Effects | None) -> None:
    """T19: the seat to act frees the daughter or a boy; then the raids go on."""
    _free(state, state.to_act, daughter, effects)
    if _serve_house(state, effects):
        _settle_boards(state, _turn(state, state.board) + 1, effects)


def _resolve_round(state: TainState, effects: Effects | None) -> None:
    """T21, T22, T23: winnings go home, the end is checked, the next round is made ready."""
    herd_full = _take_winnings_home(state)
    if effects is not None:
        tell_herds(state, effects)
    if herd_full or state.round == LAST_ROUND:
        state.phase = ENDED
        state.to_act = OVER
        return
    seat: i64 = 0
    while seat < state.seats:
        if state.unused[seat] == 0:  # T22
            state.unused[seat] = state.used[seat]
            state.used[seat] = 0
            if effects is not None:
                effects.record(USED_PILE_BACK, seat)
        seat += 1
    state.round += 1
    if state.marker_rotates:  # T5a
        state.first = seat_in_turn(state, 1)
    state.passed = 0
    state.phase = COMMANDO
    state.to_act = state.first
    if effects is not None:
        effects.record(ROUND_BEGINS, state.first, count=state.round)


def _take_winnings_home(state: TainState) -> bool:
    """T21: what lies beside the boards goes to pasture and house; whether a herd is full (T23)."""
    herd_full = False
    seat: i64 = 0
    while seat < state.seats:
        state.cattle[seat] = state.cattle[seat] + share(state.beside_cattle, seat)
        state.jewels[seat] = state.jewels[seat] + share(state.beside_jewels, seat)
        state.prisoners[seat] = state.prisoners[seat] + state.beside_prisoners[seat]
        state.beside_prisoners[seat] = 0
        if state.cattle[seat] >= HERD:
            herd_full = True
        seat += 1
    state.beside_cattle = 0
    state.beside_jewels = 0
    return herd_full
