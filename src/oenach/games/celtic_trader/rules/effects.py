"""What moves do, as kinds of effects; everybody sees all of them.

Places are sections, then strongholds; a piece is a token, but a role where one is taken and an
ability where one is bought.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.celtic_trader.maps.files.worldmap import ABILITIES
from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.components import TOKENS
from oenach.games.celtic_trader.rules.view import CelticTraderEffect, EffectName
from oenach.kernel.effects import NONE, Effect, EffectKind, Effects
from oenach.kernel.seats import letter

TOOK_ROLE: Final[i64] = 0
STAYED: Final[i64] = 1
ROMAN_LEFT: Final[i64] = 2
ROMAN_PLACED: Final[i64] = 3
ROMAN_LIFTED: Final[i64] = 4
DRAWN: Final[i64] = 5
PLACED: Final[i64] = 6
DEMAND: Final[i64] = 7
DISCARDED: Final[i64] = 8
BAG_REFILLED: Final[i64] = 9
CONQUERED: Final[i64] = 10
WENT: Final[i64] = 11
STOPPED: Final[i64] = 12
PICKED: Final[i64] = 13
DROPPED: Final[i64] = 14
HALTED: Final[i64] = 15
BOUGHT: Final[i64] = 16
CLAIMED: Final[i64] = 17
DELIVERED: Final[i64] = 18
REPUTATION: Final[i64] = 19
ROUND_BEGINS: Final[i64] = 20
ROMAN_WITHDRAWN: Final[i64] = 21

EFFECTS: Final[tuple[EffectKind[EffectName], ...]] = (
    EffectKind("took-role", "C9a"),  # a seat has the role, and stands at a place
    EffectKind("stayed", "C10"),  # a seat left the Roman token where it is
    EffectKind("roman-left", "C10"),  # a Roman token was moved away from a place
    EffectKind("roman-placed", "C11"),  # a Roman token lies at a place now
    EffectKind("roman-lifted", "C11"),  # a Roman token was called away from a place
    EffectKind("drawn", "C11"),  # a seat drew a piece
    EffectKind("placed", "C11"),  # a drawn piece was put on a spot of a place
    EffectKind("demand", "C4"),  # a stronghold pays so much for a piece now
    EffectKind("discarded", "C11"),  # a drawn piece was thrown away
    EffectKind("bag-refilled", "C11"),  # with so many tokens
    EffectKind("conquered", "C12"),  # a stronghold, with so many tokens on its roads
    EffectKind("went", "C13"),  # a seat, to a place, for so many points
    EffectKind("stopped", "C14"),  # a Roman token ended a seat's turn
    EffectKind("picked", "C16"),  # a seat, a piece, at a place
    EffectKind("dropped", "C16"),  # a seat, a piece, at a place
    EffectKind("halted", "C16"),  # a seat's movement ended at a place
    EffectKind("bought", "C17"),  # a seat, an ability, for so many RP
    EffectKind("claimed", "C17"),  # a seat turned so many RP into VP
    EffectKind("delivered", "C18"),  # a seat, a piece, to a stronghold, for so many RP
    EffectKind("reputation", "C18"),  # a seat has so many RP now
    EffectKind("round-begins", "C9"),  # with that count
    EffectKind("roman-withdrawn", "C12"),  # a Roman token was discarded from a place
)


def seen_effects(effects: Effects, board: Board) -> list[CelticTraderEffect]:
    """The effects as JSON."""
    return [_seen(effect, board) for effect in effects.listed()]


def _seen(effect: Effect, board: Board) -> CelticTraderEffect:
    told: CelticTraderEffect = {"kind": EFFECTS[effect.kind].name}
    if effect.seat != NONE:
        told["seat"] = letter(effect.seat)
    if effect.place != NONE:
        told["place"] = board.name(effect.place)
    if effect.piece != NONE:
        told["piece"] = _piece(effect, board)
    if effect.count != NONE:
        told["count"] = effect.count
    return told


def _piece(effect: Effect, board: Board) -> str:
    if effect.kind == TOOK_ROLE:
        return board.role_names[effect.piece]
    return ABILITIES[effect.piece] if effect.kind == BOUGHT else TOKENS[effect.piece]
