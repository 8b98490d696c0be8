"""What moves do, as kinds of effects; everybody sees all of them. A piece is a tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.keltis.rules.components import TILE_NAMES
from oenach.games.keltis.rules.view import EffectName, KeltisEffect
from oenach.kernel.effects import NONE, Effect, EffectKind, Effects
from oenach.kernel.seats import letter

FIRST: Final[i64] = 0
REVEALED: Final[i64] = 1
LAID: Final[i64] = 2
LEFT: Final[i64] = 3
TOOK: Final[i64] = 4
SCORED: Final[i64] = 5
AGAIN: Final[i64] = 6
LAST_TURN: Final[i64] = 7
STOPPED: Final[i64] = 8

EFFECTS: Final[tuple[EffectKind[EffectName], ...]] = (
    EffectKind("first", "R3"),  # a seat begins
    EffectKind("revealed", "R4"),  # a seat turned a piece up
    EffectKind("laid", "R6"),  # a seat laid a piece in front of it
    EffectKind("left", "R5"),  # a seat left a piece in the middle
    EffectKind("took", "R4"),  # a seat took a piece out of the middle
    EffectKind("scored", "R11"),  # a seat has so many points now
    EffectKind("again", "R7"),  # a seat has another turn
    EffectKind("last-turn", "R8"),  # no tile is face down any more
    EffectKind("stopped", "R8a"),  # a seat ended the game
)


def seen_effects(effects: Effects) -> list[KeltisEffect]:
    """The effects as JSON."""
    return [_seen(effect) for effect in effects.listed()]


def _seen(effect: Effect) -> KeltisEffect:
    told: KeltisEffect = {"kind": EFFECTS[effect.kind].name}
    if effect.seat != NONE:
        told["seat"] = letter(effect.seat)
    if effect.piece != NONE:
        told["piece"] = TILE_NAMES[effect.piece]
    if effect.count != NONE:
        told["count"] = effect.count
    return told
