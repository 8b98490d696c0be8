"""Errands that were planned before, so that a search need not plan them again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import (
    AT,
    CARRIED,
    LEVEL,
    PLAYER_WORDS,
    ROLE,
    RP,
    STRONGHOLDS,
)
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.errands import Errands
from oenach.games.celtic_trader.strategy.ways import FIRST_KEY
from oenach.kernel.bits import mixed

# A power of two.
KEPT_PLANS: Final[i64] = 4096


class PlanCache:
    """Errands by a hash of all that they hang on, so that a recalled one is what a plan gives."""

    def __init__(self, errands: Errands) -> None:
        self.errands = errands
        self._keys = vec[i64]([-1] * int(KEPT_PLANS))
        self._worths = vec[float]([0.0] * int(KEPT_PLANS))
        self._sales = vec[float]([0.0] * int(KEPT_PLANS))
        self._goods = vec[i64]([0] * int(KEPT_PLANS))
        self._targets = vec[i64]([0] * int(KEPT_PLANS))

    def recall(
        self, state: CelticTraderState, seat: i64, used: i64, picks: i64, rounds: float
    ) -> None:
        """Let `errands` have what its `plan` would find: the errand, what a sale of the load is
        worth, and nothing else.

        Not for a visit to a stronghold, where prices stand still (C18)."""
        errands = self.errands
        key = plan_key(state, seat, used, picks, rounds)
        slot = key & (KEPT_PLANS - 1)
        if self._keys[slot] != key:
            errands.plan(state, seat, used, picks, rounds)
            self._keys[slot] = key
            self._worths[slot] = errands.worth
            self._sales[slot] = errands.sale_worth
            self._goods[slot] = errands.goods
            self._targets[slot] = (
                errands.target << 16 | (errands.takes + 1) << 8 | (errands.sells_at + 1)
            )
            return
        errands.markets.know(state, seat)
        errands.worth = self._worths[slot]
        errands.sale_worth = self._sales[slot]
        errands.goods = self._goods[slot]
        packed = self._targets[slot]
        errands.target = packed >> 16
        errands.takes = (packed >> 8 & 255) - 1
        errands.sells_at = (packed & 255) - 1
        at = state.players[seat * PLAYER_WORDS + AT]
        errands.ways.travel(state.romans, at, used, errands.markets.points)


def plan_key(state: CelticTraderState, seat: i64, used: i64, picks: i64, rounds: float) -> i64:
    """A hash of all that a plan hangs on."""
    players = state.players
    own = seat * PLAYER_WORDS
    key = mixed(FIRST_KEY, state.spots << 8 | state.cities)
    key = mixed(key, used << 4 | picks)
    key = mixed(key, players[own + CARRIED] << 16 | players[own + AT])
    levels = players[own + LEVEL] << 8 | players[own + LEVEL + 1] << 4
    key = mixed(key, levels | players[own + LEVEL + 2])
    key = mixed(key, players[own + ROLE] << 16 | players[own + RP])
    key = mixed(key, i64(rounds * 1000000.0))
    for stronghold in range(STRONGHOLDS):
        key = mixed(key, state.charts[stronghold])
    for word in range(i64(len(state.romans))):
        key = mixed(key, state.romans[word])
    return key
