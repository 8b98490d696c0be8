"""A bot that searches: so many simulations over states that its seat holds possible."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from oenach.bots.bot import Belief, Bot, Candidate, Thoughts
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.rng import Rng
from oenach.search.heuristics import Heuristics
from oenach.search.search import Search, SearchSettings

UNBOUNDED = 1 << 40


@dataclass(frozen=True, slots=True)
class Strength:
    """What a searching bot may use.

    `overlooks` is the chance that it does not see a move at all, as people do not. `mixes` is
    the exponent by which visits become chances: 0 plays the most visited move, 1 mixes as the
    search did, more keeps closer to the most visited. `doubt` is the least share of the most
    visited move's visits that a move needs to be mixed in.
    """

    simulations: int
    settings: SearchSettings
    overlooks: float = 0.0
    mixes: float = 0.0
    doubt: float = 0.1


class SearchBot(Bot):
    """Searches from what a seat knows. Keeps nothing from one question to the next."""

    def __init__(
        self, game: Game, heuristics: Heuristics, strength: Strength, timed: float = 0.0
    ) -> None:
        self.game = game
        self.heuristics = heuristics
        self.strength = strength
        self._timed = timed

    def scaled(self, fraction: float) -> SearchBot:
        simulations = max(1, round(self.strength.simulations * fraction))
        return SearchBot(
            self.game, self.heuristics, replace(self.strength, simulations=simulations)
        )

    def timed(self, seconds: float) -> SearchBot:
        return SearchBot(self.game, self.heuristics, self.strength, seconds)

    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        started = time.perf_counter()
        if len(moves) == 1:
            return self._forced(knowledge, moves[0], rng, seconds, beliefs)
        search = self._search(knowledge, rng)
        late = self._run(search, started, seconds)
        candidates = tuple(one for one in ranked(search) if one.move in moves)
        return Thoughts(
            self._pick(candidates, rng),
            tuple(search.mean_wins()),
            candidates,
            self.believe(knowledge, rng) if beliefs else (),
            int(search.simulations),
            late,
        )

    def _forced(
        self, knowledge: Knowledge, move: int, rng: Random, seconds: float | None, beliefs: bool
    ) -> Thoughts:
        """The only move; thought about only by one who wants to know what is believed."""
        if not beliefs:
            return Thoughts(move)
        wins = self.judge(knowledge, rng, seconds)
        assert knowledge.seat is not None
        only = Candidate(move, wins[knowledge.seat], 1.0)
        return Thoughts(move, wins, (only,), self.believe(knowledge, rng))

    def judge(
        self, knowledge: Knowledge, rng: Random, seconds: float | None = None
    ) -> tuple[float, ...]:
        started = time.perf_counter()
        search = self._search(knowledge, rng)
        self._run(search, started, seconds)
        return tuple(search.mean_wins())

    def _run(self, search: Search, started: float, seconds: float | None) -> bool:
        """Search for as long as this bot does; True if the clock cut it short."""
        if self._timed:
            search.run(UNBOUNDED, started + self._timed)
            return False
        deadline = 0.0 if seconds is None else started + seconds
        return search.run(self.strength.simulations, deadline)

    def _search(self, knowledge: Knowledge, rng: Random) -> Search:
        assert knowledge.seat is not None, "an onlooker has no move to make"
        imaginer = self.game.imaginer(knowledge)
        seed = Rng(rng.getrandbits(62))
        settings = self.strength.settings
        return Search(self.game, self.heuristics, settings, imaginer, knowledge.seat, seed)

    def believe(self, knowledge: Knowledge, rng: Random) -> tuple[Belief, ...]:
        imaginer = self.game.imaginer(knowledge)
        found = self.heuristics.beliefs(imaginer, Rng(rng.getrandbits(62)))
        return tuple(Belief(seat, place, chances) for seat, place, chances in found)

    def _pick(self, candidates: Sequence[Candidate], rng: Random) -> int:
        """The best candidate, or one of the good ones: as human and as mixed as this bot is."""
        seen = [one for one in candidates if rng.random() >= self.strength.overlooks]
        good = seen or [rng.choice(candidates)]
        if not self.strength.mixes or not good[0].share:
            return good[0].move
        least = good[0].share * self.strength.doubt
        kept = [one for one in good if one.share >= least]
        weights = [one.share**self.strength.mixes for one in kept]
        return rng.choices(kept, weights)[0].move


def ranked(search: Search) -> tuple[Candidate, ...]:
    """The moves at the root, the most visited first; of those never visited, the most likely."""
    visits = search.root_visits()
    total = max(1, sum(visits))
    rows = zip(search.root_moves(), search.root_means(), visits, search.root_priors(), strict=True)
    rising = sorted(rows, key=lambda row: (-row[2], -row[3], -row[1], row[0]))
    return tuple(Candidate(move, mean, count / total) for move, mean, count, _ in rising)
