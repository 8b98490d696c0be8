"""The JSON position, read back into a state."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.tain.rules.checks import check_conservation, check_phase
from oenach.games.tain.rules.components import (
    CATTLE,
    CLAN,
    CLAN_JEWELS,
    COMMANDO,
    DAUGHTER,
    ENDED,
    GATES,
    KINDS,
    KINGDOM,
    KINGDOM_KINDS,
    LAST_ROUND,
    OUTER,
    PHASES,
    RAID,
    START,
    captive,
    captives_of,
    count_of,
    one_of,
)
from oenach.games.tain.rules.state import TainState
from oenach.kernel.bits import bit
from oenach.kernel.errors import PositionError, shown
from oenach.kernel.reading import (
    as_list,
    as_number,
    as_object,
    as_seat,
    as_seat_or_none,
    as_text,
    as_word,
    by_seat,
    check_keys,
)
from oenach.kernel.seats import CHANCE, OVER, letter

CLAN_KEYS = ["unused", "used", "cattle", "jewels", "prisoners", "guards", "raiders"]


def read_position(state: TainState, data: dict[str, object]) -> None:
    """Fill a new state from a position, or raise PositionError."""
    needed = ["game", "seats", "round", "first", "phase", "to_act", "passed", "clans", "kingdom"]
    check_keys(data, "", needed, ["options", "raid"])
    phase = as_word(data["phase"], "phase", list(PHASES))
    state.phase = PHASES.index(phase)
    state.round = as_number(data["round"], "round", 1, int(LAST_ROUND))
    _read_turn(state, data)
    for seat, clan in enumerate(by_seat(data["clans"], "clans", state.game.seats)):
        _read_clan(state, seat, clan)
    _read_kingdom(state, as_object(data["kingdom"], "kingdom"))
    if state.phase == RAID:
        if "raid" not in data:
            raise PositionError("raid", "missing")
        _read_raid(state, as_object(data["raid"], "raid"))
    elif "raid" in data:
        raise PositionError("raid", "tain-no-raid-now")
    check_conservation(state)
    check_phase(state)


def _read_turn(state: TainState, data: dict[str, object]) -> None:
    seats = state.game.seats
    first = as_seat_or_none(data["first"], "first", seats)
    to_act = as_seat_or_none(data["to_act"], "to_act", seats)
    state.passed = 0
    for index, name in enumerate(as_list(data["passed"], "passed")):
        seat_bit = bit(as_seat(name, f"passed[{index}]", seats))
        if state.passed & seat_bit:
            raise PositionError(f"passed[{index}]", "twice", found=shown(name))
        state.passed |= seat_bit
    started = state.phase != START
    if started != (first is not None):
        raise PositionError("first", "wrong-in-phase", phase=PHASES[state.phase])
    if (state.phase in (COMMANDO, RAID)) != (to_act is not None):
        raise PositionError("to_act", "wrong-in-phase", phase=PHASES[state.phase])
    state.first = -1 if first is None else first
    if to_act is not None:
        state.to_act = to_act
    else:
        state.to_act = OVER if state.phase == ENDED else CHANCE


def _read_hand(value: object, where: str) -> i64:
    hand: i64 = 0
    for kind in _as_kinds(value, where):
        if count_of(hand, kind) == CLAN[kind]:
            raise PositionError(where, "tain-too-many", kind=KINDS[kind], most=CLAN[kind])
        hand += one_of(kind)
    return hand


def _as_kinds(value: object, where: str) -> list[int]:
    text = as_text(value, where)
    for name in text:
        if name not in KINDS:
            raise PositionError(where, "tain-no-such-kind", found=name)
    if len(text) > sum(CLAN):
        raise PositionError(where, "tain-too-many-tokens", found=len(text))
    return [KINDS.index(name) for name in text]


def _read_clan(state: TainState, seat: i64, value: object) -> None:
    where = f"clans.{letter(seat)}"
    clan = as_object(value, where)
    check_keys(clan, where, CLAN_KEYS, [])
    state.unused[seat] = _read_hand(clan["unused"], f"{where}.unused")
    state.used[seat] = _read_hand(clan["used"], f"{where}.used")
    state.cattle[seat] = as_number(clan["cattle"], f"{where}.cattle", 0, int(CATTLE))
    jewels = int(CLAN_JEWELS * state.seats)
    state.jewels[seat] = as_number(clan["jewels"], f"{where}.jewels", 0, jewels)
    state.prisoners[seat] = _read_cell(state, clan["prisoners"], f"{where}.prisoners", seat)
    _read_guards(state, seat, clan["guards"], f"{where}.guards")
    _read_raiders(state, seat, clan["raiders"], f"{where}.raiders")


def _read_cell(state: TainState, value: object, where: str, captor: i64) -> i64:
    """Prisoners: boys and daughters (T14) of other clans."""
    cell: i64 = 0
    for index, item in enumerate(as_list(value, where)):
        owner, kind = _as_token(state, item, f"{where}[{index}]")
        if KINDS[kind] not in "BD" or owner == captor:
            raise PositionError(f"{where}[{index}]", "tain-no-prisoner", found=shown(item))
        held = captives_of(cell, owner)
        if (held >> 3 if kind == DAUGHTER else held & 7) == CLAN[kind]:
            most = CLAN[kind]
            raise PositionError(f"{where}[{index}]", "tain-too-many", kind=KINDS[kind], most=most)
        cell += captive(owner, kind)
    return cell


def _as_token(state: TainState, value: object, where: str) -> tuple[int, int]:
    text = as_text(value, where)
    if len(text) != 3 or text[1] != ":" or text[2] not in KINDS:
        raise PositionError(where, "tain-no-token", found=text[:20])
    return as_seat(text[0], where, state.game.seats), KINDS.index(text[2])


def _as_places(value: object, where: str, count: i64) -> list[object]:
    places = as_list(value, where)
    if len(places) != count:
        raise PositionError(where, "tain-place-count", found=len(places), expected=int(count))
    return places


def _read_guards(state: TainState, seat: i64, value: object, where: str) -> None:
    state.guards[seat] = 0
    for gate, item in enumerate(_as_places(value, where, GATES)):
        if item == "-":
            continue
        kinds = _as_kinds(item, f"{where}[{gate}]")
        if len(kinds) != 1:
            raise PositionError(f"{where}[{gate}]", "tain-no-token", found=shown(item))
        state.guards[seat] = state.guards[seat] | (kinds[0] + 1) << (3 * gate)
        state.taken |= bit(GATES * seat + gate)


def _read_raiders(state: TainState, board: i64, value: object, where: str) -> None:
    state.raiders[board] = 0
    for gate, item in enumerate(_as_places(value, where, GATES)):
        if item == "-":
            continue
        owner, kind = _as_token(state, item, f"{where}[{gate}]")
        if owner == board or kind == DAUGHTER:  # T7, T8
            raise PositionError(f"{where}[{gate}]", "tain-no-raider", found=shown(item))
        state.raiders[board] = state.raiders[board] | (kind + 1 + 8 * owner) << (5 * gate)
        state.taken |= bit(OUTER + GATES * board + gate)


def _read_kingdom(state: TainState, kingdom: dict[str, object]) -> None:
    check_keys(kingdom, "kingdom", ["cattle", "places"], [])
    state.kingdom_cattle = as_number(kingdom["cattle"], "kingdom.cattle", 0, int(CATTLE))
    owners: list[int] = []
    state.kingdom = 0
    for place, item in enumerate(_as_places(kingdom["places"], "kingdom.places", 2)):
        where = f"kingdom.places[{place}]"
        if item == "-":
            continue
        owner, kind = _as_token(state, item, where)
        if not KINGDOM_KINDS >> kind & 1 or owner in owners:  # T9
            raise PositionError(where, "tain-not-in-kingdom-now", found=shown(item))
        owners.append(owner)
        state.kingdom |= (kind + 1 + 8 * owner) << (5 * place)
        state.taken |= bit(KINGDOM + place)


def _read_raid(state: TainState, raid: dict[str, object]) -> None:
    check_keys(raid, "raid", ["board", "claims", "beside"], [])
    seats = state.game.seats
    state.board = as_seat(raid["board"], "raid.board", seats)
    for name, value in as_object(raid["claims"], "raid.claims").items():
        seat = as_seat(name, f"raid.claims.{name[:9]}", seats)
        claim = as_number(value, f"raid.claims.{name}", 0, 2)
        state.claims |= claim << (8 * seat)
    for name, value in as_object(raid["beside"], "raid.beside").items():
        where = f"raid.beside.{name[:9]}"
        _read_beside(state, as_seat(name, where, seats), as_object(value, where), where)


def _read_beside(state: TainState, seat: i64, beside: dict[str, object], where: str) -> None:
    check_keys(beside, where, ["cattle", "jewels", "prisoners"], [])
    cattle = as_number(beside["cattle"], f"{where}.cattle", 0, int(CATTLE))
    jewels = as_number(beside["jewels"], f"{where}.jewels", 0, int(CLAN_JEWELS * state.seats))
    state.beside_cattle |= cattle << (8 * seat)
    state.beside_jewels |= jewels << (8 * seat)
    cell = _read_cell(state, beside["prisoners"], f"{where}.prisoners", seat)
    state.beside_prisoners[seat] = cell
