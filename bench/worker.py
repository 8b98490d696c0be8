"""Measures one build in a process of its own and prints the figures as JSON.

`python -m bench.worker ours 1.0`; or openspiel, search, openspiel-search for ours. With `slices` it
measures one figure at a time, as it is asked: lines like `0.4 playouts GAME 2` on its input.

Seconds are those of the processor, so that other programs are in nobody's way.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from bench import searching
from bench.per_game import searched_tables, stepped_tables

OPENSPIEL = ("skat", "dou_dizhu", "euchre", "oh_hell", "hanabi", "gin_rummy", "backgammon")


def rate(play_once: Callable[[], int], seconds: float) -> float:
    """Moves a second of repeated games, the last one finished."""
    moves, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play_once()
    return moves / spent


def ours(seconds: float) -> dict[str, Any]:
    """Every table of ours: stepped from Python, in the engine's own loop, and copies."""
    import oenach
    from oenach.kernel import state as engine

    figures: dict[str, Any] = {
        "build": "interpreted" if engine.__file__.endswith(".py") else "compiled"
    }
    for name, seats in stepped_tables():
        figures[f"{name} {seats}"] = {
            "stepped": stepped(name, seats, seconds),
            "playouts": played_out(name, seats, seconds),
            "copy_ns": copy_time(oenach.game(name, seats=seats), oenach.Rng(1), seconds),
        }
    return figures


def stepped(name: str, seats: int, seconds: float) -> float:
    """Moves a second, every one made from Python."""
    import oenach

    game, chooser = oenach.game(name, seats=seats), random.Random(1)
    return rate(partial(step_through, game, chooser, oenach.CHANCE, oenach.OVER), seconds)


def played_out(name: str, seats: int, seconds: float) -> float:
    """Moves a second in the engine's own loop."""
    import oenach
    from oenach.kernel.game import random_playout

    game, rng = oenach.game(name, seats=seats), oenach.Rng(1)
    return rate(partial(play_out, game, rng, random_playout), seconds)


def searched_moves(name: str, seats: int, bot: str, seconds: float) -> float:
    """Simulated moves a second of a bot's search."""
    return searching.searched(name, seats, bot, seconds)["moves"]


def step_through(game: Any, chooser: random.Random, chance: int, over: int) -> int:
    """One random game, every move made from Python; the number of moves."""
    state, moves = game.new(), 0
    while (to_act := state.to_act) != over:
        if to_act == chance:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply(chooser.choices(outcomes, weights)[0])
        else:
            legal = state.legal_moves()
            state.apply(legal[int(chooser.random() * len(legal))])
        moves += 1
    return moves


def play_out(game: Any, rng: Any, random_playout: Callable[[Any, Any], int]) -> int:
    """One random game in the engine's own loop; the number of moves."""
    return random_playout(game.new(), rng)


def copy_time(game: Any, rng: Any, seconds: float) -> float:
    """Nanoseconds for a copy of a state in mid-game."""
    state = game.new()
    for _ in range(30):
        state.apply(game.random_move(state, rng))

    def thousand() -> int:
        copy = state.copy
        for _ in range(1000):
            copy()
        return 1000

    return 1e9 / rate(thousand, seconds / 4)


def openspiel(seconds: float) -> dict[str, Any]:
    """OpenSpiel's games stepped from Python with uniform random moves and weighted chance."""
    import pyspiel

    figures: dict[str, Any] = {}
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for name in OPENSPIEL:
        if name not in known:
            continue
        game, chooser = pyspiel.load_game(name), random.Random(1)
        figures[name] = rate(partial(step_through_openspiel, game, chooser), seconds)
    return figures


def step_through_openspiel(game: Any, chooser: random.Random) -> int:
    """One random game of OpenSpiel's; the number of moves."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(chooser.random() * len(legal))])
        moves += 1
    return moves


SLICES: dict[str, Callable[[float], float]] = {
    **{f"stepped {name} {n}": partial(stepped, name, n) for name, n in stepped_tables()},
    **{f"playouts {name} {n}": partial(played_out, name, n) for name, n in stepped_tables()},
    **{
        f"search {name} {n} {bot}": partial(searched_moves, name, n, bot)
        for name, n in searched_tables()
        for bot in searching.BOTS
    },
}
"""By its name, each figure that can be measured alone: moves a second."""


def serve_slices() -> None:
    """Measure what is asked for, a line each, until nothing more is."""
    for line in sys.stdin:
        seconds, _, figure = line.strip().partition(" ")
        print(json.dumps(SLICES[figure](float(seconds))), flush=True)


def main() -> None:
    """Measure one kind of thing, or slices as they are asked for."""
    if sys.argv[1] == "slices":
        serve_slices()
        return
    measure = {
        "ours": ours,
        "openspiel": openspiel,
        "search": searching.ours,
        "openspiel-search": searching.openspiel,
    }[sys.argv[1]]
    print(json.dumps(measure(float(sys.argv[2]))))


if __name__ == "__main__":
    main()
