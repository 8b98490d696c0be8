"""What a seat may see, and what it can know."""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.tain.rules.apply import PASSED
from oenach.games.tain.rules.components import (
    COMMANDO,
    GATES,
    KINGDOM_KINDS,
    KINGDOM_PLACES,
    PHASES,
    RAID,
    RAIDER_KINDS,
    hand_size,
    kinds_in,
    one_of,
)
from oenach.games.tain.rules.legal import free_gates, free_kingdom, free_outer
from oenach.games.tain.rules.notation import PASS, place_names
from oenach.games.tain.rules.scoring import sheet
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.rules.view import ClanView, PublicView, TainView
from oenach.games.tain.rules.writing import (
    EVERYBODY,
    NOBODY,
    guard_row,
    hand_text,
    kingdom_row,
    passed_list,
    prisoner_list,
    raid_text,
    raider_row,
    seat_text,
)
from oenach.kernel.bits import mixed
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.outcome import sheet_json
from oenach.kernel.seats import letter


def observe(state: TainState, seat: int | None) -> TainView:
    """What the table shows: own tokens, the kinds of the others' only once all are turned up (T12),
    of their used piles only how many (T18) unless the table has the memory aid, and all points."""
    viewer = _viewer(state, seat)
    seats = state.game.seats
    return {
        **_public(state, viewer),
        "clans": {letter(clan): _clan_view(state, clan, seat, viewer) for clan in range(seats)},
        "sheets": {letter(clan): sheet_json(sheet(state, clan)) for clan in range(seats)},
    }


def _viewer(state: TainState, seat: int | None) -> i64:
    """Whose face-down tokens are seen; from the reveal on (T12) all tokens lie open."""
    if state.phase != COMMANDO:
        return EVERYBODY
    return NOBODY if seat is None else seat


def _public(state: TainState, viewer: i64) -> PublicView:
    view: PublicView = {
        "game": "tain",
        "seats": state.game.seats,
        "options": dict(state.game.given),
        "round": int(state.round),
        "first": seat_text(state.first),
        "phase": PHASES[state.phase],
        "to_act": seat_text(state.to_act),
        "passed": passed_list(state),
        "kingdom": {"cattle": int(state.kingdom_cattle), "places": kingdom_row(state, viewer)},
    }
    if state.phase == RAID:
        view["raid"] = raid_text(state)
    return view


def _clan_view(state: TainState, clan: i64, seat: int | None, viewer: i64) -> ClanView:
    own = seat is not None and clan == seat
    reminded = own or state.game.options["memory_aid"] is True
    return {
        "unused": hand_text(state.unused[clan]) if own else None,
        "unused_count": int(hand_size(state.unused[clan])),
        "used": hand_text(state.used[clan]) if reminded else None,
        "used_count": int(hand_size(state.used[clan])),
        "cattle": int(state.cattle[clan]),
        "jewels": int(state.jewels[clan]),
        "prisoners": prisoner_list(state.prisoners[clan], state.seats),
        "guards": guard_row(state, clan, viewer),
        "raiders": raider_row(state, clan, viewer),
    }


def knowledge(state: TainState, seat: int | None) -> Knowledge:
    """With a perfect memory every used pile is known, and of every clan the tokens that are
    behind the screen or face down; only which of them lie where is not."""
    viewer: i64 = NOBODY if seat is None else seat
    view: dict[str, object] = {
        **_public(state, viewer if state.phase == COMMANDO else EVERYBODY),
        "clans": {
            letter(clan): _known_clan(state, clan, viewer) for clan in range(state.game.seats)
        },
    }
    return Knowledge(state.game.name, seat, view, trail_texts(state))


def _known_clan(state: TainState, clan: i64, viewer: i64) -> dict[str, object]:
    face_down = viewer if state.phase == COMMANDO else EVERYBODY
    return {
        "unused": hand_text(state.unused[clan]) if clan == viewer else None,
        "unused_count": int(hand_size(state.unused[clan])),
        "hidden": None if clan == viewer else hand_text(hidden_hand(state, clan)),
        "used": hand_text(state.used[clan]),
        "cattle": int(state.cattle[clan]),
        "jewels": int(state.jewels[clan]),
        "prisoners": prisoner_list(state.prisoners[clan], state.seats),
        "guards": guard_row(state, clan, face_down),
        "raiders": raider_row(state, clan, face_down),
    }


def secret(state: TainState, clan: i64) -> i64:
    """A number for what lies behind a clan's screen and under its face-down tokens."""
    # Five bits a place are too many for one word, so the rows are hashed together; each only
    # after what came before it was stirred, or rows that differ alike would cancel out.
    number = mixed(state.unused[clan] << 15 | state.guards[clan], 0)
    for board in range(state.seats):
        number = mixed(number, own_tokens(state.raiders[board], clan, GATES))
    return mixed(number, own_tokens(state.kingdom, clan, KINGDOM_PLACES))


def own_tokens(row: i64, clan: i64, places: i64) -> i64:
    """Of a row of tokens with owners, those of one clan."""
    own: i64 = 0
    for place in range(places):
        token = (row >> (5 * place)) & 31
        if token and token >> 3 == clan:
            own |= token << (5 * place)
    return own


def hidden_hand(state: TainState, clan: i64) -> i64:
    """A clan's tokens that others cannot tell apart: unused, or face down on a place."""
    hand = state.unused[clan]
    if state.phase != COMMANDO:
        return hand
    for gate in range(5):
        guard = (state.guards[clan] >> (3 * gate)) & 7
        if guard:
            hand += one_of(guard - 1)
        for board in range(state.seats):
            hand += _if_owned((state.raiders[board] >> (5 * gate)) & 31, clan)
    return hand + _if_owned(state.kingdom & 31, clan) + _if_owned(state.kingdom >> 5, clan)


def forced(state: TainState) -> int | None:
    """T10: a pass, when everybody can see that the seat to act has no token or no place for one.

    Which of a clan's hidden tokens are behind the screen is not known, so it might be any of them.
    """
    if state.phase != COMMANDO:
        return None
    seat = state.to_act
    if state.unused[seat] == 0:
        return int(PASS)
    kinds = kinds_in(hidden_hand(state, seat))
    if (
        free_gates(state, seat, seat)  # T7
        or (free_outer(state, seat) and kinds & RAIDER_KINDS)  # T8
        or (free_kingdom(state, seat) and kinds & KINGDOM_KINDS)  # T9
    ):
        return None
    return int(PASS)


def _if_owned(token: i64, clan: i64) -> i64:
    return one_of((token & 7) - 1) if token and token >> 3 == clan else 0


def trail_texts(state: TainState) -> tuple[str, ...]:
    """The public moves of this round: `A ?>B3`, `B pass`."""
    places = place_names(state.game.seats)
    texts: list[str] = []
    for step in state.trail:
        place = step & 63
        text = "pass" if place == PASSED else f"?>{places[place]}"
        texts.append(f"{letter(step >> 6)} {text}")
    return tuple(texts)
