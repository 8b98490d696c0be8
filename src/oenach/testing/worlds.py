"""All states that somebody who looks on can hold possible, followed move by move.

What is hidden in a game was hidden by a move, so whoever saw every move can list what the others
may have done: each move that reads alike, in each state that was possible before, as long as it
leads to the same knowledge. That list owes nothing to the game's own imagination, which can so be
held against it. It is kept only while it is short.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from oenach.kernel.game import Game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State
from oenach.testing.spots import Spot
from oenach.testing.tables import MOST_PLIES, check_goes_on, views

FEW: Final = 16
"""Of a viewer who holds more states possible than this nothing is listed, until all is open."""

Worlds = dict[str, State]
"""States by their positions, as texts."""


class Watched(NamedTuple):
    """What a viewer can make of one move."""

    spot: Spot
    """Before the move."""
    viewer: int | None
    before: State
    move: int
    after: State
    reached: Worlds
    """All that may have come of a move that reads so."""
    worlds: Worlds
    """Those of them that fit what the viewer knows now."""

    @property
    def here(self) -> Spot:
        """After the move, as the viewer has it."""
        ply = (self.spot.ply or 0) + 1
        return Spot.at(self.after, ply, viewer=self.viewer)

    @property
    def turned_up(self) -> bool:
        """Whether the game says that what was hidden is open now."""
        return self.after.reveals != self.before.reveals


def watched(game: Game, seed: int, limit: int = MOST_PLIES) -> Iterator[Watched]:
    """A random game, each of its moves with the eyes of everybody who can list the states."""
    rng, state, ply = Rng(seed), game.new(), 0
    possible: dict[int | None, Worlds] = {viewer: {key(state): state} for viewer in views(game)}
    while state.to_act != OVER:
        check_goes_on(state, ply, limit)
        move, after = int(game.random_move(state, rng)), state.copy()
        game.perform(after, move, None)
        spot = Spot.at(state, ply, move=move)
        for viewer in views(game):
            worlds: Worlds | None = None
            if viewer in possible:
                reached = reached_from(possible.pop(viewer), state, move, viewer)
                worlds = fitting(reached, after, viewer)
                if len(worlds) <= FEW:
                    possible[viewer] = worlds
                    yield Watched(spot, viewer, state, move, after, reached, worlds)
            if after.reveals != state.reveals:
                # All that was hidden is open: the list begins anew.
                possible[viewer] = {key(after): after}
        state, ply = after, ply + 1


def key(state: State) -> str:
    """The whole position as one text."""
    return json.dumps(state.game.position(state), sort_keys=True)


def known(state: State, viewer: int | None) -> str:
    """What a viewer knows, as one text."""
    return json.dumps(state.knowledge(viewer).to_json(), sort_keys=True)


def reached_from(worlds: Worlds, state: State, move: int, viewer: int | None) -> Worlds:
    """What comes of each state by each move that a viewer cannot tell from the one made."""
    game = state.game
    is_hidden = state.to_act >= 0 and game.hides(state, move) and viewer != state.to_act
    look = game.public_text(state, move)
    reached: Worlds = {}
    for world in worlds.values():
        if world.to_act != state.to_act:
            continue
        for other in world.legal_moves():
            is_alike = game.hides(world, other) and game.public_text(world, other) == look
            if is_alike if is_hidden else other == move:
                after = world.copy()
                game.perform(after, other, None)
                reached[key(after)] = after
    return reached


def fitting(worlds: Worlds, truth: State, viewer: int | None) -> Worlds:
    """The states in which the viewer knows what it knows in truth."""
    told = known(truth, viewer)
    return {text: world for text, world in worlds.items() if known(world, viewer) == told}
