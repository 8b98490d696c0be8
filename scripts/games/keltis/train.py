"""Learn the numbers by which bots judge Keltis, from games that they play against themselves.

    python scripts/games/keltis/train.py src/oenach/games/keltis/strategy/numbers.py

Needs numpy (extra `training`) and the compiled package; takes some minutes. The first round of
games is played by the rules of thumb, the others by looking one move ahead with the numbers learned
before. A cell of a table is the mean of what such a series came to; cells seen seldom lean on
coarser means.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from librt.vecs import vec

import oenach
from oenach.games.keltis.rules.components import CLOVERS, TURN, WISHING_STONES, tiles_of_colour
from oenach.games.keltis.rules.notation import FLIP
from oenach.games.keltis.rules.scoring import bonus_points, points, series_points, stone_points
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.strategy.heuristics import KeltisHeuristics
from oenach.games.keltis.strategy.numbers import DIGITS
from oenach.games.keltis.strategy.prospects import (
    NUMBERS,
    SCALE_AT,
    SERIES_COUNTS,
    SERIES_HIDDEN,
    SERIES_SEEN,
    SHARES,
    SHARES_AT,
    STAGES,
    STONE_COUNTS,
    STONE_HIDDEN,
    STONE_SEEN,
    STONES_AT,
    Prospects,
)
from oenach.kernel.bits import bit_count
from oenach.kernel.rng import Rng

SERIES_SHAPE = (STAGES, 2, SERIES_COUNTS, SERIES_HIDDEN, SERIES_SEEN, 2)
STONE_SHAPE = (STAGES, 2, STONE_COUNTS, STONE_HIDDEN, STONE_SEEN)
# What a cell leans on, from the coarsest mean on: the dimensions that are left out.
SERIES_COARSER = ((0, 1, 3, 4, 5), (0, 1, 4, 5), (0, 1, 5), (1, 5), (1,))
STONE_COARSER = ((0, 1, 3, 4), (0, 1, 4), (0, 1), (1,))
# So many values of a cell count as much as the coarser mean.
LEANING = 20.0
# In a thousand: how often a move is made at random, game by game.
STRAYING = (0, 0, 20, 60)
SEAT_WORDS = {2: "TWO", 3: "THREE", 4: "FOUR"}

# A row for each turn and seat: five cells of series, the stones' cell, what is in reach (four
# numbers), the moment, the bonus points so far; and what it came to: points of the five series
# and of the stones, the whole score, the share of the victory.
Rows = np.ndarray


def look(heuristics: KeltisHeuristics, state: KeltisState, seat: int) -> list[int]:
    """What the tables are told of a seat before a turn."""
    prospects = heuristics.prospects
    moment = prospects.moment(state, seat)
    hidden = state.fits[seat] & state.face_down
    seen = state.fits[seat] & state.middle
    return [
        *(prospects.series_cell(state, seat, colour, moment) for colour in range(5)),
        prospects.stone_cell(state, seat, moment),
        bonus_points(hidden),
        bonus_points(seen),
        bit_count(hidden & CLOVERS),
        bit_count(seen & CLOVERS),
        moment,
        bonus_points(state.laid[seat]),
    ]


def promise(heuristics: KeltisHeuristics, state: KeltisState, move: int) -> float:
    """The mover's chance to win after a move; after a flip, the mean over what may turn up."""
    seat = state.seat_to_move
    following = state.copy()
    heuristics.game.perform(following, move, None)
    if move != FLIP:
        return heuristics.estimate(following)[seat]
    found = []
    for outcome in heuristics.game.legal(following):
        drawn = following.copy()
        heuristics.game.perform(drawn, outcome, None)
        found.append(heuristics.estimate(drawn)[seat])
    return sum(found) / len(found)


def play(
    heuristics: KeltisHeuristics, rng: Rng, straying: int, ahead: bool
) -> list[list[list[float]]]:
    """A game, as rows by turn and seat."""
    game = heuristics.game
    state = cast(KeltisState, game.new())
    seen = []
    while state.to_act != oenach.OVER:
        if state.phase == TURN:
            seen.append([look(heuristics, state, seat) for seat in range(game.seats)])
        moves = game.legal(state)
        if state.to_act == oenach.CHANCE or len(moves) == 1 or rng.below(1000) < straying:
            move = game.random_move(state, rng)
        elif ahead:
            move = max(moves, key=lambda one: promise(heuristics, state, one))
        else:
            move = heuristics.greedy_move(state, rng)
        game.perform(state, move, None)
    wins = heuristics.estimate(state)
    ends = [came_to(state.laid[seat], wins[seat]) for seat in range(game.seats)]
    return [[row + end for row, end in zip(turn, ends, strict=True)] for turn in seen]


def came_to(laid: int, win: float) -> list[float]:
    """What the tiles in front of a seat came to."""
    series = [int(series_points(bit_count(laid & tiles_of_colour(each)))) for each in range(5)]
    stones = int(stone_points(bit_count(laid & WISHING_STONES)))
    return [*series, stones, int(points(laid)), win]


