"""How fast search is: ours in every game, and OpenSpiel's C++ ISMCTSBot in games of its own."""

from __future__ import annotations

import random
import time
from typing import Any

from bench.per_game import searched_tables

# OpenSpiel's games with hidden hands that its ISMCTSBot can search, about as long as ours.
OPENSPIEL_SEARCHED = ("hearts", "oh_hell", "euchre")
BOTS = ("ismcts-plain", "ismcts-greedy", "master")
BATCH = 2000
"""Simulations of one search; every measurement makes whole searches, ours and theirs alike."""


def ours(seconds: float) -> dict[str, Any]:
    """Every table of ours and every bot."""
    return {
        f"{name} {seats} {which}": searched(name, seats, which, seconds)
        for name, seats in searched_tables()
        for which in BOTS
    }


def searched(name: str, seats: int, which: str, seconds: float) -> dict[str, float]:
    """A bot's simulations and simulated moves a second from the first choice of a game."""
    import oenach
    from oenach.bots.catalog import bot
    from oenach.bots.search_bot import SearchBot
    from oenach.search.search import Search

    game = oenach.game(name, seats=seats)
    state = first_choice(game)
    imaginer = game.imaginer(state.knowledge(int(state.to_act)))
    player = bot(which, game)
    assert isinstance(player, SearchBot)
    settings = player.strength.settings
    simulations, moves, started = 0, 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        rng = oenach.Rng(simulations)
        search = Search(game, player.heuristics, settings, imaginer, state.to_act, rng)
        search.run(BATCH, 0.0)
        simulations += BATCH
        moves += search.moves_made
    return {"simulations": simulations / spent, "moves": moves / spent}


def first_choice(game: Any) -> Any:
    """A new game at the first node with a choice."""
    import oenach

    state, rng = game.new(), oenach.Rng(1)
    while state.to_act < 0 or len(state.legal_moves()) < 2:
        state.apply(game.random_move(state, rng))
    return state


def openspiel(seconds: float) -> dict[str, Any]:
    """The same of OpenSpiel's bot with random playouts.

    It does not count moves: they are its simulations times the mean length of random games from
    there, which is what each of its simulations plays."""
    import pyspiel

    figures: dict[str, Any] = {}
    for name in OPENSPIEL_SEARCHED:
        chooser = random.Random(1)
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node():
            state.apply_action(chooser.choice(state.chance_outcomes())[0])
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        player = pyspiel.ISMCTSBot(1, evaluator, 1.0, BATCH)
        simulations, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds:
            player.step(state)
            simulations += BATCH
        length = sum(random_length(state.clone(), chooser) for _ in range(200)) / 200
        figures[name] = {"simulations": simulations / spent, "moves": simulations / spent * length}
    return figures


def random_length(state: Any, chooser: random.Random) -> int:
    """The moves of one random game to its end."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
        moves += 1
    return moves
