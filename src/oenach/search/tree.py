"""The tree of a search: one node for each thing that a seat can tell apart.

Nodes and edges are rows of parallel vectors, and a node is found by a key: a hash of what its
seat has seen since the root. So two hidden moves of others that look alike lead the seat to the
same node, while the seat that made them has a node for each: the multiple trees of
multiple-observer ISMCTS, kept in one table.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.kernel.rng import Rng

NO_NODE: Final[i64] = -1


class Tree:
    """Nodes with their edges. An edge's `total` adds up what its own seat got after it."""

    def __init__(self, room: i64) -> None:
        size: i64 = 64
        while size < 2 * room:
            size *= 2
        self.slots = vec[i64]([0] * int(size))
        self.size = size
        self.keys = vec[i64]()
        self.first_edge = vec[i64]()
        self.edge_count = vec[i64]()
        self.visits = vec[i64]()
        self.totals = vec[float]()
        self.moves = vec[i64]()
        self.edge_visits = vec[i64]()
        self.edge_totals = vec[float]()
        self.edge_priors = vec[float]()

    def find(self, key: i64) -> i64:
        """The node with this key, or NO_NODE."""
        mask = self.size - 1
        slot = key & mask
        while True:
            entry = self.slots[slot]
            if entry == 0:
                return NO_NODE
            if self.keys[entry - 1] == key:
                return entry - 1
            slot = (slot + 1) & mask

    def add(self, key: i64) -> i64:
        """A new node, which gets its edges when it is met again."""
        node: i64 = len(self.keys)
        if 2 * node >= self.size:
            self._grow()
        self.keys = append(self.keys, key)
        self.first_edge = append(self.first_edge, NO_NODE)
        self.edge_count = append(self.edge_count, 0)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self._enter(key, node)
        return node

    def _enter(self, key: i64, node: i64) -> None:
        mask = self.size - 1
        slot = key & mask
        while self.slots[slot] != 0:
            slot = (slot + 1) & mask
        self.slots[slot] = node + 1

    def _grow(self) -> None:
        self.size *= 2
        self.slots = vec[i64]([0] * int(self.size))
        for node in range(i64(len(self.keys))):
            self._enter(self.keys[node], node)

    def expand(self, node: i64, moves: vec[i64], priors: vec[float]) -> None:
        """Give a node its edges, one for each legal move."""
        self.first_edge[node] = i64(len(self.moves))
        self.edge_count[node] = i64(len(moves))
        for index in range(i64(len(moves))):
            self.moves = append(self.moves, moves[index])
            self.edge_visits = append(self.edge_visits, 0)
            self.edge_totals = append(self.edge_totals, 0.0)
            self.edge_priors = append(self.edge_priors, priors[index])

    def select_untried_first(self, node: i64, exploration: float, rng: Rng) -> i64:
        """UCB1: any edge that was never tried, else the best by mean and uncertainty."""
        first, count = self.first_edge[node], self.edge_count[node]
        if self.visits[node] < count:
            return self._untried(first, count, rng)
        log = math.log(float(self.visits[node]))
        best = first
        best_score = -1.0
        for edge in range(first, first + count):
            visits = float(self.edge_visits[edge])
            score = self.edge_totals[edge] / visits + exploration * math.sqrt(log / visits)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def _untried(self, first: i64, count: i64, rng: Rng) -> i64:
        untried: i64 = 0
        for edge in range(first, first + count):
            if self.edge_visits[edge] == 0:
                untried += 1
        pick = rng.below(untried)
        for edge in range(first, first + count):
            if self.edge_visits[edge] == 0:
                if pick == 0:
                    return edge
                pick -= 1
        raise AssertionError("every edge was tried")

    def select_by_prior(self, node: i64, exploration: float, caution: float) -> i64:
        """PUCT: the mean, and a bonus by the prior that fades as an edge is tried.

        An edge that was never tried counts as the node's mean less `caution`."""
        first, count = self.first_edge[node], self.edge_count[node]
        met = float(self.visits[node])
        untried = self.totals[node] / met - caution if met > 0.0 else 0.5
        push = exploration * math.sqrt(met + 1.0)
        best = first
        best_score = -1000.0
        for edge in range(first, first + count):
            visits = float(self.edge_visits[edge])
            mean = self.edge_totals[edge] / visits if visits > 0.0 else untried
            score = mean + push * self.edge_priors[edge] / (1.0 + visits)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def reward(self, node: i64, edge: i64, value: float) -> None:
        """Count one more simulation that went through an edge."""
        self.visits[node] += 1
        self.totals[node] += value
        self.edge_visits[edge] += 1
        self.edge_totals[edge] += value
