"""Reading a JSON position: every value is checked on its own here, and all together in checks."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import ABILITIES, COLUMNS, RESOURCES
from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.checks import check_position
from oenach.games.celtic_trader.rules.components import (
    AT,
    CARRIED,
    CARRYING,
    CARRYING_LIMIT,
    LEVEL,
    PHASE_CIRCLE,
    PHASE_DRAW,
    PHASE_OVER,
    PHASE_ROLES,
    PHASE_STRONGHOLD,
    PHASES,
    PLAYER_WORDS,
    RESERVE,
    ROLE,
    RP,
    SPOTS,
    SPOTS_OF_A_RESOURCE,
    STRONGHOLDS,
    TOKENS,
    TOP_LEVEL,
    VP,
    WORD,
    entry,
    one,
)
from oenach.games.celtic_trader.rules.romans import has_roman
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.bits import bit
from oenach.kernel.errors import PositionError
from oenach.kernel.reading import (
    as_flag,
    as_list,
    as_number,
    as_object,
    as_seat,
    as_text,
    as_word,
    by_seat,
    check_keys,
)
from oenach.kernel.seats import CHANCE, LETTERS, OVER

KEYS = [
    "game",
    "seats",
    "round",
    "to_act",
    "phase",
    "bag",
    "discard",
    "removed_romans",
    "supply",
    "spots",
    "romans",
    "charts",
    "players",
    "last_round",
]
TURN_KEYS = ["drawn", "points", "picks", "halted"]
PLAYER_KEYS = ["role", "at", "rp", "vp", "carried", *ABILITIES]
MOST_ROUNDS = 1_000_000


def read_position(state: CelticTraderState, data: dict[str, object]) -> None:
    """Fill a fresh state with a position whose game, seats and options are known to be its own."""
    check_keys(data, "", KEYS, ["options", "turn"])
    state.phase = PHASES.index(as_word(data["phase"], "phase", list(PHASES)))
    state.round = as_number(data["round"], "round", 1, MOST_ROUNDS)
    state.last_round = as_flag(data["last_round"], "last_round")
    state.bag = read_counts(data["bag"], "bag")
    state.discard = read_counts(data["discard"], "discard")
    state.removed = as_number(data["removed_romans"], "removed_romans", 0, int(STRONGHOLDS))
    most = int(state.terms.supply)
    state.supply = as_number(data["supply"], "supply", -int(RESERVE), most)
    read_spots(state, data["spots"])
    read_charts(state, data["charts"])
    read_romans(state, data["romans"])
    for seat, player in enumerate(by_seat(data["players"], "players", state.game.seats)):
        read_player(state, seat, as_object(player, f"players.{LETTERS[seat]}"))
    read_seat_to_act(state, data["to_act"])
    read_turn(state, data)
    check_position(state)


def read_counts(value: object, where: str) -> i64:
    """Tokens by name, packed."""
    counts = as_object(value, where)
    check_keys(counts, where, [], list(TOKENS))
    packed: i64 = 0
    for kind, token in enumerate(TOKENS):
        if token in counts:
            packed += as_number(counts[token], f"{where}.{token}", 0, 14) * one(kind)
    return packed


def read_place(board: Board, value: object, where: str) -> i64:
    """A place by its name."""
    name = as_text(value, where)
    if name not in board.place_numbers:
        raise PositionError(where, "celtic-trader-no-such-place", found=name[:40])
    return board.place_numbers[name]


def read_resources(value: object, where: str) -> list[int]:
    """A list of resources, in any order."""
    return [
        RESOURCES.index(as_word(resource, f"{where}[{index}]", list(RESOURCES)))
        for index, resource in enumerate(as_list(value, where))
    ]


def read_spots(state: CelticTraderState, value: object) -> None:
    """The resources on the map; each must have a spot on its section (C2)."""
    board = state.board
    spots: i64 = 0
    for name, resources in as_object(value, "spots").items():
        where = f"spots.{name[:40]}"
        section = read_place(board, name, where)
        for index, kind in enumerate(read_resources(resources, where)):
            spot = spot_of(board, section, kind)
            if spot < 0:
                raise PositionError(
                    f"{where}[{index}]",
                    "celtic-trader-no-spot",
                    resource=RESOURCES[kind],
                    place=name,
                )
            if (spots >> spot) & 1 != 0:
                raise PositionError(
                    f"{where}[{index}]", "celtic-trader-twice", found=RESOURCES[kind]
                )
            spots |= bit(spot)
    state.spots = spots


def spot_of(board: Board, section: i64, kind: i64) -> i64:
    """The number of a section's spot for a resource, or -1."""
    first = kind * SPOTS_OF_A_RESOURCE
    for spot in range(first, first + SPOTS_OF_A_RESOURCE):
        if board.spot_sections[spot] == section:
            return spot
    return -1


