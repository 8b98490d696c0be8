"""What must hold in a position: conservation, and what its phase demands."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.tain.rules.components import (
    BLUFF,
    CATTLE,
    CLAN,
    CLAN_CATTLE,
    CLAN_JEWELS,
    COMMANDO,
    FULL_HAND,
    HERD,
    KINDS,
    LAST_ROUND,
    RAID,
    START,
    captives_of,
    count_of,
    share,
)
from oenach.games.tain.rules.raids import seat_in_turn
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.rules.writing import EVERYBODY, guard_row, raider_row
from oenach.kernel.errors import PositionError
from oenach.kernel.seats import letter


def check_conservation(state: TainState) -> None:
    """Every clan's 18 tokens, the 25 cattle and the jewels are all somewhere."""
    cattle, jewels = int(state.kingdom_cattle), 0
    for seat in range(state.game.seats):
        cattle += int(state.cattle[seat] + share(state.beside_cattle, seat))
        jewels += int(state.jewels[seat] + share(state.beside_jewels, seat))
        found = _tokens_of(state, seat)
        for kind, most in enumerate(CLAN):
            if found[kind] != most:
                raise PositionError(
                    f"clans.{letter(seat)}",
                    "tain-token-count",
                    kind=KINDS[kind],
                    found=found[kind],
                    expected=most,
                )
    if cattle != CATTLE:
        raise PositionError("clans", "tain-cattle-count", found=cattle, expected=int(CATTLE))
    expected = int(CLAN_JEWELS * state.seats)
    if jewels != expected:
        raise PositionError("clans", "tain-jewel-count", found=jewels, expected=expected)


def _tokens_of(state: TainState, clan: i64) -> list[int]:
    """How many tokens of each kind a clan has anywhere."""
    found = [int(count_of(state.unused[clan], kind)) for kind in range(5)]
    for kind in range(5):
        found[kind] += int(count_of(state.used[clan], kind))
    tokens = [((state.guards[clan] >> (3 * gate)) & 7) for gate in range(5)]
    for board in range(state.game.seats):
        for gate in range(5):
            raider = (state.raiders[board] >> (5 * gate)) & 31
            if raider and raider >> 3 == clan:
                tokens.append(raider & 7)
        for cell in (state.prisoners[board], state.beside_prisoners[board]):
            captives = captives_of(cell, clan)
            found[2] += int(captives & 7)
            found[3] += int(captives >> 3)
    for token in (state.kingdom & 31, state.kingdom >> 5):
        if token and token >> 3 == clan:
            tokens.append(token & 7)
    for token in tokens:
        if token:
            found[token - 1] += 1
    return found


def check_phase(state: TainState) -> None:
    if state.phase == START:
        _check_start(state)
    elif state.phase == COMMANDO:
        if state.passed >> state.to_act & 1:
            raise PositionError("to_act", "tain-has-passed", seat=letter(state.to_act))
    elif state.phase == RAID:
        _check_raid(state)
    else:
        if state.taken:
            raise PositionError("clans", "tain-places-not-cleared")
        herds = [state.cattle[seat] >= HERD for seat in range(state.game.seats)]
        if state.round != LAST_ROUND and not any(herds):  # T23
            raise PositionError("phase", "tain-not-over", round=int(state.round))


def _check_start(state: TainState) -> None:
    for seat in range(state.game.seats):
        untouched = (
            state.unused[seat] == FULL_HAND
            and state.cattle[seat] == CLAN_CATTLE
            and state.jewels[seat] == CLAN_JEWELS
        )
        if not untouched:
            raise PositionError(f"clans.{letter(seat)}", "not-the-start")
    if state.round != 1 or state.passed:
        raise PositionError("phase", "not-the-start")
    if state.game.options["first_player"] != "random":
        raise PositionError("phase", "no-first-player-draw")


def _check_raid(state: TainState) -> None:
    """T19: the chooser is the next to be served and has prisoners of both kinds in that house."""
    if captives_of(state.prisoners[state.board], state.to_act) <= 8:
        raise PositionError("to_act", "tain-nothing-to-choose", seat=letter(state.to_act))
    total = 0
    for step in range(state.game.seats):
        seat = seat_in_turn(state, step)
        claim = int(share(state.claims, seat))
        if claim and seat == state.board:
            raise PositionError(f"raid.claims.{letter(seat)}", "tain-own-house")
        if total == 0 and claim and seat != state.to_act:
            raise PositionError("to_act", "tain-other-is-served", seat=letter(seat))
        total += claim
    if not 1 <= total <= 2 or share(state.claims, state.to_act) == 0:
        raise PositionError("raid.claims", "tain-claims", found=total)
    _check_cleared(state)


def _check_cleared(state: TainState) -> None:
    """T12, T18: no bluffs anywhere, and nothing on the kingdom and the boards already settled."""
    settled = True
    if state.kingdom:
        raise PositionError("kingdom.places", "tain-places-not-cleared")
    for step in range(state.game.seats):
        board = seat_in_turn(state, step)
        where = f"clans.{letter(board)}"
        if settled and (state.guards[board] or state.raiders[board]):
            raise PositionError(where, "tain-places-not-cleared")
        if "X" in guard_row(state, board, EVERYBODY) or any(
            text.endswith(KINDS[BLUFF]) for text in raider_row(state, board, EVERYBODY)
        ):
            raise PositionError(where, "tain-bluff-after-reveal")
        if board == state.board:
            settled = False
    # Places only matter in the commando phase.
    state.taken = 0
