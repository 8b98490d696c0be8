"""Positions as JSON, both ways, and what a page is shown of one."""

from __future__ import annotations

from oenach import OVER, Game
from oenach.kernel.errors import PositionError
from oenach.kernel.outcome import sheet_json
from oenach.kernel.reading import as_number, as_object, as_seat_or_none, check_keys
from oenach.kernel.seats import letter

from game_package.rules.state import NOBODY, GameTitleState

MOST_STONES = 40


def position(state: GameTitleState) -> dict[str, object]:
    """All of it."""
    return {
        "game": state.game.name,
        "seats": state.game.seats,
        "options": dict(state.game.given),
        "stones": state.stones,
        "last": None if state.last == NOBODY else letter(state.last),
        "to_act": letter(int(state.to_act)) if state.to_act >= 0 else None,
    }


def observe(state: GameTitleState) -> dict[str, object]:
    """The same for a page: the score, and in zones what lies where, which is what is drawn."""
    stones = [{"kind": "stone", "count": state.stones}] if state.stones else []
    return {
        **position(state),
        "sheets": {letter(seat): sheet_json(state.sheet(seat)) for seat in range(state.game.seats)},
        "zones": [{"place": "tower", "pieces": stones}],
    }


def read(game: Game, data: object) -> GameTitleState:
    """The state of a position; PositionError says what is wrong, and where."""
    here = as_object(data, "position")
    check_keys(here, "", ["game", "seats", "stones", "last", "to_act"], ["options"])
    stones = as_number(here["stones"], "stones", 0, MOST_STONES)
    state = GameTitleState(game.game_of(here), stones)
    last = as_seat_or_none(here["last"], "last", game.seats)
    to_act = as_seat_or_none(here["to_act"], "to_act", game.seats)
    ended = state.stones == 0
    if (ended and to_act is not None) or (to_act is None and ended != (last is not None)):
        raise PositionError("to_act", "game-name-whose-turn")
    state.last = NOBODY if last is None else last
    if to_act is not None:
        state.to_act = to_act
    elif ended:
        state.to_act = OVER
    return state
