"""Fit the network that judges positions of Celtic Trader on games of the greedy player.

    python scripts/games/celtic-trader/train.py --games 8000 \
        --out src/oenach/games/celtic_trader/strategy/weights.py

Every seat plays greedily, with a slip now and then so that games differ. Between turns the facts
about all seats are written down, and the network learns which seat won. The loss is shown on
games that were kept aside.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import oenach
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.games.celtic_trader.strategy.heuristics import CelticTraderHeuristics
from oenach.games.celtic_trader.strategy.judgement import FACTS, HIDDEN
from oenach.kernel.rng import Rng

Array = NDArray[np.float64]
MOST_SEATS = 5
# One move in so many is made at random, and one boundary between turns in so many is kept.
SLIP = 25
KEEP = 3


def play(
    game: CelticTraderGame, heuristics: CelticTraderHeuristics, rng: Rng
) -> tuple[list[Array], Array]:
    """The facts at some boundaries of one game, by seat, and what each seat won."""
    state = game.new()
    seen: list[Array] = []
    while state.to_act != oenach.OVER:
        if heuristics.settled(state) and rng.below(KEEP) == 0:
            seen.append(facts_of(game, heuristics, state))
        if state.to_act == oenach.CHANCE or rng.below(SLIP) == 0:
            state.apply(int(game.random_move(state, rng)))
        else:
            state.apply(int(heuristics.greedy_move(state, rng)))
    outcome = state.outcome()
    assert outcome is not None
    won = np.zeros(MOST_SEATS)
    won[list(outcome.winners)] = 1 / len(outcome.winners)
    return seen, won


def facts_of(
    game: CelticTraderGame, heuristics: CelticTraderHeuristics, state: CelticTraderState
) -> Array:
    """One row for each seat; rows of seats that nobody sits on are marked by NaN."""
    rows = np.full((MOST_SEATS, int(FACTS)), np.nan)
    judgement = heuristics.judgement
    rounds = heuristics.economy.rounds_left(state)
    for seat in range(game.seats):
        judgement.look(state, seat, rounds)
        rows[seat] = list(judgement.facts)
    return rows


def collect(games: int, seed: int) -> tuple[Array, Array, NDArray[np.int64]]:
    """Positions, results, and the game of each position; half of the games have two seats."""
    tables = {seats: CelticTraderGame(seats, {}) for seats in range(2, MOST_SEATS + 1)}
    heuristics = {seats: CelticTraderHeuristics(game) for seats, game in tables.items()}
    order = (2, 3, 2, 4, 2, 5)
    positions: list[Array] = []
    results: list[Array] = []
    numbers: list[int] = []
    for number in track(range(games), "Playing"):
        seats = order[number % len(order)]
        seen, won = play(tables[seats], heuristics[seats], Rng(seed * 1_000_003 + number))
        positions += seen
        results += [won] * len(seen)
        numbers += [number] * len(seen)
    return np.array(positions), np.array(results), np.array(numbers)


class Network:
    """The same network as `Judgement`, for many positions at once, with its gradient."""

    def __init__(self, rng: np.random.Generator) -> None:
        facts, hidden = int(FACTS), int(HIDDEN)
        self.low = rng.normal(0, facts**-0.5, (hidden, facts))
        self.bias = np.full(hidden, 0.1)
        self.top = rng.normal(0, hidden**-0.5, hidden)

    def chances(self, facts: Array) -> tuple[Array, Array]:
        """Signals of the hidden units, and the chances to win."""
        there = ~np.isnan(facts[:, :, 0])
        signals = np.maximum(0, np.nan_to_num(facts) @ self.low.T + self.bias)
        prospects = np.where(there, signals @ self.top, -np.inf)
        powers = np.exp(prospects - prospects.max(axis=1, keepdims=True))
        return signals, powers / powers.sum(axis=1, keepdims=True)

    def gradient(self, facts: Array, won: Array) -> list[Array]:
        """Of the cross entropy, by layer."""
        signals, chances = self.chances(facts)
        error = (chances - won) / len(facts)
        back = error[:, :, None] * self.top * (signals > 0)
        low = np.einsum("psh,psf->hf", back, np.nan_to_num(facts))
        return [low, back.sum(axis=(0, 1)), np.einsum("ps,psh->h", error, signals)]

    def loss(self, facts: Array, won: Array) -> float:
        """Cross entropy of the chances and what came."""
        _, chances = self.chances(facts)
        return float(-(won * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def fit(facts: Array, won: Array, aside: tuple[Array, Array], epochs: int, seed: int) -> Network:
    """Adam with a falling rate; the weights of the best epoch on the games kept aside."""
    rng = np.random.default_rng(seed)
    network = Network(rng)
    layers = [network.low, network.bias, network.top]
    means = [np.zeros_like(layer) for layer in layers]
    squares = [np.zeros_like(layer) for layer in layers]
    best, kept = np.inf, [layer.copy() for layer in layers]
    step = 0
    for epoch in track(range(epochs), "Fitting"):
        rate = 0.004 * (1 - epoch / epochs) + 0.0002
        for batch in np.array_split(rng.permutation(len(facts)), len(facts) // 256):
            step += 1
            for number, slope in enumerate(network.gradient(facts[batch], won[batch])):
                slope = slope + 1e-5 * layers[number]
                means[number] = 0.9 * means[number] + 0.1 * slope
                squares[number] = 0.999 * squares[number] + 0.001 * slope**2
                fair = means[number] / (1 - 0.9**step)
                layers[number] -= (
                    rate * fair / (np.sqrt(squares[number] / (1 - 0.999**step)) + 1e-8)
                )
        loss = network.loss(*aside)
        if loss < best:
            best, kept = loss, [layer.copy() for layer in layers]
        print(f"epoch {epoch + 1}: loss {loss:.4f}, best {best:.4f}")
    network.low, network.bias, network.top = kept
    return network


def written(network: Network) -> str:
    """The weights as the source of a module."""
    numbers = [*np.hstack([network.low, network.bias[:, None]]).ravel(), *network.top]
    lines = ['"""Made by scripts/games/celtic-trader/train.py: the weights of `Judgement`."""', ""]
    lines += ["from __future__ import annotations", "", "from typing import Final", ""]
    lines += ["# fmt: off", "WEIGHTS: Final[tuple[float, ...]] = ("]
    for first in range(0, len(numbers), 10):
        row = ", ".join(f"{number:.4f}" for number in numbers[first : first + 10])
        lines.append(f"    {row},")
    return "\n".join([*lines, ")", "# fmt: on", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    facts, won, numbers = collect(asked.games, asked.seed)
    apart = numbers // 6 % 10 == 9
    print(f"{len(facts)} positions of {asked.games} games")
    aside = facts[apart], won[apart]
    network = fit(facts[~apart], won[~apart], aside, asked.epochs, asked.seed)
    asked.out.write_text(written(network), encoding="utf-8")


if __name__ == "__main__":
    main()
