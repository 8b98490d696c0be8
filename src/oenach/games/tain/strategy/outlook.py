"""The outlook between two rounds of Táin: who will win, from what has been won so far.

Every clan has a score, a weighted sum of a few facts with weights for each number of rounds left;
the chance to win is its share of the exponentials of all scores.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import (
    BLUFF,
    BOY,
    CHIEF,
    DAUGHTER,
    LAST_ROUND,
    WARRIOR,
    count_of,
)
from oenach.games.tain.rules.scoring import standing
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.strategy.numbers import OUTLOOK_2, OUTLOOK_3, OUTLOOK_4

FACTS: Final[i64] = 10
# In a standing the points come before cattle, jewels and tokens, which break ties.
TIE_BITS: Final[i64] = 14


class Outlook:
    """The weights at a table of so many seats."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        numbers = OUTLOOK_2 if seats == 2 else OUTLOOK_3 if seats == 3 else OUTLOOK_4
        self.weights = vec[float]()
        for number in numbers:
            self.weights = append(self.weights, number)

    def facts(self, state: TainState, seat: i64) -> vec[float]:
        """What counts of a clan's standing, each fact about 1 in size."""
        unused, used = state.unused[seat], state.used[seat]
        cattle = float(state.cattle[seat])
        facts = vec[float]()
        facts = append(facts, float(standing(state, seat) >> TIE_BITS) / 10.0)
        facts = append(facts, cattle / 5.0)
        facts = append(facts, (cattle - 7.0) / 3.0 if cattle > 7.0 else 0.0)
        facts = append(facts, float(count_of(unused, CHIEF)))
        facts = append(facts, float(count_of(unused, WARRIOR)) / 2.0)
        facts = append(facts, float(count_of(unused, BOY)) / 6.0)
        facts = append(facts, float(count_of(unused, DAUGHTER)))
        facts = append(facts, float(count_of(unused, BLUFF)) / 8.0)
        facts = append(facts, float(count_of(unused, BOY) + count_of(used, BOY)) / 6.0)
        return append(facts, 1.0 if state.first == seat else 0.0)

    def wins(self, state: TainState) -> vec[float]:
        """Each seat's chance to win, at the beginning of a round."""
        first = (LAST_ROUND - state.round) * FACTS
        shares = vec[float]()
        total = 0.0
        for seat in range(self.seats):
            facts = self.facts(state, seat)
            score = 0.0
            for index in range(FACTS):
                score += self.weights[first + index] * facts[index]
            weight = math.exp(score)
            shares = append(shares, weight)
            total += weight
        for seat in range(self.seats):
            shares[seat] = shares[seat] / total
        return shares
