"""The reason against a move that is not on the menu: the rule that refuses it, and the facts."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import ABILITIES, RESOURCES
from oenach.games.celtic_trader.rules.board import NO_ROAD, ROAD_BITS
from oenach.games.celtic_trader.rules.components import (
    AT,
    CYCLE,
    LEVEL,
    NEXT_COST,
    ORDERS,
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
    RESOURCE_KINDS,
    ROMAN,
    ROMANISATION,
    RP,
    SPOTS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    TOKENS,
    TOP_LEVEL,
    WORD,
    entry,
)
from oenach.games.celtic_trader.rules.movement import carrying_limit, kinds_here
from oenach.games.celtic_trader.rules.resolving import free_spots, is_drawn
from oenach.games.celtic_trader.rules.romans import has_roman, is_celtic
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.errors import IllegalMove
from oenach.kernel.seats import CHANCE


def reason_against(state: CelticTraderState, move: i64) -> IllegalMove:
    """Why a move that is not legal here is refused."""
    ids = state.board.ids
    if state.phase == PHASE_OVER:
        return IllegalMove("C19", "celtic-trader-over")  # C19
    if not fits_phase(state, move):
        return out_of_phase(state, move)
    if move < ids.draw:
        role = state.board.role_names[move % RESOURCE_KINDS]
        return IllegalMove("C9b", "celtic-trader-role-taken", role=role)  # C9b
    if move < ids.stay:
        return IllegalMove("C11", "celtic-trader-not-in-bag", token=TOKENS[move - ids.draw])  # C11
    if move < ids.spot:
        return against_place(state, move - ids.roman)
    if move < ids.go:
        return against_resolving(state, move)
    if move < ids.pick:
        return against_step(state, move - ids.go)
    if move < ids.buy:
        return against_handling(state, move)
    if ids.deliver <= move < ids.end:
        resource = RESOURCES[move - ids.deliver]
        return IllegalMove("C18", "celtic-trader-not-carried", resource=resource)  # C18
    return against_development(state, move)


# Phases


def fits_phase(state: CelticTraderState, move: i64) -> bool:
    """Whether a move is of a kind that the phase knows."""
    ids = state.board.ids
    phase = state.phase
    if phase == PHASE_ROLES:
        return move < ids.draw and (move >= ids.role) == state.terms.draft
    if phase == PHASE_DRAW:
        return ids.draw <= move < ids.stay
    if phase == PHASE_ROMAN:
        return ids.stay <= move < ids.spot
    if phase == PHASE_RESOLVE:
        return ids.spot <= move < ids.go
    if phase == PHASE_MOVE:
        return ids.go <= move < ids.buy
    if phase == PHASE_CIRCLE:
        return ids.buy <= move < ids.deliver or ids.end <= move
    return phase == PHASE_STRONGHOLD and ids.deliver <= move <= ids.end


def out_of_phase(state: CelticTraderState, move: i64) -> IllegalMove:
    """The refusal of a move that belongs to another part of the turn."""
    if state.to_act == CHANCE:
        rule = "C9a" if state.phase == PHASE_ROLES else "C11"
        return IllegalMove(rule, "celtic-trader-draw-first", phase=PHASES[state.phase])
    return IllegalMove(rule_of(state, move), "celtic-trader-other-phase", phase=PHASES[state.phase])


def rule_of(state: CelticTraderState, move: i64) -> str:
    """The rule that says when a kind of move is made."""
    ids = state.board.ids
    if move < ids.draw:
        return "C9a" if (move >= ids.role) != state.terms.draft else "C9b"
    if move < ids.stay:
        return "C11"
    if move < ids.spot:
        return "C10"
    if move < ids.go:
        return "C11"
    if move < ids.pick:
        return "C13"
    if move < ids.buy:
        return "C16"
    return "C18" if ids.deliver <= move < ids.end else "C17"


# Tokens


def against_place(state: CelticTraderState, place: i64) -> IllegalMove:
    """Why no Roman token can be put on a place."""
    board = state.board
    name = board.name(place)
    if has_roman(state, place):
        return IllegalMove("C3b", "celtic-trader-place-taken", place=name)  # C3b
    # C3a: only a city has a garrison place; C3b: every section has one unless the map says no.
    rule = "C3a" if place >= board.sections else "C3b"
    return IllegalMove(rule, "celtic-trader-no-roman-place", place=name)


def against_resolving(state: CelticTraderState, move: i64) -> IllegalMove:
    """Why a drawn token can't be resolved so."""
    board = state.board
    ids = board.ids
    kind = token_of(state, move)
    if not is_drawn(state, kind):
        return IllegalMove("C11", "celtic-trader-not-drawn", token=TOKENS[kind])  # C11
    if kind < RESOURCE_KINDS:
        return against_resource(state, move - ids.spot, kind)
    if kind == ROMAN:
        if move < ids.no_place:
            return against_place(state, move - ids.resolve_roman)
        return IllegalMove("C11", "celtic-trader-place-free")  # C11
    if kind == ORDERS:
        if move < ids.no_roman:
            place = board.name(move - ids.orders)
            return IllegalMove("C11", "celtic-trader-no-roman-there", place=place)  # C11
        return IllegalMove("C11", "celtic-trader-romans-on-map")  # C11
    return against_city(state, move - ids.romanise)


