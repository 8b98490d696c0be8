"""What the rule of thumb of Celtic Trader does, in positions of the small map."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.celtic_trader.big_map import random_map
from games.celtic_trader.celtic_trader_tables import goes, seat_of, table
from oenach.games.celtic_trader.rules.board import NO_ROAD
from oenach.games.celtic_trader.rules.components import PHASE_MOVE
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.strategy.heuristics import CelticTraderHeuristics
from oenach.games.celtic_trader.strategy.ways import FAR, Ways, is_open
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS, OVER


def choice(**told: Any) -> str:
    """What the seat to act does in a position."""
    state = table(**told)
    return state.game.text(
        state, int(CelticTraderHeuristics(state.game).greedy_move(state, Rng(0)))
    )


def at_belgae(**values: int) -> dict[str, Any]:
    """A visit to Belgae, whose chart stands so."""
    chart = {**dict.fromkeys(["deer", "cloth", "wheat", "fish", "ore", "grapes"], 4), **values}
    return {"phase": "stronghold", "charts": {"belgae": chart}, "turn": {"values": chart}}


CIRCLE = {"phase": "circle", "turn": {"claimed": False}}


def test_C18_delivers_what_pays_here() -> None:
    own = {"at": "belgae", "carried": ["ore"]}
    assert choice(**at_belgae(ore=8), A=own) == "deliver ore"


def test_C18_keeps_what_pays_much_better_at_the_next_market() -> None:
    own = {"at": "belgae", "carried": ["grapes"], "movement": 4}
    assert choice(**at_belgae(grapes=1), A=own, spots={}) == "end"


def test_C16_takes_the_resource_that_lies_here() -> None:
    assert choice(A={"at": "W"}) == "pick wheat"
    assert choice(A={"at": "a1"}, spots={"a1": ["deer"]}) == "pick deer"


def test_C17_buys_what_its_role_rewards() -> None:
    # In the last round an ability is worth its bonus and nothing else.
    told = {**CIRCLE, "last_round": True}
    assert choice(**told, A={"role": "fastest", "at": "s1", "rp": 2}) == "buy movement"
    assert choice(**told, A={"role": "shrewdest", "at": "s1", "rp": 2}) == "buy trading"
    assert choice(**told, A={"role": "strongest", "at": "s1", "rp": 2}) == "buy carrying"


def test_C17_claims_before_the_end_unless_its_rp_count() -> None:
    humble = {"role": "humblest", "at": "s1", "rp": 9}
    assert choice(**CIRCLE, A=humble, last_round=True) == "claim 9"
    trusted = {"role": "trusted", "at": "s1", "rp": 9}
    assert choice(**CIRCLE, A=trusted, B={"role": "fastest"}, last_round=True) == "end"


def test_C17_goes_to_the_circle_to_claim_in_the_last_round() -> None:
    own = {"role": "humblest", "at": "iceni", "rp": 9}
    assert choice(A=own, last_round=True, spots={}) == "go s1"


def test_C10_moves_the_token_under_it_away() -> None:
    assert choice(phase="roman", A={"at": "W"}, romans="W").startswith("roman ")


def test_C11_puts_a_resource_near_itself() -> None:
    drawn = {"drawn": ["ore"]}
    spots = {"K": ["deer", "wheat"], "h1": ["cloth", "fish"]}
    assert choice(phase="resolve", A={"at": "K"}, spots=spots, turn=drawn) == "resolve ore@K"
    assert choice(phase="resolve", A={"at": "O"}, spots=spots, turn=drawn) == "resolve ore@O"


def test_C11_recalls_the_romans_from_its_way() -> None:
    own = {"at": "g1", "carried": ["ore"]}
    found = choice(phase="resolve", A=own, romans="N b2", spots={}, turn={"drawn": ["orders"]})
    assert found == "resolve orders@b2"


def test_C12_ends_the_game_when_ahead_and_not_when_behind() -> None:
    told: dict[str, Any] = {
        "phase": "resolve",
        "romans": "i1",
        "cities": "cantii belgae parisi silures regni",
        "turn": {"drawn": ["roman"]},
    }
    assert choice(**told, A={"vp": 9}, B={"vp": 3}) == "resolve roman@i2"
    assert choice(**told, A={"vp": 3}, B={"vp": 9}) != "resolve roman@i2"


@pytest.mark.parametrize("seed", range(3))
def test_its_ways_are_those_of_the_rules(seed: int) -> None:
    """C3a, C13: it reckons with every legal step, and with no other."""
    game = CelticTraderGame(3, {"map": random_map(Random(seed), 30), "limit": "rounds:6"})
    board, rng, state = game.board, Rng(seed), game.new()
    ways = Ways(board)
    while state.to_act != OVER:
        if state.phase == PHASE_MOVE and state.points > 0 and not state.halted:
            at = board.place_numbers[seat_of(state, LETTERS[state.seat])["at"]]
            steps = [ways.steps[n] for n in range(ways.first_step[at], ways.first_step[at + 1])]
            found = {board.name(step & NO_ROAD) for step in steps if is_open(state.romans, step)}
            assert found == goes(state)
        state.apply(int(game.random_move(state, rng)))
    # Nobody stops on a clear road of a stronghold, but every other place can be reached.
    stops = [place for place in range(ways.places) if board.road_of[place] < 0]
    ways.travel(state.romans, 0, 0, 2)
    assert max(ways.arrival[ways.row + place] for place in stops) < FAR
