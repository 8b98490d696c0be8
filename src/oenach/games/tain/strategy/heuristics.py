"""What there is to understand of Táin."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import COMMANDO, KINDS, RAID
from oenach.games.tain.rules.imagining import TainImaginer, face_down_places
from oenach.games.tain.rules.notation import FREE_DAUGHTER, place_names
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.strategy.guesses import guess, kind_at
from oenach.games.tain.strategy.habits import Habits
from oenach.games.tain.strategy.outlook import Outlook
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Imaginer
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics, win_shares

GUESSES: Final[i64] = 400

# A first opinion leaves more moves open than habit does. And others have habits of their own, so
# that what they have face down is judged by ours with some doubt: measured better than all or none.
OPINION: Final = 0.5
SUSPICION: Final = 0.5


class TainHeuristics(Heuristics):
    """Plays by habit, judges between rounds, and guesses what others have face down."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.habits = Habits(game.seats, 1.0)
        self.move_priors = Habits(game.seats, OPINION)
        self.suspicions = Habits(game.seats, SUSPICION)
        self.outlook = Outlook(game.seats)

    def greedy_move(self, state: State, rng: Rng) -> i64:
        here = cast(TainState, state)
        if here.phase == RAID:
            return FREE_DAUGHTER  # she is worth five points to her captor, a boy one (T24)
        return self.habits.draw(here, rng)

    def priors(self, state: State, moves: vec[i64]) -> vec[float]:
        here = cast(TainState, state)
        if here.phase == RAID:
            return append(append(vec[float](), 0.1), 0.9)
        return self.move_priors.narrowed_shares(here, moves)

    def settled(self, state: State) -> bool:
        here = cast(TainState, state)
        if here.phase == COMMANDO:
            return here.taken == 0 and here.passed == 0
        return here.to_act == OVER

    def estimate(self, state: State) -> vec[float]:
        if state.to_act == OVER:
            return win_shares(self.game, state)
        return self.outlook.wins(cast(TainState, state))

    def imagine(self, imaginer: Imaginer, rng: Rng) -> State:
        # Where states are imagined so, each looks at other gates first: there are no favourites.
        self.move_priors.leaning = rng.below(60)
        return guess(cast(TainImaginer, imaginer), self.suspicions, rng)

    def secret(self, state: State, seat: i64) -> i64:
        # What lies face down cannot be moved, so the hand alone decides what may be placed.
        return cast(TainState, state).unused[seat]

    def beliefs(self, imaginer: Imaginer, rng: Rng) -> list[tuple[int, str, dict[str, float]]]:
        known = cast(TainImaginer, imaginer)
        counts: dict[tuple[int, int], list[int]] = {}
        for _ in range(GUESSES):
            state = guess(known, self.suspicions, rng)
            for clan in range(state.seats):
                if clan == known.viewer:
                    continue
                for place in face_down_places(state, clan):
                    tally = counts.setdefault((int(clan), int(place)), [0] * len(KINDS))
                    tally[kind_at(state, clan, place)] += 1
        names = place_names(self.game.seats)
        return [
            (clan, names[place], _chances(tally)) for (clan, place), tally in sorted(counts.items())
        ]


def _chances(tally: list[int]) -> dict[str, float]:
    return {kind: count / float(GUESSES) for kind, count in zip(KINDS, tally, strict=True) if count}
