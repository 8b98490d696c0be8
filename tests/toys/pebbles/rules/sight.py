"""What a seat may see and can know of a position, and states that this allows."""

from __future__ import annotations

from oenach.kernel.knowledge import Imaginer
from oenach.kernel.outcome import sheet_json
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS, letter
from oenach.kernel.view import PieceView, ZoneView
from toys.pebbles.rules.state import FREE, HIDDEN, KINDS, PLACES, PebblesState


def position(state: PebblesState) -> dict[str, object]:
    """All of it, as JSON."""
    return {
        "game": state.game.name,
        "seats": state.game.seats,
        "options": dict(state.game.given),
        "phase": state.phase,
        "round": state.round,
        "last_round": state.last_round,
        "turn": letter(state.turn),
        "done": [letter(seat) for seat in state.done],
        "points": state.points[:],
        "places": state.places[:],
    }


def observe(state: PebblesState, viewer: int | None) -> dict[str, object]:
    """What a seat, or an onlooker, may be shown: of others' pebbles only where they lie."""
    seats = range(state.game.seats)
    places = [_seen(pebble, state, viewer) for pebble in state.places]
    return {
        **position(state),
        "to_act": letter(int(state.to_act)) if state.to_act >= 0 else None,
        "places": places,
        "zones": [
            *(_place(str(number), pebble) for number, pebble in enumerate(places, start=1)),
            *(_hand_zone(state, seat, shown=seat == viewer) for seat in seats),
        ],
        "hands": {letter(seat): hand(state, seat) if seat == viewer else None for seat in seats},
        "sheets": {letter(seat): sheet_json(state.sheet(seat)) for seat in seats},
    }


def _place(number: str, pebble: str) -> ZoneView:
    """A place of the board, with the pebble on it."""
    zone: ZoneView = {"place": number, "row": "places", "pieces": []}
    if pebble != FREE:
        kind = None if pebble[2:] == HIDDEN else pebble[2:]
        zone["pieces"] = [{"kind": kind, "seat": letter(LETTERS.index(pebble[0]))}]
    return zone


def _hand_zone(state: PebblesState, seat: int, *, shown: bool) -> ZoneView:
    """What a seat could still lay; others see only how many."""
    held = hand(state, seat)
    kinds: list[PieceView] = [{"kind": kind, "count": held.count(kind)} for kind in KINDS]
    pieces: list[PieceView] = kinds if shown else [{"kind": None, "count": len(held)}]
    return {"place": "hand", "seat": letter(seat), "pieces": pieces}


def hand(state: PebblesState, seat: int) -> str:
    """The pebbles that a seat could still lay: enough of each kind for all places."""
    laid = "".join(pebble[2:] for pebble in state.places if pebble[0] == LETTERS[seat])
    return "".join(kind * (PLACES - laid.count(kind)) for kind in KINDS)


def _seen(pebble: str, state: PebblesState, viewer: int | None) -> str:
    face_down = state.phase in ("play", "toss") and not state.game.options["face_up"]
    if face_down and pebble != FREE and (viewer is None or pebble[0] != LETTERS[viewer]):
        return f"{pebble[0]}:{HIDDEN}"
    return pebble


class PebblesImaginer(Imaginer):
    """Each pebble of which the kind is not known may be of any kind."""

    def __init__(self, known: PebblesState) -> None:
        self.known = known

    def sample(self, rng: Rng) -> PebblesState:
        state = self.known.copy()
        for place, pebble in enumerate(state.places):
            if pebble.endswith(HIDDEN):
                state.places[place] = pebble[:2] + KINDS[rng.below(len(KINDS))]
        return state
