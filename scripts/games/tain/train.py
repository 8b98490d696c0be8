"""Train the numbers of Táin's bots by self-play: habits (what is put where) and outlook.

    python scripts/games/tain/train.py --seats 2,3,4 --batches 300 --games 150 --seed 1
    python scripts/games/tain/train.py --seats 2 --write src/oenach/games/tain/strategy/numbers.py

Needs numpy (extra `training`). The outlook is a logistic fit of who won on how things stood between
rounds. The habits follow the gradient of what each round changed in that outlook (REINFORCE), and a
reward for staying mixed keeps them from settling on a pattern that could be read. Both are done in
turn, `--turns` times, and the habits kept are the mean over the second half of the last turn.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

import oenach
from oenach.games.tain.rules.components import COMMANDO, LAST_ROUND
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.strategy import numbers
from oenach.games.tain.strategy.habits import TABLE
from oenach.games.tain.strategy.heuristics import TainHeuristics
from oenach.games.tain.strategy.outlook import FACTS
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER

Numbers = NDArray[np.float64]
SMALLEST, LARGEST = 0.01, 15.0
MEMORY = 0.8
"""How much of a round's credit goes on to the round before; the outlook alone would be trusted
too much without it, and tokens be hoarded because whoever has them often wins."""


class Standings(NamedTuple):
    """How things stood between two rounds, and what came of it."""

    left: int
    facts: Numbers  # by seat
    shares: Numbers  # of the victory, by seat


class Batch:
    """What is gathered from some games."""

    def __init__(self) -> None:
        self.standings: list[Standings] = []
        self.gradient = np.zeros(2 * TABLE)
        self.mixing = np.zeros(2 * TABLE)
        self.met = np.zeros(2 * TABLE)


def play(heuristics: TainHeuristics, rng: Random, batch: Batch, learns: bool) -> None:
    """One game by habit, with its standings and, when the habits learn, its gradients."""
    game = heuristics.game
    state = game.new()
    draws = Rng(rng.getrandbits(60))
    seats = game.seats
    taken: Numbers = np.zeros((seats, 2 * TABLE))
    before = np.full(seats, 1.0 / seats)
    seen: list[tuple[int, Numbers]] = []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            game.perform(state, game.random_move(state, draws), None)
            continue
        assert isinstance(state, TainState)
        if heuristics.settled(state):
            facts = np.array([list(heuristics.outlook.facts(state, seat)) for seat in range(seats)])
            seen.append((int(LAST_ROUND - state.round), facts))
            after = np.array(list(heuristics.estimate(state)))
            _credit(batch, taken, after - before)
            before = after
            taken *= MEMORY
        if learns and state.phase == COMMANDO:
            _decide(heuristics, state, rng, batch, taken)
        else:
            game.perform(state, heuristics.greedy_move(state, draws), None)
    after = np.array(list(heuristics.estimate(state)))
    _credit(batch, taken, after - before)
    batch.standings += [Standings(left, facts, after) for left, facts in seen]


def _decide(
    heuristics: TainHeuristics, state: TainState, rng: Random, batch: Batch, taken: Numbers
) -> None:
    """Choose by habit, and note what would make the choice likelier and the habit more mixed."""
    moves = heuristics.game.legal(state)
    if len(moves) > 1:
        cells = np.array(list(heuristics.habits.cells(state, moves)))
        shares = np.array(list(heuristics.habits.shares(state, moves)))
        chosen = rng.choices(range(len(moves)), list(shares))[0]
        seat = int(state.to_act)
        taken[seat] -= np.bincount(cells, shares, 2 * TABLE)
        taken[seat, cells[chosen]] += 1.0
        surprise = -np.log(np.maximum(shares, 1e-9))
        spread = shares * (surprise - float(shares @ surprise))
        batch.mixing += np.bincount(cells, spread, 2 * TABLE)
        batch.met += np.bincount(cells, shares, 2 * TABLE)
        heuristics.game.perform(state, moves[chosen], None)
    else:
        heuristics.game.perform(state, moves[0], None)


def _credit(batch: Batch, taken: Numbers, gains: Numbers) -> None:
    """What a round changed is owed to its moves, and less and less to those of earlier rounds."""
    batch.gradient += gains @ taken


def fit_outlook(standings: list[Standings], start: Numbers, steps: int = 400) -> Numbers:
    """Multinomial logistic regression, for each number of rounds left on its own."""
    weights = start.reshape(-1, FACTS).copy()
    for left in range(len(weights)):
        own = [one for one in standings if one.left == left]
        if not own:
            continue
        facts = np.array([one.facts for one in own])
        shares = np.array([one.shares for one in own])
        row, drift, scale = weights[left].copy(), np.zeros(FACTS), np.zeros(FACTS)
        for step in range(1, steps + 1):
            scores = facts @ row
            chances = np.exp(scores - scores.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            slope = np.einsum("gs,gsf->f", shares - chances, facts) / len(own) - 1e-4 * row
            drift = 0.9 * drift + 0.1 * slope
            scale = 0.99 * scale + 0.01 * slope**2
            row += 0.05 * (drift / (1 - 0.9**step)) / (np.sqrt(scale / (1 - 0.99**step)) + 1e-8)
        weights[left] = row
    return weights.reshape(-1)


def fit_error(standings: list[Standings], weights: Numbers) -> float:
    """The mean surprise of the outlook at who won; log(seats) for one that knows nothing."""
    rows = weights.reshape(-1, FACTS)
    loss = 0.0
    for one in standings:
        scores = one.facts @ rows[one.left]
        loss += float(np.log(np.exp(scores).sum()) - one.shares @ scores)
    return loss / len(standings)


def learn_habits(
    heuristics: TainHeuristics, rng: Random, batches: int, games: int, mixing: float, label: str
) -> Numbers:
    """Follow the gradient for some batches; the mean of the second half's weights."""
    logs = np.log(np.clip(np.array(list(heuristics.habits.weights)), SMALLEST, LARGEST))
    drift, scale, kept = np.zeros_like(logs), np.zeros_like(logs), np.zeros_like(logs)
    began = time.time()
    for step in range(1, batches + 1):
        batch = Batch()
        for _ in range(games):
            play(heuristics, rng, batch, True)
        slope = (batch.gradient + mixing * batch.mixing) / games
        drift = 0.9 * drift + 0.1 * slope
        scale = 0.99 * scale + 0.01 * slope**2
        rate = 0.05 * (1.0 - 0.8 * step / batches)
        logs += rate * (drift / (1 - 0.9**step)) / (np.sqrt(scale / (1 - 0.99**step)) + 1e-6)
        logs = np.clip(logs, np.log(SMALLEST), np.log(LARGEST))
        # Only ratios count, so a common factor is taken out.
        for first in (0, TABLE):
            logs[first : first + TABLE] -= logs[first : first + TABLE].mean() + 1.0
        heuristics.habits.weights = vec[float](list(np.exp(logs)))
        if step > batches // 2:
            kept += logs / (batches - batches // 2)
        spent = time.time() - began
        left = spent / step * (batches - step)
        print(f"\r{label}: batch {step}/{batches}, {left:.0f} s left ", end="", file=sys.stderr)
    print(file=sys.stderr)
    learned: NDArray[np.float64] = np.exp(kept)
    return learned


def gather(heuristics: TainHeuristics, rng: Random, games: int) -> list[Standings]:
    """Standings from games played by habit."""
    batch = Batch()
    for _ in range(games):
        play(heuristics, rng, batch, False)
    return batch.standings


def train(seats: int, arguments: argparse.Namespace) -> tuple[Numbers, Numbers]:
    """Habits and outlook for a table of so many seats."""
    heuristics = TainHeuristics(oenach.game("tain", seats=seats))
    rng = Random(f"{arguments.seed}/{seats}")
    outlook = np.array(list(heuristics.outlook.weights))
    for turn in range(arguments.turns + 1):
        outlook = fit_outlook(gather(heuristics, rng, arguments.fit_games), outlook)
        heuristics.outlook.weights = vec[float](list(outlook))
        error = fit_error(gather(heuristics, rng, 500), outlook)
        print(f"{seats} seats, turn {turn}: outlook error {error:.4f} of {np.log(seats):.4f}")
        if turn < arguments.turns:
            label = f"{seats} seats, turn {turn + 1}"
            habits = learn_habits(
                heuristics, rng, arguments.batches, arguments.games, arguments.mixing, label
            )
            heuristics.habits.weights = vec[float](list(habits))
    return np.array(list(heuristics.habits.weights)), outlook


def written(habits: dict[int, Numbers], outlook: dict[int, Numbers]) -> str:
    """The source of numbers.py."""
    lines = [
        '"""Trained numbers of habits and outlook; scripts/games/tain/train.py makes them."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
    ]
    for name, tables in (("HABITS", habits), ("OUTLOOK", outlook)):
        for seats, table in tables.items():
            lines += [f"{name}_{seats}: Final[tuple[float, ...]] = ("]
            texts = [repr(round(float(number), 4) + 0.0) + "," for number in table]
            lines += ["    " + " ".join(texts[at : at + 10]) for at in range(0, len(texts), 10)]
            lines.append(")")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Train, and print or write the numbers."""
    parser = argparse.ArgumentParser(description="Train the numbers of Táin's bots.")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--batches", type=int, default=150)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--fit-games", type=int, default=4000)
    parser.add_argument("--mixing", type=float, default=0.01, help="the reward for staying mixed")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--write", type=Path, help="where to write the numbers")
    arguments = parser.parse_args()
    habits = {n: np.array(getattr(numbers, f"HABITS_{n}")) for n in (2, 3, 4)}
    outlook = {n: np.array(getattr(numbers, f"OUTLOOK_{n}")) for n in (2, 3, 4)}
    for text in arguments.seats.split(","):
        habits[int(text)], outlook[int(text)] = train(int(text), arguments)
    source = written(habits, outlook)
    if arguments.write:
        arguments.write.write_text(source)
    else:
        print(source)


if __name__ == "__main__":
    main()
