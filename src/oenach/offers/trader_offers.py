"""Celtic Trader's moves for a page."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from oenach.games.celtic_trader.components import (
    AT,
    PHASE_OVER,
    PHASE_ROLES,
    PLAYER_WORDS,
    RP,
)
from oenach.games.celtic_trader.position import chart
from oenach.games.celtic_trader.romans import has_roman, lift_roman
from oenach.games.celtic_trader.scoring import points
from oenach.games.celtic_trader.state import TraderState
from oenach.kernel.bits import lowest_bit
from oenach.kernel.state import State
from oenach.offers.offer import Offer

HERE: Final = frozenset(("role", "stay", "pick", "drop", "halt", "deliver"))
"""The verbs of moves that happen where the marker stands."""


def trader_offers(state: State, seat: int) -> list[Offer]:
    """Everything that can be done now: its price, what it brings, and what it ends."""
    before = cast(TraderState, state)
    perform, texts, score = state.game.perform, state.game.move_texts, points(before, seat)
    found: list[Offer] = []
    for move in state.legal_moves():
        after = before.copy()
        perform(after, move)
        text = texts[move]
        verb, piece, place = parts(text)
        if verb in HERE:
            place = before.board.name(standing(after, seat))
        found.append(
            Offer(
                text,
                verb,
                piece,
                place,
                _worth(before, after, seat, text),
                _cost(before, after, seat, move, verb),
                gain=points(after, seat) - score,
                halts=after.halted and not before.halted,
                ends=ends_turn(before, after),
                falls=_fallen(before, after),
                final=after.to_act < 0,
            )
        )
    return found


# The texts of the maps in use; those of a map that nobody plays on any more fall out.
@lru_cache(maxsize=8192)
def parts(text: str) -> tuple[str, str | None, str | None]:
    """Verb, piece and place of a move, as its text has them."""
    verb, _, rest = text.partition(" ")
    if verb == "go":
        return verb, None, rest
    if verb == "roman":
        return verb, "roman", rest
    if verb == "claim":
        return verb, None, None
    piece, _, place = rest.replace("+", "@").partition("@")
    return verb, piece or None, place or None


def standing(state: TraderState, seat: int) -> int:
    """The place of a seat's marker."""
    return state.players[seat * PLAYER_WORDS + AT]


def ends_turn(before: TraderState, after: TraderState) -> bool:
    """Whether a turn has ended between two states; roles are taken before the first one."""
    if before.phase == PHASE_ROLES:
        return False
    return after.seat != before.seat or after.phase == PHASE_OVER


def step_cost(before: TraderState, after: TraderState, move: int) -> int:
    """The movement points of a step."""
    place = move - before.board.ids.go
    if has_roman(before, place):
        # The next turn has begun, with points of its own: ask for the same step with nothing
        # at its end to stop it.
        after = before.copy()
        lift_roman(after, place)
        before.game.perform(after, move)
    return before.points - after.points


def _cost(before: TraderState, after: TraderState, seat: int, move: int, verb: str) -> int:
    if verb == "go":
        return step_cost(before, after, move)
    return -_earned(before, after, seat) if verb == "buy" else 0


def _worth(before: TraderState, after: TraderState, seat: int, text: str) -> int:
    verb, piece, place = parts(text)
    if verb == "deliver":
        return _earned(before, after, seat)
    if verb == "claim":
        return -_earned(before, after, seat)
    if "+" in text and piece is not None and place is not None:
        return chart(after.charts[after.board.strongholds.index(place)])[piece]
    return 0


def _earned(before: TraderState, after: TraderState, seat: int) -> int:
    """The RP that a move brought; negative if it took some."""
    own = seat * PLAYER_WORDS + RP
    return after.players[own] - before.players[own]


def _fallen(before: TraderState, after: TraderState) -> str | None:
    """The stronghold that was conquered between two states."""
    conquered = after.cities & ~before.cities
    return before.board.strongholds[lowest_bit(conquered)] if conquered else None
