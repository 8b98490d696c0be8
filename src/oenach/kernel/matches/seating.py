"""Who sits where in a game that draws its seats: what players chose, and what was drawn."""

from __future__ import annotations

from collections.abc import Iterable

from oenach.kernel.errors import OptionError
from oenach.kernel.game import Game
from oenach.kernel.logs.events import Drawn, Event
from oenach.kernel.logs.header import Seating
from oenach.kernel.seats import LETTERS


def places(seating: Seating, draws: Iterable[Event]) -> list[int]:
    """Where the players sit, by the seats that they chose and the first events of their match."""
    found = list(seating)
    for event in draws:
        if isinstance(event, Drawn) and event.player is not None:
            found[event.player] = LETTERS.index(event.result)
    return [seat for seat in found if seat is not None]


def is_seat_draw(event: Event) -> bool:
    """Whether an event gives a player a seat."""
    return isinstance(event, Drawn) and event.player is not None


def checked_seating(game: Game, seating: Seating) -> Seating:
    """The seating if such players can sit at this game's table; OptionError if they can't."""
    if game.table_rules.seats_drawn is None:
        raise OptionError("seats-not-drawn", game=game.name)
    chosen = [seat for seat in seating if seat is not None]
    if len(seating) != game.seats or len(set(chosen)) != len(chosen):
        raise OptionError("bad-seating", seats=game.seats)
    for seat in chosen:
        if isinstance(seat, bool) or not 0 <= seat < game.seats:
            raise OptionError("no-such-seat", seat=str(seat), seats=game.seats)
    return seating
