"""What the raid phase shows when it begins and when it ends, for those who want to be told.

Search never comes here: it gives the rules no list to fill.
"""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.tain.rules.components import (
    BLUFF,
    BOY_CAPTURED,
    DAUGHTER_KIDNAPPED,
    GATES,
    KINGDOM_PLACES,
    SUCCEEDS,
    duel,
)
from oenach.games.tain.rules.effects import (
    BLUFF_GONE,
    CARRIES_OFF,
    FINDS_BLUFF,
    FINDS_NOBODY,
    GETS_PAST,
    HERD,
    HOUSE,
    IS_CAPTURED,
    IS_HELD_OFF,
    REVEALED,
    TURNED_UP,
)
from oenach.games.tain.rules.state import TainState
from oenach.kernel.effects import Effects


def tell_meetings(state: TainState, effects: Effects) -> None:
    """T12, T14: every token as it is turned up, the bluffs that go, and who meets whom."""
    effects.record(TURNED_UP, count=state.round)
    _tell_tokens(state, effects, False)
    _tell_tokens(state, effects, True)
    for step in range(state.seats):
        board = state.first + step
        _tell_board(state, board - state.seats if board >= state.seats else board, effects)


def _tell_tokens(state: TainState, effects: Effects, bluffs: bool) -> None:
    """All tokens, or the bluffs that go away: the kingdom's, then each board's gate by gate."""
    for place in range(KINGDOM_PLACES):
        _tell_token(effects, state.seats * GATES + place, state.kingdom >> (5 * place), bluffs)
    for board in range(state.seats):
        for gate in range(GATES):
            guard = (state.guards[board] >> (3 * gate)) & 7
            if guard:
                _tell_token(effects, board * GATES + gate, guard + 8 * board, bluffs)
            _tell_token(effects, board * GATES + gate, state.raiders[board] >> (5 * gate), bluffs)


def _tell_token(effects: Effects, place: i64, token: i64, bluffs: bool) -> None:
    kind, owner = (token & 7) - 1, (token & 31) >> 3
    if kind < 0:
        return
    if not bluffs:
        effects.record(REVEALED, owner, place, kind)
    elif kind == BLUFF:
        effects.record(BLUFF_GONE, owner, place, kind)


def _tell_board(state: TainState, board: i64, effects: Effects) -> None:
    """T14: the meetings at the gates of one board; a bluff raids nobody."""
    for gate in range(GATES):
        guard = (state.guards[board] >> (3 * gate)) & 7
        raider = (state.raiders[board] >> (5 * gate)) & 31
        kind = (raider & 7) - 1
        if kind >= 0 and kind != BLUFF:
            met = _meeting(kind, guard)
            effects.record(met, raider >> 3, board * GATES + gate, kind, board)


def _meeting(raider: i64, guard: i64) -> i64:
    if guard == 0:
        return FINDS_NOBODY
    if guard == BLUFF + 1:
        return FINDS_BLUFF
    result = duel(raider, guard)
    if result == SUCCEEDS:
        return GETS_PAST
    if result == BOY_CAPTURED:
        return IS_CAPTURED
    return CARRIES_OFF if result == DAUGHTER_KIDNAPPED else IS_HELD_OFF


def tell_herds(state: TainState, effects: Effects) -> None:
    """T21: what everybody has once the winnings are home."""
    for seat in range(state.seats):
        effects.record(HERD, seat, count=state.cattle[seat])
        effects.record(HOUSE, seat, count=state.jewels[seat])
