"""Which moves are legal, a random one of them, and the reason against every other."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    ABILITY_COUNT,
    CARRIED,
    LEVEL,
    NEXT_COST,
    PHASE_CIRCLE,
    PHASE_DRAW,
    PHASE_MOVE,
    PHASE_RESOLVE,
    PHASE_ROLES,
    PHASE_ROMAN,
    PHASE_STRONGHOLD,
    PLAYER_WORDS,
    ROLE,
    RP,
    TOP_LEVEL,
    entry,
    kinds_in,
    tokens_in,
)
from oenach.games.celtic_trader.rules.menu import add_range, add_words, listed, nth, offers, size
from oenach.games.celtic_trader.rules.movement import move_menu
from oenach.games.celtic_trader.rules.refusals import reason_against
from oenach.games.celtic_trader.rules.resolving import resolve_menu
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.bits import bit
from oenach.kernel.errors import IllegalMove
from oenach.kernel.rng import Rng


def legal(state: CelticTraderState) -> vec[i64]:
    """The legal moves, rising; at a chance node the outcomes."""
    return listed(menu_of(state))


def refusal(state: CelticTraderState, move: i64) -> IllegalMove | None:
    """Why a move is refused, or None for a legal one."""
    if offers(menu_of(state), move):
        return None
    return reason_against(state, move)


def random_move(state: CelticTraderState, rng: Rng) -> i64:
    """A legal move, each equally likely; a draw by what is in the bag."""
    if state.phase == PHASE_DRAW:
        return state.board.ids.draw + random_kind(state.bag, rng)
    menu = menu_of(state)
    return nth(menu, rng.below(size(menu)))


def random_kind(bag: i64, rng: Rng) -> i64:
    """The kind of a token taken blindly from a bag."""
    left = rng.below(tokens_in(bag))
    kind: i64 = 0
    while True:
        left -= bag & 15
        if left < 0:
            return kind
        bag >>= 4
        kind += 1


def menu_of(state: CelticTraderState) -> vec[i64]:
    """All that can happen next."""
    phase = state.phase
    if phase == PHASE_MOVE:
        return move_menu(state)
    if phase == PHASE_RESOLVE:
        return resolve_menu(state)
    if phase == PHASE_STRONGHOLD:
        return stronghold_menu(state)
    if phase == PHASE_CIRCLE:
        return circle_menu(state)
    menu = vec[i64](capacity=4)
    ids = state.board.ids
    if phase == PHASE_DRAW:  # C11
        menu = append(menu, ids.draw)
        menu = append(menu, kinds_in(state.bag))
    elif phase == PHASE_ROMAN:  # C10
        menu = add_range(menu, ids.stay, 1)
        menu = add_words(menu, ids.roman, state.free)
    elif phase == PHASE_ROLES:  # C9b
        menu = append(menu, ids.role if state.terms.draft else ids.drawn_role)
        menu = append(menu, roles_left(state))
    return menu


def roles_left(state: CelticTraderState) -> i64:
    """The roles that nobody has taken yet, as bits."""
    left: i64 = 63
    for seat in range(state.seat):
        left &= ~bit(state.players[seat * PLAYER_WORDS + ROLE])
    return left


def circle_menu(state: CelticTraderState) -> vec[i64]:
    """C17: buy, then claim once, then only leave."""
    ids = state.board.ids
    own = state.seat * PLAYER_WORDS
    rp = state.players[own + RP]
    bits: i64 = 1 << 9  # end
    if not state.claimed:
        for ability in range(ABILITY_COUNT):
            level = state.players[own + LEVEL + ability]
            if level < TOP_LEVEL and entry(NEXT_COST, level) <= rp:  # C5
                bits |= bit(ability)
    menu = vec[i64](capacity=4)
    menu = append(menu, ids.buy)
    menu = append(menu, bits)
    return menu if state.claimed else add_range(menu, ids.claim, rp)


def stronghold_menu(state: CelticTraderState) -> vec[i64]:
    """C18: deliver what is carried, or leave."""
    end: i64 = 1 << 9
    menu = vec[i64](capacity=2)
    menu = append(menu, state.board.ids.buy)
    carried = state.players[state.seat * PLAYER_WORDS + CARRIED]
    return append(menu, end | (kinds_in(carried) << ABILITY_COUNT))
