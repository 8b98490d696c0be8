"""What search understands of Pebbles; its levels may use little, so that they are quick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oenach.bots.search_bot import Strength
from oenach.kernel.knowledge import Imaginer
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics
from oenach.search.search import SearchSettings
from toys.pebbles.rules.sight import PebblesImaginer
from toys.pebbles.rules.state import HIDDEN, KINDS, PebblesState

SETTINGS: Final = SearchSettings(exploration=1.0, uniform_sampling=True)

LEVELS: Final = {
    "novice": Strength(10, SETTINGS, overlooks=0.4),
    "steady": Strength(20, SETTINGS),
    "strong": Strength(40, SETTINGS),
    "master": Strength(80, SETTINGS),
}


class PebblesHeuristics(Heuristics):
    """Nothing is known of a pebble that lies face down."""

    def beliefs(self, imaginer: Imaginer, rng: Rng) -> list[tuple[int, str, dict[str, float]]]:
        even = dict.fromkeys(KINDS, 1 / len(KINDS))
        places = enumerate(cast(PebblesImaginer, imaginer).known.places, start=1)
        hidden = [(place, pebble) for place, pebble in places if pebble.endswith(HIDDEN)]
        return [(LETTERS.index(pebble[0]), str(place), even) for place, pebble in hidden]


HEURISTICS: Final = PebblesHeuristics


def face_down(state: State, seat: int) -> dict[str, str]:
    """The kinds of a seat's own pebbles, by place."""
    places = enumerate(cast(PebblesState, state).places, start=1)
    return {str(place): pebble[2:] for place, pebble in places if pebble[0] == LETTERS[seat]}


def bluffs(state: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Nobody is deceived by a pebble."""
    return ()
