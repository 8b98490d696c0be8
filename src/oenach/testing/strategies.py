"""Hypothesis strategies for games, states, positions, matches and logs, at tables of one's choice.

from oenach.testing.strategies import states
from oenach.testing.tables import tables_of

@given(states(tables_of("hurling")))
"""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State
from oenach.testing.tables import Table


def games(tables: Sequence[Table]) -> st.SearchStrategy[Game]:
    """A game at one of the tables."""
    return st.sampled_from(tables).map(Table.make)


@st.composite
def states(draw: st.DrawFn, tables: Sequence[Table]) -> State:
    """A state reached by some random moves; shrinks towards early ones."""
    game = draw(games(tables))
    steps = draw(st.integers(0, 250))
    rng = Rng(draw(st.integers(0, 2**32)))
    state = game.new()
    while steps and state.to_act != OVER:
        state.apply(game.random_move(state, rng))
        steps -= 1
    return state


def positions(tables: Sequence[Table]) -> st.SearchStrategy[dict[str, object]]:
    """The JSON position of such a state."""
    return states(tables).map(lambda state: state.game.position(state))


@st.composite
def matches(draw: st.DrawFn, tables: Sequence[Table], most: int = 60) -> Match:
    """A match with some moves, some of them taken back."""
    game = draw(games(tables))
    match = Match(game, secret=draw(st.binary(min_size=32, max_size=32)))
    rng = Rng(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        if match.over:
            break
        seat = int(match.state.to_act)
        match.play(game.text(match.state, int(game.random_move(match.state, rng))), seat=seat)
        if rng.below(8) == 0 and match.undoable(seat):
            match.undo(seat)
    return match


def logs(tables: Sequence[Table]) -> st.SearchStrategy[dict[str, object]]:
    """The full log of such a match."""
    return matches(tables).map(lambda match: match.log)
