"""Bots at tables of Táin are told nothing that their seat does not know."""

from __future__ import annotations

from random import Random

import pytest

import oenach
from oenach.bots.hosting.host import BotHost
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.state import State

SEED = 7


def tain(seats: int = 2) -> Game:
    return oenach.game("tain", seats, {"first_player": "A"})


def after(game: Game, *texts: str) -> State:
    state = game.new()
    for text in texts:
        state.apply(game.parse(state, text))
    return state


def to_act(state: State) -> Knowledge:
    return state.knowledge(int(state.to_act))


class Smuggled(Knowledge):
    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "state": "everything"}


def test_nothing_can_be_smuggled_in() -> None:
    state = after(tain(), "W>B3", "X>A1", "B>A2")
    honest = to_act(state)
    full = state.game.position(state)
    opened = Knowledge("tain", 1, {**honest.view, "clans": full["clans"]}, honest.moves)
    more = Knowledge("tain", 1, {**honest.view, "secret": "A3=W"}, honest.moves)
    with BotHost("random", state.game, pace=0) as host:
        with pytest.raises(TypeError):
            host.ask(Smuggled("tain", 1, honest.view, honest.moves), SEED)
        for knowledge in (Knowledge("tain", 1, full, honest.moves), opened, more):
            with pytest.raises((ValueError, oenach.PositionError)):
                host.ask(knowledge, SEED)
        for other in (state.knowledge(0), state.knowledge(None)):
            with pytest.raises(ValueError, match="the seat to act"):
                host.ask(other, SEED)
        assert host.pid is None


def test_the_question_is_the_same_whatever_is_hidden() -> None:
    game = tain(3)
    state = after(game, "W>B1", "D>B1", "B>A4", "X>K1", "B>A2", "C>C5", "B>C2")
    seat = int(state.to_act)
    host = BotHost("random", game, pace=0)
    asked = host.question(state.knowledge(seat), SEED, beliefs=True).to_frame()
    rng = Random(3)
    worlds = [game.imaginer(state.knowledge(seat)).draw(rng) for _ in range(20)]
    assert len({str(game.position(world)) for world in worlds}) > 10
    for world in worlds:
        assert host.question(world.knowledge(seat), SEED, beliefs=True).to_frame() == asked
    # What the seat itself has hidden is in it, so the bytes could have differed.
    other = after(game, "W>B1", "X>B1", "B>A4", "X>K1", "B>A2", "C>C5", "B>C2")
    assert host.question(other.knowledge(seat), SEED, beliefs=True).to_frame() != asked
