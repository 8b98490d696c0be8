"""Celtic Trader's moves for a page."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast, get_args

from oenach.games.celtic_trader.page_types import Aim, CelticTraderOffer, Verb
from oenach.games.celtic_trader.rules.components import (
    AT,
    PHASE_OVER,
    PHASE_ROLES,
    PLAYER_WORDS,
    RP,
)
from oenach.games.celtic_trader.rules.notation import described
from oenach.games.celtic_trader.rules.position import chart
from oenach.games.celtic_trader.rules.romans import has_roman, lift_roman
from oenach.games.celtic_trader.rules.scoring import points
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.bits import lowest_bit
from oenach.kernel.description import Description
from oenach.kernel.state import State

VERBS: Final[dict[str, Verb]] = {verb: verb for verb in get_args(Verb)}

RAISES: Final = "raise"
"""How a text tells a demand that rises from a token that is put on a spot."""

HERE: Final = frozenset(("role", "stay", "pick", "drop", "halt", "deliver"))
"""The verbs of moves that happen where the marker stands."""


def offers(state: State, seat: int) -> list[CelticTraderOffer]:
    """Everything that can be done now: its price, what it brings, and what it ends."""
    before = cast(CelticTraderState, state)
    perform, texts, score = state.game.perform, state.game.move_texts, points(before, seat)
    found: list[CelticTraderOffer] = []
    for move in state.legal_moves():
        after = before.copy()
        perform(after, move, None)
        text = texts[move]
        verb, piece, place = parts(text)
        if verb in HERE:
            place = before.board.name(standing(after, seat))
        found.append(
            CelticTraderOffer(
                text=text,
                verb=verb,
                piece=piece,
                place=place,
                points=_worth(before, after, seat, text),
                cost=_cost(before, after, seat, move, verb),
                aim=_aim(text),
                raises=_described(text).verb == RAISES,
                gain=points(after, seat) - score,
                halts=after.halted and not before.halted,
                ends=ends_turn(before, after) or (verb == "halt" and not _business(after)),
                falls=_fallen(before, after),
                final=after.to_act < 0,
            )
        )
    return found


# The texts of the maps in use; those of a map that nobody plays on any more fall out.
@lru_cache(maxsize=8192)
def parts(text: str) -> tuple[Verb, str | None, str | None]:
    """Verb, piece and place of a move; a raised demand is a way to resolve a token."""
    move = _described(text)
    verb = VERBS["resolve" if move.verb == RAISES else move.verb]
    return verb, move.piece, move.places[0] if move.places else None


def _described(text: str) -> Description:
    move = described(text)
    assert move is not None, "every text of the notation is a move"
    return move


def _aim(text: str) -> Aim | None:
    """What a token that is put on the map is put on (C11)."""
    move = _described(text)
    if not move.places or move.verb == "go":
        return None
    if move.verb == RAISES or move.piece == "romanisation":
        return "stronghold"
    return "roman" if move.piece in ("roman", "orders") else "spot"


def standing(state: CelticTraderState, seat: int) -> int:
    """The place of a seat's marker."""
    return state.players[seat * PLAYER_WORDS + AT]


def ends_turn(before: CelticTraderState, after: CelticTraderState) -> bool:
    """Whether a turn has ended between two states; roles are taken before the first one."""
    if before.phase == PHASE_ROLES:
        return False
    return after.seat != before.seat or after.phase == PHASE_OVER


def _business(halted: CelticTraderState) -> bool:
    """Whether anything but the end of the turn is left after halting (C17, C18)."""
    return len(halted.legal_moves()) > 1


def step_cost(before: CelticTraderState, after: CelticTraderState, move: int) -> int:
    """The movement points of a step."""
    place = move - before.board.ids.go
    if has_roman(before, place):
        # The next turn has begun, with points of its own: ask for the same step with nothing
        # at its end to stop it.
        after = before.copy()
        lift_roman(after, place)
        before.game.perform(after, move, None)
    return before.points - after.points


def _cost(
    before: CelticTraderState, after: CelticTraderState, seat: int, move: int, verb: str
) -> int:
    if verb == "go":
        return step_cost(before, after, move)
    return -_earned(before, after, seat) if verb == "buy" else 0


def _worth(before: CelticTraderState, after: CelticTraderState, seat: int, text: str) -> int:
    verb, piece, place = parts(text)
    if verb == "deliver":
        return _earned(before, after, seat)
    if verb == "claim":
        return -_earned(before, after, seat)
    if _described(text).verb == RAISES and piece is not None and place is not None:
        values = chart(after.charts[after.board.strongholds.index(place)])
        return next(value for resource, value in values.items() if resource == piece)
    return 0


def _earned(before: CelticTraderState, after: CelticTraderState, seat: int) -> int:
    """The RP that a move brought; negative if it took some."""
    own = seat * PLAYER_WORDS + RP
    return after.players[own] - before.players[own]


def _fallen(before: CelticTraderState, after: CelticTraderState) -> str | None:
    """The stronghold that was conquered between two states."""
    conquered = after.cities & ~before.cities
    return before.board.strongholds[lowest_bit(conquered)] if conquered else None
