"""Whether the parts of a position fit together: nothing lost, nothing that can't come about."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    ALL_STRONGHOLDS,
    AT,
    CARRIED,
    CARRYING,
    COLUMN_VALUE,
    FREE_PICKS,
    KINDS,
    LEVEL,
    MOST_EARNED,
    MOVEMENT,
    NOTHING,
    PHASE_CIRCLE,
    PHASE_DRAW,
    PHASE_MOVE,
    PHASE_OVER,
    PHASE_RESOLVE,
    PHASE_ROLES,
    PHASE_ROMAN,
    PHASE_STRONGHOLD,
    PHASES,
    PLAYER_WORDS,
    RESERVE,
    RESOURCE_KINDS,
    ROLE,
    ROMAN,
    RP,
    STRONGHOLDS,
    TOKENS,
    TOKENS_OF_A_RESOURCE,
    TRADING,
    TRADING_BONUS,
    VP,
    entry,
    movement_points,
)
from oenach.games.celtic_trader.rules.movement import spots_of
from oenach.games.celtic_trader.rules.position import position
from oenach.games.celtic_trader.rules.romans import is_celtic, is_encircled, stands_on_roman
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.bits import bit, bit_count
from oenach.kernel.errors import PositionError
from oenach.kernel.seats import LETTERS


def check_position(state: CelticTraderState) -> None:
    """PositionError unless there can be such a position."""
    check_players(state)
    check_tokens(state)
    check_supply(state)
    check_strongholds(state)
    check_drawn(state)
    check_turn(state)
    if state.phase == PHASE_ROLES:
        check_set_up(state)
    elif state.phase == PHASE_OVER:
        check_over(state)
    else:
        check_phase(state)


def misfit(state: CelticTraderState, where: str, key: str) -> PositionError:
    """The error for something that the phase does not allow."""
    return PositionError(where, key, phase=PHASES[state.phase])


def check_players(state: CelticTraderState) -> None:
    """C9: no role is taken twice, and nobody is anywhere without one."""
    taken: i64 = 0
    for seat in range(state.terms.seats):
        where = f"players.{LETTERS[seat]}"
        role = state.players[seat * PLAYER_WORDS + ROLE]
        at = state.players[seat * PLAYER_WORDS + AT]
        waiting = state.phase == PHASE_ROLES and seat >= state.seat
        if waiting:
            if role != NOTHING or at != NOTHING:
                entry_name = "role" if role != NOTHING else "at"
                raise misfit(state, f"{where}.{entry_name}", "celtic-trader-not-set-up")
            continue
        if role == NOTHING or at == NOTHING:
            entry_name = "role" if role == NOTHING else "at"
            raise PositionError(f"{where}.{entry_name}", "missing")
        name = state.board.role_names[role]
        if (taken >> role) & 1 != 0:
            raise PositionError(f"{where}.role", "celtic-trader-twice", found=name)
        taken |= bit(role)
        if state.phase == PHASE_ROLES and at != state.board.starts[role]:  # C13a
            raise misfit(state, f"{where}.at", "celtic-trader-at")


# Conservation


def check_tokens(state: CelticTraderState) -> None:
    """C8: every token is somewhere, and none is twice."""
    for kind in range(KINDS):
        found = tokens_of(state, kind)
        expected: i64 = 1
        if kind < RESOURCE_KINDS:
            expected = TOKENS_OF_A_RESOURCE
        elif kind == ROMAN:
            expected = state.terms.romans
        if found != expected:
            raise PositionError(
                "bag",
                "celtic-trader-token-count",
                token=TOKENS[kind],
                found=int(found),
                expected=int(expected),
            )


def tokens_of(state: CelticTraderState, kind: i64) -> i64:
    """All tokens of a kind, wherever they are."""
    found = entry(state.bag, kind) + entry(state.discard, kind)
    if state.first == kind:
        found += 1
    if state.second == kind:
        found += 1
    if kind < RESOURCE_KINDS:
        found += bit_count(state.spots & spots_of(kind))
        for seat in range(state.terms.seats):
            found += entry(state.players[seat * PLAYER_WORDS + CARRIED], kind)
    elif kind == ROMAN:
        found += state.removed
        for word in range(state.board.words):
            found += bit_count(state.romans[word])
    return found


def check_supply(state: CelticTraderState) -> None:
    """C6: all points are in the supply or with the players, and what is earned can be paid."""
    found = state.supply
    for seat in range(state.terms.seats):
        own = seat * PLAYER_WORDS
        found += state.players[own + RP] + state.players[own + VP]
    if found != state.terms.supply:
        raise PositionError(
            "supply",
            "celtic-trader-point-count",
            found=int(found),
            expected=int(state.terms.supply),
        )
    if state.supply - most_to_earn(state) < -RESERVE:  # C19 (3)
        raise PositionError("supply", "celtic-trader-supply-too-low", found=int(state.supply))


def most_to_earn(state: CelticTraderState) -> i64:
    """What the seat whose turn it is can still earn before the turn ends."""
    if state.phase == PHASE_CIRCLE or state.phase == PHASE_OVER:
        return 0
    if state.phase != PHASE_STRONGHOLD:
        return MOST_EARNED
    own = state.seat * PLAYER_WORDS
    bonus = entry(TRADING_BONUS, state.players[own + LEVEL + TRADING])
    most: i64 = 0
    for kind in range(RESOURCE_KINDS):
        value = entry(COLUMN_VALUE, entry(state.values, kind)) + bonus
        most += entry(state.players[own + CARRIED], kind) * value
    return most


def check_strongholds(state: CelticTraderState) -> None:
    """C12: a stronghold whose roads are all held has fallen, and each took one token at most."""
    for stronghold in range(STRONGHOLDS):
        if is_celtic(state, stronghold) and is_encircled(state, stronghold):
            name = state.board.strongholds[stronghold]
            raise PositionError("charts", "celtic-trader-not-conquered", stronghold=name)
    cities = int(bit_count(state.cities))
    if state.removed > cities:
        raise PositionError(
            "removed_romans", "out-of-range", found=str(state.removed), least=0, most=cities
        )


# Phases


def check_drawn(state: CelticTraderState) -> None:
    """C11: tokens wait only between draw and movement, or where a conquest ended the game."""
    drawn = int(state.first != NOTHING) + int(state.second != NOTHING)
    most = 0
    if state.phase == PHASE_RESOLVE:
        most = 2
    elif state.phase == PHASE_DRAW or state.cities == ALL_STRONGHOLDS:
        most = 1
    if drawn > most or (state.phase == PHASE_RESOLVE and drawn == 0):
        raise misfit(state, "turn.drawn", "celtic-trader-drawn")
    if state.phase == PHASE_DRAW and state.bag == 0:
        raise misfit(state, "bag", "celtic-trader-bag-empty")


def check_turn(state: CelticTraderState) -> None:
    """C13, C16: points within the seat's level, pick-ups only in or after movement."""
    if state.phase == PHASE_OVER:
        return
    own = state.seat * PLAYER_WORDS
    most = int(movement_points(state.players[own + LEVEL + MOVEMENT]))
    if state.points > most:
        raise PositionError(
            "turn.points", "out-of-range", found=str(state.points), least=0, most=most
        )
    if state.phase < PHASE_MOVE and state.picks != 0:
        raise misfit(state, "turn.picks", "celtic-trader-picks")
    if state.phase < PHASE_MOVE and state.halted:
        raise misfit(state, "turn.halted", "celtic-trader-halted")
    if state.phase == PHASE_MOVE:
        free = entry(FREE_PICKS, state.players[own + LEVEL + CARRYING])
        if state.halted != (state.picks > free):
            raise misfit(state, "turn.halted", "celtic-trader-halted")


