"""The boards, tokens and duels of Táin."""

from __future__ import annotations

from typing import Final, cast

from oenach.games.tain.page_types import (
    Duel,
    DuelResult,
    Ground,
    KindOfToken,
    Place,
    TainStaticData,
)
from oenach.games.tain.rules.components import (
    BLUFF,
    BOY,
    BOY_CAPTURED,
    CATTLE,
    CLAN,
    CLAN_CATTLE,
    CLAN_JEWELS,
    DAUGHTER,
    DAUGHTER_KIDNAPPED,
    FAILS,
    GATES,
    HERD,
    KINDS,
    KINGDOM_KINDS,
    LAST_ROUND,
    PASTURE_GATES,
    RAIDER_KINDS,
    SUCCEEDS,
    captive,
    duel,
)
from oenach.games.tain.rules.notation import place_names
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.rules.view import Kind
from oenach.kernel.game import Game
from oenach.kernel.seats import letter

RESULTS: Final[dict[int, DuelResult]] = {
    int(FAILS): "fails",
    int(SUCCEEDS): "succeeds",
    int(BOY_CAPTURED): "boy-captured",
    int(DAUGHTER_KIDNAPPED): "daughter-kidnapped",
}


CAPTIVES: Final[dict[int, Kind]] = {int(BOY_CAPTURED): "B", int(DAUGHTER_KIDNAPPED): "D"}


def static_data(game: Game) -> TainStaticData:
    """Kinds of token, places, the table of duels, and what is worth how much."""
    return {
        "game": "tain",
        "seats": game.seats,
        "kinds": [_kind(kind) for kind in range(len(KINDS))],
        "places": _places(game.seats),
        "duels": _duels(),
        "start": {"cattle": int(CLAN_CATTLE), "jewels": int(CLAN_JEWELS)},
        "cattle": int(CATTLE),
        "herd": int(HERD),
        "rounds": int(LAST_ROUND),
        "points": _points(game),
    }


def _kind(kind: int) -> KindOfToken:
    """T1, T7 to T9: a token, how many a clan has, and where it may go besides the own gates."""
    return {
        "kind": KINDS[kind],
        "count": CLAN[kind],
        "raids": bool(RAIDER_KINDS >> kind & 1),
        "kingdom": bool(KINGDOM_KINDS >> kind & 1),
    }


def _places(seats: int) -> list[Place]:
    """T2, T3: every gate with its board and what it opens on, then the kingdom's places."""
    places: list[Place] = []
    for number, name in enumerate(place_names(seats)):
        board, gate = divmod(number, int(GATES))
        if board == seats:
            places.append({"place": name, "opens": "kingdom"})
        else:
            opens: Ground = "pasture" if gate < PASTURE_GATES else "house"
            places.append({"place": name, "board": letter(board), "gate": gate + 1, "opens": opens})
    return places


def _duels() -> list[Duel]:
    """T14: what each raider meets at each guard; no guard is null."""
    # Bluffs are gone before any duel (T12), and daughters never raid (T8).
    guards = [kind for kind in range(len(KINDS)) if kind != BLUFF]
    raiders = [kind for kind in guards if RAIDER_KINDS >> kind & 1]
    return [_duel(raider, guard) for raider in raiders for guard in [None, *guards]]


def _duel(raider: int, guard: int | None) -> Duel:
    result = int(duel(raider, 0 if guard is None else guard + 1))
    return {
        "raider": KINDS[raider],
        "guard": None if guard is None else KINDS[guard],
        "result": RESULTS[result],
        "captive": CAPTIVES.get(result),
    }


def _points(game: Game) -> dict[str, int]:
    """T24: the points of one of each line of a sheet, read off a sheet that has them all."""
    state = cast(TainState, game.new())
    state.cattle[0] = HERD
    state.prisoners[0] = captive(1, BOY) + captive(1, DAUGHTER)
    return {line.label: line.points // line.count for line in state.sheet(0).lines}
