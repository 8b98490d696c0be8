"""A bluffing game must not be played by rote: what can be foreseen of a master's guards.

Master plays fifty openings (the first round) against itself. Whoever has seen them may guess, for
each gate, the kind of guard that stood there most often. On fifty more openings that guess must
not be right more often than it could be for somebody who knows the chances from which master drew
each of its guards; and those chances must leave real doubt.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from random import Random

import pytest

import oenach
from oenach.bots.bot import Thoughts
from oenach.bots.catalog import bot
from oenach.bots.search_bot import SearchBot

OPENINGS = 50
FRACTION = 0.01
Guard = tuple[str, str, float]
"""A gate, the kind put there, and the chance of the likeliest kind at that gate."""


def mixture(player: SearchBot, thoughts: Thoughts) -> dict[int, float]:
    """The chances from which a move was drawn, as the bot's strength states them."""
    strength = player.strength
    least = thoughts.candidates[0].share * strength.doubt
    weights = {
        one.move: one.share**strength.mixes for one in thoughts.candidates if one.share >= least
    }
    total = sum(weights.values())
    return {move: weight / total for move, weight in weights.items()}


def opening(player: SearchBot, seed: int) -> list[Guard]:
    """The guards of the first player in the first round."""
    game, rng = player.game, Random(seed)
    state = game.new()
    state.apply(3)
    guards: list[Guard] = []
    while state.reveals == 0:
        seat, moves = int(state.to_act), state.legal_moves()
        thoughts = player.think(state.knowledge(seat), moves, rng)
        text = game.text(state, thoughts.move)
        if seat == 0 and text[1:3] == ">A":
            chances = {
                game.text(state, move): chance for move, chance in mixture(player, thoughts).items()
            }
            here = [chance for move, chance in chances.items() if move[2:] == text[2:]]
            guards.append((text[2:], text[0], max(here) / sum(here)))
        state.apply(thoughts.move)
    return guards


@pytest.fixture(scope="module")
def openings() -> list[list[Guard]]:
    player = bot("master", oenach.game("tain", seats=2)).scaled(FRACTION)
    assert isinstance(player, SearchBot)
    return [opening(player, seed) for seed in range(2 * OPENINGS)]


def test_seen_openings_do_not_give_the_next_guards_away(openings: list[list[Guard]]) -> None:
    seen: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for guards in openings[:OPENINGS]:
        for gate, kind, _ in guards:
            seen[gate][kind] += 1
    later = [guard for guards in openings[OPENINGS:] for guard in guards]
    assert len(later) > 100
    hits = [seen[gate].most_common(1)[0][0] == kind for gate, kind, _ in later]
    allowed = sum(chance for _, _, chance in later) / len(later)
    margin = 2.6 * math.sqrt(0.25 / len(later))
    assert sum(hits) / len(hits) <= allowed + margin


def test_the_chances_of_a_guard_leave_doubt(openings: list[list[Guard]]) -> None:
    later = [guard for guards in openings for guard in guards]
    assert sum(chance for _, _, chance in later) / len(later) < 0.9
    for gate in ("A1", "A2", "A3", "A4", "A5"):
        kinds = Counter(kind for place, kind, _ in later if place == gate)
        total = sum(kinds.values())
        assert total >= 20
        doubt = -sum(count / total * math.log2(count / total) for count in kinds.values())
        assert doubt > 1.0, gate


def test_openings_follow_no_fixed_pattern(openings: list[list[Guard]]) -> None:
    patterns = {tuple(sorted((gate, kind) for gate, kind, _ in guards)) for guards in openings}
    assert len(patterns) > len(openings) / 3