def read_chart(value: object, where: str) -> i64:
    """The columns of all six resources, packed."""
    columns = as_object(value, where)
    check_keys(columns, where, list(RESOURCES), [])
    packed: i64 = 0
    for kind, resource in enumerate(RESOURCES):
        column = as_number(columns[resource], f"{where}.{resource}", 1, 8)
        if column not in COLUMNS:
            raise PositionError(f"{where}.{resource}", "celtic-trader-no-column", found=column)
        packed += COLUMNS.index(column) * one(kind)
    return packed


def read_charts(state: CelticTraderState, value: object) -> None:
    """The charts in play; a stronghold without one is a city, with a garrison place (C3a)."""
    board = state.board
    charts = as_object(value, "charts")
    check_keys(charts, "charts", [], board.strongholds)
    for stronghold, name in enumerate(board.strongholds):
        if name in charts:
            state.charts[stronghold] = read_chart(charts[name], f"charts.{name}")
        else:
            state.charts[stronghold] = 0
            state.cities |= bit(stronghold)
            garrison = board.middle(stronghold)
            state.free[garrison // WORD] |= bit(garrison % WORD)


def read_romans(state: CelticTraderState, value: object) -> None:
    """The Roman tokens on the map: one to a place, and only where there is a place (C3b)."""
    for index, name in enumerate(as_list(value, "romans")):
        where = f"romans[{index}]"
        place = read_place(state.board, name, where)
        if has_roman(state, place):
            raise PositionError(where, "celtic-trader-twice", found=state.board.name(place))
        token = bit(place % WORD)
        if state.free[place // WORD] & token == 0:
            raise PositionError(
                where, "celtic-trader-no-roman-place", place=state.board.name(place)
            )
        state.romans[place // WORD] |= token
        state.free[place // WORD] &= ~token


def read_player(state: CelticTraderState, seat: i64, player: dict[str, object]) -> None:
    """One seat's entry."""
    board = state.board
    where = f"players.{LETTERS[seat]}"
    check_keys(player, where, PLAYER_KEYS, [])
    own = seat * PLAYER_WORDS
    if player["role"] is not None:
        role = as_word(player["role"], f"{where}.role", board.role_names)
        state.players[own + ROLE] = board.role_names.index(role)
    if player["at"] is not None:
        state.players[own + AT] = read_place(board, player["at"], f"{where}.at")
    most = int(state.terms.supply + RESERVE)
    state.players[own + RP] = as_number(player["rp"], f"{where}.rp", 0, most)
    state.players[own + VP] = as_number(player["vp"], f"{where}.vp", 0, most)
    for ability, name in enumerate(ABILITIES):
        level = as_number(player[name], f"{where}.{name}", 0, int(TOP_LEVEL))
        state.players[own + LEVEL + ability] = level
    carried = read_resources(player["carried"], f"{where}.carried")
    limit = int(entry(CARRYING_LIMIT, state.players[own + LEVEL + CARRYING]))
    if len(carried) > limit:  # C5
        raise PositionError(f"{where}.carried", "celtic-trader-hands-full", limit=limit)
    for kind in carried:
        state.players[own + CARRIED] += one(kind)


def read_seat_to_act(state: CelticTraderState, value: object) -> None:
    """Whose turn it is, also at draws; nobody's when the game is over."""
    if state.phase == PHASE_OVER:
        if value is not None:
            raise PositionError("to_act", "celtic-trader-to-act", phase="over")
        state.to_act = OVER
        return
    state.seat = as_seat(value, "to_act", state.game.seats)
    drawing = state.phase == PHASE_DRAW or (state.phase == PHASE_ROLES and not state.terms.draft)
    state.to_act = CHANCE if drawing else state.seat


def read_turn(state: CelticTraderState, data: dict[str, object]) -> None:
    """How far the turn has come; it says nothing before the first turn and after the last."""
    if "turn" not in data:
        if state.phase not in (PHASE_ROLES, PHASE_OVER):
            raise PositionError("turn", "missing")
        return
    turn = as_object(data["turn"], "turn")
    if state.phase == PHASE_STRONGHOLD:
        check_keys(turn, "turn", [*TURN_KEYS, "values"], [])
        state.values = read_chart(turn["values"], "turn.values")
    elif state.phase == PHASE_CIRCLE:
        check_keys(turn, "turn", [*TURN_KEYS, "claimed"], [])
        state.claimed = as_flag(turn["claimed"], "turn.claimed")
    else:
        check_keys(turn, "turn", TURN_KEYS, [])
    state.points = as_number(turn["points"], "turn.points", 0, 6)
    state.picks = as_number(turn["picks"], "turn.picks", 0, int(SPOTS))
    state.halted = as_flag(turn["halted"], "turn.halted")
    read_drawn(state, as_list(turn["drawn"], "turn.drawn"))


def read_drawn(state: CelticTraderState, drawn: list[object]) -> None:
    """The tokens that wait to be resolved, in the order in which they were drawn."""
    if len(drawn) > 2:  # C11
        raise PositionError("turn.drawn", "celtic-trader-drawn", phase=PHASES[state.phase])
    for index, token in enumerate(drawn):
        kind: i64 = TOKENS.index(as_word(token, f"turn.drawn[{index}]", list(TOKENS)))
        if index == 0:
            state.first = kind
        else:
            state.second = kind
