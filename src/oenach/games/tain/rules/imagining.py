"""Drawing full states that a seat's knowledge allows, every one equally likely.

Of another clan a seat knows which tokens are behind the screen or face down, but not which lie
where. A state is fixed by the kinds on that clan's face-down places, so drawing one uniformly
means drawing a word over the kinds uniformly: no kind used more often than the clan has it, no
daughter outside the own board (T8), only chief, warrior or bluff in the kingdom (T9).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.tain.rules.apply import PASSED
from oenach.games.tain.rules.components import (
    ANY_KIND,
    BLUFF,
    BOY,
    CHIEF,
    DAUGHTER,
    GATES,
    KIND_COUNT,
    KINGDOM_KINDS,
    RAIDER_KINDS,
    WARRIOR,
    count_of,
    one_of,
)
from oenach.games.tain.rules.notation import described, place_names
from oenach.games.tain.rules.observation import hidden_hand
from oenach.games.tain.rules.state import TainState
from oenach.kernel.bits import shifted
from oenach.kernel.description import Description
from oenach.kernel.errors import PositionError
from oenach.kernel.knowledge import Imaginer
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS


class TainImaginer(Imaginer):
    """One state that the knowledge allows, and what may be exchanged in it."""

    def __init__(self, state: TainState, viewer: i64) -> None:
        self.template = state
        self.viewer = viewer
        self.words = WordCounts()

    def sample(self, rng: Rng) -> TainState:
        state = self.template.copy()
        if state.taken == 0:
            return state
        for clan in range(state.seats):
            if clan != self.viewer:
                self._deal(state, clan, rng)
        return state

    def _deal(self, state: TainState, clan: i64, rng: Rng) -> None:
        """Take a clan's hidden tokens up and lay them out anew."""
        hand = hidden_hand(state, clan)
        places = face_down_places(state, clan)
        left: i64 = len(places)
        guards = left - first_guard(places, state.seats, clan)
        for place in places:
            allowed = kinds_at(place, state.seats, clan)
            left -= 1
            if allowed == ANY_KIND:
                guards -= 1
            kind = self._draw_kind(hand, allowed, left, guards, rng)
            hand -= one_of(kind)
            set_face_down(state, clan, place, kind)
        state.unused[clan] = hand

    def _draw_kind(self, hand: i64, allowed: i64, left: i64, guards: i64, rng: Rng) -> i64:
        """A kind for the next place, weighted by how many ways there are to fill the rest."""
        total: i64 = 0
        ways = vec[i64]()
        for kind in range(KIND_COUNT):
            count: i64 = 0
            if allowed >> kind & 1 and count_of(hand, kind):
                count = self.words.fillings(hand - one_of(kind), left, guards)
            total += count
            ways = append(ways, count)
        pick = rng.below(total)
        for kind in range(KIND_COUNT):
            if pick < ways[kind]:
                return kind
            pick -= ways[kind]
        raise AssertionError("no way to fill the places")


class WordCounts:
    """How many ways there are to fill places from a hand, counted once each."""

    def __init__(self) -> None:
        # 2 * 3 * 7 * 9 hands without the daughter, words of up to 18 tokens.
        self.counts = vec[i64]([-1] * (378 * 19))

    def fillings(self, hand: i64, places: i64, guards: i64) -> i64:
        """Ways to fill so many places, of which so many are guards' (where she may stand)."""
        ways = self.words(hand, places)
        if guards and count_of(hand, DAUGHTER):
            ways += guards * self.words(hand, places - 1)
        return ways

    def words(self, hand: i64, length: i64) -> i64:
        """Words of a length over the hand's chiefs, warriors, boys and bluffs."""
        chiefs, warriors = count_of(hand, CHIEF), count_of(hand, WARRIOR)
        boys, bluffs = count_of(hand, BOY), count_of(hand, BLUFF)
        index = (((chiefs * 3 + warriors) * 7 + boys) * 9 + bluffs) * 19 + length
        if self.counts[index] < 0:
            self.counts[index] = _count_words(chiefs, warriors, boys, bluffs, length)
        return self.counts[index]


def _count_words(chiefs: i64, warriors: i64, boys: i64, bluffs: i64, length: i64) -> i64:
    ways: i64 = 0
    for c in range(chiefs + 1):
        for w in range(warriors + 1):
            for b in range(boys + 1):
                rest = length - c - w - b
                if 0 <= rest <= bluffs:
                    ways += _choose(length, c) * _choose(length - c, w) * _choose(length - c - w, b)
    return ways


def _choose(n: i64, k: i64) -> i64:
    ways: i64 = 1
    for step in range(k):
        ways = ways * (n - step) // (step + 1)
    return ways


def face_down_places(state: TainState, clan: i64) -> vec[i64]:
    """The places of a clan's face-down tokens: kingdom, other boards, own board last."""
    places = vec[i64]()
    for side in range(2):
        token = (state.kingdom >> (5 * side)) & 31
        if token and token >> 3 == clan:
            places = append(places, GATES * state.seats + side)
    for board in range(state.seats):
        for gate in range(GATES):
            token = (state.raiders[board] >> (5 * gate)) & 31
            if token and token >> 3 == clan:
                places = append(places, GATES * board + gate)
    for gate in range(GATES):
        if (state.guards[clan] >> (3 * gate)) & 7:
            places = append(places, GATES * clan + gate)
    return places


def first_guard(places: vec[i64], seats: i64, clan: i64) -> i64:
    """The index of the first own gate among a clan's places."""
    for index in range(i64(len(places))):
        if places[index] // GATES == clan:
            return index
    return i64(len(places))


def kinds_at(place: i64, seats: i64, clan: i64) -> i64:
    """The kinds that a clan may put at a place."""
    if place >= GATES * seats:
        return KINGDOM_KINDS  # T9
    return ANY_KIND if place // GATES == clan else RAIDER_KINDS  # T7, T8


def set_face_down(state: TainState, clan: i64, place: i64, kind: i64) -> None:
    """Make the face-down token at a place one of this kind."""
    board = place // GATES
    gate = place - GATES * board
    if board == state.seats:
        kept = state.kingdom & ~shifted(31, 5 * gate)
        state.kingdom = kept | (kind + 1 + 8 * clan) << (5 * gate)
    elif board == clan:
        kept = state.guards[board] & ~shifted(7, 3 * gate)
        state.guards[board] = kept | (kind + 1) << (3 * gate)
    else:
        kept = state.raiders[board] & ~shifted(31, 5 * gate)
        state.raiders[board] = kept | (kind + 1 + 8 * clan) << (5 * gate)


def read_trail(seats: int, moves: tuple[str, ...]) -> vec[i64]:
    """The trail from its texts."""
    places = place_names(seats)
    trail = vec[i64]()
    for index, text in enumerate(moves):
        name, _, move = text.partition(" ")
        if len(name) != 1 or name not in LETTERS[:seats]:
            raise PositionError(f"knowledge.moves[{index}]", "not-a-seat", found=name[:20])
        step = _step(described(move), places)
        if step < 0:
            raise PositionError(f"knowledge.moves[{index}]", "not-a-move", text=move[:20])
        trail = append(trail, LETTERS.index(name) * 64 + step)
    return trail


def _step(told: Description | None, places: list[str]) -> i64:
    """What the others saw of a move, as the trail has it; -1 for what no trail has."""
    if told == Description("pass"):
        return PASSED
    if told is None or told.verb != "place" or told.piece is not None:
        return -1
    return places.index(told.places[0]) if told.places[0] in places else -1
