"""Short matches of any game, to be reviewed."""

from __future__ import annotations

from random import Random

import oenach
from oenach.kernel.matches.match import Match
from oenach.review.decisions import Decisions, decisions_of
from oenach.story.history import History
from per_game import FIRST, about

SECRET = bytes(range(32))


def given_up(match: Match) -> Match:
    """The match, ended by A."""
    match.resign(0)
    return match


def decisions(match: Match) -> Decisions:
    """A match as a review reads it from its log."""
    return decisions_of(History(match.log))


def sample(name: str = FIRST, seats: int = 2, moves: int = 7) -> Match:
    """A match after some moves."""
    game = oenach.game(name, seats, about(name).a_begins)
    match, rng = Match(game, SECRET), Random(4)
    while len(texts_of(match)) < moves:
        assert not match.over
        legal = match.state.legal_moves()
        match.play(game.text(match.state, rng.choice(legal)))
    return match


def texts_of(match: Match) -> list[str]:
    """The moves that were made, as they really were."""
    return [decision.text for decision in decisions(match).made]