def check_phase(state: CelticTraderState) -> None:
    """The seat whose turn it is stands where the phase has it, and the game is not over."""
    if state.cities == ALL_STRONGHOLDS:  # C19 (2)
        raise misfit(state, "phase", "celtic-trader-all-conquered")
    check_round(state)
    landmark = state.board.landmark[state.players[state.seat * PLAYER_WORDS + AT]]
    where = f"players.{LETTERS[state.seat]}.at"
    if state.phase == PHASE_ROMAN:  # C10
        if state.round == 1:
            raise misfit(state, "round", "celtic-trader-round")
        if not stands_on_roman(state, state.seat):
            raise misfit(state, where, "celtic-trader-at")
    elif state.phase == PHASE_CIRCLE:  # C17
        if landmark != STRONGHOLDS:
            raise misfit(state, where, "celtic-trader-at")
    elif state.phase == PHASE_STRONGHOLD:  # C18
        if landmark < 0 or landmark == STRONGHOLDS or not is_celtic(state, landmark):
            raise misfit(state, where, "celtic-trader-at")
        for kind in range(RESOURCE_KINDS):
            if entry(state.charts[landmark], kind) > entry(state.values, kind):
                raise misfit(state, f"turn.values.{TOKENS[kind]}", "celtic-trader-values")


def check_round(state: CelticTraderState) -> None:
    """C19 (1): no round comes after the last one."""
    if state.terms.rounds != 0 and state.round > state.terms.rounds:
        most = int(state.terms.rounds)
        raise PositionError("round", "out-of-range", found=str(state.round), least=1, most=most)


def check_over(state: CelticTraderState) -> None:
    """C19: the game is over for a reason."""
    check_round(state)
    ended = state.cities == ALL_STRONGHOLDS or state.supply <= 0 or state.last_round
    if not ended and state.round != state.terms.rounds:
        raise misfit(state, "phase", "celtic-trader-not-over")


def check_set_up(state: CelticTraderState) -> None:
    """C8, C9b: while roles are taken, all else is as it was set up."""
    untouched = CelticTraderState(state.game, state.board, state.terms, None)
    for seat in range(state.terms.seats):
        own = seat * PLAYER_WORDS
        untouched.players[own + ROLE] = state.players[own + ROLE]
        untouched.players[own + AT] = state.players[own + AT]
    untouched.seat = state.seat
    untouched.last_round = state.last_round
    untouched.points = state.points
    found = position(state)
    for key, expected in position(untouched).items():
        if found[key] != expected:
            raise misfit(state, key, "celtic-trader-not-set-up")
