"""The score of a seat, and who has won."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import ABILITIES
from oenach.games.celtic_trader.rules.components import (
    ABILITY_COUNT,
    ALL_STRONGHOLDS,
    LEVEL,
    LEVELS,
    PHASE_OVER,
    PLAYER_WORDS,
    ROLE,
    RP,
    VP,
)
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.bits import highest
from oenach.kernel.outcome import Outcome, Sheet, leaders, line_of, sheet_of


def sheet(state: CelticTraderState, seat: int) -> Sheet:
    """C20: victory points, and the bonus of the role (C7)."""
    own = seat * PLAYER_WORDS
    points = int(state.players[own + VP])
    lines = [line_of("vp", points, points)]
    number = state.players[own + ROLE]
    if number >= 0:
        role = state.board.world.roles[state.board.role_names[number]]
        for ability, name in enumerate(ABILITIES):
            if name in role.bonus:
                level = int(state.players[own + LEVEL + ability])
                lines.append(line_of(name, level, role.bonus[name][level]))
        if role.rp != 0:
            rp = int(state.players[own + RP])
            lines.append(line_of("rp", rp, rp * role.rp))
    return sheet_of(lines)


def points(state: CelticTraderState, seat: i64) -> i64:
    """C20: the total of a sheet."""
    own = seat * PLAYER_WORDS
    total = state.players[own + VP]
    role = state.players[own + ROLE]
    if role >= 0:
        board = state.board
        total += board.rp_bonus[role] * state.players[own + RP]
        for ability in range(ABILITY_COUNT):
            level = state.players[own + LEVEL + ability]
            total += board.bonus[(role * ABILITY_COUNT + ability) * LEVELS + level]
    return total


def winners(state: CelticTraderState) -> i64:
    """C20: the seats with the most points, as bits."""
    totals = vec[i64]()
    for seat in range(state.terms.seats):
        totals = append(totals, points(state, seat))
    return highest(totals)


def reason(state: CelticTraderState) -> str:
    """C19: why the game has ended."""
    if state.cities == ALL_STRONGHOLDS:
        return "conquest"
    return "supply" if state.supply <= 0 else "limit"


def outcome(state: CelticTraderState) -> Outcome | None:
    """The winners, or None while the game goes on."""
    if state.phase != PHASE_OVER:
        return None
    sheets = [sheet(state, seat) for seat in range(state.game.seats)]
    # C20: most points wins, and those who tie share the victory.
    winners = leaders([(own.total,) for own in sheets])
    return Outcome(reason(state), winners, tuple(sheets))
