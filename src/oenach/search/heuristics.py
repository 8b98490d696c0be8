"""What a player understands of a game beyond its rules.

The rules say what may be done; heuristics say what is sensible. Search asks them for moves to play
out a game with, for a first opinion of the moves at a node, for an estimate of a position, and
for states that fit a seat's knowledge. A game's own override what they know better than
these, which know nothing: they play at random and count every move alike.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from oenach.kernel.game import Game
from oenach.kernel.knowledge import Imaginer
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A player's understanding of one game at a table of so many seats."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def greedy_move(self, state: State, rng: Rng) -> i64:
        """A sensible move for the seat to act, found without search.

        It may look only at what that seat knows: what others have face down in `state` is
        imagined."""
        return self.game.random_move(state, rng)

    def playout_move(self, state: State, rng: Rng) -> i64:
        """A move for the seat to act in a playout: quick, and varied enough to explore."""
        return self.greedy_move(state, rng)

    def priors(self, state: State, moves: vec[i64]) -> vec[float]:
        """A first opinion of the legal moves of the seat to act: shares that add up to 1."""
        shares = vec[float]()
        even = 1.0 / float(i64(len(moves)))
        for _ in range(i64(len(moves))):
            shares = append(shares, even)
        return shares

    def settled(self, state: State) -> bool:
        """Whether `estimate` can judge this position, so that a playout may stop in it."""
        return state.to_act == OVER

    def estimate(self, state: State) -> vec[float]:
        """The chance to win of every seat. Where the game is over: what search should want,
        which may be more than the bare victory (a clear one, say)."""
        return win_shares(self.game, state)

    def imagine(self, imaginer: Imaginer, rng: Rng) -> State:
        """A state that the knowledge allows, the likelier ones more often."""
        return imaginer.sample(rng)

    def beliefs(self, imaginer: Imaginer, rng: Rng) -> list[tuple[int, str, dict[str, float]]]:
        """What may lie face down: owner, place, and the chance of each kind; nothing is hidden
        in most games."""
        return []

    def secret(self, state: State, seat: i64) -> i64:
        """A number for what a seat holds hidden where search begins; in two states with the same
        number, after the same moves as the seat sees them, it has the same legal moves."""
        return self.game.secret(state, seat)


def win_shares(game: Game, state: State) -> vec[float]:
    """What each seat gets of the victory once the game is over: all, a share, or nothing."""
    winners = game.winners(state)
    sharing = 0.0
    for seat in range(i64(game.seats)):
        if winners >> seat & 1:
            sharing += 1.0
    shares = vec[float]()
    for seat in range(i64(game.seats)):
        shares = append(shares, 1.0 / sharing if winners >> seat & 1 else 0.0)
    return shares