def token_of(state: CelticTraderState, move: i64) -> i64:
    """The kind of token that a `resolve` speaks of."""
    ids = state.board.ids
    if move < ids.demand:
        return (move - ids.spot) // SPOTS_OF_A_RESOURCE
    if move < ids.idle:
        return (move - ids.demand) // STRONGHOLDS
    if move < ids.resolve_roman:
        return move - ids.idle
    if move <= ids.no_place:
        return ROMAN
    if move == ids.cycle:
        return CYCLE
    return ORDERS if move <= ids.no_roman else ROMANISATION


def against_resource(state: CelticTraderState, choice: i64, kind: i64) -> IllegalMove:
    """Why a drawn resource can't be put there, or raise the demand there, or be passed over."""
    resource = RESOURCES[kind]
    if choice < SPOTS:
        place = state.board.name(state.board.spot_sections[choice])
        return IllegalMove("C11", "celtic-trader-spot-taken", resource=resource, place=place)  # C11
    if free_spots(state, kind) != 0:
        return IllegalMove("C11", "celtic-trader-spot-free", resource=resource)  # C11
    choice -= SPOTS
    if choice >= RESOURCE_KINDS * STRONGHOLDS:
        return IllegalMove("C11a", "celtic-trader-demand-can-rise", resource=resource)  # C11a
    stronghold = choice % STRONGHOLDS
    if not is_celtic(state, stronghold):
        return against_city(state, stronghold)
    name = state.board.strongholds[stronghold]
    return IllegalMove(
        "C11", "celtic-trader-demand-full", resource=resource, stronghold=name
    )  # C11


def against_city(state: CelticTraderState, stronghold: i64) -> IllegalMove:
    """C12: a Roman city has no chart, and can't be conquered again."""
    return IllegalMove("C12", "celtic-trader-city", stronghold=state.board.strongholds[stronghold])


# Movement


def against_step(state: CelticTraderState, place: i64) -> IllegalMove:
    """Why a step can't be made."""
    board = state.board
    at = state.players[state.seat * PLAYER_WORDS + AT]
    if state.halted:
        return IllegalMove("C16", "celtic-trader-movement-ended")  # C16
    if (board.plain[at * board.words + place // WORD] >> (place % WORD)) & 1 != 0:
        return IllegalMove("C13", "celtic-trader-no-points")  # C13
    for index in range(board.first_branch[at], board.first_branch[at + 1]):
        branch = board.branches[index]
        if branch & NO_ROAD == place:
            return against_branch(state, branch)
    return IllegalMove("C13", "celtic-trader-no-road", place=board.name(place))  # C13


def against_branch(state: CelticTraderState, branch: i64) -> IllegalMove:
    """Why a way past stronghold roads can't be taken."""
    board = state.board
    for shift in range(2 * ROAD_BITS, 4 * ROAD_BITS, ROAD_BITS):
        road = (branch >> shift) & NO_ROAD
        if road != NO_ROAD and has_roman(state, road):
            # C14: the token stops whoever comes by this road.
            return IllegalMove("C14", "celtic-trader-road-held", road=board.name(road))
    road = (branch >> ROAD_BITS) & NO_ROAD
    if road != NO_ROAD and not has_roman(state, road):
        # C3a: without a token nobody stops on the road.
        name = board.strongholds[board.road_of[road]]
        return IllegalMove(
            "C3a", "celtic-trader-road-clear", road=board.name(road), stronghold=name
        )
    return IllegalMove("C13", "celtic-trader-no-points")  # C13


def against_handling(state: CelticTraderState, move: i64) -> IllegalMove:
    """Why a resource can't be picked up or dropped."""
    ids = state.board.ids
    if move >= ids.drop:
        resource = RESOURCES[move - ids.drop]
        return IllegalMove("C16", "celtic-trader-not-carried", resource=resource)  # C16
    kind = move - ids.pick
    if (kinds_here(state) >> kind) & 1 == 0:
        return IllegalMove("C16", "celtic-trader-none-here", resource=RESOURCES[kind])  # C16
    return IllegalMove("C16", "celtic-trader-hands-full", limit=int(carrying_limit(state)))  # C16


# The stone circle


def against_development(state: CelticTraderState, move: i64) -> IllegalMove:
    """Why an ability can't be bought or RP not be claimed."""
    ids = state.board.ids
    own = state.seat * PLAYER_WORDS
    rp = int(state.players[own + RP])
    if state.claimed:
        return IllegalMove("C17", "celtic-trader-claimed")  # C17
    if move >= ids.claim:
        asked = str(move - ids.claim + 1)
        return IllegalMove("C17", "celtic-trader-claim-too-much", asked=asked, most=rp)  # C17
    ability = move - ids.buy
    level = state.players[own + LEVEL + ability]
    name = ABILITIES[ability]
    if level == TOP_LEVEL:
        return IllegalMove("C5", "celtic-trader-top-level", ability=name)  # C5
    cost = int(entry(NEXT_COST, level))
    return IllegalMove("C5", "celtic-trader-too-dear", ability=name, cost=cost, rp=rp)  # C5
