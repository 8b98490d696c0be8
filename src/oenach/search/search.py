"""Information-set search: many simulations, each in a state that the seat holds possible."""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.kernel.bits import mixed
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Imaginer
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State
from oenach.search.heuristics import Heuristics, win_shares
from oenach.search.tree import NO_NODE, Tree

ROOT_KEY: Final[i64] = 0x2545F4914F6CDD1
# The clock is read after so many simulations, at the latest.
CLOCK_STEPS: Final[i64] = 8


class SearchSettings:
    """How a search is made; a game's levels say which bot searches with which."""

    def __init__(
        self,
        exploration: float,
        sensible_playouts: bool = False,
        stops_when_settled: bool = False,
        uses_priors: bool = False,
        caution: float = 0.0,
        uniform_sampling: bool = False,
    ) -> None:
        self.exploration = exploration
        # Playouts by sensible moves instead of random ones, and only until it can judge.
        self.sensible_playouts = sensible_playouts
        self.stops_when_settled = stops_when_settled
        self.uses_priors = uses_priors
        self.caution = caution
        # Whether imagined states are drawn evenly, as the textbook has it, and not by likelihood.
        self.uniform_sampling = uniform_sampling


class Search:
    """One search for a seat, be it to act or not, as far as that seat's knowledge goes."""

    def __init__(
        self,
        game: Game,
        heuristics: Heuristics,
        settings: SearchSettings,
        imaginer: Imaginer,
        seat: i64,
        rng: Rng,
    ) -> None:
        self.game = game
        self.heuristics = heuristics
        self.settings = settings
        self.imaginer = imaginer
        self.seat = seat
        self.rng = rng
        self.seats: i64 = game.seats
        self.tree = Tree(1024)
        self.simulations: i64 = 0
        self.moves_made: i64 = 0
        self.wins = vec[float]([0.0] * game.seats)
        # By seat, what it has seen since the root; and what one would have seen who sees all.
        self.keys = vec[i64]([0] * game.seats)
        self.open_key: i64 = 0
        self.path_nodes = vec[i64]()
        self.path_edges = vec[i64]()
        self.path_seats = vec[i64]()

    def run(self, simulations: int, deadline: float) -> bool:
        """So many simulations, or fewer if the clock (0: none) strikes first: then True."""
        wanted: i64 = simulations
        steps: i64 = 0
        while self.simulations < wanted:
            self._simulate()
            self.simulations += 1
            steps += 1
            if deadline > 0.0 and steps >= CLOCK_STEPS:
                steps = 0
                if time.perf_counter() >= deadline:
                    return self.simulations < wanted
        return False

    def _simulate(self) -> None:
        state = self._imagine()
        self._take_up(state)
        leaf = self._descend(state)
        values = self._judge(state) if leaf else self._final(state)
        for step in range(i64(len(self.path_edges))):
            value = values[self.path_seats[step]]
            self.tree.reward(self.path_nodes[step], self.path_edges[step], value)
        for seat in range(self.seats):
            self.wins[seat] += values[seat]

    def _imagine(self) -> State:
        if self.settings.uniform_sampling:
            return self.imaginer.sample(self.rng)
        return self.heuristics.imagine(self.imaginer, self.rng)

    def _take_up(self, state: State) -> None:
        """Begin a path: each seat knows its own secrets, and nobody has seen anything yet."""
        self.open_key = ROOT_KEY
        for seat in range(self.seats):
            # Whoever sees all sees every secret, once the tokens are turned up.
            self.open_key = mixed(self.open_key, self.game.secret(state, seat))
            own: i64 = 0 if seat == self.seat else self.heuristics.secret(state, seat)
            self.keys[seat] = mixed(ROOT_KEY, own)
        self.path_nodes = vec[i64]()
        self.path_edges = vec[i64]()
        self.path_seats = vec[i64]()

    def _descend(self, state: State) -> bool:
        """Follow the tree to a node not met before (True), or to the end of the game."""
        game, tree = self.game, self.tree
        while state.to_act != OVER:
            seat = state.to_act
            if seat == CHANCE:
                self._perform(state, game.random_move(state, self.rng))
                continue
            moves = game.legal(state)
            if len(moves) == 1:
                self._perform(state, moves[0])
                continue
            key = mixed(self.keys[seat], seat)
            node = tree.find(key)
            if node == NO_NODE:
                node = tree.add(key)
                if node != 0:
                    return True
            if tree.edge_count[node] == 0:
                self._expand(node, state, moves)
            assert tree.edge_count[node] == i64(len(moves)), "a key with two sets of legal moves"
            edge = self._select(node)
            self.path_nodes = append(self.path_nodes, node)
            self.path_edges = append(self.path_edges, edge)
            self.path_seats = append(self.path_seats, seat)
            self._perform(state, tree.moves[edge])
        return False

    def _expand(self, node: i64, state: State, moves: vec[i64]) -> None:
        if self.settings.uses_priors:
            self.tree.expand(node, moves, self.heuristics.priors(state, moves))
        else:
            self.tree.expand(node, moves, vec[float]([0.0] * len(moves)))

    def _select(self, node: i64) -> i64:
        settings = self.settings
        if settings.uses_priors:
            return self.tree.select_by_prior(node, settings.exploration, settings.caution)
        return self.tree.select_untried_first(node, settings.exploration, self.rng)

    def _perform(self, state: State, move: i64) -> None:
        """Make a move, and let every seat see of it what it may see."""
        game, seat, reveals = self.game, state.to_act, state.reveals
        game.perform(state, move, None)
        self.moves_made += 1
        self.open_key = mixed(self.open_key, move)
        if state.reveals != reveals:
            # Everything was turned up: from here on all have seen the same.
            for other in range(self.seats):
                self.keys[other] = self.open_key
            return
        seen = game.seen_move(move)
        for other in range(self.seats):
            self.keys[other] = mixed(self.keys[other], move if other == seat else seen)

    def _judge(self, state: State) -> vec[float]:
        """The value of a new node: play on, to the end or until the heuristics can tell."""
        settings = self.settings
        if not settings.sensible_playouts:
            return self._play_at_random(state)
        game, heuristics, rng = self.game, self.heuristics, self.rng
        while state.to_act != OVER:
            if settings.stops_when_settled and heuristics.settled(state):
                return heuristics.estimate(state)
            if state.to_act == CHANCE:
                game.perform(state, game.random_move(state, rng), None)
            else:
                game.perform(state, heuristics.playout_move(state, rng), None)
            self.moves_made += 1
        return self._final(state)

    def _play_at_random(self, state: State) -> vec[float]:
        game, rng = self.game, self.rng
        made: i64 = 0
        while state.to_act != OVER:
            game.perform(state, game.random_move(state, rng), None)
            made += 1
        self.moves_made += made
        return win_shares(game, state)

    def _final(self, state: State) -> vec[float]:
        if self.settings.stops_when_settled:
            return self.heuristics.estimate(state)
        return win_shares(self.game, state)

    # What came out of it; there are moves at the root where the seat that searches has a choice.

    def root_moves(self) -> list[int]:
        """The moves at the root, in the order of the ids."""
        return [int(move) for move in self.tree.moves[: self.tree.edge_count[0]]]

    def root_visits(self) -> list[int]:
        """How often each of them was tried."""
        return [int(visits) for visits in self.tree.edge_visits[: self.tree.edge_count[0]]]

    def root_priors(self) -> list[float]:
        """The first opinion of each of them; 0 where the settings ask for none."""
        return list(self.tree.edge_priors[: self.tree.edge_count[0]])

    def root_means(self) -> list[float]:
        """The mean of what followed each of them, for the seat that searches; 0 if untried."""
        means: list[float] = []
        for edge in range(self.tree.edge_count[0]):
            visits = self.tree.edge_visits[edge]
            means.append(self.tree.edge_totals[edge] / float(visits) if visits else 0.0)
        return means

    def mean_wins(self) -> list[float]:
        """The mean of what each seat got."""
        return [total / float(self.simulations) for total in self.wins]
