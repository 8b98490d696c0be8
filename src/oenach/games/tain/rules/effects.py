"""What moves do, as kinds of effects, and what each seat may see of them.

Places are numbered board by board and gate by gate, then the two of the kingdom, as in moves; a
piece is a kind of token. A token at a gate of its own board guards it, any other raids it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oenach.games.tain.rules.components import KINDS
from oenach.games.tain.rules.notation import place_names
from oenach.games.tain.rules.view import EffectName, TainEffect
from oenach.kernel.effects import NONE, Effect, EffectKind, Effects
from oenach.kernel.seats import letter

MARKER: Final[i64] = 0
LAID: Final[i64] = 1
PASSED: Final[i64] = 2
TURNED_UP: Final[i64] = 3
REVEALED: Final[i64] = 4
BLUFF_GONE: Final[i64] = 5
KINGDOM_COW: Final[i64] = 6
FINDS_NOBODY: Final[i64] = 7
FINDS_BLUFF: Final[i64] = 8
GETS_PAST: Final[i64] = 9
IS_HELD_OFF: Final[i64] = 10
IS_CAPTURED: Final[i64] = 11
CARRIES_OFF: Final[i64] = 12
TOOK_CATTLE: Final[i64] = 13
TOOK_JEWEL: Final[i64] = 14
FREED: Final[i64] = 15
HERD: Final[i64] = 16
HOUSE: Final[i64] = 17
USED_PILE_BACK: Final[i64] = 18
ROUND_BEGINS: Final[i64] = 19

EFFECTS: Final[tuple[EffectKind[EffectName], ...]] = (
    EffectKind("marker", "T5"),  # a seat is first
    EffectKind("laid", "T6"),  # a seat laid a piece at a place, face down
    EffectKind("passed", "T10"),  # a seat
    EffectKind("turned-up", "T12"),  # all tokens, in the round with that count
    EffectKind("revealed", "T12"),  # a seat's piece lies at a place
    EffectKind("bluff-gone", "T12"),  # a seat's bluff goes from a place
    EffectKind("kingdom-cow", "T13"),  # a seat takes it, with the piece that it has there
    # A seat's piece raids at a place, and whoever's board it is (whom) has a guard there or not.
    EffectKind("finds-nobody", "T14"),
    EffectKind("finds-bluff", "T14"),
    EffectKind("gets-past", "T14"),
    EffectKind("is-held-off", "T14"),
    EffectKind("is-captured", "T14"),
    EffectKind("carries-off", "T14"),
    EffectKind("took-cattle", "T16"),  # a seat, from whom, how many
    EffectKind("took-jewel", "T15"),  # a seat, from whom, how many
    EffectKind("freed", "T19"),  # a seat's piece, from whose house
    EffectKind("herd", "T21"),  # a seat has so many cattle at the end of the raids
    EffectKind("house", "T21"),  # and so many jewels
    EffectKind("used-pile-back", "T22"),  # a seat takes it behind the screen
    EffectKind("round-begins", "T5a"),  # with that count; a seat is first
)


def seen_effects(effects: Effects, seats: int, viewer: int | None) -> list[TainEffect]:
    """What a seat, or an onlooker, may see: all of it but which piece another seat laid."""
    places = place_names(seats)
    return [_seen(effect, places, viewer) for effect in effects.listed()]


def _seen(effect: Effect, places: list[str], viewer: int | None) -> TainEffect:
    told: TainEffect = {"kind": EFFECTS[effect.kind].name}
    if effect.seat != NONE:
        told["seat"] = letter(effect.seat)
    if effect.place != NONE:
        told["place"] = places[effect.place]
    if effect.piece != NONE:
        hidden = effect.kind == LAID and effect.seat != viewer
        told["piece"] = None if hidden else KINDS[effect.piece]
    if effect.whom != NONE:
        told["whom"] = letter(effect.whom)
    if effect.count != NONE:
        told["count"] = effect.count
    return told
