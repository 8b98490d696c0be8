"""The position as JSON."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import COLUMNS, RESOURCES, Resource
from oenach.games.celtic_trader.rules.components import (
    AT,
    CARRIED,
    CARRYING,
    KINDS,
    LEVEL,
    MOVEMENT,
    NOTHING,
    PHASE_CIRCLE,
    PHASE_OVER,
    PHASE_STRONGHOLD,
    PHASES,
    PLAYER_WORDS,
    ROLE,
    RP,
    SPOTS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    TOKENS,
    TRADING,
    VP,
    entry,
)
from oenach.games.celtic_trader.rules.romans import has_roman, is_celtic
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.rules.view import PlayerView, PublicView, Token, TurnView
from oenach.kernel.seats import LETTERS


def position(state: CelticTraderState) -> dict[str, object]:
    """Everything on the table, as JSON."""
    return {**public(state)}


def public(state: CelticTraderState) -> PublicView:
    """What everybody may see of a position, which is all of it."""
    seats = state.game.seats
    return {
        "game": "celtic-trader",
        "seats": seats,
        "options": {name: fresh(value) for name, value in state.game.given.items()},
        "round": int(state.round),
        "to_act": None if state.phase == PHASE_OVER else LETTERS[state.seat],
        "phase": PHASES[state.phase],
        "bag": counted(state.bag),
        "discard": counted(state.discard),
        "removed_romans": int(state.removed),
        "supply": int(state.supply),
        "spots": spots_on_map(state),
        "romans": romans_on_map(state),
        "charts": {
            state.board.strongholds[stronghold]: chart(state.charts[stronghold])
            for stronghold in range(STRONGHOLDS)
            if is_celtic(state, stronghold)
        },
        "players": {LETTERS[seat]: player(state, seat) for seat in range(seats)},
        "last_round": state.last_round,
        "turn": turn(state),
    }


def fresh(value: object) -> object:
    """A copy of a JSON value: the map of a game must not change through what was shown of it."""
    if isinstance(value, dict):
        return {key: fresh(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [fresh(inner) for inner in value]
    return value


def counted(tokens: i64) -> dict[Token, int]:
    """Packed counts by the names of the tokens, without those of which there are none."""
    return {
        TOKENS[kind]: int(entry(tokens, kind)) for kind in range(KINDS) if entry(tokens, kind) > 0
    }


def chart(columns: i64) -> dict[Resource, int]:
    """The value at which each resource stands."""
    return {resource: COLUMNS[entry(columns, kind)] for kind, resource in enumerate(RESOURCES)}


def spots_on_map(state: CelticTraderState) -> dict[str, list[Resource]]:
    """The resources that lie on the map, by section in the order of the map."""
    found: dict[int, list[Resource]] = {}
    for spot in range(SPOTS):
        if (state.spots >> spot) & 1 != 0:
            section = int(state.board.spot_sections[spot])
            found.setdefault(section, []).append(RESOURCES[spot // SPOTS_OF_A_RESOURCE])
    return {state.board.name(section): sorted(found[section]) for section in sorted(found)}


def romans_on_map(state: CelticTraderState) -> list[str]:
    """The places with a Roman token, sorted by name."""
    return sorted(
        [state.board.name(place) for place in range(state.board.places) if has_roman(state, place)]
    )


def player(state: CelticTraderState, seat: i64) -> PlayerView:
    """A seat's role, place, points, load and abilities."""
    own = seat * PLAYER_WORDS
    role = state.players[own + ROLE]
    at = state.players[own + AT]
    return {
        "role": None if role == NOTHING else state.board.role_names[role],
        "at": None if at == NOTHING else state.board.name(at),
        "rp": int(state.players[own + RP]),
        "vp": int(state.players[own + VP]),
        "carried": load(state.players[own + CARRIED]),
        "movement": int(state.players[own + LEVEL + MOVEMENT]),
        "trading": int(state.players[own + LEVEL + TRADING]),
        "carrying": int(state.players[own + LEVEL + CARRYING]),
    }


def load(carried: i64) -> list[Resource]:
    """Carried tokens, sorted by name."""
    tokens: list[Resource] = []
    for kind, resource in enumerate(RESOURCES):
        tokens.extend([resource] * int(entry(carried, kind)))
    return sorted(tokens)


def turn(state: CelticTraderState) -> TurnView:
    """How far the turn has come."""
    told: TurnView = {
        "drawn": [TOKENS[kind] for kind in (state.first, state.second) if kind != NOTHING],
        "points": int(state.points),
        "picks": int(state.picks),
        "halted": state.halted,
    }
    if state.phase == PHASE_STRONGHOLD:
        told["values"] = chart(state.values)
    elif state.phase == PHASE_CIRCLE:
        told["claimed"] = state.claimed
    return told
