"""Hypothesis strategies for states, positions and logs of every game."""

from __future__ import annotations

from hypothesis import strategies as st

from oenach import OVER, Game, Match, Rng, State
from tables import OPTIONS, TABLES, make


@st.composite
def games(draw: st.DrawFn, name: str | None = None) -> Game:
    """A game at some table with some options."""
    tables = [table for table in TABLES if name in (None, table[0])]
    chosen, seats = draw(st.sampled_from(tables))
    return make(chosen, seats, draw(st.integers(0, len(OPTIONS[chosen]) - 1)))


@st.composite
def states(draw: st.DrawFn, name: str | None = None) -> State:
    """A state reached by some random moves; shrinks towards early ones."""
    game = draw(games(name))
    steps = draw(st.integers(0, 250))
    rng = Rng(draw(st.integers(0, 2**32)))
    state = game.new()
    while steps and state.to_act != OVER:
        state.apply(game.random_move(state, rng))
        steps -= 1
    return state


@st.composite
def positions(draw: st.DrawFn, name: str | None = None) -> dict[str, object]:
    """The JSON position of such a state."""
    state = draw(states(name))
    return state.game.position(state)


@st.composite
def matches(draw: st.DrawFn, name: str | None = None, most: int = 60) -> Match:
    """A match with some moves, some of them taken back."""
    game = draw(games(name))
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


def logs(name: str | None = None) -> st.SearchStrategy[dict[str, object]]:
    """The full log of such a match."""
    return matches(name).map(lambda match: match.log)
