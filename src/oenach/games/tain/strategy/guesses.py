"""Guessing in Táin: states that a seat's knowledge allows, the likelier ones more often.

Each clan's face-down tokens are laid out again in the order in which they were placed, and at
each place a kind is drawn as habit had it in the situation of that moment.
"""

from __future__ import annotations

from mypy_extensions import i64

from oenach.games.tain.rules.apply import PASSED
from oenach.games.tain.rules.components import COMMANDO, GATES, one_of
from oenach.games.tain.rules.imagining import TainImaginer, set_face_down
from oenach.games.tain.rules.observation import hidden_hand
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.strategy.habits import Habits, point_below_one
from oenach.kernel.bits import bit, bit_count
from oenach.kernel.rng import Rng


def guess(imaginer: TainImaginer, habits: Habits, rng: Rng) -> TainState:
    """A state that the knowledge allows, with others' tokens laid as habit has it."""
    template = imaginer.template
    if template.phase != COMMANDO or not _is_told(template):
        return imaginer.sample(rng)
    state = template.copy()
    for clan in range(state.seats):
        if clan != imaginer.viewer:
            state.unused[clan] = hidden_hand(template, clan)
    sight = habits.sight
    sight.face_beginning(state)
    for step in template.trail:
        clan, place = step >> 6, step & 63
        if place == PASSED:
            sight.done |= bit(clan)
            continue
        if clan != imaginer.viewer:
            sight.face_as(state, clan)
            hand = state.unused[clan]
            kind = habits.draw_kind(sight.situation(place, clan), hand, point_below_one(rng))
            if kind < 0:  # the hand has run out of what may stand here
                return imaginer.sample(rng)
            state.unused[clan] = hand - one_of(kind)
            if state.unused[clan] == 0:
                sight.done |= bit(clan)
            set_face_down(state, clan, place, kind)
        sight.take(clan, place)
    return state


def _is_told(state: TainState) -> bool:
    """Whether the trail tells of every face-down token; a position set up by hand has none."""
    told: i64 = 0
    for step in state.trail:
        if step & 63 != PASSED:
            told += 1
    return told > 0 and told == bit_count(state.taken)


def kind_at(state: TainState, clan: i64, place: i64) -> i64:
    """The kind of a clan's token at a place."""
    board = place // GATES
    gate = place - GATES * board
    if board == state.seats:
        token = state.kingdom >> (5 * gate)
    elif board == clan:
        token = state.guards[board] >> (3 * gate)
    else:
        token = state.raiders[board] >> (5 * gate)
    return (token & 7) - 1