def leaning_means(
    cells: Rows, values: Rows, shape: tuple[int, ...], coarser: Sequence[Any]
) -> Rows:
    """The mean of every cell, leaning on coarser means the more, the fewer values it has."""
    known = cells >= 0
    cells, values = cells[known].astype(int), values[known]
    size = int(np.prod(shape))
    counts = np.bincount(cells, minlength=size).reshape(shape).astype(float)
    totals = np.bincount(cells, weights=values, minlength=size).reshape(shape)
    means = np.full((1,) * len(shape), values.mean())
    for left_out in (*coarser, ()):
        total = totals.sum(axis=left_out, keepdims=True)
        means = (total + LEANING * means) / (counts.sum(axis=left_out, keepdims=True) + LEANING)
    return means.ravel()


def learn(rows: Rows) -> Rows:
    """The numbers from rows by turn and seat."""
    numbers = np.zeros(NUMBERS)
    flat = rows.reshape(-1, rows.shape[2])
    numbers[:STONES_AT] = leaning_means(
        flat[:, :5].ravel(), flat[:, 12:17].ravel(), SERIES_SHAPE, SERIES_COARSER
    )
    numbers[STONES_AT:SHARES_AT] = leaning_means(
        flat[:, 5], flat[:, 17], STONE_SHAPE, STONE_COARSER
    )
    base = flat[:, 11].copy()
    for column, first in ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, int(STONES_AT))):
        cells = flat[:, column].astype(int)
        base += np.where(cells >= 0, numbers[first + np.maximum(cells, 0)], 10.0)
    expected = base.copy()
    for moment in range(2 * STAGES):
        here = flat[:, 10] == moment
        reach = flat[here, 6:10]
        shares = np.linalg.lstsq(reach, flat[here, 18] - base[here], rcond=None)[0]
        at = SHARES_AT + moment * SHARES
        numbers[at : at + SHARES] = shares
        expected[here] += reach @ shares
    learn_scales(numbers, rows, expected.reshape(rows.shape[:2]))
    return numbers


def learn_scales(numbers: Rows, rows: Rows, expected: Rows) -> None:
    """By stage, the weight of a point that foretells the victories best."""
    stages = rows[:, 0, 10] // 2
    for stage in range(STAGES):
        here = stages == stage
        lead = expected[here] - expected[here].max(axis=1, keepdims=True)
        wins = rows[here, :, 19]
        best = np.inf
        for scale in np.geomspace(0.03, 1.5, 60):
            surprise = np.log(np.exp(scale * lead).sum(axis=1)) - (wins * scale * lead).sum(axis=1)
            if surprise.mean() < best:
                best = surprise.mean()
                numbers[SCALE_AT + stage] = scale


def learn_for(seats: int, rounds: Sequence[int]) -> Rows:
    """The numbers for a table of so many seats, after so many games in each round."""
    heuristics = KeltisHeuristics(oenach.game("keltis", seats=seats))
    rng = Rng(seats)
    for index, games in enumerate(rounds):
        rows = []
        for game in range(games):
            turns = play(heuristics, rng, STRAYING[game % len(STRAYING)], ahead=index > 0)
            rows.append(np.array(turns, dtype=np.float32))
            if game % 100 == 99:
                progress = f"{seats} seats, round {index + 1} of {len(rounds)}"
                print(f"\r{progress}: {game + 1} of {games} games", end="", flush=True)
        played = np.concatenate(rows)
        numbers = learn(played)
        print(f", {played[:, :, 18].mean():.1f} points on average", flush=True)
        heuristics.prospects = Prospects(vec[float]([float(number) for number in numbers]))
    return numbers


def written(numbers: Rows) -> str:
    """Numbers in two digits each: hundredths, 2,000 of them added."""
    whole = [min(4095, max(0, round(float(number) * 100) + 2000)) for number in numbers]
    return "".join(DIGITS[number >> 6] + DIGITS[number & 63] for number in whole)


def put_into(source: Path, seats: int, numbers: Rows) -> None:
    """Replace the numbers for so many seats in the source of numbers.py."""
    name = f"{SEAT_WORDS[seats]}_SEATS: Final = ("
    text = written(numbers)
    lines = "".join(f'    "{text[at : at + 94]}"\n' for at in range(0, len(text), 94))
    before, _, rest = source.read_text().partition(f"{name}\n")
    after = rest.partition("\n)\n")[2]
    source.write_text(f"{before}{name}\n{lines})\n{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("source", type=Path, help="the file numbers.py, of which all else stays")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, nargs="+", default=[3000, 6000, 12000])
    given = parser.parse_args()
    for seats in given.seats:
        put_into(given.source, seats, learn_for(seats, given.rounds))


if __name__ == "__main__":
    main()
