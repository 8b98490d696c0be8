"""The JSON position, both ways."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.keltis.rules.apply import add_to_series
from oenach.games.keltis.rules.components import (
    ALL_TILES,
    COLOUR_LETTERS,
    COLOURS,
    DECIDE,
    DRAW,
    ENDED,
    NO_SEAT,
    NO_TILE,
    ONE_COLOUR,
    PHASES,
    START,
    TILE_NAMES,
    VALUES,
    tile_names,
)
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.rules.view import Colour, PublicView
from oenach.kernel.bits import bit, bit_count, lowest_bit
from oenach.kernel.errors import PositionError
from oenach.kernel.game import Game
from oenach.kernel.reading import (
    as_flag,
    as_list,
    as_number,
    as_object,
    as_seat_or_none,
    as_text,
    as_word,
    by_seat,
    check_keys,
)
from oenach.kernel.seats import CHANCE, LETTERS, OVER

KEYS = [
    "game",
    "seats",
    "to_act",
    "phase",
    "revealed",
    "last_turn",
    "face_down",
    "middle",
    "series",
]


def position(state: KeltisState) -> dict[str, object]:
    """Everything on the table, as JSON."""
    return {**public(state)}


def public(state: KeltisState) -> PublicView:
    """What everybody may see of a position, which is all of it."""
    seat = state.seat_to_move
    tile = state.revealed
    return {
        "game": "keltis",
        "seats": state.game.seats,
        "options": dict(state.game.given),
        "to_act": None if seat == NO_SEAT else LETTERS[seat],
        "phase": PHASES[state.phase],
        "revealed": None if tile == NO_TILE else TILE_NAMES[tile],
        "last_turn": state.face_down == 0,
        "face_down": tile_names(state.face_down),
        "middle": tile_names(state.middle),
        "series": {LETTERS[own]: all_series(state, own) for own in range(state.game.seats)},
    }


def all_series(state: KeltisState, seat: int) -> dict[Colour, list[int]]:
    """The values in front of a seat by colour, each series in the order it was laid."""
    laid = state.laid[seat]
    found: dict[Colour, list[int]] = {}
    for colour in range(i64(COLOURS)):
        series = (laid >> (colour * VALUES)) & ONE_COLOUR
        if series == 0:
            continue
        values: list[int] = []
        while series != 0:
            values.append(int(lowest_bit(series)))
            series &= series - 1
        if state.falling >> (seat * COLOURS + colour) & 1:
            values.reverse()
        found[COLOUR_LETTERS[colour]] = values
    return found


def read_position(game: Game, data: dict[str, object]) -> KeltisState:
    """The state of a position whose game, seats and options are known to be those of `game`."""
    check_keys(data, "", KEYS, ["options"])
    state = KeltisState(game, None)
    unplaced = ALL_TILES
    face_down = read_tiles(data["face_down"], "face_down", unplaced)
    unplaced &= ~face_down
    middle = read_tiles(data["middle"], "middle", unplaced)
    unplaced &= ~middle
    if data["revealed"] is not None:
        state.revealed = read_tile(data["revealed"], "revealed", unplaced)
        unplaced &= ~bit(state.revealed)
    for seat, series in enumerate(by_seat(data["series"], "series", game.seats)):
        unplaced = read_series(state, seat, series, unplaced)
    if unplaced != 0:
        raise PositionError("face_down", "keltis-tile-missing", tile=tile_names(unplaced)[0])
    state.face_down = face_down
    state.middle = middle
    read_phase(state, data)
    return state


def read_tile(value: object, where: str, unplaced: i64) -> i64:
    """A tile by its name, which must not lie anywhere else."""
    name = as_text(value, where)
    if name not in TILE_NAMES:
        raise PositionError(where, "keltis-no-such-tile", found=name[:40])
    tile = TILE_NAMES.index(name)
    if unplaced >> tile & 1 == 0:
        raise PositionError(where, "keltis-tile-twice", tile=name)
    return tile


def read_tiles(value: object, where: str, unplaced: i64) -> i64:
    """A set of tiles, in any order."""
    tiles: i64 = 0
    for index, name in enumerate(as_list(value, where)):
        tiles |= bit(read_tile(name, f"{where}[{index}]", unplaced & ~tiles))
    return tiles


def read_series(state: KeltisState, seat: i64, value: object, unplaced: i64) -> i64:
    """Lay the series of a seat in the order given (R6); the tiles then still unplaced."""
    where = f"series.{LETTERS[seat]}"
    by_colour = as_object(value, where)
    check_keys(by_colour, where, [], list(COLOUR_LETTERS))
    for letter, values in by_colour.items():
        colour = COLOUR_LETTERS.index(letter)
        for index, value_found in enumerate(as_list(values, f"{where}.{letter}")):
            at = f"{where}.{letter}[{index}]"
            tile: i64 = colour * VALUES + as_number(value_found, at, 0, 10)
            if unplaced >> tile & 1 == 0:
                raise PositionError(at, "keltis-tile-twice", tile=TILE_NAMES[tile])
            if state.fits[seat] >> tile & 1 == 0:
                raise PositionError(at, "keltis-series-turns", tile=TILE_NAMES[tile])
            add_to_series(state, seat, tile)
            unplaced &= ~bit(tile)
    return unplaced


def read_phase(state: KeltisState, data: dict[str, object]) -> None:
    """Whose move it is and of what kind, once the tiles are in their places."""
    phase: i64 = PHASES.index(as_word(data["phase"], "phase", list(PHASES)))
    seat = as_seat_or_none(data["to_act"], "to_act", state.game.seats)
    last_turn = as_flag(data["last_turn"], "last_turn")
    # R8: the last turn is the one in which the last tile was revealed.
    if last_turn != (state.face_down == 0):
        raise PositionError("last_turn", "keltis-last-turn", face_down=bit_count(state.face_down))
    check_phase(state, phase, last_turn)
    if (seat is None) != (phase in (START, ENDED)):
        raise PositionError("to_act", "keltis-to-act", phase=PHASES[phase])
    if (state.revealed == NO_TILE) != (phase != DECIDE):
        raise PositionError("revealed", "keltis-revealed", phase=PHASES[phase])
    state.phase = phase
    if seat is not None:
        state.seat_to_move = seat
        state.to_act = CHANCE if phase == DRAW else seat
    else:
        state.to_act = CHANCE if phase == START else OVER


def check_phase(state: KeltisState, phase: i64, last_turn: bool) -> None:
    """The phase is one that the face-down tiles and the options allow."""
    if phase == START:
        if state.face_down != ALL_TILES:
            raise PositionError("face_down", "keltis-begun", phase="start")
        if state.game.options["first_player"] != "random":
            raise PositionError("phase", "keltis-first-player-known")
    elif phase == DRAW and last_turn:
        raise PositionError("face_down", "keltis-nothing-to-draw", phase="chance")
    elif phase == ENDED and not last_turn:
        raise PositionError("face_down", "keltis-not-over", phase="over")
